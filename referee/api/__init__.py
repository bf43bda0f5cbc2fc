"""The API: everything that the pages can do, for bots, apps and scripts."""
