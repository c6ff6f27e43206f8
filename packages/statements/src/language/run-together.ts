/**
 * The smallest number of known words that make up a run of letters; undefined if part of it is
 * unknown.
 */
export const partsOf = (
  run: string,
  known: ReadonlySet<string>,
  shortest = 1,
): readonly string[] | undefined => {
  // For each letter, the smallest number of words that end there.
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end++) {
    for (let start = 0; start <= end - shortest; start++) {
      const before = best[start];
      const word = run.slice(start, end);
      if (before === undefined || !known.has(word)) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word];
    }
  }
  return best[run.length];
};

interface Limits {
  /** Letters. Shorter runs are words of their own. */
  readonly shortestRun: number;
  /** Letters of the shortest known word that may be a part. */
  readonly shortestWord?: number;
}

/**
 * Restores the spaces of folded text that some files print without them (`totalassets`). Only a run
 * that consists entirely of known words is divided.
 */
export const separateWords = (
  folded: string,
  known: ReadonlySet<string>,
  { shortestRun, shortestWord }: Limits,
): string =>
  folded.replace(/[a-z]+/g, (run) =>
    run.length < shortestRun || known.has(run)
      ? run
      : (partsOf(run, known, shortestWord)?.join(' ') ?? run),
  );
