"""Campaigns and measurements: long games, proofs, mutations, benchmarks."""
