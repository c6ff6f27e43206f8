import type { CanonicalStatementType } from '@fde/contracts';
import type { BookColumn, BookStatement } from './book.js';
import type { DateForm, HouseStyle, Language } from './house-style.js';

type Titles = Readonly<Record<CanonicalStatementType, readonly string[]>>;

export const TITLES: Readonly<Record<Language, Titles>> = {
  en: {
    income_statement: [
      'Consolidated Statements of Income',
      'CONSOLIDATED STATEMENTS OF OPERATIONS',
      'Consolidated income statement',
      'Group income statement',
      'Consolidated Statements of Earnings',
      'Consolidated statement of profit or loss',
    ],
    balance_sheet: [
      'Consolidated Balance Sheets',
      'CONSOLIDATED BALANCE SHEETS',
      'Consolidated balance sheet',
      'Group balance sheet',
      'Consolidated Statements of Financial Position',
      'Consolidated statement of financial position',
    ],
    cash_flow_statement: [
      'Consolidated Statements of Cash Flows',
      'CONSOLIDATED STATEMENTS OF CASH FLOWS',
      'Consolidated cash flow statement',
      'Group cash flow statement',
      'Consolidated Statements of Cash Flows',
      'Consolidated statement of cash flows',
    ],
  },
  de: {
    income_statement: ['Konzern-Gewinn- und Verlustrechnung'],
    balance_sheet: ['Konzernbilanz'],
    cash_flow_statement: ['Konzern-Kapitalflussrechnung'],
  },
  fr: {
    income_statement: ['Compte de résultat consolidé'],
    balance_sheet: ['Bilan consolidé'],
    cash_flow_statement: ['Tableau des flux de trésorerie consolidés'],
  },
  es: {
    income_statement: ['Cuenta de pérdidas y ganancias consolidada'],
    balance_sheet: ['Balance de situación consolidado'],
    cash_flow_statement: ['Estado de flujos de efectivo consolidado'],
  },
  it: {
    income_statement: ['Conto economico consolidato'],
    balance_sheet: ['Stato patrimoniale consolidato'],
    cash_flow_statement: ['Rendiconto finanziario consolidato'],
  },
  nl: {
    income_statement: ['Geconsolideerde winst-en-verliesrekening'],
    balance_sheet: ['Geconsolideerde balans'],
    cash_flow_statement: ['Geconsolideerd kasstroomoverzicht'],
  },
  pt: {
    income_statement: ['Demonstração do resultado consolidada'],
    balance_sheet: ['Balanço patrimonial consolidado'],
    cash_flow_statement: ['Demonstração dos fluxos de caixa consolidada'],
  },
  sv: {
    income_statement: ['Koncernens resultaträkning'],
    balance_sheet: ['Koncernens balansräkning'],
    cash_flow_statement: ['Koncernens kassaflödesanalys'],
  },
};

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  it: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  pt: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  sv: [
    'januari',
    'februari',
    'mars',
    'april',
    'maj',
    'juni',
    'juli',
    'augusti',
    'september',
    'oktober',
    'november',
    'december',
  ],
};

interface Day {
  readonly year: string;
  readonly month: number;
  readonly day: number;
  readonly name: string;
}

const dayOf = (iso: string, language: Language): Day => {
  const month = Number(iso.slice(5, 7));
  return {
    year: iso.slice(0, 4),
    month,
    day: Number(iso.slice(8)),
    name: MONTHS[language][month - 1] ?? '',
  };
};

const padToTwo = (n: number): string => String(n).padStart(2, '0');

/** `31 December` as the language writes it. */
const dayAndMonth = ({ day, name }: Day, language: Language): string =>
  language === 'de'
    ? `${day}. ${name}`
    : language === 'es' || language === 'pt'
      ? `${day} de ${name}`
      : `${day} ${name}`;

const fullDate = (d: Day, language: Language): string =>
  `${dayAndMonth(d, language)}${language === 'es' || language === 'pt' ? ' de' : ''} ${d.year}`;

/** Whether all columns end on the same day of the year, so that one line can name it for all. */
const sameDay = (columns: readonly BookColumn[]): boolean =>
  new Set(columns.map((c) => c.end.slice(5))).size === 1 &&
  columns.every((c) => c.end.slice(0, 4) === c.year);

