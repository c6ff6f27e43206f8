import type { FontFamily } from '@fde/testing/fixture-reports';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'sv';
export type DateForm =
  | 'span-us'
  | 'two-lines-us'
  | 'one-line-us'
  | 'short-us'
  | 'slash'
  | 'two-lines-uk'
  | 'one-line-uk'
  | 'short-uk'
  | 'dots'
  | 'iso'
  | 'year-only'
  | 'fiscal'
  | 'weeks'
  | 'year-ended';

/** Everything in which the typesetting of reports may differ. Results are counted by each of these traits. */
export interface HouseStyle {
  /** `drawn`: placed word by word; `browser`: an HTML table printed to PDF, as filings with the SEC are made. */
  readonly made: 'drawn' | 'browser';
  readonly page: 'letter' | 'a4' | 'landscape' | 'rotated' | 'sideways' | 'spread';
  readonly family: FontFamily;
  readonly size: number;
  /** Height of a row as a multiple of the font size. */
  readonly pitch: number;
  readonly gap: 'tight' | 'normal' | 'wide';
  readonly width: 'full' | 'compact';
  readonly digits: 'tabular' | 'proportional';
  readonly grouping: ',' | '.' | ' ' | '\u00a0' | "'" | '\u2019' | '\u202f';
  readonly negative:
    'brackets' | 'brackets-apart' | 'minus' | 'minus-sign' | 'minus-apart' | 'en-dash' | 'trailing';
  readonly nil: '-' | '\u2013' | '\u2014' | 'Nil';
  readonly sign: 'none' | 'glued' | 'apart' | 'far';
  readonly signRows: 'first-and-totals' | 'all';
  readonly notes: 'none' | 'column';
  readonly side: 'none' | 'percent' | 'change' | 'change-and-percent' | 'company' | 'conversion';
  readonly order: 'as-printed' | 'reversed';
  readonly wrap: 'wide' | 'last-line' | 'last-line-hanging' | 'first-line';
  readonly indent: 'none' | 'small' | 'large';
  readonly leaders: 'none' | 'dots';
  readonly bold: 'none' | 'totals' | 'totals-and-headings';
  readonly lines: 'none' | 'rules' | 'shading';
  readonly unit: 'subtitle' | 'title' | 'head' | 'column';
  readonly dates: DateForm;
  readonly yearEnd:
    'as-printed' | 'january-named-before' | 'january-named-after' | 'sunday-nearest-december';
  /** Whether earlier years are printed in thousands of the newest year's unit, as German companies do. */
  readonly units: 'alike' | 'earlier-coarser';
  /**
   * Whether the parts of a balance sheet stand in an inner column beside their sums, or gross amounts
   * and depreciation beside the net assets of the newest year.
   */
  readonly parts: 'one-column' | 'inner-column' | 'gross-and-net';
  readonly currency: 'as-printed' | 'GBP' | 'EUR' | 'CHF' | 'JPY' | 'USD' | 'MYR';
  readonly breaks: 'page-each' | 'shared' | 'halved';
  readonly continued: 'titled' | 'headed' | 'bare';
  /** `restated-stacked`: the head of the restated year is taller than its neighbour's. */
  readonly marks: 'none' | 'restated' | 'restated-stacked' | 'superscripts';
  readonly caps: 'as-printed' | 'upper' | 'small-caps';
  readonly language: Language;
  readonly decoys: 'none' | 'selected' | 'parent' | 'quarters' | 'all';
  readonly sequence: 'income-first' | 'balance-first' | 'cash-first';
  /** Whether the line of a label may end within a word, as in justified columns. */
  readonly hyphens: 'none' | 'line-ends';
  /** Names of what is printed before the statements to mislead (`traps.ts`). */
  readonly traps: readonly string[];
}

/** Picks a value at random, by weight. */
const pick = <T>(random: () => number, choices: readonly (readonly [T, number])[]): T => {
  let at = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    at -= weight;
    if (at < 0) return value;
  }
  throw new RangeError('no choice has a weight');
};

