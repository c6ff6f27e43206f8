/**
 * One pattern for all of a list, tried in its order: words and patterns stand one on a line and stay short. To be called
 * where a module is loaded, so that each is compiled once.
 */
export const anyOf = (...patterns: readonly (string | RegExp)[]): RegExp => {
  // A language may have none; no words match nothing.
  if (patterns.length === 0) return /(?!)/;
  const first = patterns.find((pattern) => pattern instanceof RegExp);
  return new RegExp(patterns.map(sourceOf).join('|'), first?.flags ?? '');
};

/** Any of some words or patterns as whole words. */
export const anyWord = (...words: readonly (string | RegExp)[]): RegExp =>
  new RegExp(`\\b(?:${words.map(sourceOf).join('|')})\\b`);

/** The whole text is one of some words or patterns. */
export const exactly = (...words: readonly (string | RegExp)[]): RegExp =>
  new RegExp(`^(?:${words.map(sourceOf).join('|')})$`);

/** One pattern of parts that follow each other, for what is too long to be read on one line. */
export const inSequence = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join(''), parts[0]?.flags ?? '');

const sourceOf = (pattern: string | RegExp): string =>
  typeof pattern === 'string' ? pattern : pattern.source;