/** A form of column heads that says no less than the transcript. */
export const usableForm = (form: DateForm, statement: BookStatement): DateForm => {
  if (form === 'fiscal')
    return statement.type === 'balance_sheet' || !sameDay(statement.columns)
      ? 'two-lines-us'
      : form;
  return !sameDay(statement.columns) && form === 'span-us' ? 'two-lines-us' : form;
};

/** Lines above one column. */
export const columnHead = (
  column: BookColumn,
  statement: BookStatement,
  form: DateForm,
  language: Language,
): string[] => {
  const d = dayOf(column.end, language);
  const flow = statement.type !== 'balance_sheet';
  switch (form) {
    case 'span-us':
    case 'year-only':
      return [column.year];
    case 'fiscal':
      return [`Fiscal ${column.year}`];
    case 'two-lines-us':
      return [`${d.name} ${d.day},`, d.year];
    case 'one-line-us':
      return [`${d.name} ${d.day}, ${d.year}`];
    case 'short-us':
      return [`${d.name.slice(0, 3)}. ${d.day}, ${d.year}`];
    case 'slash':
      return [
        d.day > 12
          ? `${padToTwo(d.month)}/${padToTwo(d.day)}/${d.year}`
          : `${d.name.slice(0, 3)} ${d.day}, ${d.year}`,
      ];
    case 'two-lines-uk':
      return [dayAndMonth(d, language), d.year];
    case 'one-line-uk':
      return [fullDate(d, language)];
    case 'short-uk':
      return [`${d.day} ${d.name.slice(0, 3)} ${d.year}`];
    case 'dots':
      return [`${padToTwo(d.day)}.${padToTwo(d.month)}.${d.year}`];
    case 'iso':
      return [column.end];
    case 'weeks':
      return flow
        ? ['52 weeks ended', `${d.name} ${d.day},`, d.year]
        : ['As at', `${d.name} ${d.day}, ${d.year}`];
    case 'year-ended':
      return flow ? ['Year ended', `${d.day} ${d.name}`, d.year] : [`${d.day} ${d.name}`, d.year];
  }
};

const americanDate = ({ name, day, year }: Day): string => `${name} ${day}, ${year}`;

const listDates = (years: readonly string[]): string =>
  years.length < 2 ? years.join() : `${years.slice(0, -1).join(', ')} and ${years.at(-1) ?? ''}`;

const PERIODS: Readonly<Record<Exclude<Language, 'en'>, readonly [flow: string, point: string]>> = {
  de: ['für das Geschäftsjahr vom {from} bis {to}', 'zum {to}'],
  fr: ['Exercice clos le {to}', 'Au {to}'],
  es: ['Ejercicio terminado el {to}', 'A {to}'],
  it: ['Esercizio chiuso al {to}', 'Al {to}'],
  nl: ['Boekjaar eindigend op {to}', 'Per {to}'],
  pt: ['Exercício findo em {to}', 'Em {to}'],
  sv: ['Räkenskapsåret {from} till {to}', 'Per {to}'],
};