const ENGLISH_DATES: readonly (readonly [DateForm, number])[] = [
  ['span-us', 4],
  ['two-lines-us', 3],
  ['one-line-us', 3],
  ['short-us', 2],
  ['slash', 1],
  ['two-lines-uk', 2],
  ['one-line-uk', 2],
  ['short-uk', 2],
  ['dots', 1],
  ['iso', 1],
  ['year-only', 5],
  ['fiscal', 1],
  ['weeks', 1],
  ['year-ended', 2],
];
const OTHER_DATES: readonly (readonly [DateForm, number])[] = [
  ['one-line-uk', 3],
  ['two-lines-uk', 2],
  ['dots', 3],
  ['year-only', 4],
  ['iso', 1],
];

type Numbers = Pick<HouseStyle, 'grouping' | 'negative' | 'nil' | 'digits'>;
type Money = Pick<HouseStyle, 'sign' | 'signRows' | 'unit' | 'currency'>;
type PageLook = Pick<HouseStyle, 'page' | 'family' | 'size' | 'pitch' | 'gap'>;
type TableLook = Pick<
  HouseStyle,
  'width' | 'wrap' | 'indent' | 'leaders' | 'bold' | 'lines' | 'caps'
>;
type Frame = Pick<
  HouseStyle,
  'breaks' | 'continued' | 'decoys' | 'sequence' | 'order' | 'notes' | 'side' | 'marks'
>;

const drawGrouping = (
  random: () => number,
  language: Language,
  made: HouseStyle['made'],
): HouseStyle['grouping'] =>
  language === 'en'
    ? pick<HouseStyle['grouping']>(random, [
        [',', 14],
        [' ', 1],
        ['\u00a0', 1],
        ["'", 0.5],
        ['\u2019', 0.5],
      ])
    : pick<HouseStyle['grouping']>(
        random,
        language === 'fr'
          ? [
              [' ', 2],
              ['\u00a0', 2],
              ['.', 1],
              ['\u202f', made === 'browser' ? 3 : 0],
            ]
          : [
              ['.', 6],
              ["'", 0.5],
              [' ', 0.5],
            ],
      );

const drawNegative = (
  random: () => number,
  language: Language,
  made: HouseStyle['made'],
): HouseStyle['negative'] =>
  language === 'en'
    ? pick<HouseStyle['negative']>(random, [
        ['brackets', 10],
        ['brackets-apart', 4],
        ['minus', 2],
        ['en-dash', 2],
        ['minus-apart', 1],
        ['trailing', 0.5],
        ['minus-sign', made === 'browser' ? 2 : 0],
      ])
    : pick<HouseStyle['negative']>(random, [
        ['minus', 4],
        ['en-dash', 3],
        ['brackets', 3],
        ['minus-apart', 2],
        ['trailing', 0.5],
        ['minus-sign', made === 'browser' ? 3 : 0],
      ]);

const drawNumbers = (
  random: () => number,
  language: Language,
  made: HouseStyle['made'],
): Numbers => ({
  grouping: drawGrouping(random, language, made),
  negative: drawNegative(random, language, made),
  nil: pick<HouseStyle['nil']>(random, [
    ['-', 1],
    ['\u2013', 1],
    ['\u2014', 1],
    ['Nil', 1],
  ]),
  digits: pick<HouseStyle['digits']>(random, [
    ['tabular', 5],
    ['proportional', 1],
  ]),
});

const drawMoney = (random: () => number, language: Language): Money => ({
  sign: pick<HouseStyle['sign']>(
    random,
    language === 'en'
      ? [
          ['none', 3],
          ['glued', 2],
          ['apart', 2],
          ['far', 4],
        ]
      : [['none', 1]],
  ),
  signRows: pick<HouseStyle['signRows']>(random, [
    ['first-and-totals', 4],
    ['all', 1],
  ]),
  unit: pick<HouseStyle['unit']>(random, [
    ['subtitle', 6],
    ['title', 1],
    ['head', 2],
    ['column', 2],
  ]),
  currency: pick<HouseStyle['currency']>(random, [
    ['as-printed', 8],
    ['GBP', 1],
    ['EUR', 1],
    ['CHF', 0.5],
    ['JPY', 0.5],
    ['USD', 0.5],
  ]),
});

