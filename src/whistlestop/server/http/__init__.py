"""HTTP and WebSocket: what reaches the server, what it lets in, and what it answers."""