const firstDay = (end: string): string => {
  const next = new Date(`${end}T00:00:00Z`);
  next.setUTCFullYear(next.getUTCFullYear() - 1);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** The line under the title that names the period if the column heads are bare years; undefined for other forms. */
export const periodLine = (
  statement: BookStatement,
  form: DateForm,
  language: Language,
  american: boolean,
): string | undefined => {
  if (form !== 'year-only') return undefined;
  const flow = statement.type !== 'balance_sheet';
  const newest = statement.columns.toSorted((a, b) => b.year.localeCompare(a.year))[0] ?? {
    year: '',
    end: '',
  };
  const d = dayOf(newest.end, language);
  if (language !== 'en') {
    return PERIODS[language][flow ? 0 : 1]
      .replace('{to}', fullDate(d, language))
      .replace('{from}', fullDate(dayOf(firstDay(newest.end), language), language));
  }
  if (!sameDay(statement.columns)) {
    const ends = statement.columns.map((c) => americanDate(dayOf(c.end, language)));
    return `${flow ? 'For the fiscal years ended' : 'As of'} ${listDates(ends)}`;
  }
  if (!american) return `${flow ? 'for the year ended' : 'at'} ${d.day} ${d.name} ${d.year}`;
  return `${flow ? 'For the years ended' : 'As of'} ${d.name} ${d.day}, ${listDates(statement.columns.map((c) => c.year))}`;
};

/** The line that spans all columns above their years: `Years ended December 31,`. */
export const spanLine = (statement: BookStatement, form: DateForm): string | undefined => {
  if (form !== 'span-us' || statement.columns[0] === undefined) return undefined;
  const d = dayOf(statement.columns[0].end, 'en');
  return `${statement.type === 'balance_sheet' ? '' : 'Years ended '}${d.name} ${d.day},`;
};

const NAMES: Readonly<Record<string, readonly [many: string, sign: string]>> = {
  USD: ['U.S. dollars', 'US$'],
  EUR: ['euros', '€'],
  GBP: ['pounds sterling', '£'],
  CAD: ['Canadian dollars', 'C$'],
  SEK: ['Swedish kronor', 'SEK'],
  CHF: ['Swiss francs', 'CHF'],
  JPY: ['Japanese yen', '¥'],
  MYR: ['Malaysian ringgit', 'RM'],
};

/** The sign beside numbers; currencies without a sign of their own print none. */
export const signOf = (currency: string): string | undefined =>
  ({ USD: '$', CAD: '$', EUR: '€', GBP: '£', JPY: '¥', MYR: 'RM' })[currency];

/** `£m`, `SEK million`, `US$’000`: the unit in a column's head. */
export const unitHead = ({ currency, scale }: BookStatement, variety: number): string => {
  const sign = NAMES[currency]?.[1] ?? currency;
  const spaced = /[A-Z]$/.test(sign) ? ' ' : '';
  if (scale === 1e9) return [`${sign}${spaced}bn`, `${currency} billion`][variety % 2] ?? '';
  if (scale === 1000 && currency === 'EUR' && variety % 3 === 0) return 'TEUR';
  if (scale === 1000) return ['’000', '000'].map((k) => `${sign}${spaced}${k}`)[variety % 2] ?? '';
  return [`${sign}${spaced}m`, `${sign} million`, `${currency} m`][variety % 3] ?? '';
};

const OTHER_UNITS: Readonly<
  Record<Exclude<Language, 'en'>, readonly [millions: string, thousands: string, euros: string]>
> = {
  de: ['in Mio. ', 'in Tsd. ', '€'],
  fr: ['En millions d’', 'En milliers d’', 'euros'],
  es: ['En millones de ', 'En miles de ', 'euros'],
  it: ['(in milioni di ', '(in migliaia di ', 'euro)'],
  nl: ['In miljoenen ', 'In duizenden ', 'euro'],
  pt: ['Em milhões de ', 'Em milhares de ', 'euros'],
  sv: ['Belopp i miljoner ', 'Belopp i tusen ', 'euro'],
};

const otherUnit = (
  language: Exclude<Language, 'en'>,
  { currency, scale }: BookStatement,
): string => {
  const [millions, thousands, euros] = OTHER_UNITS[language];
  const word = scale === 1000 ? thousands : millions;
  return currency === 'EUR'
    ? word + euros
    : `${word.replace(/d’$/, 'de ')}${currency}${language === 'it' ? ')' : ''}`;
};

/** `(In millions, except per share amounts)`: the unit as a line of the head. A bare "in millions" needs signs beside the numbers. */
export const unitLine = (statement: BookStatement, style: HouseStyle, variety: number): string => {
  if (style.language !== 'en') return otherUnit(style.language, statement);
  const { currency, scale } = statement;
  const word = scale === 1000 ? 'thousands' : 'millions';
  const many = NAMES[currency]?.[0] ?? currency;
  const except = statement.rows.some((r) => r.unit === 'per_share')
    ? ', except per share amounts'
    : '';
  const bare =
    currency === 'USD' && style.sign !== 'none'
      ? [
          `(In ${word}${except})`,
          `(${word[0]?.toUpperCase() ?? ''}${word.slice(1)}${except})`,
          `In ${word}${except}`,
        ]
      : [];
  const all = [
    ...bare,
    `(${word} of ${many}${except})`,
    `in ${word} of ${many}${except}`,
    `(in ${currency} ${word}${except})`,
    `Amounts in ${word} of ${currency}${except}`,
  ];
  return all[variety % all.length] ?? '';
};
