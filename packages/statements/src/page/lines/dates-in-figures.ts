import type { Line } from './lines.js';
import type { Token } from '../token.js';

/**
 * Eras with the year before their first: the second year of Reiwa is 2020. Taiwan counts from 1912,
 * and often leaves the name of its era out.
 */
const ERAS: readonly (readonly [name: string, yearBefore: number])[] = [
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['中華民國|中华民国|民國|民国', 1911],
];
const ERA_NAMES = ERAS.map(([names]) => names).join('|');
/** Years of Taiwan's era that are printed without its name: 2001 to 2040. */
const TAIWAN = { yearBefore: 1911, from: 90, to: 129 } as const;
const YEARS = { from: 1950, to: 2100 } as const;
const MONTHS_PER_YEAR = 12;

/**
 * `2020年12月31日`, `令和4年3月期`, `2022년 12월 31일`, `112年度`, `2020年1-12月`; a year whose word goes on
 * names something else (`2020年年度报告`).
 */
const DATE = new RegExp(
  String.raw`(?<era>${ERA_NAMES})?(?<year>\d{1,4}|元)[年년](?:度|末)?` +
    String.raw`(?:(?<from>\d{1,2})[-—–－~～至到](?<to>\d{1,2})[月월](?:累计|累計)?` +
    String.raw`|(?<month>\d{1,2})[月월](?:(?<day>\d{1,2})[日일]|期)?|(?!\p{L}))`,
  'gu',
);
/** Around a date: part of it, and no words. */
const BRACKETS = /^[()（）「」]+$/u;
/** Between the signs of one date: the widest space in the font size. */
const WIDEST_SPACE = 1.2;

interface Letter {
  readonly text: string;
  readonly token: Token;
  readonly x0: number;
  readonly x1: number;
}

const lettersOf = (tokens: readonly Token[]): Letter[] =>
  tokens.flatMap((token) => {
    const texts = [...token.text];
    const width = (token.x1 - token.x0) / Math.max(1, texts.length);
    return texts.map((text, at) => ({
      text,
      token,
      x0: token.x0 + at * width,
      x1: token.x0 + (at + 1) * width,
    }));
  });

/** The letters in runs that stand together: a date does not reach into the next column. */
const runsOf = (letters: readonly Letter[]): Letter[][] => {
  const runs: Letter[][] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const tight = before !== undefined && letter.x0 - before.x1 <= WIDEST_SPACE * letter.token.size;
    if (run !== undefined && tight) run.push(letter);
    else runs.push([letter]);
  }
  return runs;
};

const yearOf = (era: string | undefined, printed: string): number | undefined => {
  const number = printed === '元' ? 1 : Number(printed);
  const before = ERAS.find(([names]) => era !== undefined && names.split('|').includes(era))?.[1];
  const taiwan = era === undefined && number >= TAIWAN.from && number <= TAIWAN.to;
  const year = number + (before ?? (taiwan ? TAIWAN.yearBefore : 0));
  return year >= YEARS.from && year <= YEARS.to ? year : undefined;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date in figures: a whole one as in ISO 8601, otherwise the year. */
const inFigures = (groups: Readonly<Record<string, string | undefined>>): string | undefined => {
  const year = yearOf(groups['era'], groups['year'] ?? '');
  if (year === undefined) return undefined;
  const month = Number(groups['month']);
  if (!(month >= 1 && month <= MONTHS_PER_YEAR)) return String(year);
  const day = groups['day'] === undefined ? lastDay(year, month) : Number(groups['day']);
  return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, lastDay(year, month)))}`;
};

const dayOnly = (groups: Readonly<Record<string, string | undefined>>): string | undefined =>
  groups['month'] === undefined ? undefined : `${groups['month']}月${groups['day'] ?? '1'}日`;

/** Right before the day on which a period begins: `自 2021年4月1日 至 2022年3月31日`. */
const BEGINS = /[自从從](?:[^\p{L}\p{N}]*)$/u;

interface WrittenDate {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const datesInRun = (letters: readonly Letter[]): WrittenDate[] => {
  const text = letters.map((letter) => letter.text).join('');
  return [...text.matchAll(DATE)].flatMap((match) => {
    // The year of a column is the one in which its period ends.
    const begins = BEGINS.test(text.slice(0, match.index));
    const figures = begins ? dayOnly(match.groups ?? {}) : inFigures(match.groups ?? {});
    const from = [...text.slice(0, match.index)].length;
    const to = from + [...match[0]].length;
    return figures === undefined ? [] : [{ from, to, text: figures }];
  });
};

const datesIn = (letters: readonly Letter[]): WrittenDate[] => {
  let start = 0;
  return runsOf(letters).flatMap((run) => {
    const offset = start;
    start += run.length;
    return datesInRun(run).map(({ from, to, text }) => ({
      from: from + offset,
      to: to + offset,
      text,
    }));
  });
};

const tokenOf = (letters: readonly Letter[], text?: string): Token[] => {
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      ...first.token,
      text: text ?? letters.map((letter) => letter.text).join(''),
      x0: first.x0,
      x1: last.x1,
    },
  ];
};

/** The tokens of some letters as they were, cut where a date begins or ends, without its brackets. */
const uncut = (letters: readonly Letter[]): Token[] => {
  const tokens = [...new Set(letters.map((letter) => letter.token))];
  return tokens
    .flatMap((token) => tokenOf(letters.filter((letter) => letter.token === token)))
    .filter((token) => !BRACKETS.test(token.text));
};

const rewrite = (line: Line): Line => {
  const letters = lettersOf(line.tokens);
  const dates = datesIn(letters);
  const rest = letters.filter((_, at) => !dates.some(({ from, to }) => at >= from && at < to));
  // A line with other numbers is a row, whose label stays as it is printed.
  if (dates.length === 0 || rest.some(({ text }) => /\d/.test(text))) return line;
  const tokens: Token[] = [];
  let at = 0;
  for (const { from, to, text } of dates) {
    tokens.push(...uncut(letters.slice(at, from)));
    tokens.push(...tokenOf(letters.slice(from, to), text));
    at = to;
  }
  tokens.push(...uncut(letters.slice(at)));
  return { ...line, tokens };
};

/**
 * Titles and heads with the dates of East Asia written in figures, as the rest of the reading knows
 * them: `2020 年 12 月 31 日` is `2020-12-31`, `令和4年3月期` is `2022-03-31`, `112年度` is `2023`. Lines
 * with other numbers stay as they are printed.
 */
export const datesInFigures = (lines: readonly Line[]): Line[] =>
  lines.map((line) =>
    line.tokens.some(({ text }) => /[年년]/u.test(text)) ? rewrite(line) : line,
  );
