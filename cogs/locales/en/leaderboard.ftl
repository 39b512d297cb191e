# Who stands where in a server, and how that is counted.

period-month = this month
period-year = this year
period-ever = all time

leaderboard-title = ## Leaderboard: { $game }
    { $by } · { $period } · { $count ->
        [one] { $count } member
       *[other] { $count } members
    }{ $gone ->
        [yes] {" "}· with those who left
       *[no] {""}
    }
leaderboard-all-games = all games
leaderboard-by-rating = by rating
leaderboard-by-wins = by wins
leaderboard-by-points = by points
leaderboard-line = **{ $place }** · { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }{ $gone ->
        [yes] {" "}(left)
       *[no] {""}
    } · { $figures }
leaderboard-empty = Nobody has finished a game here in this period. Open a table, and you can be the first!
leaderboard-empty-rating = Nobody has a place by rating here in this period: it takes { $least } rated games. By wins there may be more to see.
leaderboard-own = **You**: place { $place } · { $figures }
leaderboard-own-none = { $all ->
        [yes] **You** have finished no game here yet.
       *[no] **You** have finished no such game in this period.
    }
leaderboard-own-hidden = **You** are on no leaderboard, as you wanted; others don’t see you here. /{ command-privacy } { command-privacy-unhide } brings you back.
leaderboard-own-unranked = **You** have no place by rating here yet: it takes { $least } rated games at this game.{ $known ->
        [yes] {" "}So far you have { $rated }.
       *[no] {""}
    }
leaderboard-no-rating = Ratings are kept for each game. Choose a game to see them.
leaderboard-alt = Bars, { $by }, in the order of the list. Place: figure. { $rows }
leaderboard-alt-row = { $place }: { $figure }
leaderboard-option = { $place } · { $name }
leaderboard-nameless = (no visible name)
leaderboard-pick-profile = See somebody’s profile…
leaderboard-shown-by = -# Shown by { $name }
leaderboard-no-writing = You may not write in this channel, so I show nothing here for you.

figure-wins = { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
figure-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
figure-rated = { $rated ->
        [one] { $rated } rated game
       *[other] { $rated } rated games
    }
figure-points = { $halves ->
        [2] { $points } point
       *[other] { $points } points
    }
figure-rating = rating { $rating }

button-ranks-with = With those who left
button-ranks-without = Without those who left
button-ranks-show = Show to everybody
button-ranks-mine = Where am I?
button-ranks-back = Back to the leaderboard

refusal-bad-period = “{ $period }” is no month and no year that I know. Choose one from the list.

## The rules of counting

game-leaderboard = Leaderboards
rules-leaderboard-counting-title = What counts
rules-leaderboard-counting =
    A table counts in the server where it was played, when it ends with a result. Only people play, so only people are counted. A table that was stopped counts for nobody: a profile tells how many there were, and nothing else changes.

    - **Win**: first place, alone or shared. Partners place together, and the team behind the first is second.
    - **Points**: at each table, one for everybody of another team who is placed behind you, and half a point for everybody placed equal. So a win against five brings five points, and a win against one brings one.
    - **Giving up**: whoever gives up is placed behind all who did not, gets no points from that table, and its score is not their best one. It is still one of their games.
    - **Best score**: the highest final score at one game. Games score differently, so there is none for all together.
    - **Streak**: games won one after the other, shared wins too.
    - **Periods**: a table counts in the month and the year in which it ended, by UTC, and for ever.
rules-leaderboard-places-title = Places, and who is listed
rules-leaderboard-places =
    Equal figures share a place, and the next place is left out: 1, 2, 2, 4. The order among equals means nothing.

    - **By wins** and **by points** everybody is listed who has finished such a game in the period.
    - **By rating** there are only leaderboards of one game. You are placed from your { $ranked }th rated game at it on. In a month or a year it is the rating after your last rated game of that time.
    - **Who left** the server is not listed, unless you ask for it with the button. I ask for no list of members: I notice it by and by.
    - **Who doesn’t want** to be listed isn’t (/{ command-privacy } { command-privacy-hide }), and nobody’s place counts them; others don’t see their profile either.
    - **Names** are those under which I last saw you.
    - Whoever deletes their data is gone from here, and leaderboards that were shown to everybody with them are deleted; what others have won and their ratings stay as they are.
rules-leaderboard-rating-title = How ratings are reckoned
rules-leaderboard-rating =
    The method is Plackett-Luce, from the free library `openskill`. In each server and at each game you have a strength (mu), at first { $mu }, and how unsure it is (sigma), at first { $sigma }. The rating that is shown is

    > **{ $start } + 100 × (mu − { $caution } × sigma)**, rounded to a whole number.

    So everybody begins at { $start }, and the rating also rises as it gets surer.

    - A table compares everybody by their places; scores don’t matter. To win against the strong brings more than against the weak.
    - Partners are rated as one team, whose strength is the sum of theirs. The team has the better of their places.
    - A shared place counts as the mean of all orders in which those who share it could have come in; if there are more than { $orders } such orders, in the library’s own way for equal places.
    - **Giving up saves no rating**: whoever gives up is behind all who stay, and neither their strength nor the rating shown can rise by that table.
    - **Always the same people**: an opponent counts whole for you if you two were opponents at fewer than { $full } rated tables of this game that ended in the { $hours } hours before; with { $full } a half, and with each further one half as much again. Your change is multiplied by the mean over your opponents, so a third player who changes doesn’t help. Whoever has deleted their data since may have been anybody; whoever does so while a table goes on counts there as a beginner.
    - A server can switch ratings off: tables that end meanwhile count for wins and points alone.
