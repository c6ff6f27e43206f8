/** The source of a pattern that is any of its parts, which are sources of patterns themselves. */
export const oneOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`;

/** The parts of a list with spaces between them. */
export const parts = (text: string): readonly string[] => text.trim().split(/\s+/);
