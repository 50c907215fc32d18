"""The server: an API and a page that answer questions, and an OpenAI-compatible endpoint."""
