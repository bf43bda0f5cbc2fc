"""Prosperity, both editions: big money, victory point tokens, prices that change."""
