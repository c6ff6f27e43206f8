import type { FixtureColumn, FixtureStatement } from '../fixture-model.js';
import { ifrsBalance, ifrsCashFlow, ifrsIncome } from '../ifrs-statements.js';
import { US_NUMBERS } from '../number-style.js';
import { balanceSheet, cashFlowStatement, incomeStatement } from '../us-statements.js';
import type { HardCase } from './hard-case.js';
import { A4, setHardReport, someBooks, statementPart } from './report-of.js';

const MILLIONS = { scale: 1_000_000, currency: 'USD' } as const;
const EUROS = { scale: 1_000_000, currency: 'EUR' } as const;

/** Cases that are difficult because of their columns: which are values, whose, and for which year. */
export const columnCases: readonly HardCase[] = [
  {
    name: 'oldest-year-first',
    why: 'columns run from the oldest year to the newest',
    report: async () => {
      const oldFirst = someBooks(11).slice(0, 3).toReversed();
      return setHardReport({
        name: 'oldest-year-first',
        company: 'Ardent Foods, Inc.',
        fiscalYear: 2023,
        parts: [
          incomeStatement(oldFirst, MILLIONS),
          balanceSheet(oldFirst.slice(1), MILLIONS),
          cashFlowStatement(oldFirst, MILLIONS),
        ].map((s) => statementPart(s)),
      });
    },
  },
  {
    name: 'note-column',
    why: 'a column of note numbers stands between labels and values',
    report: async () => {
      const years = someBooks(12).slice(0, 2);
      return setHardReport({
        name: 'note-column',
        company: 'Brightwater Holdings plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) => statementPart(s, { noteColumn: 'Note', currencySign: '€' })),
      });
    },
  },
  {
    name: 'group-beside-company',
    why: 'values of the parent company stand beside those of the group',
    report: async () => {
      const years = someBooks(13).slice(0, 2);
      const beside = (statement: FixtureStatement): FixtureStatement => ({
        ...statement,
        decoys: [0, 1].map((index) => ({
          header: statement.columns[index]?.header ?? [],
          before: 2,
          text: (row) =>
            row.kind === 'heading' || row.decimals !== undefined
              ? ''
              : thousands(Math.round((row.values[index] ?? 0) * 0.37)),
        })),
      });
      const layout = { columnWidth: 56, fontSize: 8, groups: [{ text: 'Group', from: 0, to: 1 }] };
      return setHardReport({
        name: 'group-beside-company',
        company: 'Kestrel Shipping Ltd',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) => statementPart(beside(s), { ...layout, extraGroup: 'Company' })),
      });
    },
  },
  {
    name: 'change-and-convenience',
    why: 'a percentage of change and a convenience translation stand beside the values',
    report: async () => {
      const years = someBooks(14).slice(0, 2);
      const beside = (statement: FixtureStatement): FixtureStatement => ({
        ...statement,
        decoys: [
          {
            header: ['Change', '%'],
            before: 2,
            text: (row) => (row.kind === 'heading' ? '' : change(row.values[0], row.values[1])),
          },
          {
            header: ['2023', 'US$ m'],
            before: 2,
            text: (row) =>
              row.kind === 'heading' || row.decimals !== undefined
                ? ''
                : thousands(Math.round((row.values[0] ?? 0) * 1.104)),
          },
        ],
      });
      return setHardReport({
        name: 'change-and-convenience',
        company: 'Lumen Verde S.A.',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) => statementPart(beside(s), { columnWidth: 58, fontSize: 8 })),
      });
    },
  },
  {
    name: 'opening-balance-sheet',
    why: 'a third balance sheet shows the opening balance after a change of policy',
    report: async () => {
      const years = someBooks(15);
      const balance = ifrsBalance(years.slice(0, 3), EUROS);
      const columns = balance.columns.map((column, index): FixtureColumn =>
        index === 2
          ? { year: '2021', periodEnd: '2022-01-01', header: ['1 January', '2022'] }
          : { ...column, header: ['31 December', column.year] },
      );
      return setHardReport({
        name: 'opening-balance-sheet',
        company: 'Norrfjord ASA',
        fiscalYear: 2023,
        size: A4,
        parts: [
          statementPart(ifrsIncome(years.slice(0, 2), EUROS), { noteColumn: 'Notes' }),
          statementPart(
            { ...balance, columns, subtitles: [balance.subtitles[0] ?? ''] },
            { noteColumn: 'Notes' },
          ),
          statementPart(ifrsCashFlow(years.slice(0, 2), EUROS), { noteColumn: 'Notes' }),
        ],
      });
    },
  },
  {
    name: 'january-year-end',
    why: 'the fiscal year ends in January or February and is named after the year before',
    report: async () =>
      weeksReport(
        'january-year-end',
        [
          { year: '2023', periodEnd: '2024-02-03', header: ['February 3,', '2024'] },
          { year: '2022', periodEnd: '2023-01-28', header: ['January 28,', '2023'] },
          { year: '2021', periodEnd: '2022-01-29', header: ['January 29,', '2022'] },
        ],
        true,
      ),
  },
  {
    name: 'first-days-of-january',
    why: 'years of 52 or 53 weeks end around the turn of the year',
    report: async () =>
      weeksReport(
        'first-days-of-january',
        [
          { year: '2023', periodEnd: '2023-12-30', header: ['December 30,', '2023'] },
          { year: '2022', periodEnd: '2022-12-31', header: ['December 31,', '2022'] },
          { year: '2021', periodEnd: '2022-01-01', header: ['January 1,', '2022'] },
        ],
        false,
      ),
  },
  {
    name: 'underlying-and-total',
    why: 'underlying and non-underlying amounts stand before the total',
    report: async () => {
      const years = someBooks(18).slice(0, 2);
      const income = ifrsIncome(years, EUROS);
      const split = (
        row: FixtureStatement['rows'][number],
        column: number,
        share: number,
      ): string =>
        row.kind === 'heading' || row.decimals !== undefined
          ? ''
          : thousands(Math.round((row.values[column] ?? 0) * share));
      const decoys = [0, 1].flatMap((column) => [
        {
          header: ['Underlying'],
          before: column,
          text: (row: FixtureStatement['rows'][number]) => split(row, column, 0.9),
        },
        {
          header: ['Non-', 'underlying'],
          before: column,
          text: (row: FixtureStatement['rows'][number]) => split(row, column, 0.1),
        },
      ]);
      const columns = income.columns.map((column) => ({
        ...column,
        header: ['Total', column.year],
      }));
      return setHardReport({
        name: 'underlying-and-total',
        company: 'Peverell Retail plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          statementPart(
            { ...income, columns, decoys, subtitles: [income.subtitles[0] ?? ''] },
            { columnWidth: 50, fontSize: 7 },
          ),
          statementPart(ifrsBalance(years, EUROS)),
          statementPart(ifrsCashFlow(years, EUROS)),
        ],
      });
    },
  },
];

