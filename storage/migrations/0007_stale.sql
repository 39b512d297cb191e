-- What has to be drawn anew though its table has not changed, and who is named in what was shown.

-- How often it was asked that the message be drawn anew since it was.
ALTER TABLE messages ADD COLUMN stale INTEGER NOT NULL DEFAULT 0 CHECK (stale >= 0);

CREATE INDEX messages_stale ON messages (guild, number) WHERE stale > 0;

-- Up to here, the messages of tables kept the names of members who had deleted their data.
UPDATE messages SET stale = 1
WHERE role = 'table' AND (
    EXISTS (SELECT 1 FROM log
            WHERE log.guild = messages.guild AND log.number = messages.number AND member = 0)
    OR EXISTS (SELECT 1 FROM seats
               WHERE seats.guild = messages.guild AND seats.number = messages.number AND member = 0)
);

-- Leaderboards and profiles that members have shown to everybody: a row for each one named there.
CREATE TABLE shown (
    guild   INTEGER NOT NULL,
    message INTEGER NOT NULL,
    -- 0 once they have deleted their data: the message is to be deleted
    member  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, message, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX shown_member ON shown (guild, member, message);
CREATE INDEX shown_deleted ON shown (guild, message) WHERE member = 0;
