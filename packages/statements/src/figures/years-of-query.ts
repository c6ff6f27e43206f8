import { numberOfYear } from '../ratios/years-before.js';

const RANGE = /^(\d{4})-(\d{4})$/;

const YEAR = /\d{4}/;

/** Whether a text can mean years: `2022`, `2019-2023`, `2022/23`, `latest`. */
export const meansYears = (text: string): boolean => text === 'latest' || YEAR.test(text);

const yearsOf = (text: string, known: readonly string[]): readonly string[] => {
  if (text === 'latest') return known.slice(0, 1);
  const range = RANGE.exec(text);
  if (range === null) return [text];
  const [from, to] = [Number(range[1]), Number(range[2])];
  return known.filter((name) => from <= numberOfYear(name) && numberOfYear(name) <= to);
};

/**
 * The years that are meant, each once: a name is itself, `2019-2023` are the known years in between,
 * `latest` is the newest known one. Known years stand newest first.
 */
export const yearsOfQuery = (
  texts: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] =>
  texts === undefined ? known : [...new Set(texts.flatMap((text) => yearsOf(text, known)))];
