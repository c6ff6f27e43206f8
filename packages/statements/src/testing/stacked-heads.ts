/**
 * Drawn reports whose comparative is restated: its head is taller than its neighbour's, and both
 * stand on one bottom line. Six ways to head a year, times six ways to say that it is restated.
 */

/** The words of a head in one language. */
export interface HeadWords {
  readonly language: string;
  readonly titles: readonly [income: string, balance: string, cash: string];
  readonly ended: string;
  readonly day: string;
  readonly restated: string;
  readonly note: string;
  readonly seeNote: readonly [opens: string, closes: string];
  readonly unit: string;
  readonly line: string;
}

export const HEAD_WORDS: readonly HeadWords[] = [
  {
    language: 'en',
    titles: [
      'Consolidated income statement',
      'Consolidated balance sheet',
      'Consolidated cash flow statement',
    ],
    ended: 'Year ended',
    day: '31 December',
    restated: 'restated',
    note: '(note 2)',
    seeNote: ['(restated –', 'see note 2)'],
    unit: '£m',
    line: 'in GBP million',
  },
  {
    language: 'de',
    titles: [
      'Konzern-Gewinn- und Verlustrechnung',
      'Konzernbilanz',
      'Konzern-Kapitalflussrechnung',
    ],
    ended: 'Geschäftsjahr zum',
    day: '31. Dezember',
    restated: 'angepasst',
    note: '(Anhang 2)',
    seeNote: ['(angepasst –', 'siehe Anhang 2)'],
    unit: 'Mio. €',
    line: 'in Mio. €',
  },
  {
    language: 'fr',
    titles: [
      'Compte de résultat consolidé',
      'Bilan consolidé',
      'Tableau des flux de trésorerie consolidés',
    ],
    ended: 'Exercice clos le',
    day: '31 décembre',
    restated: 'retraité',
    note: '(note 2)',
    seeNote: ['(retraité –', 'voir note 2)'],
    unit: 'M€',
    line: 'En millions d’euros',
  },
  {
    language: 'es',
    titles: [
      'Cuenta de pérdidas y ganancias consolidada',
      'Balance de situación consolidado',
      'Estado de flujos de efectivo consolidado',
    ],
    ended: 'Ejercicio terminado el',
    day: '31 de diciembre',
    restated: 'reexpresado',
    note: '(nota 2)',
    seeNote: ['(reexpresado –', 'véase nota 2)'],
    unit: 'M€',
    line: 'En millones de euros',
  },
  {
    language: 'it',
    titles: [
      'Conto economico consolidato',
      'Stato patrimoniale consolidato',
      'Rendiconto finanziario consolidato',
    ],
    ended: 'Esercizio chiuso al',
    day: '31 dicembre',
    restated: 'rideterminato',
    note: '(nota 2)',
    seeNote: ['(rideterminato –', 'vedi nota 2)'],
    unit: 'M€',
    line: '(in milioni di euro)',
  },
  {
    language: 'nl',
    titles: [
      'Geconsolideerde winst-en-verliesrekening',
      'Geconsolideerde balans',
      'Geconsolideerd kasstroomoverzicht',
    ],
    ended: 'Boekjaar eindigend op',
    day: '31 december',
    restated: 'aangepast',
    note: '(toelichting 2)',
    seeNote: ['(aangepast –', 'zie toelichting 2)'],
    unit: '€ mln',
    line: 'In miljoenen euro',
  },
  {
    language: 'pt',
    titles: [
      'Demonstração do resultado consolidada',
      'Balanço patrimonial consolidado',
      'Demonstração dos fluxos de caixa consolidada',
    ],
    ended: 'Exercício findo em',
    day: '31 de dezembro',
    restated: 'reapresentado',
    note: '(nota 2)',
    seeNote: ['(reapresentado –', 'ver nota 2)'],
    unit: 'R$ mil',
    line: 'Em milhares de reais',
  },
  {
    language: 'sv',
    titles: [
      'Koncernens resultaträkning',
      'Koncernens balansräkning',
      'Koncernens kassaflödesanalys',
    ],
    ended: 'Räkenskapsåret till',
    day: '31 december',
    restated: 'omräknad',
    note: '(not 2)',
    seeNote: ['(omräknad –', 'se not 2)'],
    unit: 'Mkr',
    line: 'Belopp i Mkr',
  },
];

/** Lines of a head without a restatement; `unit` is the last of those that have one. */
type YearHead = (year: string, words: HeadWords) => readonly string[];

const YEAR_HEADS: Readonly<Record<string, YearHead>> = {
  year: (year) => [year],
  'year, unit': (year, { unit }) => [year, unit],
  'ended, day, year': (year, { ended, day }) => [ended, day, year],
  'ended, day, year, unit': (year, { ended, day, unit }) => [ended, day, year, unit],
  date: (year, { day }) => [`${day} ${year}`],
  'day, year, unit': (year, { day, unit }) => [day, year, unit],
};

type Restate = (head: readonly string[], words: HeadWords) => readonly string[];

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

const beforeUnit: Restate = (head, { unit, restated }) =>
  head.at(-1) === unit ? [...head.slice(0, -1), restated, unit] : [...head, capital(restated)];

const RESTATEMENTS: Readonly<Record<string, Restate>> = {
  below: (head, { restated }) => [...head, restated],
  'below with note': (head, { restated, note }) => [...head, restated, note],
  'below, see note': (head, { seeNote }) => [...head, ...seeNote],
  above: (head, { restated }) => [capital(restated), ...head],
  'above with note': (head, { restated, note }) => [capital(restated), note, ...head],
  'before the unit': beforeUnit,
};

