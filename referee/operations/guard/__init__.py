"""What keeps the site up whoever asks: what is not let in, what has to wait, what is told then."""
