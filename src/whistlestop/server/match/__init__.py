"""A game at a table without sockets, clocks that tick or a database: seats, questions, opening tickets."""