async function weeksReport(
  name: string,
  columns: readonly FixtureColumn[],
  named: boolean,
): Promise<Awaited<ReturnType<HardCase['report']>>> {
  const years = someBooks(name.length * 7).slice(0, 3);
  const dated = (statement: FixtureStatement, count: number, words: string): FixtureStatement => ({
    ...statement,
    columns: columns.slice(0, count),
    subtitles: [statement.subtitles[0] ?? '', words],
  });
  return setHardReport({
    name,
    company: 'Harrow & Finch Stores, Inc.',
    fiscalYear: 2023,
    parts: [
      {
        kind: 'prose',
        title: 'Fiscal year',
        paragraphs: [
          named
            ? 'Our fiscal year ends on the Saturday nearest to January 31. References to fiscal 2023 are to the fiscal year ended February 3, 2024, to fiscal 2022 to the year ended January 28, 2023 and to fiscal 2021 to the year ended January 29, 2022.'
            : 'Our fiscal year ends on the Saturday nearest to December 31. Fiscal years 2023, 2022 and 2021 ended on December 30, 2023, December 31, 2022 and January 1, 2022.',
        ],
      },
      statementPart(dated(incomeStatement(years, MILLIONS), 3, 'Fiscal years ended')),
      statementPart(dated(balanceSheet(years.slice(0, 2), MILLIONS), 2, '')),
      statementPart(dated(cashFlowStatement(years, MILLIONS), 3, 'Fiscal years ended')),
    ],
  });
}

function thousands(value: number): string {
  return value < 0
    ? `(${Math.abs(value).toLocaleString('en-US')})`
    : value === 0
      ? US_NUMBERS.zero
      : value.toLocaleString('en-US');
}

function change(now: number | null | undefined, before: number | null | undefined): string {
  if (now === null || now === undefined || before === null || before === undefined || before === 0)
    return '';
  return `${((now / before - 1) * 100).toFixed(1)}%`;
}
