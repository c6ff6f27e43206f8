import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { statementOfRows } from '../testing/printed-rows.js';
import { alignYears } from './align-years.js';
import type { ReportHints } from './report-hints.js';

type Type = RawStatement['statement_type'];
/** A statement of these years, with the ends that its header prints. */
const statement = (
  type: Type,
  ends: Readonly<Record<string, string | undefined>>,
): RawStatement => {
  const years = Object.keys(ends).sort().reverse();
  return {
    ...statementOfRows(type, [['Revenue', years.map((_, at) => 100 - at)]], years),
    fiscal_year_ends: Object.fromEntries(
      Object.entries(ends).flatMap(([year, end]) => (end === undefined ? [] : [[year, end]])),
    ),
  };
};
const hints = (more: Partial<ReportHints> = {}): ReportHints => ({ namedYears: {}, ...more });
const yearsOf = (statements: readonly RawStatement[]) => statements.map(({ years }) => years);

describe('The names of fiscal years', () => {
  for (const { what, given, said, expected } of [
    {
      what: 'are those that are printed, where nothing says otherwise',
      given: [statement('income_statement', { 2023: '2023-12-31', 2022: '2022-12-31' })],
      said: hints(),
      expected: [['2023', '2022']],
    },
    {
      what: 'are those of the company that defines them',
      given: [statement('income_statement', { 2023: '2023-01-28', 2022: '2022-01-29' })],
      said: hints({ namedYears: { '2023-1': 2022 } }),
      expected: [['2022', '2021']],
    },
    {
      what: 'are those of the company, also where one end of several is defined',
      given: [statement('income_statement', { 2023: '2023-01-28', 2022: '2022-01-29' })],
      said: hints({ namedYears: { '2022-1': 2021 } }),
      expected: [['2022', '2021']],
    },
    {
      what: 'are those of the year most spoken of, where it ends early in the next',
      given: [statement('income_statement', { 2023: '2023-01-28', 2022: '2022-01-29' })],
      said: hints({ mostNamedYear: 2022 }),
      expected: [['2022', '2021']],
    },
    {
      what: 'are not those of the year most spoken of, where it ends late',
      given: [statement('income_statement', { 2023: '2023-06-30', 2022: '2022-06-30' })],
      said: hints({ mostNamedYear: 2022 }),
      expected: [['2023', '2022']],
    },
    {
      what: 'are not moved by a year that is spoken of two years off',
      given: [statement('income_statement', { 2023: '2023-01-28' })],
      said: hints({ mostNamedYear: 2021 }),
      expected: [['2023']],
    },
    {
      what: 'are one in all statements: the balance sheet is dated, the flows are named',
      given: [
        statement('income_statement', { 2022: undefined, 2021: undefined }),
        statement('balance_sheet', { 2023: '2023-01-28', 2022: '2022-01-29' }),
      ],
      said: hints(),
      expected: [
        ['2022', '2021'],
        ['2022', '2021'],
      ],
    },
    {
      what: 'stay apart where the balance sheet does not end early',
      given: [
        statement('income_statement', { 2022: undefined, 2021: undefined }),
        statement('balance_sheet', { 2023: '2023-12-31', 2022: '2022-12-31' }),
      ],
      said: hints(),
      expected: [
        ['2022', '2021'],
        ['2023', '2022'],
      ],
    },
  ])
    it(what, () => {
      expect(yearsOf(alignYears(given, said))).to.deep.equal(expected);
    });

  it('move with their values, places and ends', () => {
    const [raw] = alignYears(
      [statement('income_statement', { 2023: '2023-01-28', 2022: '2022-01-29' })],
      hints({ namedYears: { '2023-1': 2022 } }),
    );
    expect(raw?.fiscal_year).to.equal(2022);
    expect(raw?.fiscal_year_ends).to.deep.equal({ 2022: '2023-01-28', 2021: '2022-01-29' });
    expect(raw?.line_items[0]?.values).to.deep.equal({ 2022: 100, 2021: 99 });
    expect(Object.keys(raw?.line_items[0]?.sources ?? {})).to.have.members(['2022', '2021']);
  });

  it('leave the statements that were given as they were', () => {
    const given = statement('income_statement', { 2023: '2023-01-28' });
    const before = structuredClone(given);
    alignYears([given], hints({ mostNamedYear: 2022 }));
    expect(given).to.deep.equal(before);
  });
});
