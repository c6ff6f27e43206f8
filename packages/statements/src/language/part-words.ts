import { LEXICONS } from './index.js';

/** Shorter words are taken as they stand: "income", "of". */
const FEWEST_LETTERS = 8;

const WORDS: ReadonlySet<string> = new Set(LEXICONS.flatMap((l) => l.statementWords ?? []));
const LONGEST = Math.max(0, ...[...WORDS].map((word) => word.length));

/** The known words that a run of letters is made of, the fewest; undefined where part of it is unknown. */
const partsOf = (run: string): string[] | undefined => {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const [before, word] = [best[start], run.slice(start, end)];
      if (before === undefined || !WORDS.has(word)) continue;
      if ((best[end]?.length ?? Infinity) > before.length + 1) best[end] = [...before, word];
    }
  }
  return best[run.length];
};

/**
 * Folded text whose words some files print without the spaces between them ("totalassets"), with these spaces. Only
 * what is made of known words through and through is parted.
 */
export const partWords = (folded: string): string =>
  folded.replace(/[a-z]+/g, (run) => {
    if (run.length < FEWEST_LETTERS || WORDS.has(run)) return run;
    return partsOf(run)?.join(' ') ?? run;
  });
