# What a server sets for itself, who changed it; and stopping a table for a reason.

settings-title = ## Settings of this server
settings-how = Each choice counts at once, for everybody here. Only you can see this message.
settings-line = **{ $name }**: { $value }
    -# { $about }
settings-changed = ✓ **{ $name }**: { $after }. Before: { $before }.
settings-unchanged = It was like that already; nothing has changed.

settings-name-language = Language
settings-about-language = Of what everybody sees: lobbies, boards and calls. What only one person sees is in that person’s own language.
settings-name-channels = Channels
settings-about-channels = Where tables may be opened, and in the threads there. If none is chosen: everywhere.
settings-name-rated = Ratings
settings-about-rated = Whether games from now on count for ratings.
settings-name-stop = Stopping tables
settings-about-stop = Who may stop a table for everybody. Moderators are those who may manage messages or the server.

language-en = English
language-fr = Français
settings-language-server = that of the server ({ $language })
settings-channels-all = everywhere
settings-channels-more = { $count ->
        [one] { $channels } and one more
       *[other] { $channels } and { $count } more
    }
settings-rated-yes = results count
settings-rated-no = results don’t count
settings-stop-hosts = the host and moderators
settings-stop-moderators = only moderators

settings-pick-channels = Choose channels…
button-settings = Back to the settings
button-settings-anywhere = Allow everywhere
button-settings-log = Who changed what
button-settings-newer = ◀ Newer
button-settings-older = Older ▶

settings-log-title = ## Who changed what
settings-log-empty = Nobody has changed a setting yet.
settings-log-line = - { $when } · { $who } · **{ $name }**: { $after }. Before: { $before }.

## Stopping a table

stop-reason = Reason: “{ $reason }”
stop-told = { $names }, your table was stopped.
stopped-table = Table { $table } is stopped.

## Refusals

refusal-only-managers = The settings are for those who have the permission { permission-manage-guild } here.
refusal-bad-setting = This value isn’t possible here (any more). Nothing has changed; choose one of those shown.
refusal-channel-closed = In this server, tables belong in { $channels }. Whoever manages the server can change that with /{ command-settings }.
refusal-only-moderators-stop = In this server, only moderators can stop a table.
refusal-reason-too-long = The reason may have at most { $most } characters. Nothing was stopped; please make it shorter.
