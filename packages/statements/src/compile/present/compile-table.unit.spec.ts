import { expect } from 'chai';
import fc from 'fast-check';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { rankedOf, regimeTablesOf } from '../specimens/reports.js';
import { specimen, type Specimen, type SpecimenRow } from '../specimens/specimen.js';
import { divideIntoRegimes } from '../regimes/regimes.js';
import { compileTable } from './compile-table.js';

const newer: Specimen = {
  document: 2,
  years: ['2020', '2019'],
  rows: [
    ['Revenue', [1200, 1100]],
    ['Cost of sales', [-700, -650]],
    ['Gross profit', [500, 450], { total: true }],
  ],
};
const older: Specimen = {
  document: 1,
  years: ['2019', '2018'],
  rows: [
    ['Turnover', [1100, 1000]],
    ['Cost of sales', [-650, -600]],
    ['Gross profit', [450, 400], { total: true }],
    ['Sundry fees', [5, 4]],
  ],
};
const tableOf = (...specimens: Specimen[]) => {
  const [table] = regimeTablesOf(...specimens);
  if (table === undefined) throw new Error('there is a table');
  return table.data;
};

describe('The table of a regime', () => {
  const data = tableOf(newer, older);

  it('says which extraction rules each year', () => {
    expect(data.data_lineage).to.deep.equal({
      2020: { source_document_id: 2, source_extraction_id: 21 },
      2019: { source_document_id: 2, source_extraction_id: 21 },
      2018: { source_document_id: 1, source_extraction_id: 11 },
    });
  });

  it('has the years newest first, and their ends', () => {
    expect(data.years).to.deep.equal(['2020', '2019', '2018']);
    expect(data.fiscal_year_ends).to.deep.equal({
      2020: '2020-12-31',
      2019: '2019-12-31',
      2018: '2018-12-31',
    });
    expect(data).to.not.have.property('year_end_changes');
  });

  it('names a row as the newest report does, and keeps its older names', () => {
    const row = rowNamed(data, 'Revenue');
    expect(row).to.deep.include({ name: 'Revenue', variants: ['turnover'], is_total: false });
    expect(row.evidence?.map(({ kind, document_id: id, name }) => [kind, id, name])).to.deep.equal([
      ['values', 1, 'Turnover'],
    ]);
  });

  for (const { given, expected } of [
    { given: 'Sundry fees', expected: true },
    { given: 'Revenue', expected: undefined },
  ])
    it(`marks "${given}" as ${expected === true ? '' : 'not '}discontinued`, () => {
      expect(rowNamed(data, given).discontinued).to.equal(expected);
    });

  it('proves the identities of all its years again', () => {
    expect(data.checks?.map(({ year, holds }) => [year, holds])).to.deep.equal([
      ['2020', true],
      ['2019', true],
      ['2018', true],
    ]);
  });

  it('reports a moved year end', () => {
    const moved = tableOf(
      { ...newer, ends: { 2020: '2020-06-30', 2019: '2019-06-30' } },
      { ...older, years: ['2017', '2016'], ends: { 2017: '2017-12-31', 2016: '2016-12-31' } },
    );
    expect(moved.year_end_changes).to.deep.equal([
      { year: '2019', from: '2017-12-31', to: '2019-06-30' },
    ]);
  });

  it('has the name of the newest report that states one, and no currency if none does', () => {
    const silent = {
      ...rankedOf(newer),
      raw: { ...rankedOf(newer).raw, company_name: '', currency: '' },
    };
    const named = {
      ...rankedOf(older),
      raw: { ...rankedOf(older).raw, company_name: 'Old plc', currency: '' },
    };
    const [regime] = divideIntoRegimes([silent, named]);
    const compiled = regime && compileTable(regime);
    expect(compiled).to.include({ company_name: 'Old plc', currency: 'XXX' });
  });
});

describe('How sure a table is', () => {
  /** A balance sheet whose equity and liabilities are 500. */
  const rows = (assets: number): SpecimenRow[] => [
    ['Total assets', [assets], { total: true }],
    ['Total equity', [300], { total: true }],
    ['Total liabilities', [200], { total: true }],
  ];
  const sure = (assets: number): number =>
    tableOf({
      type: 'balance_sheet',
      document: 1,
      years: ['2020'],
      rows: rows(assets),
      confidence: 0.9,
    }).confidence ?? 0;

  for (const { what, assets, expected } of [
    { what: 'as sure as its cells, if its identities hold', assets: 500, expected: 0.9 },
    { what: 'up to their rounding', assets: 501, expected: 0.9 },
    { what: 'less by three tenths if none holds', assets: 900, expected: 0.63 },
  ])
    it(`${expected}: ${what}`, () => {
      expect(sure(assets)).to.equal(expected);
    });

  it('is never surer with identities that fail', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (assets) => {
        expect(sure(assets)).to.be.at.most(sure(500));
      }),
      { numRuns: 40 },
    );
  });
});

describe('A table of one report', () => {
  it('is the report: every number in its row and year, and nothing else', () => {
    const number = fc.option(fc.integer({ min: -9999, max: 9999 }), { freq: 5 });
    const rows = fc.uniqueArray(
      fc.tuple(fc.constantFrom('Wages', 'Rent', 'Energy', 'Postage', 'Freight'), number, number),
      { minLength: 1, maxLength: 5, selector: ([name]) => name },
    );
    fc.assert(
      fc.property(rows, (lines) => {
        const printed = lines.filter(([, a, b]) => a !== null || b !== null);
        if (printed.length === 0) return;
        const data = compileOne(
          specimen({
            document: 1,
            years: ['2020', '2019'],
            rows: lines.map(([name, a, b]): SpecimenRow => [name, [a, b]]),
          }),
        );
        expect(data.line_items.map(({ name, values }) => [name, values])).to.deep.equal(
          printed.map(([name, a, b]) => [
            name,
            { ...(b === null ? {} : { 2019: b }), ...(a === null ? {} : { 2020: a }) },
          ]),
        );
      }),
    );
  });
});
