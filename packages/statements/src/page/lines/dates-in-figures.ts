import type { Line } from '../line.js';
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
const YEAR = String.raw`\d{1,4}|元|[〇零○一二三四五六七八九]{2,4}`;
const NUMBER = String.raw`\d{1,2}|[一二三四五六七八九十]{1,3}`;
const DATE = new RegExp(
  String.raw`(?<era>${ERA_NAMES})?(?<year>${YEAR})[年년](?:度|末)?` +
    String.raw`(?:(?<from>\d{1,2})[-—–－~～至到](?<to>\d{1,2})[月월](?:累计|累計)?` +
    String.raw`|(?:(?:${NUMBER})月(?:${NUMBER})日至)?` +
    String.raw`(?<month>${NUMBER})[月월](?:(?<day>${NUMBER})[日일]|期)?|(?!\p{L})` +
    String.raw`|(?=[及與和]?(?:${ERA_NAMES})?(?:${YEAR})年))`,
  'gu',
);
/** `113.12.31`: a day of Taiwan's calendar. */
const TAIWAN_DAY =
  /^(?<year>9\d|1[0-2]\d)\.(?<month>0?[1-9]|1[0-2])\.(?<day>0?[1-9]|[12]\d|3[01])$/;
/** Around a date: part of it, and no words. */
const BRACKETS = /^[()（）「」]+$/u;
/** Between the signs of one date: the widest space in the font size; heads spread over their column. */
const WIDEST_SPACE = 1.2;
const WIDEST_SPREAD = 4.5;
/** By how much more the head of the next column stands apart from a year than its signs from each other. */
const NEXT_HEAD = 0.6;
const DIGIT = /\d/;
const OF_DATE = /[年月日度]/u;

/** Whether a sign of a date goes on with another one, however far that is in its head. */
const goesOn = (before: string, next: string): boolean =>
  (DIGIT.test(before) && OF_DATE.test(next)) ||
  (/[年月]/u.test(before) && (DIGIT.test(next) || next === '度'));

export interface Letter {
  readonly text: string;
  readonly token: Token;
  readonly x0: number;
  readonly x1: number;
}

export const lettersOf = (tokens: readonly Token[]): Letter[] =>
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

/** Signs that go on with the year before them; those of its day may head a column of their own. */
const OF_YEAR = /[年度]/u;

/** Whether a line holds dates alone: nothing else can stand between the signs of a year. */
const areDates = (letters: readonly Letter[]): boolean =>
  letters.every(({ text }) => DIGIT.test(text) || OF_DATE.test(text));

const spaceBetween = (before: Letter | undefined, next: Letter): number =>
  before === undefined ? Infinity : (next.x0 - before.x1) / next.token.size;

/** Whether a year is complete, and what follows stands clearly apart from it: `109年度  代碼`. */
const beginsNextHead = (run: readonly Letter[], next: Letter): boolean => {
  const [year, last] = run.slice(-2);
  if (last?.text !== '度' || year?.text !== '年') return false;
  return spaceBetween(last, next) > spaceBetween(year, last) + NEXT_HEAD;
};

/** The letters in runs that stand together: a date does not reach into the next column. */
const runsOf = (letters: readonly Letter[]): Letter[][] => {
  const runs: Letter[][] = [];
  const isPure = areDates(letters);
  const spreadTo = (next: string): number =>
    isPure && OF_YEAR.test(next) ? Infinity : WIDEST_SPREAD;
  for (const letter of letters) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const space = spaceBetween(before, letter);
    const spread = goesOn(before?.text ?? '', letter.text) ? spreadTo(letter.text) : WIDEST_SPACE;
    const tight = space <= spread && !beginsNextHead(run ?? [], letter);
    if (run !== undefined && tight) run.push(letter);
    else runs.push([letter]);
  }
  return runs;
};

const NUMERALS = '零一二三四五六七八九';

