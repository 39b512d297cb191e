"""Tests of the pictures of numbers."""
