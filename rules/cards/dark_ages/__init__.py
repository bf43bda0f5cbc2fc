"""Dark Ages: what is trashed and what that brings, Ruins, Shelters, Knights, and cards that turn into others."""
