import { inLatinDigits } from '@fde/contracts/digits';
import type { FoundPart, SaidPart } from './said-part.js';

/** Letters beside a number that name a part: "3Q23", "S1 2023", "9M". */
interface Code {
  readonly letters: string;
  readonly says: Readonly<Record<string, SaidPart>>;
  /** Whether the letters mean nothing else, so that no year need stand beside them. */
  readonly isSure: boolean;
  /** Whether the number may also stand behind the letters. */
  readonly mayLead: boolean;
  /** Whether letters and number may be apart; single letters are words of many languages. */
  readonly mayBeApart: boolean;
}

const QUARTERS = { 1: 'Q1', 2: 'Q2', 3: 'Q3', 4: 'Q4' } as const;
const HALVES = { 1: 'H1', 2: 'H2' } as const;
const MONTHS = { 6: 'H1', 9: '9M' } as const;

const code = (
  letters: string,
  says: Code['says'],
  rest: Partial<Pick<Code, 'isSure' | 'mayLead' | 'mayBeApart'>> = {},
): Code => ({ letters, says, isSure: false, mayLead: true, mayBeApart: false, ...rest });

const CODES: readonly Code[] = [
  code('q', QUARTERS, { isSure: true, mayBeApart: true }),
  code('qtr', QUARTERS, { isSure: true, mayBeApart: true }),
  code('hy|hj', HALVES, { isSure: true, mayBeApart: true }),
  // H2 is a gas, too.
  code('h', HALVES, { mayBeApart: true }),
  // trimestre
  code('t|tr', QUARTERS, { mayBeApart: true }),
  // Turkish çeyrek, Russian квартал
  code('ç|к', QUARTERS),
  // semestre
  code('s', HALVES, { mayBeApart: true }),
  // Turkish yarıyıl, Russian полугодие
  code('y|п', HALVES),
  // months, in Latin, Cyrillic and Greek letters
  code('m|м|μ', MONTHS, { mayLead: false }),
];

const YEAR = "(?:(?:fy|gj)[-_ ']{0,2})?(?:(?:19|20)\\d{2}|\\d{2})(?!\\d)";
const LONG_YEAR = "(?:(?:19|20)\\d{2}|(?<!\\p{L})fy[-_ ']{0,2}\\d{2})";
/** Between a code and its year. */
const NEAR = "[-_ /.,()'’–]{0,3}(?:(?:de|del|do|of|des?)\\s)?";
const BEFORE_YEAR = new RegExp(`^${NEAR}${YEAR}`, 'u');
const BEHIND_YEAR = new RegExp(`${LONG_YEAR}${NEAR}$`, 'u');

/** From the first quarter to a later one: "Q1-Q3", "Q1 to Q2". */
const RUN =
  /(?<![\p{L}\p{N}])q1\s{0,2}(?:[-–—/]|to|bis|a|à|au|until|til|till)\s{0,2}q?([234])(?!\d)/gu;
const RUNS: Readonly<Record<string, SaidPart | undefined>> = { 2: 'H1', 3: '9M' };

/** Three of four quarters in Korea: "3/4분기". */
const FRACTION = /(?<![\d/])([1-4])\/4\s{0,2}분기/gu;

/** Behind a code stands no further letter, other than those of a fiscal year, and no number but a year. */
const END = '(?![\\p{L}])(?=(?:20)?\\d{2}(?!\\d)|(?!\\d))|(?=fy)';

interface CodePattern extends Code {
  readonly pattern: RegExp;
}

const numberFirst = (code: Code, gap: string): CodePattern => ({
  ...code,
  pattern: new RegExp(
    `(?<![\\p{L}\\d.,])([${Object.keys(code.says).join('')}])${gap}(?:${code.letters})(?:${END})`,
    'gu',
  ),
});
const letterFirst = (code: Code, gap: string): CodePattern => ({
  ...code,
  pattern: new RegExp(
    `(?<!\\p{L}|10[- ])(?:${code.letters})${gap}([${Object.keys(code.says).join('')}])(?:(?=(?:20)?\\d{2}(?!\\d))|(?!\\d))`,
    'gu',
  ),
});

const patternsOf = (each: Code, gap: string): readonly CodePattern[] => [
  numberFirst(each, gap),
  ...(each.mayLead ? [letterFirst(each, gap)] : []),
];

/** What is written together is read before what is not. */
const PATTERNS: readonly CodePattern[] = [
  ...CODES.flatMap((each) => patternsOf(each, '')),
  ...CODES.filter(({ mayBeApart }) => mayBeApart).flatMap((each) => patternsOf(each, '[-. ]')),
];

/** As foldName splits words: `ReportQ3` is two. */
const prepared = (text: string): string =>
  inLatinDigits(text.normalize('NFKC'))
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ');

const blanked = (text: string, { 0: match, index }: RegExpExecArray): string =>
  text.slice(0, index) + '#'.repeat(match.length) + text.slice(index + match.length);

const isBesideYear = (text: string, at: number, length: number): boolean =>
  BEFORE_YEAR.test(text.slice(at + length)) || BEHIND_YEAR.test(text.slice(0, at));

const runsIn = (text: string): { readonly rest: string; readonly found: readonly FoundPart[] } => {
  let rest = text;
  const found: FoundPart[] = [];
  for (const match of text.matchAll(RUN)) {
    const part = RUNS[match[1] ?? ''];
    rest = blanked(rest, match);
    if (part) found.push({ part, form: 'sure' });
  }
  for (const match of text.matchAll(FRACTION)) {
    rest = blanked(rest, match);
    found.push({ part: QUARTERS[Number(match[1]) as 1 | 2 | 3 | 4], form: 'sure' });
  }
  return { rest, found };
};

/** Half years without a number, beside a year: "HY23", "6M". */
const HALF_YEAR = /(?<![\p{L}\p{N}])hy(?=[-_ ']?(?:fy|20)?\d{2}(?!\d))/u;
/** Three months of a year: the first, if no other quarter is named. */
const THREE_MONTHS = new RegExp(`(?<![\\p{L}\\d.,])3[mм](?=${NEAR}${YEAR})`, 'u');

const generalIn = (text: string): readonly FoundPart[] => [
  ...(HALF_YEAR.test(text) ? [{ part: 'H1', form: 'general' } as const] : []),
  ...(THREE_MONTHS.test(text) ? [{ part: 'Q1', form: 'general' } as const] : []),
];

export interface FoundCodes {
  readonly found: readonly FoundPart[];
  /** The text without what was found: "T3 quarterly" is no third quarter. */
  readonly rest: string;
}

/** The parts of a year that letters and numbers name. */
export const codesIn = (said: string): FoundCodes => {
  const { rest: text, found: runs } = runsIn(prepared(said));
  const found: FoundPart[] = [...runs, ...generalIn(text)];
  let rest = text;
  for (const { pattern, says, isSure } of PATTERNS)
    for (const match of rest.matchAll(pattern)) {
      const part = says[match[1] ?? ''];
      const isOwn = isSure || isBesideYear(text, match.index, match[0].length);
      rest = blanked(rest, match);
      if (part) found.push({ part, form: isOwn ? 'sure' : 'weak' });
    }
  return { found, rest };
};
