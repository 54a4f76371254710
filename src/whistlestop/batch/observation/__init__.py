"""What a seat sees as a row of numbers."""