/** A number in figures or in the numerals of East Asia: `113`, `一一三`, `十二`, `三十一`, `元`. */
const numberOf = (printed: string): number => {
  if (printed === '元') return 1;
  if (/^\d+$/.test(printed)) return Number(printed);
  const digit = (sign: string): number => Math.max(0, NUMERALS.indexOf(sign));
  const [tens, ones] = printed.split('十');
  if (ones !== undefined) return (tens === '' ? 1 : digit(tens ?? '')) * 10 + digit(ones);
  return Number([...printed].map(digit).join(''));
};

const yearOf = (era: string | undefined, printed: string): number | undefined => {
  const number = numberOf(printed);
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
  const month = groups['month'] === undefined ? NaN : numberOf(groups['month']);
  if (!(month >= 1 && month <= MONTHS_PER_YEAR)) return String(year);
  const day = groups['day'] === undefined ? lastDay(year, month) : numberOf(groups['day']);
  return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, lastDay(year, month)))}`;
};

const dayOnly = (groups: Readonly<Record<string, string | undefined>>): string | undefined =>
  groups['month'] === undefined ? undefined : `${groups['month']}月${groups['day'] ?? '1'}日`;

/** Right before the day on which a period begins: `自 2021年4月1日 至 2022年3月31日`. */
const BEGINS = /[自从從](?:[^\p{L}\p{N}]*)$/u;

/** Which letters are a date, and its figures. */
export interface WrittenDate {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** `113年及112年12月31日`: both years end on that day. */
const withDayOfNext = (dates: readonly WrittenDate[], text: string): WrittenDate[] =>
  dates.map((date, at) => {
    const next = dates[at + 1];
    const isJoined = next !== undefined && /^[及與和]$/u.test(text.slice(date.to, next.from));
    const isYear = /^\d{4}$/.test(date.text);
    return isJoined && isYear && next.text.length > date.text.length
      ? { ...date, text: `${date.text}${next.text.slice(date.text.length)}` }
      : date;
  });

const datesInRun = (letters: readonly Letter[]): WrittenDate[] => {
  const text = letters.map((letter) => letter.text).join('');
  const dates = [...text.matchAll(DATE)].flatMap((match) => {
    // The year of a column is the one in which its period ends.
    const begins = BEGINS.test(text.slice(0, match.index));
    const figures = begins ? dayOnly(match.groups ?? {}) : inFigures(match.groups ?? {});
    const from = [...text.slice(0, match.index)].length;
    const to = from + [...match[0]].length;
    return figures === undefined ? [] : [{ from, to, text: figures }];
  });
  return withDayOfNext(dates, letters.map((letter) => letter.text).join(''));
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

/** The line with its dates as they are written, and the rest as it is printed. */
export const withDates = (
  line: Line,
  letters: readonly Letter[],
  dates: readonly WrittenDate[],
): Line => {
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

/** `제 25`, `第25`: the number of a fiscal year, counted from the first. */
const TERM = /[제第]\d{1,3}/gu;

const rewrite = (line: Line): Line => {
  const letters = lettersOf(line.tokens);
  const dates = datesIn(letters);
  const rest = letters.filter((_, at) => !dates.some(({ from, to }) => at >= from && at < to));
  // A line with other numbers is a row, whose label stays as it is printed.
  const others = rest
    .map(({ text }) => text)
    .join('')
    .replace(TERM, '');
  return dates.length === 0 || /\d/.test(others) ? line : withDates(line, letters, dates);
};

const isNumber = ({ text }: Token): boolean => /\d/.test(text);

/** The days of Taiwan's calendar that head columns, as in ISO 8601: `113.12.31` is `2024-12-31`. */
const rewriteDays = (line: Line): Line => {
  const numbers = line.tokens.filter(isNumber);
  if (numbers.length === 0 || !numbers.every(({ text }) => TAIWAN_DAY.test(text))) return line;
  return {
    ...line,
    tokens: line.tokens.map((token) => {
      const groups = TAIWAN_DAY.exec(token.text)?.groups;
      return groups === undefined ? token : { ...token, text: inFigures(groups) ?? token.text };
    }),
  };
};

/** `至12月31日`, once for each column. */
const ENDS_BELOW = /至(?<month>\d{1,2})月(?<day>\d{1,2})日/gu;
const ISO_DAY = /^(?<year>\d{4})-\d\d-\d\d$/;

const printedIn = ({ tokens }: Line): string => tokens.map(({ text }) => text).join('');

/** The line with the days on which its periods end, which the line below it prints: `113年1月1日 / 至12月31日`. */
const withEndsBelow = (line: Line, below: Line | undefined): Line | undefined => {
  const text = below === undefined ? '' : printedIn(below);
  const ends = [...text.matchAll(ENDS_BELOW)];
  const days = line.tokens.filter((token) => ISO_DAY.test(token.text));
  if (ends.length === 0 || ends.length !== days.length || text.replace(ENDS_BELOW, '') !== '')
    return undefined;
  const endOf = (token: Token): Token => {
    const { month = '', day = '' } = ends[days.indexOf(token)]?.groups ?? {};
    const year = token.text.slice(0, token.text.indexOf('-'));
    return { ...token, text: `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}` };
  };
  return {
    ...line,
    tokens: line.tokens.map((token) => (days.includes(token) ? endOf(token) : token)),
  };
};

/** Heads in which each period begins on one line and ends on the next. */
const withStackedPeriods = (lines: readonly Line[]): Line[] => {
  const ended = lines.map((line, at) => withEndsBelow(line, lines[at + 1]));
  return lines.flatMap((line, at) => (ended[at - 1] === undefined ? [ended[at] ?? line] : []));
};

/** `31 tháng 12 năm 2023`, in five words. */
const VIETNAMESE = /^(?<day>\d{1,2}) tháng (?<month>\d{1,2}) năm (?<year>\d{4})$/u;
const VIETNAMESE_WORDS = 5;

const rewriteVietnamese = (line: Line): Line => {
  const tokens: Token[] = [];
  for (let at = 0; at < line.tokens.length; at++) {
    const words = line.tokens.slice(at, at + VIETNAMESE_WORDS);
    const text = words.map((token) => token.text.normalize('NFC').replace(/[.,]$/, '')).join(' ');
    const figures = inFigures(VIETNAMESE.exec(text)?.groups ?? {});
    const [first, last] = [words[0], words.at(-1)];
    if (figures === undefined || first === undefined || last === undefined)
      tokens.push(...line.tokens.slice(at, at + 1));
    else {
      tokens.push({ ...first, text: figures, x1: last.x1 });
      at += VIETNAMESE_WORDS - 1;
    }
  }
  return { ...line, tokens };
};

/** `民國一○九` over `年度`: the word of the year stands on the line below. */
const ERA_YEAR = new RegExp(String.raw`^(?<era>${ERA_NAMES})(?<year>${YEAR})$`, 'u');

const rewriteEraYears = (line: Line): Line => ({
  ...line,
  tokens: line.tokens.map((token) => {
    const figures = inFigures(ERA_YEAR.exec(token.text)?.groups ?? {});
    return figures === undefined ? token : { ...token, text: figures };
  }),
});

const isHan = ({ tokens }: Line): boolean =>
  tokens.some(({ text }) => /\p{Script=Han}/u.test(text));

/**
 * Titles and heads with the dates of East Asia and Vietnam written in figures, as the rest of the reading knows
 * them: `2020 年 12 月 31 日` is `2020-12-31`, `令和4年3月期` is `2022-03-31`, `112年度` is `2023`. Lines
 * with other numbers stay as they are printed.
 */
export const datesInFigures = (lines: readonly Line[]): Line[] => {
  const inHan = lines.some(isHan);
  const written = lines.map((line) => {
    if (line.tokens.some(({ text }) => /[年년]/u.test(text))) return rewrite(line);
    if (line.tokens.some(({ text }) => text === 'tháng')) return rewriteVietnamese(line);
    return inHan ? rewriteDays(rewriteEraYears(line)) : line;
  });
  return inHan ? withStackedPeriods(written) : written;
};
