"""What is on the messages that the bot sends, made from values alone; not when they are sent."""
