"""How the bot runs: its process, its logs, and the offline Discord of the local mode."""
