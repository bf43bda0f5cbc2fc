"""Disputes: stored, replayed, branched, compared, shared."""
