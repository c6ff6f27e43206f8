/**
 * One pattern for all of a list, tried in its order: words and patterns stand one on a line and
 * stay short. Call it while a module loads or in `forLanguages`, so that each pattern is compiled once.
 */
export const anyOf = (...patterns: readonly (string | RegExp)[]): RegExp => {
  // A language may have none; an empty list matches nothing.
  if (patterns.length === 0) return /(?!)/;
  const first = patterns.find((pattern) => pattern instanceof RegExp);
  return new RegExp(patterns.map(sourceOf).join('|'), first?.flags ?? '');
};

/** Any of some words or patterns as whole words. */
export const anyWord = (...words: readonly (string | RegExp)[]): RegExp =>
  new RegExp(`\\b(?:${words.map(sourceOf).join('|')})\\b`);

/** The whole text is one of some words or patterns. */
export const matchExactly = (...words: readonly (string | RegExp)[]): RegExp =>
  new RegExp(`^(?:${words.map(sourceOf).join('|')})$`);

const sourceOf = (pattern: string | RegExp): string =>
  typeof pattern === 'string' ? pattern : pattern.source;
