import type { RawStatement, Word } from '@fde/contracts';
import { pick, type Ablation, type Disturbed } from './ablation.js';
import { isHeadWord, type PrintedReport } from './printed-report.js';
import {
  changeSheet,
  changePages,
  linesOf,
  ofWords,
  setLine,
  textOf,
  type Sheet,
} from './sheets.js';

export const YEAR = /^(?:FY\s?)?(?:19|20)\d\d(?:[A-Z]|\(?\d\))?$/;
const UNIT = /thousand|million|billion|lakh|crore|[’'‘]\s?0{3}|\b[TK]€|mio\b|\btsek|\bmsek|\bmeur/i;
const ALL_DIGITS = /\d{4}/;

/** Changes the words of one line in the head of a statement; returns the same line if nothing changes. */
export type LineChange = (line: readonly Word[], statement: RawStatement) => readonly Word[];

const changeHead =
  (report: PrintedReport, statement: RawStatement, change: LineChange) =>
  (sheets: readonly Sheet[]): Sheet[] =>
    statement.pages.reduce<Sheet[]>(
      (all, page) => {
        const isHead = isHeadWord(report, statement, page);
        return changePages(
          all,
          new Set([page]),
          ofWords((words) => {
            const head = words.filter(isHead);
            const lines = linesOf(head).flatMap((line) => change(line, statement));
            return [...lines, ...words.filter((word) => !isHead(word))];
          }),
        );
      },
      [...sheets],
    );

/** Whether a change alters a statement's head at all. */
const changesHead = (report: PrintedReport, statement: RawStatement, change: LineChange): boolean =>
  statement.pages.some((page) => {
    const head = report.pageText(page).words.filter(isHeadWord(report, statement, page));
    return linesOf(head).some((line) => change(line, statement) !== line);
  });

/** Changes the heads of all statements, or of one picked at random. */
export const ofHeads =
  (change: LineChange, which: 'all' | 'one' = 'all') =>
  (report: PrintedReport, random: () => number): Disturbed | undefined => {
    const touched = report.statements.filter((s) => changesHead(report, s, change));
    const one = pick(touched, random);
    if (one === undefined) return undefined;
    const sheets = (which === 'all' ? touched : [one]).reduce<Sheet[]>(
      (all, statement) => changeHead(report, statement, change)(all),
      report.sheets(),
    );
    return { sheets };
  };

/** The words of a unit: what stands in brackets around it, "(in millions of €)", or the word alone. */
const isOfUnit = (line: readonly Word[], at: number): boolean => {
  const opens = line.findLastIndex(({ text }, i) => i <= at && text.startsWith('('));
  const closes = line.findIndex(({ text }, i) => i >= opens && text.endsWith(')'));
  const bracketed =
    opens >= 0 && closes >= at ? line.slice(opens, closes + 1) : line.slice(at, at + 1);
  return bracketed.some(({ text }) => UNIT.test(text));
};

/** Removes a line that names the unit and no year; from a line that names both, removes only the unit. */
export const withoutUnit: LineChange = (line) => {
  if (!UNIT.test(textOf(line))) return line;
  return ALL_DIGITS.test(textOf(line)) ? line.filter((_, at) => !isOfUnit(line, at)) : [];
};

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

const withoutTitle: LineChange = (line, { title }) => {
  const [own, named] = [lettersOf(textOf(line)), lettersOf(title ?? '')];
  return own.length > 8 && named.includes(own) ? [] : line;
};

const withoutYears: LineChange = (line) =>
  line.some(({ text }) => YEAR.test(text)) ? line.filter(({ text }) => !YEAR.test(text)) : line;

export const moveWord = (word: Word, right: number, down: number): Word => ({
  ...word,
  x0: word.x0 + right,
  x1: word.x1 + right,
  y0: word.y0 + down,
  y1: word.y1 + down,
});

/** Points: about half the difference in width between a column of numbers and its year. */
const CENTRED = 12;

const withYearsCentred: LineChange = (line) =>
  line.some(({ text }) => YEAR.test(text))
    ? line.map((word) => (YEAR.test(word.text) ? moveWord(word, -CENTRED, 0) : word))
    : line;

/** Days and years that shared a line are split over two. */
const withYearsLowered: LineChange = (line) => {
  const others = line.filter(({ text }) => !YEAR.test(text));
  if (others.length === 0 || others.length === line.length) return line;
  return line.map((word) => (YEAR.test(word.text) ? word : moveWord(word, 0, -word.fontSize)));
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthOf = (text: string): number => MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
const padToTwo = (n: number): string => String(n).padStart(2, '0');

/** Other ways to write a date. */
const DATES: readonly ((day: number, month: number, year: string) => string)[] = [
  (day, month, year) => `${padToTwo(day)}.${padToTwo(month)}.${year}`,
  (day, month, year) => `${day}-${MONTHS[month - 1] ?? ''}-${year.slice(2)}`,
  (day, month, year) => `${year}-${padToTwo(month)}-${padToTwo(day)}`,
  (day, month, year) => `${day}/${month}/${year}`,
];

/** Each "December 31, 2023" of a line as one word in another style. */
const withDates =
  (write: (typeof DATES)[number]): LineChange =>
  (line) => {
    const out: Word[] = [];
    for (let at = 0; at < line.length; at++) {
      const [month, day, year] = line.slice(at, at + 3);
      if (month === undefined) continue;
      const number = day === undefined ? 0 : Number(/^(\d{1,2}),?$/.exec(day.text)?.[1] ?? 0);
      const isDate = monthOf(month.text) > 0 && /^[A-Z][a-z]{2,8}$/.test(month.text) && number > 0;
      if (isDate && year !== undefined && YEAR.test(year.text)) {
        out.push({ ...month, text: write(number, monthOf(month.text), year.text), x1: year.x1 });
        at += 2;
      } else out.push(month);
    }
    return out.length === line.length ? line : out;
  };

/** How reports abbreviate a unit, by its currency. */
const SHORT_UNITS: Readonly<Record<string, { thousands: string[]; millions: string[] }>> = {
  USD: {
    thousands: ["$'000", '($000)', "US$'000", 'USD thousand'],
    millions: ['$m', '$ millions', 'US$m', '(USD million)'],
  },
  EUR: {
    thousands: ['T€', 'in Tsd. €', "€'000", 'EUR thousand', 'k€'],
    millions: ['Mio. €', '€m', 'in Mio. EUR', '(€ million)', 'M€'],
  },
  GBP: { thousands: ["£'000", '£000'], millions: ['£m', '£ million'] },
  JPY: { thousands: ['千円'], millions: ['百万円', '¥ million'] },
  INR: { thousands: ["Rs.'000", '₹ in thousands'], millions: ['₹ million', '(₹ in millions)'] },
};

/** The whole unit line as another report abbreviates it. */
const withShortUnit =
  (random: () => number): LineChange =>
  (line, { currency, scale }) => {
    const text = textOf(line);
    const [first] = line;
    const forms = SHORT_UNITS[currency]?.[scale === 1e3 ? 'thousands' : 'millions'];
    const isUnitLine = UNIT.test(text) && !ALL_DIGITS.test(text) && scale > 1;
    if (!isUnitLine || forms === undefined || first === undefined) return line;
    if (/except|other than/i.test(text)) return line;
    return [{ ...first, text: pick(forms, random) ?? '', x1: line.at(-1)?.x1 ?? first.x1 }];
  };

/** The year without its century, as fiscal years are often named: "FY23". */
const withFiscalYears: LineChange = (line) =>
  line.some(({ text }) => YEAR.test(text))
    ? line.map((word) =>
        YEAR.test(word.text) ? { ...word, text: word.text.replace(/^.*(\d\d)$/, 'FY$1') } : word,
      )
    : line;

/** The unit stands in the head of each page and not below the titles. */
const withUnitInPageHead = (report: PrintedReport): Disturbed | undefined => {
  const touched = report.statements.filter((s) => changesHead(report, s, withoutUnit));
  const [one] = touched;
  const scales = new Set(report.statements.map(({ scale }) => scale));
  const scale = one?.scale === 1e3 ? 'thousands' : 'millions';
  if (one === undefined || scales.size > 1 || one.scale === 1) return undefined;
  const bare = touched.reduce<Sheet[]>(
    (all, statement) => changeHead(report, statement, withoutUnit)(all),
    report.sheets(),
  );
  const head = setLine(`${one.company_name} (${one.currency} in ${scale})`, 60, 12, 7);
  return {
    sheets: changePages(
      bare,
      report.pages,
      ofWords((words) => [...head, ...words]),
    ),
  };
};

/** Money words of a head without their currency. */
const CURRENCY =
  /\b(?:U\.?S\.? |US )?(?:dollars?|euros?|pounds?(?: sterling)?|yen)\b|\bUSD\b|US\$|[$€£¥]/gi;
const COVER_NAMES: Readonly<Record<string, string>> = {
  USD: 'United States dollars',
  EUR: 'euros',
  GBP: 'pounds sterling',
};

/** Signs set apart from their numbers. Heads are centred above both, and would fit neither without the signs. */
const hasSignsApart = (report: PrintedReport): boolean =>
  [...report.pages].some((page) =>
    report.pageText(page).words.some(({ text }) => /^[$€£¥]$/.test(text)),
  );

/** Only the cover names the currency; it is removed from the numbers and words of all pages. */
const withCurrencyOnCover = (report: PrintedReport): Disturbed | undefined => {
  const [currency, ...others] = new Set(report.statements.map((s) => s.currency));
  const name = COVER_NAMES[currency ?? ''];
  if (name === undefined || others.length > 0 || hasSignsApart(report)) return undefined;
  const removeCurrency = (text: string): string => text.replace(CURRENCY, '');
  const sheets = report.sheets().map((sheet) => ({
    ...changeSheet(
      sheet,
      ofWords((words, page) => [
        ...words.flatMap((word) => {
          const text = removeCurrency(word.text);
          return text.trim() === '' ? [] : [{ ...word, text }];
        }),
        ...(sheet.source === 1
          ? setLine(`All amounts are expressed in ${name}`, 60, page.height - 60, 10)
          : []),
      ]),
    ),
  }));
  return { sheets };
};

export const HEAD_ABLATIONS: readonly Ablation[] = [
  {
    name: 'unit-lines-removed',
    what: 'no statement says its unit',
    disturb: ofHeads(withoutUnit),
  },
  {
    name: 'unit-line-removed',
    what: 'one statement does not say its unit',
    disturb: ofHeads(withoutUnit, 'one'),
  },
  {
    name: 'unit-line-shortened',
    what: "the unit lines say $'000, €m, T€, 百万円",
    disturb: (report, random) => ofHeads(withShortUnit(random))(report, random),
  },
  {
    name: 'title-removed',
    what: 'one statement has no title',
    disturb: ofHeads(withoutTitle, 'one'),
  },
  {
    name: 'titles-removed',
    what: 'no statement has a title',
    disturb: ofHeads(withoutTitle),
  },
  {
    name: 'years-removed',
    what: 'the heads of one statement name no years',
    disturb: ofHeads(withoutYears, 'one'),
  },
  {
    name: 'years-centred',
    what: 'years stand left of the right edge of their numbers',
    disturb: ofHeads(withYearsCentred),
  },
  {
    name: 'years-lowered',
    what: 'years stand on a line below days and words',
    disturb: ofHeads(withYearsLowered),
  },
  {
    name: 'dates-restyled',
    what: 'dates of the heads in another style',
    disturb: (report, random) =>
      ofHeads(withDates(pick(DATES, random) ?? (() => '')))(report, random),
  },
  {
    name: 'fiscal-years',
    what: 'years of the heads are called FY23',
    disturb: ofHeads(withFiscalYears),
  },
  {
    name: 'unit-in-page-head',
    what: 'the unit stands in the head of each page beside the name, not below the titles',
    disturb: (report) => withUnitInPageHead(report),
  },
  {
    name: 'currency-on-cover',
    what: 'only the first page names the currency',
    disturb: (report) => withCurrencyOnCover(report),
  },
];
