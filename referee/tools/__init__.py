"""What commands need."""
