import type { DrawnLanguage } from './drawn-language.js';

/** The words of a drawn language; its numbers are those of every drawn language. */
export interface DrawnWords {
  /** ISO 639-1 */
  readonly language: string;
  readonly scale: number;
  readonly currency: string;
  /** Between thousands, and before decimals. */
  readonly grouping: ',' | '.' | ' ';
  readonly decimal: '.' | ',';
  /** The head of the column of notes. */
  readonly note: string;
  /** The heads of the newer and the older year, of the year's statements and of the balance sheet. */
  readonly years: readonly [string, string];
  readonly days: readonly [string, string];
  readonly isFromRight?: true;
  /** Title, unit line and the labels of the rows, one on a line, as `INCOME`, `BALANCE`, `CASH` order them. */
  readonly income: string;
  readonly balance: string;
  readonly cash: string;
}

/** The number of a note, or none, and the values of both years; no values: a heading. */
type DrawnRow = readonly [note?: number | undefined, newer?: number, older?: number];

/** From revenue to basic earnings per share. */
const INCOME: readonly DrawnRow[] = [
  [4, 12_500, 11_800],
  [undefined, -7500, -7100],
  [undefined, 5000, 4700],
  [undefined, -1800, -1700],
  [undefined, -1200, -1100],
  [5, 2000, 1900],
  [undefined, 50, 40],
  [undefined, -250, -240],
  [undefined, 1800, 1700],
  [9, -400, -380],
  [undefined, 1400, 1320],
  [undefined, 7, 6.6],
];
const NET_INCOME = 10;
/** Assets; plant, goodwill and their sum; inventories, receivables, cash and their sum; claims. */
const BALANCE: readonly DrawnRow[] = [
  [],
  [11, 4000, 3900],
  [10, 3000, 3000],
  [undefined, 7000, 6900],
  [14, 1500, 1600],
  [15, 1700, 1400],
  [16, 800, 600],
  [undefined, 4000, 3600],
  [undefined, 11_000, 10_500],
  [],
  [undefined, 200, 200],
  [undefined, 5800, 5100],
  [undefined, 6000, 5300],
  [20, 3000, 3200],
  [undefined, 3000, 3200],
  [undefined, 2000, 2000],
  [undefined, 2000, 2000],
  [undefined, 11_000, 10_500],
];
const TOTAL_ASSETS = 8;
/** Operating, investing and financing activities with their sums; the change and the balances. */
const CASH: readonly DrawnRow[] = [
  [],
  [undefined, 1800, 1700],
  [undefined, 500, 480],
  [undefined, -400, -380],
  [undefined, 1900, 1800],
  [],
  [undefined, -800, -700],
  [undefined, -800, -700],
  [],
  [undefined, -200, -300],
  [undefined, -700, -650],
  [undefined, -900, -950],
  [undefined, 200, 150],
  [undefined, 600, 450],
  [undefined, 800, 600],
];
const CLOSING_CASH = 14;

/** Characters: where the columns end. */
const LABEL = 66;
const NOTE = 6;
const VALUE = 14;
const CENTS = 2;

const written = (value: number | undefined, { grouping, decimal }: DrawnWords): string => {
  if (value === undefined) return '';
  const size = Math.abs(value);
  const text =
    size < 10
      ? size.toFixed(CENTS).replace('.', decimal)
      : String(size).replace(/\B(?=(?:\d{3})+$)/g, grouping);
  return value < 0 ? `(${text})` : text;
};

const lineOf = (label: string, note: string, values: readonly string[]): string =>
  `${label.padEnd(LABEL)}${note.padStart(NOTE)}${values.map((value) => value.padStart(VALUE)).join('')}`.trimEnd();

const linesIn = (text: string): string[] => text.trim().split('\n');

const draw = (
  words: DrawnWords,
  text: string,
  heads: readonly string[],
  rows: readonly DrawnRow[],
): string => {
  const [title = '', unit = '', ...labels] = linesIn(text);
  if (labels.length !== rows.length)
    throw new Error(`${words.language}: ${labels.length} labels for ${rows.length} rows`);
  return [
    '',
    title,
    unit,
    '',
    lineOf('', words.note, heads),
    ...rows.map(([note, newer, older], at) =>
      lineOf(labels[at] ?? '', String(note ?? ''), [written(newer, words), written(older, words)]),
    ),
    '',
  ].join('\n');
};

/** Behind the title and the unit of a statement. */
const labelAt = (text: string, row: number): string => linesIn(text)[row + 2] ?? '';

/** Three statements in the words of a language. */
export const drawLanguage = (words: DrawnWords): DrawnLanguage => ({
  language: words.language,
  ...(words.isFromRight === undefined ? {} : { isFromRight: true }),
  scale: words.scale,
  currency: words.currency,
  netIncome: labelAt(words.income, NET_INCOME),
  totalAssets: labelAt(words.balance, TOTAL_ASSETS),
  closingCash: labelAt(words.cash, CLOSING_CASH),
  pages: [
    draw(words, words.income, words.years, INCOME),
    draw(words, words.balance, words.days, BALANCE),
    draw(words, words.cash, words.years, CASH),
  ],
});
