"""The core rules as instruction lists."""