const drawPageLook = (random: () => number, made: HouseStyle['made']): PageLook => ({
  page:
    made === 'browser'
      ? pick<HouseStyle['page']>(random, [
          ['letter', 4],
          ['a4', 2],
          ['landscape', 1],
        ])
      : pick<HouseStyle['page']>(random, [
          ['letter', 6],
          ['a4', 6],
          ['landscape', 1],
          ['rotated', 1],
          ['sideways', 1],
          ['spread', 1],
        ]),
  family: pick<FontFamily>(random, [
    ['sans', 4],
    ['serif', 4],
    ['mono', 0.5],
  ]),
  size: pick(random, [
    [6.5, 1],
    [7, 1],
    [7.5, 1],
    [8, 2],
    [9, 3],
    [10, 2],
  ]),
  pitch: pick(random, [
    [1.2, 1],
    [1.3, 2],
    [1.45, 2],
    [1.7, 1],
  ]),
  gap: pick<HouseStyle['gap']>(random, [
    ['tight', 1],
    ['normal', 3],
    ['wide', 1],
  ]),
});

const drawTableLook = (random: () => number, made: HouseStyle['made']): TableLook => ({
  width: pick<HouseStyle['width']>(random, [
    ['full', 4],
    ['compact', 1],
  ]),
  wrap: pick<HouseStyle['wrap']>(random, [
    ['wide', 4],
    ['last-line-hanging', 3],
    ['last-line', 1],
    ['first-line', 1],
  ]),
  indent: pick<HouseStyle['indent']>(random, [
    ['none', 1],
    ['small', 2],
    ['large', 2],
  ]),
  leaders: pick<HouseStyle['leaders']>(random, [
    ['none', 7],
    ['dots', 1],
  ]),
  bold: pick<HouseStyle['bold']>(random, [
    ['none', 1],
    ['totals', 2],
    ['totals-and-headings', 2],
  ]),
  lines: pick<HouseStyle['lines']>(random, [
    ['none', 1],
    ['rules', 2],
    ['shading', 2],
  ]),
  caps: pick<HouseStyle['caps']>(random, [
    ['as-printed', 8],
    ['upper', 1],
    ['small-caps', made === 'browser' ? 0 : 1],
  ]),
});

const drawFrame = (random: () => number): Frame => ({
  breaks: pick<HouseStyle['breaks']>(random, [
    ['page-each', 6],
    ['shared', 1],
    ['halved', 2],
  ]),
  continued: pick<HouseStyle['continued']>(random, [
    ['titled', 2],
    ['headed', 1],
    ['bare', 1],
  ]),
  decoys: pick<HouseStyle['decoys']>(random, [
    ['none', 1],
    ['selected', 1],
    ['parent', 1],
    ['quarters', 1],
    ['all', 1],
  ]),
  sequence: pick<HouseStyle['sequence']>(random, [
    ['income-first', 4],
    ['balance-first', 2],
    ['cash-first', 1],
  ]),
  order: pick<HouseStyle['order']>(random, [
    ['as-printed', 4],
    ['reversed', 1],
  ]),
  notes: pick<HouseStyle['notes']>(random, [
    ['none', 3],
    ['column', 2],
  ]),
  side: pick<HouseStyle['side']>(random, [
    ['none', 8],
    ['percent', 1],
    ['change', 0.5],
    ['change-and-percent', 0.5],
    ['company', 1],
    ['conversion', 0.5],
  ]),
  marks: pick<HouseStyle['marks']>(random, [
    ['none', 4],
    ['restated', 0.5],
    ['restated-stacked', 0.5],
    ['superscripts', 1],
  ]),
});

