"""Every message between a browser and the server, typed."""
