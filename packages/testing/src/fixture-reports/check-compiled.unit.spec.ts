import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import { expect } from 'chai';
import { checkCompiled, type PrintedDocument } from './check-compiled.js';
import type { StatementTruth, TruthRow } from './fixture-model.js';

const shares = (values: TruthRow['values']): TruthRow => ({
  label: 'Average shares',
  kind: 'line',
  indentation_level: 0,
  unit: 'shares',
  values,
});
const assets = (values: TruthRow['values']): TruthRow => ({
  label: 'Total assets',
  kind: 'total',
  indentation_level: 0,
  unit: 'money',
  values,
});

const printed = (
  documentId: number,
  year: number,
  sharesIn: number,
  rows: readonly TruthRow[],
): PrintedDocument => {
  const years = [String(year), String(year - 1)];
  const statement: StatementTruth = {
    pages: [1],
    currency: 'EUR',
    scale: 1000,
    shares_in: sharesIn,
    years,
    period_ends: years.map((one) => `${one}-12-31`),
    line_items: rows,
  };
  return {
    documentId,
    truth: {
      document: `${year}.pdf`,
      company: 'Invented',
      fiscal_year: year,
      currency: 'EUR',
      statements: {
        income_statement: statement,
        balance_sheet: statement,
        cash_flow_statement: statement,
      },
    },
  };
};

const REPORTS = [
  printed(1, 2019, 1000, [
    assets({ 2019: 900, 2018: 800 }),
    shares({ 2019: 80_821, 2018: 80_300 }),
  ]),
  printed(2, 2020, 1_000_000, [
    assets({ 2020: 950, 2019: 910 }),
    shares({ 2020: 81.2, 2019: 80.8 }),
  ]),
];

type Sources = CompiledLineItem['sources'];
const from = (document_id: number, extra: Partial<Sources[string]> = {}): Sources[string] => ({
  document_id,
  extraction_id: document_id,
  page: 1,
  confidence: 1,
  ...extra,
});

const row = (
  name: string,
  unit: CompiledLineItem['unit'],
  values: CompiledLineItem['values'],
  sources: Sources,
): CompiledLineItem => ({
  name,
  unit,
  values,
  sources,
  indentation_level: 0,
  is_total: false,
  section: null,
  variants: [],
  confidence: 1,
});

const CONVERTED = { value: 80.3, factor: 0.001, reason: 'unit_scale' as const };

const compiled = (
  totals: CompiledLineItem['values'],
  counts: CompiledLineItem['values'],
  marks: { readonly assets?: boolean; readonly shares?: boolean; readonly adjusted?: boolean } = {},
): CompiledData[] =>
  (['income_statement', 'balance_sheet', 'cash_flow_statement'] as const).map((type) => ({
    statement_type: type,
    company_name: 'Invented',
    currency: 'EUR',
    scale: 1000,
    years: ['2020', '2019', '2018'],
    fiscal_year_ends: { 2020: '2020-12-31', 2019: '2019-12-31', 2018: '2018-12-31' },
    data_lineage: { 2020: { source_document_id: 2, source_extraction_id: 2 } },
    gaps: [],
    confidence: 1,
    line_items: [
      row('Total assets', 'money', totals, {
        2020: from(2),
        2019: from(2, marks.assets === false ? {} : { restated: { value: 900, document_id: 1 } }),
        2018: from(1),
      }),
      row('Average shares', 'shares', counts, {
        2020: from(2),
        2019: from(2, marks.shares === true ? { restated: { value: 80_821, document_id: 1 } } : {}),
        2018: from(1, marks.adjusted === false ? {} : { adjusted: CONVERTED }),
      }),
    ],
  }));

const TOTALS = { 2020: 950, 2019: 910, 2018: 800 };
const COUNTS = { 2020: 81.2, 2019: 80.8, 2018: 80.3 };

describe('printed against shown numbers', () => {
  it('agree where each period shows its newest report, in one unit', () => {
    expect(checkCompiled(REPORTS, compiled(TOTALS, COUNTS))).to.deep.equal([]);
  });

  for (const { what, shown, problem } of [
    {
      what: 'a wrong number',
      shown: compiled({ ...TOTALS, 2020: 951 }, COUNTS),
      problem: 'income_statement to 2020-12-31 in EUR: Total assets (money) is 951 instead of 950',
    },
    {
      what: 'a number that a newer report changed',
      shown: compiled({ ...TOTALS, 2019: 900 }, COUNTS),
      problem: 'income_statement to 2019-12-31 in EUR: Total assets (money) is 900 instead of 910',
    },
    {
      what: 'shares in the unit of another report',
      shown: compiled(TOTALS, { ...COUNTS, 2018: 80_300 }),
      problem:
        'income_statement to 2018-12-31 in EUR: Average shares (shares) is 80300 instead of 80.3',
    },
    {
      what: 'a restatement without its mark',
      shown: compiled(TOTALS, COUNTS, { assets: false }),
      problem:
        'income_statement to 2019-12-31 in EUR: Total assets (money) is not marked, though document 1 prints 900',
    },
    {
      what: 'another unit that passes for a restatement',
      shown: compiled(TOTALS, COUNTS, { shares: true }),
      problem:
        'income_statement to 2019-12-31 in EUR: Average shares (shares) is marked as changed from 80821, though all reports agree',
    },
    {
      what: 'a converted number whose factor is not named',
      shown: compiled(TOTALS, COUNTS, { adjusted: false }),
      problem:
        'income_statement to 2018-12-31 in EUR: Average shares (shares) is 80.3, which is neither printed nor named as adjusted',
    },
    {
      what: 'a missing row',
      shown: compiled(TOTALS, { 2020: 81.2, 2019: 80.8 }),
      problem:
        'income_statement to 2018-12-31 in EUR: Average shares (shares) is missing, printed 80300',
    },
  ]) {
    it(`differ by ${what}`, () => {
      expect(checkCompiled(REPORTS, shown)).to.include(problem);
    });
  }

  it('differ by a statement that was not compiled', () => {
    expect(checkCompiled(REPORTS, [])).to.include('balance_sheet: no statement was compiled');
  });
});
