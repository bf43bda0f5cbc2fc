"""Cards of this box."""
