# How one member has done.

profile-title = ## { $name }{ $gone ->
        [yes] {" "}(left)
       *[no] {""}
    }: { $game }
profile-none = { $all ->
        [yes] { $name } has finished no game here, as far as I know.
       *[no] { $name } has finished no such game here, as far as I know.
    }
profile-none-own = { $all ->
        [yes] You have finished no game here yet.
       *[no] You have finished no such game here yet.
    }
profile-hidden = { $name } doesn’t show how they have done.
profile-own-hidden = -# You are on no leaderboard, and others can’t see this profile, as you wanted.
profile-games = - { $games ->
        [one] **{ $games } game**
       *[other] **{ $games } games**
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } ({ $share }%), { $halves ->
        [2] { $points } point
       *[other] { $points } points
    }
profile-rating = - Rating: **{ $rating }**, after { $rated } rated games
profile-unrated = - Rating: shown from { $least } rated games on; so far { $rated }
profile-best = - Best score: { $best }
profile-places = - Places: { $places }
profile-place = { $place ->
        [1] **1st** { $times }×
        [2] **2nd** { $times }×
        [3] **3rd** { $times }×
       *[other] **{ $place }th** { $times }×
    }
profile-streak = - Wins in a row: { $streak } now, { $longest } at best
profile-favourite = - Favourite game: { $game } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
profile-broken = - Given up: { $given_up } · tables stopped: { $stopped }
profile-line = **{ $game }** · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }{ $ranked ->
        [yes] {" "}· rating { $rating }
       *[no] {""}
    }
profile-course-short = Rating at { $game } after each of the last { $count } rated games
profile-course = Rating at { $game } after each of the last { $count } rated games: first { $first }, lowest { $lowest }, highest { $highest }, last { $last }.
profile-met = **You and { $name }**, all games together: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } against each other. You were ahead in { $you }, { $name } in { $they }, level in { $level }.
profile-met-never = You and { $name } have not finished a game against each other yet.
button-profile = All games
button-profile-show = Show to everybody
