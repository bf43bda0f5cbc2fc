"""“Is this wrong?”: what somebody holds against a ruling, a verdict or an answer, kept for the operator."""
