import { drawStatement } from '../draw-statement.js';
import type { FixtureStatement } from '../fixture-model.js';
import { ifrsBalance, ifrsCashFlow, ifrsIncome } from '../ifrs-statements.js';
import { balanceSheet, cashFlowStatement, incomeStatement } from '../us-statements.js';
import type { HardCase } from './hard-case.js';
import { setHardReport, someBooks, statementPart, type ReportPart } from './report-of.js';

const MILLIONS = { scale: 1_000_000, currency: 'USD' } as const;
const THOUSANDS = { scale: 1000, currency: 'USD' } as const;
const EUROS = { scale: 1_000_000, currency: 'EUR' } as const;

/**
 * Cases that are difficult because of their pages: where they are, how they are turned, how statements are spread
 * over them.
 */
export const pageCases: readonly HardCase[] = [
  {
    name: 'rotated-pages',
    why: 'statement pages carry a rotation of 90 degrees',
    report: async () => turned('rotated-pages', 'rotated'),
  },
  {
    name: 'sideways-text',
    why: 'pages are upright, the tables on them are set sideways',
    report: async () => turned('sideways-text', 'sideways'),
  },
  {
    name: 'other-order',
    why: 'the cash flow statement comes first, the income statement last',
    report: async () => {
      const years = someBooks(23).slice(0, 3);
      return setHardReport({
        name: 'other-order',
        company: 'Calder Metals, Inc.',
        fiscalYear: 2023,
        parts: [
          cashFlowStatement(years, THOUSANDS),
          balanceSheet(years.slice(0, 2), THOUSANDS),
          incomeStatement(years, THOUSANDS),
        ].map((s) => statementPart(s)),
      });
    },
  },
  {
    name: 'balance-sheet-on-two-pages',
    why: 'assets end one page, equity and liabilities stand on the next under a repeated title',
    report: async () => {
      const years = someBooks(24).slice(0, 2);
      const balance = balanceSheet(years, THOUSANDS);
      return setHardReport({
        name: 'balance-sheet-on-two-pages',
        company: 'Dunmore Paper Corporation',
        fiscalYear: 2023,
        parts: [
          statementPart(incomeStatement(years, THOUSANDS)),
          ...split(balance, 'Liabilities', true),
          statementPart(cashFlowStatement(years, THOUSANDS)),
        ],
      });
    },
  },
  {
    name: 'untitled-continuation',
    why: 'the cash flow statement goes on on the next page without a title',
    report: async () => {
      const years = someBooks(25).slice(0, 3);
      return setHardReport({
        name: 'untitled-continuation',
        company: 'Ellery Pharma, Inc.',
        fiscalYear: 2023,
        parts: [
          statementPart(incomeStatement(years, THOUSANDS)),
          statementPart(balanceSheet(years.slice(0, 2), THOUSANDS)),
          ...split(cashFlowStatement(years, THOUSANDS), 'Financing', false),
        ],
      });
    },
  },
  {
    name: 'page-between',
    why: 'a page of text stands between the two pages of the balance sheet',
    report: async () => {
      const years = someBooks(26).slice(0, 2);
      const [assets, rest] = split(balanceSheet(years, MILLIONS), 'Liabilities', true);
      const between: ReportPart = {
        kind: 'prose',
        title: 'Financial review',
        paragraphs: [
          'This page was left for a letter of the chairman. It speaks of the year, of people and of plans, and it carries no table at all.',
        ],
      };
      return setHardReport({
        name: 'page-between',
        company: 'Fenwick Grain plc',
        fiscalYear: 2023,
        parts: [
          statementPart(incomeStatement(years, MILLIONS)),
          ...(assets && rest ? [assets, between, rest] : []),
          statementPart(cashFlowStatement(years, MILLIONS)),
        ],
      });
    },
  },
  {
    name: 'two-page-spread',
    why: 'one wide page carries two statements side by side',
    report: async () => {
      const years = someBooks(27).slice(0, 2);
      const [income, balance, cash] = [
        ifrsIncome(years, EUROS),
        ifrsBalance(years, EUROS),
        ifrsCashFlow(years, EUROS),
      ];
      return setHardReport({
        name: 'two-page-spread',
        company: 'Gallia Ciments SA',
        fiscalYear: 2023,
        parts: [
          { kind: 'custom', draw: (document) => drawSpread(document, income, balance) },
          statementPart(cash),
        ],
      });
    },
  },
  {
    name: 'facing-pages',
    why: 'labels stand on one page, their numbers on the facing page',
    report: async () => {
      const years = someBooks(29).slice(0, 2);
      return setHardReport({
        name: 'facing-pages',
        company: 'Iberdale Foods plc',
        fiscalYear: 2023,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].flatMap(facing),
      });
    },
  },
  {
    name: 'letter-spaced-titles',
    why: 'titles are set with space between their letters',
    report: async () => {
      const years = someBooks(28).slice(0, 2);
      const upper = (s: FixtureStatement): FixtureStatement => ({
        ...s,
        title: s.title.toUpperCase(),
      });
      return setHardReport({
        name: 'letter-spaced-titles',
        company: 'Hollins Group plc',
        fiscalYear: 2023,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) => statementPart(upper(s), { letterSpacedTitle: true, margin: 30 })),
      });
    },
  },
];

async function turned(name: string, turn: 'rotated' | 'sideways'): ReturnType<HardCase['report']> {
  const years = someBooks(21).slice(0, 3);
  return setHardReport({
    name,
    company: 'Ainsley Freight, Inc.',
    fiscalYear: 2023,
    parts: [
      incomeStatement(years, MILLIONS),
      balanceSheet(years.slice(0, 2), MILLIONS),
      cashFlowStatement(years, MILLIONS),
    ].map((s) => statementPart(s, { rowHeight: 12, top: 50 }, { turn })),
  });
}

/** The statement cut before the heading that begins with these words. */
function split(statement: FixtureStatement, before: string, titled: boolean): ReportPart[] {
  const at = statement.rows.findIndex(
    (row) => row.kind === 'heading' && row.label.startsWith(before),
  );
  return [
    statementPart(statement, {}, { rows: statement.rows.slice(0, at) }),
    {
      kind: 'statement',
      part: {
        statement,
        layout: titled ? { titleSuffix: ' (continued)' } : { hideTitle: true, hideHeader: true },
        rows: statement.rows.slice(at),
      },
    },
  ];
}

/** The labels of a statement on one page, and its numbers at the same heights on the next. */
function facing(statement: FixtureStatement): ReportPart[] {
  const nameless: FixtureStatement = {
    ...statement,
    title: '',
    subtitles: ['', ' '],
    rows: statement.rows.map(({ note: _, ...row }) => ({ ...row, label: '' })),
  };
  const numberless: FixtureStatement = {
    ...statement,
    columns: statement.columns.map((column) => ({
      ...column,
      header: column.header.map(() => ''),
    })),
    rows: statement.rows.map((row) => ({ ...row, values: [] })),
  };
  return [
    statementPart(statement, { noteColumn: 'Note' }, { printed: numberless }),
    statementPart(statement, {}, { printed: nameless }),
  ];
}

function drawSpread(
  document: Parameters<Extract<ReportPart, { kind: 'custom' }>['draw']>[0],
  left: FixtureStatement,
  right: FixtureStatement,
): FixtureStatement[] {
  const page = document.addPage({ width: 1190, height: 842 });
  const half = page.width / 2;
  drawStatement(page.part(0, half), left, { noteColumn: 'Note' });
  drawStatement(page.part(half, half), right, { noteColumn: 'Note' });
  return [left, right];
}
