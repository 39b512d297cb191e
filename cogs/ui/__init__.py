"""The base of everything that speaks Discord: screens, presses, answers, careful calls, words."""
