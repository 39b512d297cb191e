-- What a server has set, where it is not as by default, and the list of who changed what.

CREATE TABLE server_settings (
    guild   INTEGER NOT NULL,
    setting TEXT    NOT NULL,
    value   TEXT    NOT NULL,
    PRIMARY KEY (guild, setting)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings_log (
    guild       INTEGER NOT NULL,
    number      INTEGER NOT NULL CHECK (number > 0),
    setting     TEXT    NOT NULL,
    "before"    TEXT    NOT NULL,
    "after"     TEXT    NOT NULL,
    -- 0 once they have deleted their data
    member      INTEGER NOT NULL,
    interaction INTEGER,
    at          REAL    NOT NULL,
    PRIMARY KEY (guild, number),
    UNIQUE (guild, interaction)
) STRICT, WITHOUT ROWID;

-- What a member changed, where their data is shown or deleted.
CREATE INDEX settings_log_member ON settings_log (guild, member);
