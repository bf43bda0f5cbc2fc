"""The code of an evening that is said aloud across the table: KAP 4127."""