/** The numbers of one language: between groups of digits, and around what is below zero. */
interface NumberStyle {
  readonly group: string;
  readonly negative: (digits: string) => string;
}

const NUMBER_STYLES: readonly NumberStyle[] = [
  { group: ',', negative: (digits) => `(${digits})` },
  { group: '.', negative: (digits) => `-${digits}` },
  { group: ' ', negative: (digits) => `–${digits}` },
  { group: "'", negative: (digits) => `(${digits})` },
];

type Row = readonly [label: string, newest: number, before: number];

const ROWS: Readonly<Record<string, readonly (readonly Row[])[]>> = {
  en: [
    [
      ['Revenue', 52340, 48115],
      ['Cost of sales', -31204, -29002],
      ['Gross profit', 21136, 19113],
      ['Administrative expenses', -12131, -11718],
      ['Profit before tax', 9005, 7395],
      ['Income tax expense', -2161, -1775],
      ['Profit for the year', 6844, 5620],
    ],
    [
      ['Property, plant and equipment', 39262, 38477],
      ['Inventories', 16551, 15856],
      ['Cash and cash equivalents', 6258, 4390],
      ['Total assets', 62071, 58723],
      ['Total equity', 29844, 26000],
      ['Borrowings', 19204, 20680],
      ['Trade payables', 13023, 12043],
      ['Total equity and liabilities', 62071, 58723],
    ],
    [
      ['Net cash from operating activities', 9108, 8210],
      ['Net cash used in investing activities', -3240, -4100],
      ['Net cash used in financing activities', -4000, -3420],
      ['Net increase in cash and cash equivalents', 1868, 690],
      ['Cash and cash equivalents at 1 January', 4390, 3700],
      ['Cash and cash equivalents at 31 December', 6258, 4390],
    ],
  ],
  de: [
    [
      ['Umsatzerlöse', 52340, 48115],
      ['Umsatzkosten', -31204, -29002],
      ['Bruttoergebnis', 21136, 19113],
      ['Verwaltungskosten', -12131, -11718],
      ['Ergebnis vor Ertragsteuern', 9005, 7395],
      ['Ertragsteuern', -2161, -1775],
      ['Konzernergebnis', 6844, 5620],
    ],
    [
      ['Sachanlagen', 39262, 38477],
      ['Vorräte', 16551, 15856],
      ['Zahlungsmittel', 6258, 4390],
      ['Summe Aktiva', 62071, 58723],
      ['Summe Eigenkapital', 29844, 26000],
      ['Finanzschulden', 19204, 20680],
      ['Verbindlichkeiten aus Lieferungen und Leistungen', 13023, 12043],
      ['Summe Passiva', 62071, 58723],
    ],
    [
      ['Cashflow aus laufender Geschäftstätigkeit', 9108, 8210],
      ['Cashflow aus Investitionstätigkeit', -3240, -4100],
      ['Cashflow aus Finanzierungstätigkeit', -4000, -3420],
      ['Veränderung der Zahlungsmittel', 1868, 690],
      ['Zahlungsmittel am Anfang der Periode', 4390, 3700],
      ['Zahlungsmittel am Ende der Periode', 6258, 4390],
    ],
  ],
};

const LABELS_WIDE = 52;
const COLUMN_WIDE = 22;

const printed = (value: number, { group, negative }: NumberStyle): string => {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, group);
  return value < 0 ? negative(digits) : digits;
};

/** Sets a text so that it ends at its column's last digit; a closing bracket hangs over. */
const endingAt = (line: string, text: string, right: number): string => {
  const hang = text.endsWith(')') ? 1 : 0;
  return `${line.padEnd(right + hang - text.length)}${text}`;
};

const RIGHTS = [LABELS_WIDE + COLUMN_WIDE, LABELS_WIDE + 2 * COLUMN_WIDE] as const;

const headLines = (heads: readonly (readonly string[])[]): string[] => {
  const tallest = Math.max(...heads.map((head) => head.length));
  return Array.from({ length: tallest }, (_, at) =>
    heads.reduce((line, head, column) => {
      const text = head[at - (tallest - head.length)];
      return text === undefined ? line : endingAt(line, text, RIGHTS[column] ?? 0);
    }, ''),
  );
};

/** One shape of heads, in one language and style of numbers. */
export interface HeadShape {
  readonly name: string;
  readonly heads: readonly (readonly string[])[];
  readonly words: HeadWords;
  readonly style: NumberStyle;
}

/** All 36 shapes in a language, each in the next of the number styles. */
export const headShapes = (words: HeadWords): readonly HeadShape[] =>
  Object.entries(YEAR_HEADS).flatMap(([year, head], i) =>
    Object.entries(RESTATEMENTS).map(([how, restate], j): HeadShape => {
      const style = NUMBER_STYLES[(i + j) % NUMBER_STYLES.length] ?? {
        group: ',',
        negative: String,
      };
      return {
        name: `${words.language}: ${year}; restated ${how}`,
        heads: [head('2023', words), restate(head('2022', words), words)],
        words,
        style,
      };
    }),
  );

const statementPage = (shape: HeadShape, at: number): string => {
  const { words, heads, style } = shape;
  const rows = (ROWS[words.language] ?? ROWS['en'] ?? [])[at] ?? [];
  const lines = rows.map(([label, ...values]) =>
    values.reduce((line, value, c) => endingAt(line, printed(value, style), RIGHTS[c] ?? 0), label),
  );
  return ['', words.titles[at] ?? '', words.line, ...headLines(heads), ...lines].join('\n');
};

/** The three statements of a shape, a page each. */
export const drawShape = (shape: HeadShape): string[] =>
  [0, 1, 2].map((at) => statementPage(shape, at));
