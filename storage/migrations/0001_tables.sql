-- Every key begins with the guild, so that guilds can be spread over several files.
-- What a game is made of (options, state, outcome, moves, events) is text that only games read.

PRAGMA application_id = 0x5461696c;  -- "Tail": tells our files from others

CREATE TABLE tables (
    guild    INTEGER NOT NULL,
    number   INTEGER NOT NULL CHECK (number > 0),
    channel  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    options  TEXT    NOT NULL,
    size     INTEGER NOT NULL CHECK (size > 0),
    secret   BLOB    NOT NULL,
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over')),
    revision INTEGER NOT NULL CHECK (revision > 0),
    state    TEXT,
    outcome  TEXT,
    rematch  INTEGER,
    opened   REAL    NOT NULL,
    changed  REAL    NOT NULL,
    -- 1 while a table that is over still has a message that shows it as it was before
    behind   INTEGER NOT NULL DEFAULT 0 CHECK (behind IN (0, 1)),
    PRIMARY KEY (guild, number),
    FOREIGN KEY (guild, rematch) REFERENCES tables (guild, number)
) STRICT;

CREATE INDEX tables_open ON tables (guild, channel, number) WHERE status <> 'over';
CREATE INDEX tables_behind ON tables (guild, number) WHERE behind = 1;
CREATE INDEX tables_rematch ON tables (guild, rematch) WHERE rematch IS NOT NULL;

CREATE TABLE seats (
    guild        INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    seat         INTEGER NOT NULL CHECK (seat >= 0),
    member       INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    contribution TEXT    NOT NULL,
    "left"       INTEGER NOT NULL CHECK ("left" IN (0, 1)),
    PRIMARY KEY (guild, number, seat),
    FOREIGN KEY (guild, number) REFERENCES tables (guild, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_member ON seats (guild, member, number) WHERE "left" = 0;

CREATE TABLE log (
    guild       INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    revision    INTEGER NOT NULL CHECK (revision > 0),
    kind        TEXT    NOT NULL,
    member      INTEGER NOT NULL,
    interaction INTEGER,
    at          REAL    NOT NULL,
    seat        INTEGER,
    text        TEXT    NOT NULL,
    events      TEXT    NOT NULL,
    PRIMARY KEY (guild, number, revision),
    UNIQUE (guild, interaction),
    FOREIGN KEY (guild, number) REFERENCES tables (guild, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE messages (
    guild    INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    role     TEXT    NOT NULL CHECK (role IN ('table', 'ping')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (guild, number, role),
    FOREIGN KEY (guild, number) REFERENCES tables (guild, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    guild  INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL CHECK (seat >= 0),
    member INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    place  INTEGER CHECK (place > 0),
    score  INTEGER,
    reason TEXT    NOT NULL,
    PRIMARY KEY (guild, number, seat),
    FOREIGN KEY (guild, number) REFERENCES tables (guild, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_member ON results (guild, member, number);

CREATE TABLE member_settings (
    guild  INTEGER NOT NULL,
    member INTEGER NOT NULL,
    pings  INTEGER NOT NULL CHECK (pings IN (0, 1)),
    PRIMARY KEY (guild, member)
) STRICT, WITHOUT ROWID;
