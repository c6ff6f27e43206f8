import { ifrsBalance, ifrsCashFlow, ifrsIncome } from '../ifrs-statements.js';
import { DUTCH, FRENCH, GERMAN, ITALIAN, SPANISH, type ReportLanguage } from '../languages.js';
import type { PrintedStyle } from '../number-style.js';
import type { PrintedAs } from '../us-statements.js';
import type { HardCase } from './hard-case.js';
import { A4, setHardReport, someBooks, statementPart } from './report-of.js';

/** Cases that are difficult because of their language or the way numbers are written. */
export const languageCases: readonly HardCase[] = [
  {
    name: 'german',
    why: 'German titles, labels and numbers (1.234,56)',
    report: async () => inLanguage('german', GERMAN, 'minus'),
  },
  {
    name: 'french',
    why: 'French titles and labels, thousands set apart by blanks',
    report: async () => inLanguage('french', FRENCH, 'brackets'),
  },
  {
    name: 'spanish',
    why: 'Spanish titles, labels and numbers, negatives in brackets',
    report: async () => inLanguage('spanish', SPANISH, 'brackets'),
  },
  {
    name: 'italian',
    why: 'Italian titles, labels and numbers, negatives in brackets',
    report: async () => inLanguage('italian', ITALIAN, 'brackets'),
  },
  {
    name: 'dutch',
    why: 'Dutch titles, labels and numbers, negatives with a dash and a blank',
    report: async () => inLanguage('dutch', DUTCH, 'minus-space'),
  },
  {
    name: 'swiss-numbers',
    why: 'thousands set apart by apostrophes',
    report: async () =>
      inEnglish('swiss-numbers', { group: "'", decimal: '.', negative: 'en-dash', zero: '\u2013' }),
  },
  {
    name: 'spaced-thousands',
    why: 'thousands set apart by blanks, negative numbers with a dash and a blank',
    report: async () =>
      inEnglish('spaced-thousands', {
        group: ' ',
        decimal: '.',
        negative: 'minus-space',
        zero: '\u2013',
      }),
  },
  {
    name: 'en-dash-negatives',
    why: 'negative numbers begin with an en dash, nil is an en dash',
    report: async () =>
      inEnglish('en-dash-negatives', {
        group: ',',
        decimal: '.',
        negative: 'en-dash',
        zero: '\u2013',
      }),
  },
  {
    name: 'trailing-minus',
    why: 'the minus stands behind the number, thousands have points',
    report: async () =>
      inEnglish('trailing-minus', { group: '.', decimal: ',', negative: 'trailing', zero: '-' }),
  },
];

async function inLanguage(
  name: string,
  language: ReportLanguage,
  negative: PrintedStyle['negative'],
): ReturnType<HardCase['report']> {
  const years = someBooks(name.length * 13).slice(0, 2);
  const printed: PrintedAs = {
    scale: 1_000_000,
    currency: 'EUR',
    labels: language.labels,
    titles: language.titles,
    unit: language.unit,
    periodWords: language.periodWords,
  };
  const layout = {
    numbers: { ...language.numbers, negative, zero: '\u2013' as const },
    noteColumn: language.note,
  };
  return setHardReport({
    name,
    company: language.company,
    fiscalYear: 2023,
    title: `${language.reportTitle} 2023`,
    size: A4,
    parts: [
      ifrsIncome(years, printed),
      ifrsBalance(years, printed),
      ifrsCashFlow(years, printed),
    ].map((s) => statementPart(s, layout)),
  });
}

async function inEnglish(name: string, numbers: PrintedStyle): ReturnType<HardCase['report']> {
  const years = someBooks(name.length * 17).slice(0, 2);
  const printed: PrintedAs = { scale: 1000, currency: 'EUR' };
  return setHardReport({
    name,
    company: 'Quarrymount Group plc',
    fiscalYear: 2023,
    size: A4,
    parts: [
      ifrsIncome(years, printed),
      ifrsBalance(years, printed),
      ifrsCashFlow(years, printed),
    ].map((s) => statementPart(s, { numbers })),
  });
}
