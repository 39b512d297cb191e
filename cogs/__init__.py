"""Everything that speaks Discord.

Here lie the commands and presses, a cog each, with what they share. They show `screens`, on which
`faces` say and draw the games, and `charts` draw figures; `channels` keeps what everybody sees,
`ui` is the base of all that, `locales` has the words. `running` is for the process.
"""
