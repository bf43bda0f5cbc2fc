"""What surrounds the pages and belongs to no job alone: home, the shell, what other sites take from ours."""
