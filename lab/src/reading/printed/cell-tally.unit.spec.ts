import type { RawLineItem, RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import type { TranscribedStatement } from '../transcript.js';
import { tallyCells, wrongPeriodEnds } from './cell-tally.js';

type Row = readonly [label: string, ...values: (number | null)[]];

const YEARS = ['2023', '2022'];
const valuesOf = (numbers: readonly (number | null)[]): Record<string, number> =>
  Object.fromEntries(
    YEARS.flatMap((year, at) => (typeof numbers[at] === 'number' ? [[year, numbers[at]]] : [])),
  );

const truthOf = (rows: readonly Row[]): TranscribedStatement => ({
  currency: 'EUR',
  scale: 1000,
  years: YEARS,
  period_ends: ['2023-12-31', '2022-12-31'],
  line_items: rows.map(([label, ...numbers]) => ({
    label,
    kind: 'line',
    indentation_level: 0,
    values: valuesOf(numbers),
  })),
});

const readingOf = (rows: readonly Row[], changed: Partial<RawStatement> = {}): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Example',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1000,
  years: YEARS,
  fiscal_year_ends: { '2023': '2023-12-31', '2022': '2022-12-31' },
  pages: [1],
  method: 'layout',
  confidence: 0.99,
  checks: [],
  line_items: rows.map(([name, ...numbers]): RawLineItem => ({
    name,
    values: valuesOf(numbers),
    indentation_level: 0,
    is_total: false,
  })),
  ...changed,
});

describe('tally of tagged cells', () => {
  const rows: Row[] = [
    ['Cash', 12, 9],
    ['Other', 1, 2],
    ['Other', 3, 4],
  ];
  const cases: readonly [string, RawStatement | undefined, [number, number, number]][] = [
    ['counts what is right', readingOf(rows), [6, 0, 0]],
    ['counts a wrong number', readingOf([['Cash', 12, 8], ...rows.slice(1)]), [5, 1, 0]],
    ['counts an absent number', readingOf([['Cash', 12, null], ...rows.slice(1)]), [5, 0, 1]],
    ['counts an absent row', readingOf(rows.slice(1)), [4, 0, 2]],
    ['tells rows of one name apart', readingOf([rows[0] ?? ['Cash'], ['Other', 3, 4]]), [4, 0, 2]],
    ['counts all under a wrong scale', readingOf(rows, { scale: 1 }), [0, 6, 0]],
    ['counts all under a wrong fiscal year', readingOf(rows, { fiscal_year: 2022 }), [0, 6, 0]],
    ['counts a lost statement', undefined, [0, 0, 6]],
  ];
  for (const [name, raw, expected] of cases)
    it(name, () => {
      const { right, wrong, missing } = tallyCells(truthOf(rows), raw);
      expect([right, wrong.length, missing.length]).to.deep.equal(expected);
    });

  it('tells years that end on another day', () => {
    const raw = readingOf(rows, {
      fiscal_year_ends: { '2023': '2023-12-31', '2022': '2022-12-29' },
    });
    expect(wrongPeriodEnds(truthOf(rows), raw)).to.deep.equal([
      '[2022] ends 2022-12-29, is 2022-12-31',
    ]);
  });
});
