"""What stands in channels for everybody: posted, edited and deleted by the bot itself."""
