import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { statementOfRows } from '../testing/printed-rows.js';
import { alignYears } from './align-years.js';
import type { ReportHints } from './report-hints.js';
import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';
import { fiscalYearOf } from '../language/dates/dates.js';

type Type = RawStatement['statement_type'];
/** A statement of these years, with the ends that its header prints. */
const statement = (
  type: Type,
  ends: Readonly<Record<string, string | undefined>>,
): RawStatement => {
  const years = Object.keys(ends).toSorted().toReversed();
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
      what: 'are those that are printed, if nothing says otherwise',
      given: [statement('income_statement', { 2023: '2023-12-31', 2022: '2022-12-31' })],
      said: hints(),
      expected: [['2023', '2022']],
    },
    {
      what: 'are those that the company defines',
      given: [statement('income_statement', { 2023: '2023-01-28', 2022: '2022-01-29' })],
      said: hints({ namedYears: { '2023-1': 2022 } }),
      expected: [['2022', '2021']],
    },
    {
      what: 'are those that the company defines, even if only one of several ends is defined',
      given: [statement('income_statement', { 2023: '2023-01-28', 2022: '2022-01-29' })],
      said: hints({ namedYears: { '2022-1': 2021 } }),
      expected: [['2022', '2021']],
    },
    {
      what: 'follow the year mentioned most, if it ends early in the next',
      given: [statement('income_statement', { 2023: '2023-01-28', 2022: '2022-01-29' })],
      said: hints({ mostNamedYear: 2022 }),
      expected: [['2022', '2021']],
    },
    {
      what: 'do not follow the year mentioned most, if it ends late',
      given: [statement('income_statement', { 2023: '2023-06-30', 2022: '2022-06-30' })],
      said: hints({ mostNamedYear: 2022 }),
      expected: [['2023', '2022']],
    },
    {
      what: 'are not moved by the mention of a year two years off',
      given: [statement('income_statement', { 2023: '2023-01-28' })],
      said: hints({ mostNamedYear: 2021 }),
      expected: [['2023']],
    },
    {
      what: 'are the same in all statements, if the balance sheet is dated and the flows are named',
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
      what: 'differ if the flows end a year before the balance sheet does',
      given: [
        statement('income_statement', { 2022: '2022-01-29', 2021: '2021-01-30' }),
        statement('balance_sheet', { 2023: '2023-01-28', 2022: '2022-01-29' }),
      ],
      said: hints(),
      expected: [
        ['2022', '2021'],
        ['2023', '2022'],
      ],
    },
    {
      what: 'differ if the balance sheet does not end early',
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

  it('do not change the statements given', () => {
    const income = statement('income_statement', { 2023: '2023-01-28' });
    const before = structuredClone(income);
    alignYears([income], hints({ mostNamedYear: 2022 }));
    expect(income).to.deep.equal(before);
  });
});

const INCOME = `
CONSOLIDATED STATEMENTS OF EARNINGS
(In millions, except per share amounts)
                                   Fiscal Years Ended
                          January 28,    January 29,    January 30,
                                 2023           2022           2021
Net sales                     $ 1,000        $   900        $   800
Cost of sales                     600            550            500
Gross profit                      400            350            300
Selling expenses                  150            140            130
Operating income                  250            210            170
Income tax expense                 50             42             34
Net earnings                  $   200        $   168        $   136
Fiscal 2022 ended January 28, 2023 and consisted of 52 weeks.
`;
const NAMES = `
NOTES. Our fiscal year ends on the Saturday nearest January 31. Fiscal 2022 ended January 28, 2023, fiscal 2021 ended
January 29, 2022 and fiscal 2020 ended January 30, 2021.
`;
const BALANCE = `
CONSOLIDATED BALANCE SHEETS
(In millions)
                          January 28, 2023   January 29, 2022
Cash                               $ 1,000            $   900
Inventories                            600                550
Total assets                       $ 1,600            $ 1,450
Accounts payable                   $   400            $   350
Long-term debt                         200                200
Total liabilities                      600                550
Common stock                           100                100
Retained earnings                      900                800
Total shareholders' equity           1,000                900
Total liabilities and equity       $ 1,600            $ 1,450
`;

describe('fiscal years', () => {
  it('counts the first two weeks of January to the year before (52/53 weeks, opening balances)', () => {
    expect(fiscalYearOf({ year: 2016, month: 1, day: 2 })).to.equal(2015);
    expect(fiscalYearOf({ year: 2022, month: 1, day: 1 })).to.equal(2021);
    expect(fiscalYearOf({ year: 2017, month: 12, day: 30 })).to.equal(2017);
    expect(fiscalYearOf({ year: 2023, month: 1, day: 28 })).to.equal(2023);
    expect(fiscalYearOf({ year: 2023 })).to.equal(2023);
  });

  it('names a year that ends in January as the company names it, in every statement', () => {
    const result = readDrawnReport([INCOME, NAMES, BALANCE]);
    const income = statementOf(result, 'income_statement');
    const balance = statementOf(result, 'balance_sheet');
    expect(income.years).to.deep.equal(['2022', '2021', '2020']);
    expect(balance.years).to.deep.equal(['2022', '2021']);
    expect(balance.fiscal_year_ends).to.deep.equal({ 2022: '2023-01-28', 2021: '2022-01-29' });
    expect([income.fiscal_year, balance.fiscal_year, result.fiscalYear]).to.deep.equal([
      2022, 2022, 2022,
    ]);
  });

  it('keeps the year of the date if the company says nothing else', () => {
    const result = readDrawnReport([BALANCE]);
    expect(statementOf(result, 'balance_sheet').years).to.deep.equal(['2023', '2022']);
  });
});
