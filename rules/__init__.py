"""The rules engine: plain Python, never imports Django, reads the cards' facts from fixtures/."""
