"""The referee for assistants: the Model Context Protocol, over standard input and over HTTP, without any state."""
