# What is stored about somebody, how they leave the leaderboards, and how they delete it.

somebody-deleted = somebody (data deleted)

privacy-show =
    ## What is stored about you in this server
    All of it is in the file: the name you were last seen under, at which tables you sat and what you did there, your results and how they count, which leaderboards and profiles shown to everybody name you, and what you have chosen for yourself.
    -# Other servers have files of their own; ask there, too. /{ command-privacy } { command-privacy-hide } takes you off the leaderboards, /{ command-privacy } { command-privacy-delete } deletes everything.
privacy-packed = The file is packed because it is so large; any program for zip files opens it.
privacy-alt = What is stored about you, as text

privacy-hidden = You are on no leaderboard of this server any more. Your games count as before, and others’ places have closed the gap; /{ command-privacy } { command-privacy-unhide } brings you back.
privacy-unhidden = You are on the leaderboards of this server: everything that you have finished here counts, and so will what comes.

privacy-delete =
    ## Delete everything about you in this server?
    - Your name and your id go from every table here, and your results, ratings and settings with them. Where you sat, “{ somebody-deleted }” will stand.
    - The others’ games stay whole: their places, points and ratings don’t change.
    - { $tables ->
        [0] You sit at no open table, so nobody will wait for you.
        [one] You sit at one open table: you leave it, and if the game is running, you give it up.
       *[other] You sit at { $tables } open tables: you leave them, and give up those games that are running.
    }
    - I take your name out of the messages of tables, one after the other, and delete leaderboards and profiles that were shown with it. What I can’t edit now waits: in an archived thread, until it is open again.
    - Three things I can’t change: what others still have open on screens that only they see, Discord’s own line saying who used a command, and earlier copies of the database, which keep everything until they are thrown away.
    - It can’t be undone. If you want to keep something, fetch it first with /{ command-privacy } { command-privacy-show }.
button-privacy-delete = Delete everything
button-privacy-keep = Keep everything
privacy-deleted = Everything that was stored about you in this server is deleted. Your name now goes from the messages in the channels, too, one after the other.
privacy-left = { $count ->
        [one] Before that, you have left table { $tables }.
       *[other] Before that, you have left the tables { $tables }.
    }
privacy-kept = Nothing was deleted.

## Refusals

refusal-no-result = No game has ended at table { $table } here.
refusal-busy-seated = You keep sitting down at tables, so nothing was deleted. Leave them and try once more.
