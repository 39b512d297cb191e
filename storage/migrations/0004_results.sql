-- What a guild remembers: how tables ended, how its members stand, how strong they are, and who they
-- are. Where a member deleted their data, a 0 stands.

-- The seed of a game of which somebody's contribution to the shuffle was deleted.
ALTER TABLE tables ADD COLUMN seed BLOB;

CREATE TABLE endings (
    guild   INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    options TEXT    NOT NULL,
    reason  TEXT    NOT NULL,
    began   REAL    NOT NULL,
    ended   REAL    NOT NULL,
    moves   INTEGER NOT NULL CHECK (moves >= 0),
    -- how much it counted for ratings; NULL if it did not
    weight  REAL    CHECK (weight > 0),
    PRIMARY KEY (guild, number),
    FOREIGN KEY (guild, number) REFERENCES tables (guild, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX endings_time ON endings (guild, ended, number);
CREATE INDEX endings_game ON endings (guild, game, ended, number);

ALTER TABLE results RENAME TO old_results;

CREATE TABLE results (
    guild    INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    member   INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    ended    REAL    NOT NULL,
    team     INTEGER NOT NULL CHECK (team >= 0),
    -- NULL, and the score too, if the table was stopped
    place    INTEGER CHECK (place > 0),
    score    INTEGER,
    parts    TEXT    NOT NULL,
    -- in halves: 2 for each seat of another team placed behind, 1 for each placed equal
    points   INTEGER NOT NULL CHECK (points >= 0),
    resigned INTEGER NOT NULL CHECK (resigned IN (0, 1)),
    -- the rating after it; NULL if the table was not rated, or the member deleted their data
    mu       REAL,
    sigma    REAL,
    PRIMARY KEY (guild, number, seat),
    FOREIGN KEY (guild, number) REFERENCES endings (guild, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE standings (
    guild    INTEGER NOT NULL,
    member   INTEGER NOT NULL CHECK (member <> 0),
    -- '' for ever, '2026', '2026-11'
    period   TEXT    NOT NULL,
    -- '' for all games
    game     TEXT    NOT NULL,
    -- 0: hidden, 1: here, 2: gone from the guild; as the member's row says
    shown    INTEGER NOT NULL CHECK (shown IN (0, 1, 2)),
    games    INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    best     INTEGER,
    given_up INTEGER NOT NULL,
    streak   INTEGER NOT NULL,
    longest  INTEGER NOT NULL,
    rated    INTEGER NOT NULL,
    -- in hundredths, as last in this period; NULL for all games, and before it may be told
    rating   INTEGER,
    PRIMARY KEY (guild, member, period, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    guild  INTEGER NOT NULL,
    member INTEGER NOT NULL CHECK (member <> 0),
    game   TEXT    NOT NULL,
    mu     REAL    NOT NULL,
    sigma  REAL    NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (guild, member, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    guild   INTEGER NOT NULL,
    member  INTEGER NOT NULL CHECK (member <> 0),
    -- the display name as last seen, and when that was
    name    TEXT    NOT NULL,
    seen    REAL    NOT NULL,
    -- 1 while they are not in the guild any more, as far as is known
    gone    INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    -- 1 while they want to be on no leaderboard
    hidden  INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    -- when it was last known whether they are there
    checked REAL    NOT NULL,
    PRIMARY KEY (guild, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_checked ON members (checked) WHERE gone = 0;

-- Guilds that the bot is not in any more, and since when.
CREATE TABLE guilds_left (
    guild INTEGER NOT NULL PRIMARY KEY,
    since REAL    NOT NULL
) STRICT;

CREATE INDEX guilds_left_since ON guilds_left (since);

-- Who ever did something at a table has opened, joined or stopped it.
CREATE INDEX log_present ON log (guild, member, number) WHERE kind IN ('open', 'join', 'stop');

-- What tables before this version came to. None of it was rated. In the games that are called Dog,
-- every second half of the seats are the partners of the first.

INSERT INTO endings (guild, number, game, options, reason, began, ended, moves, weight)
SELECT guild, number, game, options,
    (SELECT max(reason) FROM old_results WHERE guild = t.guild AND number = t.number),
    coalesce((SELECT min(at) FROM log
              WHERE guild = t.guild AND number = t.number AND kind = 'start'), opened),
    coalesce((SELECT max(at) FROM log
              WHERE guild = t.guild AND number = t.number
                  AND kind IN ('play', 'resign', 'stop')), changed),
    (SELECT count(*) FROM log WHERE guild = t.guild AND number = t.number AND kind = 'play'),
    NULL
FROM tables AS t
WHERE EXISTS (SELECT 1 FROM old_results WHERE guild = t.guild AND number = t.number);

INSERT INTO results (guild, number, seat, member, name, game, ended, team, place, score, parts,
                     points, resigned)
SELECT old.guild, old.number, old.seat, old.member, old.name, endings.game, endings.ended,
    CASE WHEN endings.game LIKE 'dog%'
        THEN old.seat % (SELECT max(1, count(*) / 2) FROM old_results AS o
                         WHERE o.guild = old.guild AND o.number = old.number)
        ELSE old.seat END,
    old.place, old.score, '[]', 0,
    coalesce(json_extract(tables.outcome, '$.resigned[' || old.seat || ']'), 0)
FROM old_results AS old JOIN endings USING (guild, number) JOIN tables USING (guild, number);

DROP TABLE old_results;

UPDATE results SET points = (
    SELECT coalesce(sum((other.place > results.place) + (other.place >= results.place)), 0)
    FROM results AS other
    WHERE other.guild = results.guild AND other.number = results.number
        AND other.team <> results.team
)
WHERE place IS NOT NULL AND resigned = 0;

CREATE INDEX results_time ON results (guild, member, ended, number);
CREATE INDEX results_game ON results (guild, member, game, ended, number);
CREATE INDEX results_places ON results (guild, member, game, place);
CREATE INDEX results_met ON results (guild, member, number, team, place, game);

INSERT INTO members (guild, member, name, seen, checked)
SELECT guild, member, name, max(ended), max(ended) FROM results GROUP BY guild, member;

INSERT INTO standings (guild, member, period, game, shown, games, wins, points, best, given_up,
                       streak, longest, rated)
WITH each_one AS (
    SELECT guild, member,
        CASE format WHEN '' THEN '' ELSE strftime(format, ended, 'unixepoch') END AS period,
        CASE one WHEN 1 THEN game ELSE '' END AS game,
        ended, number, place = 1 AS won, points, resigned,
        CASE WHEN one = 1 AND resigned = 0 THEN score END AS score
    FROM results
    CROSS JOIN (SELECT '' AS format UNION ALL SELECT '%Y' UNION ALL SELECT '%Y-%m')
    CROSS JOIN (SELECT 0 AS one UNION ALL SELECT 1)
    WHERE place IS NOT NULL
), runs AS (
    SELECT *,
        sum(won = 0) OVER (PARTITION BY guild, member, period, game ORDER BY ended, number) AS run
    FROM each_one
), rows_of_wins AS (
    SELECT *,
        sum(won) OVER (PARTITION BY guild, member, period, game, run ORDER BY ended, number) AS row,
        row_number() OVER (PARTITION BY guild, member, period, game
                           ORDER BY ended DESC, number DESC) AS back
    FROM runs
)
SELECT guild, member, period, game, 1, count(*), sum(won), sum(points), max(score), sum(resigned),
    max(CASE back WHEN 1 THEN row END), max(row), 0
FROM rows_of_wins GROUP BY guild, member, period, game;

CREATE INDEX standings_wins ON standings (guild, period, game, shown, wins DESC, member);
CREATE INDEX standings_points ON standings (guild, period, game, shown, points DESC, member);
CREATE INDEX standings_rating ON standings (guild, period, game, shown, rating DESC, member)
    WHERE rating IS NOT NULL;
