"""The demo data: small realistic databases and questions about them, made from a seed."""
