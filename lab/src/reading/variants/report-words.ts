import type { Chapter } from '@fde/testing/fixture-reports';
import type { Book } from './book.js';
import type { HouseStyle } from './house-style.js';
import { trapParagraphs } from './traps.js';

const MONTHS = [
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
] as const;

const formatAmericanDate = (iso: string): string =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`;

/** How the company names its fiscal years, if they do not follow the calendar. */
const yearNames = (book: Book, style: HouseStyle): string[] => {
  if (style.yearEnd === 'as-printed') return [];
  const columns = book.statements.find((s) => s.type === 'income_statement')?.columns ?? [];
  const lastDay =
    style.yearEnd === 'sunday-nearest-december'
      ? 'the Sunday nearest the end of December'
      : 'the last Saturday of January';
  const sentences = columns.map(
    (c) => `Fiscal year ${c.year} ended on ${formatAmericanDate(c.end)}.`,
  );
  return [`Our fiscal year is the 52 or 53 weeks that end on ${lastDay}. ${sentences.join(' ')}`];
};

const newestEnd = (book: Book): string =>
  book.statements
    .flatMap((s) => s.columns.map((c) => c.end))
    .toSorted()
    .at(-1) ?? '';

/** Lines of the cover under the title. */
export const coverLines = (book: Book, style: HouseStyle): string[] => [
  style.language === 'en'
    ? `For the fiscal year ended ${formatAmericanDate(newestEnd(book))}`
    : `${book.fiscalYear}`,
];

export const chaptersBefore = (book: Book, style: HouseStyle): Chapter[] => [
  {
    title: 'Business',
    paragraphs: [
      `${book.company} and its subsidiaries sell goods and services in many countries. We compete on quality, on price and on the speed of our service.`,
      ...yearNames(book, style),
      'Demand follows the investments and the confidence of our customers, which react to interest rates, energy prices and exchange rates. Suppliers may fail, and replacement takes time.',
      ...trapParagraphs(book, style),
      'No customer accounted for more than 6 percent of revenue in any of the years presented. Patents protect our products in their main markets.',
    ],
  },
];

export const chaptersAfter = (book: Book, style: HouseStyle): Chapter[] => [
  {
    title: style.language === 'en' ? 'Notes to the consolidated financial statements' : 'Notes',
    paragraphs: [
      `Note 1. The consolidated financial statements include the accounts of ${book.company} and its subsidiaries. Intercompany balances have been eliminated.`,
      ...yearNames(book, style),
      'Note 2. Estimates are used for allowances, inventories, useful lives and contingencies. Actual results may differ from them.',
      'Note 3. Revenue is recognised when control of goods passes to the customer or as services are rendered.',
    ],
  },
];
