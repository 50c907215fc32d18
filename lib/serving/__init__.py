"""The server: an API and a page that answer questions, and an OpenAI-compatible endpoint.

It plays questions on the runtime that `make ask` uses. docs/serving.md has the API.
"""
