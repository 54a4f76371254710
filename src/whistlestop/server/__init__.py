"""The browser game's server: tables, seats, clocks and spectators over HTTP and WebSocket, one process for all."""
