"""Questions in a person's words: what is asked, the table that it describes, the verdict."""
