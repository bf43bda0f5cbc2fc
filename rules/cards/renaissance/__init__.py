"""Renaissance: Kingdom cards, Artifacts that change hands, Projects that stay."""
