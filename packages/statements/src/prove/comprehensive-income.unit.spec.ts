import { expect } from 'chai';
import type { RawLineItem, RawStatement } from '@fde/contracts';

import { INCOME } from '../testing/drawn-report.js';
import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';
import { setComprehensiveIncomeApart } from './comprehensive-income.js';

type Row = readonly [name: string, value: number, section?: string, unit?: RawLineItem['unit']];

const statement = (rows: readonly Row[]): RawStatement => ({
  statement_type: 'income_statement',
  company_name: 'Northwind',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1,
  years: ['2023'],
  fiscal_year_ends: {},
  pages: [1],
  method: 'layout',
  confidence: 1,
  checks: [],
  line_items: rows.map(([name, value, section, unit]) => ({
    name,
    values: { 2023: value },
    indentation_level: 0,
    section: section ?? null,
    is_total: false,
    unit: unit ?? 'money',
  })),
});

const apart = (rows: readonly Row[]): [string[], string[]] => {
  const raw = setComprehensiveIncomeApart(statement(rows));
  return [
    raw.line_items.map((i) => i.name),
    (raw.other_comprehensive_income ?? []).map((i) => i.name),
  ];
};

describe('other comprehensive income of a combined statement', () => {
  it('is separated under its heading; per-share rows stay wherever they stand', () => {
    const raw = statementOf(readDrawnReport([INCOME]), 'income_statement');
    expect(raw.other_comprehensive_income?.map((i) => i.name)).to.deep.equal([
      'Foreign currency translation',
      'Comprehensive income',
    ]);
    expect(raw.line_items.map((i) => i.name).slice(-5)).to.deep.equal([
      'Net income',
      'Basic',
      'Diluted',
      'Basic',
      'Diluted',
    ]);
    const rows = raw.checks.flatMap((check) => check.rows ?? []);
    expect(Math.max(...rows)).to.be.lessThan(raw.line_items.length);
  });

  it('begins below the profit: a row above may mention it', () => {
    const rows: Row[] = [
      ['Revenue', 100],
      ['Loss on instruments at fair value through other comprehensive income', -10],
      ['Profit for the year', 90],
    ];
    expect(apart(rows)).to.deep.equal([rows.map(([name]) => name), []]);
  });

  it('is the only profit if the tax is printed above it', () => {
    const rows: Row[] = [
      ['Net income from operations', 125],
      ['Operating expenditure', -100],
      ['Profit before taxation', 25],
      ['Taxation', -9],
      ['Total comprehensive income for the year', 16],
    ];
    expect(apart(rows)).to.deep.equal([rows.map(([name]) => name), []]);
  });

  it('is recognised by the sum if no heading names it', () => {
    expect(
      apart([
        ['Net loss', -100],
        ['Net loss attributable to owners', -100],
        ['Change in cumulative translation adjustment', 7],
        ['Comprehensive loss', -93],
      ]),
    ).to.deep.equal([
      ['Net loss', 'Net loss attributable to owners'],
      ['Change in cumulative translation adjustment', 'Comprehensive loss'],
    ]);
  });

  it('is recognised by the sum of its parts above a total of them', () => {
    expect(
      apart([
        ['Net income', 1258],
        ['Foreign currency translation', -13],
        ['Gains on investments', 7],
        ['Total other comprehensive loss', -6],
        ['Comprehensive income', 1252],
      ])[0],
    ).to.deep.equal(['Net income']);
  });

  it('ends where the profit is attributed', () => {
    const comprehensive = 'Total comprehensive income attributable to';
    expect(
      apart([
        ['Profit for the year', 90],
        ['Translation differences', 5, 'Other comprehensive income'],
        ['Total comprehensive income', 95],
        ['Owners of the parent', 80, 'Profit for the year attributable to'],
        ['Non-controlling interests', 10, 'Profit for the year attributable to'],
        ['Owners of the parent', 85, comprehensive],
        ['Non-controlling interests', 10, comprehensive],
        ['Basic', 0.9, 'Earnings per share', 'per_share'],
      ]),
    ).to.deep.equal([
      ['Profit for the year', 'Owners of the parent', 'Non-controlling interests', 'Basic'],
      [
        'Translation differences',
        'Total comprehensive income',
        'Owners of the parent',
        'Non-controlling interests',
      ],
    ]);
  });

  it('does not take the share of the minority for all of it, where nothing else is printed', () => {
    expect(
      apart([
        ['Profit for the year', 604],
        ['Profit attributable to owners of the parent', 611],
        ['Net loss attributable to non-controlling interests', -7],
        ['Total comprehensive income', 604],
      ])[1],
    ).to.deep.equal(['Total comprehensive income']);
  });

  it('leaves the attribution of the profit, which stands below its total in Turkey', () => {
    const [income, other] = apart([
      ['Revenue', 100],
      ['Net income', 90],
      ['Currency differences', 10, 'Other comprehensive income'],
      ['Total comprehensive income', 100],
      ['Minority', 20, 'How the year is shared'],
      ['Owners', 70, 'How the year is shared'],
      ['Minority', 25, 'How all of it is shared'],
      ['Owners', 75, 'How all of it is shared'],
    ]);
    expect(income).to.deep.equal(['Revenue', 'Net income', 'Minority', 'Owners']);
    expect(other.slice(-2)).to.deep.equal(['Minority', 'Owners']);
  });

  it('includes the attribution of its total, even if the heading does not name it', () => {
    const rows: Row[] = [
      ['Profit for the year', 90],
      ['Owners of the parent', 80, 'Attributable to'],
      ['Non-controlling interests', 10, 'Attributable to'],
      ['Translation differences', 5, 'Other comprehensive income'],
      ['Total comprehensive income', 95],
    ];
    const ofTotal: Row[] = [
      ['Owners of the parent', 84, 'Attributable to:'],
      ['Non-controlling interests', 11, 'Attributable to:'],
    ];
    expect(apart([...rows, ...ofTotal])[0]).to.deep.equal(rows.slice(0, 3).map(([name]) => name));
    const ofProfit: Row[] = [
      ['Owners of the parent', 78, 'Attributable to:'],
      ['Non-controlling interests', 12, 'Attributable to:'],
    ];
    expect(apart([...rows, ...ofProfit])[0]).to.have.length(5);
  });
});
