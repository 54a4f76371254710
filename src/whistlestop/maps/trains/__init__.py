"""How trains look that are no seat's, a file for each mechanism: their `COLOUR` and `train(size)`, one as SVG."""
