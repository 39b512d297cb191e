# What can be said without any game: old buttons, failures, permissions that are missing.

ui-starting = I’m just starting up. Please try again in a few seconds.
ui-old-button = This button is from an older message and no longer works. Use /{ command-tables } to see your tables, or /{ command-hand } to see your cards.
ui-old-form = This form was opened before I restarted, so I can’t use what you sent. Nothing has changed; please open it again.
ui-old-command = I no longer know this command. Your list may be out of date: restart Discord, then try again.
ui-server-only = This only works in a server.
ui-not-allowed = You may not use this command here.
ui-bad-option = One of the values you gave isn’t possible here. Nothing has changed; please check it and try again.
ui-broken = Something went wrong on my side. What was already played is safe. If it happens again, tell whoever runs me this reference: **{ $reference }**

## What Discord refused, and where

trouble-gone-message = The message isn’t there any more. Use /{ command-board } to post the table again.
trouble-gone-channel = The channel of this table isn’t there any more. Use /{ command-board } in another channel to go on there.
trouble-no-access =
    { $count ->
        [0] I can’t see { $where }. A moderator can give me access to it; nothing is lost meanwhile.
        [one] I can’t see { $where }. A moderator can give me the permission { $permissions } there; nothing is lost meanwhile.
       *[other] I can’t see { $where }. A moderator can give me the permissions { $permissions } there; nothing is lost meanwhile.
    }
trouble-no-permission =
    { $count ->
        [one] I lack the permission { $permissions } in { $where }. A moderator can give it to me; nothing is lost meanwhile.
       *[other] I lack the permissions { $permissions } in { $where }. A moderator can give them to me; nothing is lost meanwhile.
    }
trouble-no-permission-unknown = I lack a permission in { $where }. A moderator can check what I may do there; nothing is lost meanwhile.
trouble-closed-thread = The thread { $where } is closed. Open it again to go on playing there.
trouble-too-old = That message is too old to be changed. Use /{ command-board } to post the table again.
trouble-busy = Discord is slowing me down at the moment. What you played is safe; the message will follow.
trouble-discord = Discord isn’t answering me properly at the moment. What you played is safe; please look again in a minute.
trouble-late = Discord lost this click. Please try again.
trouble-twice = This click has its answer already.
trouble-expired = This message is too old to be changed. Use /{ command-hand } to see your cards again.
trouble-fault = Something went wrong on my side in { $where }. Tell whoever runs me this reference: **{ $reference }**

## Permissions, as Discord’s settings call them

permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-embed-links = “Embed Links”
permission-read-message-history = “Read Message History”
permission-manage-messages = “Manage Messages”
permission-manage-guild = “Manage Server”
