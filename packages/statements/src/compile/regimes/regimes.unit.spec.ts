import { expect } from 'chai';
import { compileStatements } from '../compile-company.js';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';
import type { SpecimenRow } from '../specimens/specimen.js';

describe('changes of scale, currency and fiscal year end', () => {
  it('converts thousands to millions exactly, and does not mistake the rounding for a restatement', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        scale: 1000,
        rows: [
          ['Revenue', [12345678, 11000001]],
          ['Shares', [5000, 4900], { unit: 'shares' }],
          ['Costs', [8000499, 7000000]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [
          ['Revenue', [13000, 12346]],
          ['Shares', [5100, 5000], { unit: 'shares' }],
          ['Costs', [8500, 8000]],
        ],
      }),
    );
    expect(data).to.include({ scale: 1_000_000, currency: 'EUR' });
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({
      2016: 11000.001,
      2017: 12346,
      2018: 13000,
    });
    expect(rowNamed(data, 'Revenue').sources['2017']).to.not.have.property('restated');
    expect(rowNamed(data, 'Revenue').sources['2018']).to.not.have.property('adjusted');
    expect(rowNamed(data, 'Revenue').sources['2016']).to.deep.include({
      adjusted: { value: 11000.001, factor: 0.001, reason: 'unit_scale' },
    });
    expect(rowNamed(data, 'Shares').values['2016'], 'only money is scaled').to.equal(4900);
    expect(data.notes?.join()).to.include('prints money in thousands');
  });

  it('shows share counts in the unit of the newest report', () => {
    const shares = (values: readonly number[]): SpecimenRow[] => [
      ['Revenue', values.map(() => 50)],
      ['Average shares', values, { unit: 'shares' }],
    ];
    const data = compileOne(
      specimen({ document: 1, years: ['2015'], rows: shares([6085572]) }),
      specimen({ document: 2, years: ['2017', '2016'], rows: shares([5217242, 5470820]) }),
      specimen({ document: 3, years: ['2018', '2017'], rows: shares([4955.4, 5217.2]) }),
    );
    const row = rowNamed(data, 'Average shares');
    expect(row.values).to.deep.equal({ 2015: 6085.572, 2016: 5470.82, 2017: 5217.2, 2018: 4955.4 });
    expect(row.sources['2017']).to.not.have.property('restated');
    expect(data.notes?.join()).to.include('prints share counts in another unit');
  });

  it('lets a report that states no currency follow the others, and says so', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        currency: 'XXX',
        rows: [['Revenue', [95, 91]]],
      }),
      specimen({ document: 2, years: ['2018', '2017'], rows: [['Revenue', [105, 95]]] }),
    );
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({ 2016: 91, 2017: 95, 2018: 105 });
    expect(data).to.include({ currency: 'EUR' }).and.not.have.property('separate_statements');
    expect(data.notes).to.include(
      'The report of 2017 states no currency; EUR is assumed, as in the other reports.',
    );
    expect(
      compileOne(
        specimen({ document: 1, years: ['2017'], currency: 'XXX', rows: [['Revenue', [95]]] }),
      ).currency,
    ).to.equal('XXX');
  });

  describe('a scale that cannot be right', () => {
    const rows = (year: number): SpecimenRow[] =>
      [
        ['Revenue', 900],
        ['Costs', -650],
        ['Tax', -50],
        ['Profit for the year', 200],
      ].map(([name, value]) => [String(name), [Number(value) + year, Number(value) + year - 1]]);

    it('is that of the report with the same digits, if the header was not found', () => {
      const data = compileOne(
        specimen({ document: 1, years: ['2017', '2016'], scale: 1, rows: rows(2) }),
        specimen({ document: 2, years: ['2018', '2017'], rows: rows(3) }),
      );
      expect(rowNamed(data, 'Revenue').values).to.deep.equal({ 2016: 901, 2017: 902, 2018: 903 });
      expect(data.notes?.join()).to.include(
        'The report of 2017 seems to state no scale, yet prints the same digits as the report of 2018',
      );
    });

    it('separates the two reports if both state one', () => {
      const data = compileOne(
        specimen({ document: 1, years: ['2017', '2016'], scale: 1000, rows: rows(2) }),
        specimen({ document: 2, years: ['2018', '2017'], rows: rows(3) }),
      );
      const parts = [data, ...(data.separate_statements ?? [])];
      expect(parts.map(({ scale, years }) => [scale, years.length])).to.deep.equal([
        [1_000_000, 2],
        [1000, 2],
      ]);
      expect(parts.flatMap(({ notes }) => notes ?? []).join()).to.include(
        'the scale of one of them is misread',
      );
    });

    it('keeps the older of two out of the table if no year is shared, and says so', () => {
      const data = compileOne(
        specimen({ document: 1, years: ['2015', '2014'], scale: 1, rows: rows(2) }),
        specimen({ document: 2, years: ['2018', '2017'], rows: rows(3) }),
      );
      expect(data.years).to.deep.equal(['2018', '2017']);
      expect(data.separate_statements?.[0]?.notes?.join()).to.match(
        /The report of 2015 prints money in units.*its scale may be misread/,
      );
      expect(data.gaps.filter(({ kind }) => kind === 'set_apart')).to.deep.equal(
        ['2015', '2014'].map((year) => ({
          kind: 'set_apart',
          year,
          reason: 'scale_unproven',
          detail: 'Its report prints it in a scale that no other report confirms.',
          document_id: 1,
          page: 50,
        })),
      );
    });

    it('is corrected if the other reports are as large as the one that contradicts it', () => {
      const data = compileOne(
        specimen({ document: 1, years: ['2015', '2014'], rows: rows(0) }),
        specimen({ document: 2, years: ['2017', '2016'], scale: 1000, rows: rows(2) }),
        specimen({ document: 3, years: ['2018', '2017'], rows: rows(3) }),
      );
      expect(data).to.include({ scale: 1_000_000 }).and.not.have.property('separate_statements');
      expect(rowNamed(data, 'Revenue').values).to.include({ 2016: 901, 2017: 902 });
      expect(rowNamed(data, 'Revenue').sources['2016']?.confidence).to.be.at.most(0.9);
      expect(data.notes?.join()).to.include('The report of 2017 is read in thousands');
    });

    it('does not mistake growth for a misread scale', () => {
      const grown = rows(3).map(([name, values]): SpecimenRow => [
        name,
        values.map((one) => (one ?? 0) * 40),
      ]);
      const data = compileOne(
        specimen({ document: 1, years: ['2015', '2014'], rows: rows(2) }),
        specimen({ document: 2, years: ['2018', '2017'], rows: grown }),
      );
      expect(data.years).to.deep.equal(['2018', '2017', '2015', '2014']);
    });
  });

  it('keeps a period of 15 months apart from the years around it, if its report states the length', () => {
    const long = specimen({
      document: 1,
      years: ['2015', '2014'],
      ends: { 2015: '2015-12-31', 2014: '2014-09-30' },
      rows: [['Revenue', [130, 100]]],
    });
    const data = compileOne(
      {
        ...long,
        raw: {
          ...long.raw,
          columns: [
            {
              name: '2015',
              is_fiscal_year: true,
              period: {
                kind: 'duration',
                end: '2015-12-31',
                length: { count: 15, unit: 'months' },
              },
            },
            { name: '2014', is_fiscal_year: true, period: { kind: 'duration', end: '2014-09-30' } },
          ],
        },
      },
      specimen({ document: 2, years: ['2017', '2016'], rows: [['Revenue', [115, 110]]] }),
    );
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({ 2014: 100, 2016: 110, 2017: 115 });
    expect(data.separate_statements?.map(({ years, apart }) => [years, apart])).to.deep.equal([
      [['2015'], '15 months to 2015-12-31'],
    ]);
    expect(data.year_end_changes).to.deep.equal([
      { year: '2016', from: '2014-09-30', to: '2016-12-31' },
    ]);
    expect(data.gaps).to.deep.include({
      kind: 'missing_year',
      year: '2015',
      reason: 'set_apart',
      detail: 'It stands in a separate statement: 15 months to 2015-12-31.',
    });
    expect(data.notes?.join()).to.include('2015 (EUR in millions, 15 months to 2015-12-31)');
  });

  it('keeps another currency in a separate statement', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2016', '2015'],
        currency: 'USD',
        rows: [['Revenue', [100, 90]]],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017', '2016'],
        rows: [['Revenue', [105, 95, 91]]],
      }),
    );
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({ 2016: 91, 2017: 95, 2018: 105 });
    expect(data.separate_statements).to.have.length(1);
    expect(data.separate_statements?.[0]).to.deep.include({
      currency: 'USD',
      years: ['2016', '2015'],
      apart: 'in USD',
    });
    expect(data.currency_changes).to.deep.equal([
      { year: '2016', from: 'USD', to: 'EUR', years_in_both: ['2016'] },
    ]);
    expect(data.notes).to.include(
      '2016, 2015 (USD in millions) cannot stand in one table with the others and are in a separate statement.',
    );
  });

  it('does not mistake two reports of each year in two currencies for a change', () => {
    const both = ['USD', 'EUR'].flatMap((currency, at) =>
      [1, 2].map((report) =>
        specimen({
          document: 2 * report + at,
          years: [String(2016 + report)],
          currency,
          rows: [['Revenue', [100 * (at + 1)]]],
        }),
      ),
    );
    const data = compileOne(...both);
    expect(data.separate_statements).to.have.length(1);
    expect(data).to.not.have.property('currency_changes');
  });

  it('reports a year that no currency has as a gap', () => {
    const data = compileOne(
      specimen({ document: 1, years: ['2014'], currency: 'USD', rows: [['Revenue', [100]]] }),
      specimen({ document: 2, years: ['2012'], currency: 'USD', rows: [['Revenue', [80]]] }),
      specimen({ document: 3, years: ['2017', '2016'], rows: [['Revenue', [105, 95]]] }),
    );
    const years = data.gaps.filter(({ kind }) => kind === 'missing_year').map(({ year }) => year);
    expect(years).to.deep.equal(['2015', '2013']);
  });

  it('gives a report without a currency that of the report with the same numbers', () => {
    const rows = (first: number): SpecimenRow[] =>
      ['Revenue', 'Costs', 'Tax', 'Profit'].map((name, at) => [
        name,
        [first + at, first + 10 + at],
      ]);
    const data = compileOne(
      specimen({ document: 1, years: ['2013', '2012'], currency: 'XXX', rows: rows(510) }),
      specimen({ document: 2, years: ['2014', '2013'], currency: 'USD', rows: rows(500) }),
      specimen({ document: 3, years: ['2015', '2014'], rows: rows(400) }),
    );
    expect(data.years).to.deep.equal(['2015', '2014']);
    expect(data.separate_statements?.map(({ currency, years }) => [currency, years])).to.deep.equal(
      [['USD', ['2014', '2013', '2012']]],
    );
  });

  it('does not compare the sizes of amounts in different currencies', () => {
    const rows = (size: number): SpecimenRow[] =>
      ['Revenue', 'Costs', 'Tax', 'Profit'].map((name, at) => [
        name,
        [size * (9 - at), size * (8 - at)],
      ]);
    const data = compileOne(
      specimen({ document: 1, years: ['2015', '2014'], currency: 'KRW', rows: rows(1_300_000) }),
      specimen({ document: 2, years: ['2016', '2015'], currency: 'KRW', rows: rows(1_400_000) }),
      specimen({ document: 3, years: ['2017', '2016'], currency: 'USD', rows: rows(1_200) }),
    );
    expect(data).to.include({ currency: 'USD' });
    expect(data.years).to.deep.equal(['2017', '2016']);
    expect(data.gaps.filter(({ kind }) => kind === 'set_apart')).to.deep.equal([]);
  });

  it('does not compile part of a year, and says so', () => {
    const year = specimen({ document: 1, years: ['2019'], rows: [['Revenue', [1000]]] });
    const half = specimen({
      document: 2,
      years: ['2020', '2019'],
      rows: [['Revenue', [500, 490]]],
    });
    const interim = { ...half, raw: { ...half.raw, period: 'interim' as const } };
    const data = compileOne(year, interim);
    expect(data.years).to.deep.equal(['2019']);
    expect(data.notes?.join()).to.include('it covers only part of a year');
    expect(() => compileStatements([interim])).to.throw('only full years are compiled');
  });

  it('keeps the newest period apart if its report says that it is not a full year', () => {
    const full = specimen({ document: 1, years: ['2018', '2017'], rows: [['Revenue', [90, 80]]] });
    const long = specimen({ document: 2, years: ['2020'], rows: [['Revenue', [140]]] });
    const stub = { ...long, raw: { ...long.raw, period: 'stub' as const } };
    const data = compileOne(full, stub);
    expect(data.years).to.deep.equal(['2018', '2017']);
    expect(data.separate_statements?.[0]).to.deep.include({
      years: ['2020'],
      apart: 'a period that is not a full year, to 2020-12-31',
    });
  });

  it('tells the newest period by its end, whatever the columns are called', () => {
    const [year, part] = ['2016', '10 months to 2016-12-31'];
    const both = specimen({
      document: 1,
      years: [part, year],
      ends: { [year]: '2016-02-29', [part]: '2016-12-31' },
      rows: [['Revenue', [80, 100]]],
    });
    const stub = { ...both, raw: { ...both.raw, fiscal_year: 2016, period: 'stub' as const } };
    const before = specimen({
      document: 2,
      years: ['2015'],
      ends: { 2015: '2015-02-28' },
      rows: [['Revenue', [95]]],
    });
    const data = compileOne(stub, before);
    expect(data.years).to.deep.equal([year, '2015']);
    expect(data.separate_statements?.map(({ years, apart }) => [years, apart])).to.deep.equal([
      [[part], part],
    ]);
  });

  it('keeps full years of another fiscal year end in the table, and a transition period apart', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2018', '2017'],
        yearEnd: '06-30',
        rows: [['Revenue', [100, 90]]],
      }),
      specimen({
        document: 2,
        years: ['2020', '2019', '2018'],
        ends: { 2020: '2020-12-31', 2019: '2019-12-31', 2018: '2018-12-31' },
        rows: [['Revenue', [130, 120, 55]]],
      }),
    );
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({
      2017: 90,
      2018: 100,
      2019: 120,
      2020: 130,
    });
    expect(data.fiscal_year_ends).to.include({ 2018: '2018-06-30', 2019: '2019-12-31' });
    expect(data.year_end_changes).to.deep.equal([
      { year: '2019', from: '2018-06-30', to: '2019-12-31' },
    ]);
    expect(data.separate_statements?.map(({ years, apart }) => [years, apart])).to.deep.equal([
      [['2018'], '6 months to 2018-12-31'],
    ]);
  });

  it('treats 52-week years and opening balances as the same fiscal year end', () => {
    const data = compileOne(
      specimen({
        type: 'balance_sheet',
        document: 1,
        years: ['2017', '2016'],
        ends: { 2017: '2017-09-30', 2016: '2016-09-24' },
        rows: [['Total assets', [375319, 321686], { total: true }]],
      }),
      specimen({
        type: 'balance_sheet',
        document: 2,
        years: ['2018', '2017', '2016'],
        ends: { 2018: '2018-09-29', 2017: '2017-09-30', 2016: '2016-10-01' },
        rows: [['Total assets', [365725, 375319, 321700], { total: true }]],
      }),
    );
    expect(data.separate_statements).to.equal(undefined);
    expect(rowNamed(data, 'Total assets').sources['2016']).to.deep.include({ document_id: 2 });
    expect(rowNamed(data, 'Total assets').sources['2016']?.restated?.value).to.equal(321686);
  });

  it('names years as the newest report does', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        ends: { 2017: '2018-01-31', 2016: '2017-01-31' },
        rows: [
          ['Revenue', [1000, 900]],
          ['Costs', [800, 700]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2019', '2018'],
        ends: { 2019: '2019-01-31', 2018: '2018-01-31' },
        rows: [
          ['Revenue', [1100, 1000]],
          ['Costs', [850, 800]],
        ],
      }),
    );
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({ 2017: 900, 2018: 1000, 2019: 1100 });
  });

  it('reads raw data from clients: flat numbers, no years, no scale', () => {
    const pipeline = specimen({
      document: 1,
      years: ['2019', '2018'],
      rows: [
        ['Revenue', [1000, 900]],
        ['Net income', [100, 90]],
      ],
    });
    const client = {
      documentId: 2,
      extractionId: 77,
      fiscalYear: 2020,
      statementType: 'Income Statement',
      raw: {
        line_items: [
          { name: 'Revenue', values: { 2020: 1_100_000_000 } },
          { name: 'Net income', values: { 2020: 110_000_000 } },
        ],
      },
    };
    const data = compileOne(pipeline, client);
    expect(data.years).to.deep.equal(['2020', '2019', '2018']);
    expect(
      Object.values(rowNamed(data, 'Revenue').values).map((value) => value * data.scale),
    ).to.deep.equal([9e8, 1e9, 1.1e9]);
    expect(rowNamed(data, 'Revenue').sources['2020']).to.deep.include({
      page: null,
      confidence: 0.5,
    });
  });

  it('names malformed raw data and compiles the rest, or throws', () => {
    const sound = specimen({ document: 1, years: ['2019'], rows: [['Revenue', [1000]]] });
    const broken = {
      ...sound,
      documentId: 2,
      extractionId: 21,
      raw: {
        statement_type: 'income_statement',
        line_items: [{ name: 'Revenue', values: { 2020: '1,000' } }],
      },
    };
    expect(compileOne(sound, broken).notes).to.deep.equal([
      "A report is left out because its data cannot be read: 'Revenue' of 2020 is not a number",
    ]);
    expect(() => compileStatements([broken]))
      .to.throw('extraction 21')
      .with.property('code', 'raw_data_invalid');
    expect(() => compileStatements([sound, broken], { malformed: 'throw' })).to.throw(
      'extraction 21',
    );
  });
});
