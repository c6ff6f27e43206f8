/** Letters. Shorter words are words of their own far more often than two that lost their space. */
const SHORTEST_RUN = 10;
/** Letters of the shortest part: `in`, `of`. */
const SHORTEST_PART = 2;

/** The fewest known words that make up a word, or undefined. */
const partsOf = (word: string, known: ReadonlySet<string>): readonly string[] | undefined => {
  // Up to each letter, the fewest parts that end there.
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start <= end - SHORTEST_PART; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      if (before === undefined || !known.has(part)) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, part];
    }
  }
  return best[word.length];
};

/**
 * A folded text with the spaces put back that it lost: `figuresinpoundsterling`. Only words that known words make up
 * without a rest are taken apart; undefined where there is none.
 */
export const separateWords = (text: string, known: ReadonlySet<string>): string | undefined => {
  let found = false;
  const separated = text.replace(/[a-z]+/g, (word) => {
    if (word.length < SHORTEST_RUN || known.has(word)) return word;
    const parts = partsOf(word, known);
    if (parts === undefined) return word;
    found = true;
    return parts.join(' ');
  });
  return found ? separated : undefined;
};