/** Draws a random style, then corrects combinations that nobody would print or nobody could read. */
export const drawStyle = (random: () => number, made: HouseStyle['made']): HouseStyle => {
  const language = pick<Language>(random, [
    ['en', 8],
    ['de', 1],
    ['fr', 1],
    ['es', 0.5],
    ['it', 0.5],
    ['nl', 0.5],
    ['pt', 0.5],
    ['sv', 0.5],
  ]);
  const yearEnd =
    language === 'en'
      ? pick<HouseStyle['yearEnd']>(random, [
          ['as-printed', 10],
          ['january-named-before', 1],
          ['january-named-after', 1],
          ['sunday-nearest-december', 1],
        ])
      : 'as-printed';
  const dates = pick<DateForm>(random, language === 'en' ? ENGLISH_DATES : OTHER_DATES);
  const style: HouseStyle = {
    made,
    language,
    yearEnd,
    dates,
    units: pick<HouseStyle['units']>(random, [
      ['alike', 15],
      ['earlier-coarser', 1],
    ]),
    parts: pick<HouseStyle['parts']>(random, [
      ['one-column', 10],
      ['inner-column', 1],
      ['gross-and-net', 1],
    ]),
    ...drawNumbers(random, language, made),
    ...drawMoney(random, language),
    ...drawPageLook(random, made),
    ...drawTableLook(random, made),
    ...drawFrame(random),
    hyphens: 'none',
    traps: [],
  };
  return keepReadable(style);
};

/** How often a report prints its own currency in letters, from 0 to 1. */
const LETTERED_MONEY = 0.1;

/** Sometimes a currency whose sign is letters before the numbers: "RM 1,234". */
export const withLetteredMoney = (style: HouseStyle, random: () => number): HouseStyle =>
  random() < LETTERED_MONEY &&
  style.currency === 'as-printed' &&
  style.language === 'en' &&
  style.side !== 'conversion'
    ? { ...style, currency: 'MYR' }
    : style;

/** How often labels are broken within words, from 0 to 1. */
const HYPHENATED = 0.15;

/** Sometimes words broken at the ends of lines, where labels are placed word by word. */
export const withHyphens = (style: HouseStyle, random: () => number): HouseStyle =>
  random() < HYPHENATED && style.language === 'en' && style.made === 'drawn'
    ? { ...style, hyphens: 'line-ends' }
    : style;

/** Avoids combinations that even people could not read with certainty. */
const keepReadable = (style: HouseStyle): HouseStyle => {
  const spaced = [' ', '\u00a0', '\u202f'].includes(style.grouping);
  return {
    ...style,
    // If spaces separate thousands, columns need wider gaps.
    ...(spaced && style.gap === 'tight' ? { gap: 'normal' as const } : {}),
    // A converted column names its currency in its head.
    ...(style.side === 'conversion'
      ? { unit: 'column' as const, currency: 'JPY' as const, sign: 'none' as const }
      : {}),
    // Columns of different units state them in their heads, and are not compared.
    ...(style.units === 'earlier-coarser'
      ? { unit: 'column' as const, side: 'none' as const }
      : {}),
    // Four columns of amounts leave no room for more.
    ...(style.parts !== 'one-column' ? { side: 'none' as const, units: 'alike' as const } : {}),
    // Labels that wrap without any visible sign need more space between rows than within them.
    ...(style.wrap === 'last-line' || style.wrap === 'first-line'
      ? { pitch: Math.max(style.pitch, 1.45) }
      : {}),
    // A statement that continues on the right half of a spread says so.
    ...(style.page === 'spread'
      ? { breaks: 'page-each' as const, continued: 'titled' as const }
      : {}),
    ...(style.digits === 'proportional' && (style.made === 'browser' || style.family === 'mono')
      ? { digits: 'tabular' as const }
      : {}),
  };
};
