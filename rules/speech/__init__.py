"""What the referee says, in English and German."""
