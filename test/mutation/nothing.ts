/** In place of what only draws: the rules need nothing of it, and to load it takes most of a test's time. */
export {};
