"""Kingdoms: what has to be set up for them, which ones can be built, and new ones made by lot.

What needs no database stands on `rules.facts` alone: layouts, traits, codes, the generator, what is owned. The rest
puts it into words and onto pages.
"""
