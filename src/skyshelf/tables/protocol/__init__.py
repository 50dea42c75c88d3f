"""What goes over the wire: every request and answer, by subject. docs/server.md tells how they are used."""
