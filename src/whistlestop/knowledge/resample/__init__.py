"""From a view back to a whole game that looks the same from that seat."""
