import type { CompiledData, CompiledLineItem, Measure } from '@fde/contracts';
import { expect } from 'chai';
import { comparisonCsv } from '../export/comparison-csv.js';
import { comparisonWorkbook } from '../export/comparison-workbook.js';
import { columnName } from '../export/column-name.js';
import { WorkbookProgram } from '../export/spec-support/compute-workbook.js';
import { readRate } from '../compare/exchange-rates.js';
import { compareOnMeasures } from './compare-on-measures.js';

const row = (
  name: string,
  values: Readonly<Record<string, number>>,
  isTotal = true,
): CompiledLineItem => ({
  name,
  values,
  indentation_level: 0,
  is_total: isTotal,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.99,
  sources: Object.fromEntries(
    Object.keys(values).map((year) => [
      year,
      { document_id: 5, extraction_id: 2, page: 3, confidence: 0.99 },
    ]),
  ),
});
const company = (
  id: number,
  revenue: Readonly<Record<string, number>>,
  more: Partial<CompiledData> = {},
) => ({
  companyId: id,
  companyName: `Company ${id}`,
  statements: [
    {
      statement_type: 'income_statement',
      company_name: `Company ${id}`,
      currency: 'EUR',
      scale: 1000,
      years: ['2024', '2023', '2022'],
      data_lineage: {},
      gaps: [],
      confidence: 0.9,
      line_items: [row('Revenue', revenue), row('Net income', { 2024: 20 })],
      ...more,
    } satisfies CompiledData,
  ],
});
const three = [
  company(1, { 2024: 150, 2023: 100, 2022: 80 }),
  company(2, { 2024: 220, 2023: 200 }),
  company(3, { 2024: 3, 2023: 2 }, { scale: 1_000_000 }),
];
const YEARS = { years: ['2024', '2023', '2022', '2021'] };
const fourYears = [
  company(1, { 2024: 150, 2023: 100, 2022: 80, 2021: 64 }, YEARS),
  company(2, { 2024: 220, 2023: 200, 2021: 100 }, YEARS),
  company(3, { 2024: 3, 2023: 2, 2021: 1 }, { ...YEARS, scale: 1_000_000 }),
];
const compared = (measure: Measure, range: { from?: number; to?: number } = {}, all = three) =>
  compareOnMeasures(all, 'income_statement', { measure, ...range });
const item = (measure: Measure, id: string, all = three) =>
  compared(measure, {}, all).line_items.find((one) => one.id === id);

describe('a comparison on measures', () => {
  it('has growth of each company, and the median of those that have a number', () => {
    const revenue = item('growth', 'revenue');
    const growth = (year: string) =>
      revenue?.companies.map(({ measured }) => measured?.[year]?.value);
    // 150 / 100 − 1, 220 / 200 − 1, 3 / 2 − 1; 100 / 80 − 1
    expect(growth('2024')).to.deep.equal([0.5, 0.1, 0.5]);
    expect(growth('2023')).to.deep.equal([0.25, null, null]);
    expect(revenue?.medians['2024']).to.deep.equal({ value: 0.5, companies: 3, absent: null });
    expect(revenue?.medians['2023']).to.deep.equal({ value: 0.25, companies: 1, absent: null });
    expect(revenue?.medians['2022']?.absent).to.equal('no_number');
  });

  it('has shares of each company’s own revenue', () => {
    const shares = item('common_size', 'net_income');
    // 20 / 150, 20 / 220, 20 / 3
    expect(shares?.companies.map(({ measured }) => measured?.['2024']?.value)).to.deep.equal([
      0.133333, 0.090909, 6.666667,
    ]);
    expect(shares?.medians['2024']?.value).to.equal(0.133333);
  });

  it('has the median of amounts in ones, of companies of one currency alone', () => {
    // 150, 220 and 3,000 thousand
    expect(item('amounts', 'revenue')?.medians['2024']?.value).to.equal(220_000);
    const dollars = [...three, company(4, { 2024: 1 }, { currency: 'USD' })];
    expect(item('amounts', 'revenue', dollars)?.medians['2024']).to.include({
      value: null,
      companies: 4,
      absent: 'other_currency',
    });
    expect(item('growth', 'revenue', dollars)?.medians['2024']?.value).to.equal(0.5);
  });

  it('has the years of the range, and grows from an older one', () => {
    const { years, line_items: items } = compared('growth', { from: 2023, to: 2023 });
    expect(years).to.deep.equal(['2023']);
    const [first] = items.find(({ id }) => id === 'revenue')?.companies ?? [];
    expect(Object.keys(first?.measured ?? {})).to.deep.equal(['2023']);
    expect(first?.measured?.['2023']?.value).to.equal(0.25);
    expect(Object.keys(first?.values ?? {})).to.deep.equal(['2023']);
  });

  describe('by calendar year', () => {
    const ends = (day: string) => ({
      fiscal_year_ends: { 2024: `2024-${day}`, 2023: `2023-${day}`, 2022: `2022-${day}` },
    });
    // Years end as those of Walmart, Apple and most others do.
    const mixed = [
      company(1, { 2024: 150, 2023: 100, 2022: 80 }, ends('01-31')),
      company(2, { 2024: 220, 2023: 200 }, ends('09-28')),
      company(3, { 2024: 3, 2023: 2 }, { scale: 1_000_000, ...ends('12-31') }),
    ];
    const aligned = (measure: Measure, range: { from?: number; to?: number } = {}) =>
      compareOnMeasures(mixed, 'income_statement', { measure, align: 'calendar', ...range });
    const revenueOf = ({ line_items: items }: ReturnType<typeof aligned>) =>
      items.find(({ id }) => id === 'revenue');

    it('has each fiscal year in the calendar year of most of its months, and says its end', () => {
      const comparison = aligned('amounts', { from: 2022 });
      expect([comparison.align, comparison.years]).to.deep.equal([
        'calendar',
        ['2024', '2023', '2022'],
      ]);
      const revenue = revenueOf(comparison);
      expect(revenue?.companies.map(({ values }) => values?.['2023'])).to.deep.equal([150, 200, 2]);
      expect(comparison.companies.map(({ fiscal_years: own }) => own['2023'])).to.deep.equal([
        { fiscal_year: '2024', end: '2024-01-31' },
        { fiscal_year: '2023', end: '2023-09-28' },
        { fiscal_year: '2023', end: '2023-12-31' },
      ]);
      // 150, 200 and 2,000 thousand; in 2024 the first has no year.
      expect(revenue?.medians['2023']).to.include({ value: 200_000, companies: 3 });
      expect(revenue?.medians['2024']).to.include({ companies: 2 });
      expect(comparison.notes).to.include(
        'Fiscal years end in different months; each stands in the calendar year that holds most of its months.',
      );
    });

    it('grows by the years of the company', () => {
      const comparison = aligned('growth', { from: 2023, to: 2023 });
      const [first] = revenueOf(comparison)?.companies ?? [];
      expect(first?.measured?.['2023']).to.deep.include({
        value: 0.5,
        by: { year: '2023', value: 100, scale: 1000 },
      });
    });

    it('is exported with the ends', () => {
      const comparison = aligned('amounts', { from: 2023, to: 2023 });
      const [head, first] = comparisonCsv(comparison).replace('\ufeff', '').split('\r\n');
      expect(head).to.match(/,2023,2023 source,2023 fiscal year end$/);
      expect(first).to.match(/,150,"document 5, page 3",2024-01-31$/);
      const { sheets } = comparisonWorkbook(comparison);
      expect(sheets.map(({ name }) => name)).to.deep.equal([
        'Comparison',
        'Fiscal years',
        'Lineage',
      ]);
      expect(sheets[1]?.rows[1]).to.deep.include({ kind: 'text', text: '2024-01-31' });
    });
  });

  describe('in one currency, by rates that are loaded', () => {
    const ends = (day: string) => ({
      fiscal_year_ends: { 2024: `2024-${day}`, 2023: `2023-${day}`, 2022: `2022-${day}` },
    });
    const mixed = [
      company(1, { 2024: 150, 2023: 100 }, ends('12-31')),
      company(2, { 2024: 220, 2023: 200 }, { currency: 'USD', ...ends('12-31') }),
      company(3, { 2024: 300, 2023: 250 }, { currency: 'USD', ...ends('09-28') }),
    ];
    const LOADED = ['USD:2024:average:0.9', 'USD:2023:average:0.92', 'USD:2024-09-28:average:0.91'];
    const converted = (measure: Measure = 'amounts', all = mixed, loaded = LOADED) =>
      compareOnMeasures(all, 'income_statement', {
        measure,
        conversion: { currency: 'EUR', rates: loaded.flatMap((text) => readRate(text) ?? []) },
      });
    const revenueOf = ({ line_items: items }: ReturnType<typeof converted>) =>
      items.find(({ id }) => id === 'revenue');

    it('is each number times the rate of its year, beside its original', () => {
      const [own, dollars, other] = revenueOf(converted())?.companies ?? [];
      expect(own?.converted).to.equal(undefined);
      expect(dollars?.values?.['2024']).to.equal(220);
      // 220 × 0.9, 200 × 0.92, 300 × 0.91
      expect(dollars?.converted).to.deep.equal({
        2024: { value: 198, currency: 'EUR', rate: 0.9, of: '2024', kind: 'average', absent: null },
        2023: {
          value: 184,
          currency: 'EUR',
          rate: 0.92,
          of: '2023',
          kind: 'average',
          absent: null,
        },
      });
      expect(other?.converted?.['2024']).to.include({ value: 273, of: '2024-09-28' });
    });

    it('leaves a number without a rate in its own currency, and has no median of several', () => {
      const revenue = revenueOf(converted());
      expect(revenue?.companies[2]?.converted?.['2023']).to.deep.equal({
        value: null,
        currency: 'USD',
        rate: null,
        of: null,
        kind: null,
        absent: {
          reason: 'no_rate',
          message: 'The table has no average rate of USD for the year that ends on 2023-09-28',
        },
      });
      expect(revenue?.medians['2023']).to.include({ value: null, absent: 'other_currency' });
      // 150, 198 and 273 thousand euros
      expect(revenue?.medians['2024']).to.include({ value: 198_000, companies: 3 });
    });

    it('takes no rate where the day or the currency is not known', () => {
      const unknown = [
        company(1, { 2024: 1 }, { currency: 'USD' }),
        company(2, { 2024: 1 }, { currency: 'XXX', ...ends('12-31') }),
      ];
      const reasons = revenueOf(converted('amounts', unknown))?.companies.map(
        ({ converted: own }) => own?.['2024']?.absent?.reason,
      );
      expect(reasons).to.deep.equal(['end_not_known', 'currency_not_stated']);
    });

    it('says so where all companies report in one other currency too', () => {
      const said = (companies: typeof mixed): boolean | undefined =>
        converted('amounts', companies).notes?.some((note) =>
          note.startsWith('Money is converted'),
        );
      expect([said(mixed.slice(1)), said(mixed.slice(0, 1))]).to.deep.equal([true, false]);
    });

    it('leaves growth as it is', () => {
      const revenue = revenueOf(converted('growth'));
      expect(revenue?.companies[1]?.converted).to.equal(undefined);
      expect(revenue?.companies[1]?.measured?.['2024']?.value).to.equal(0.1);
    });

    it('takes closing rates for balances, and that of the year before for opening cash', () => {
      const statement = (
        type: 'balance_sheet' | 'cash_flow_statement',
        items: CompiledLineItem[],
      ) => {
        const one = company(1, {}, { currency: 'USD', ...ends('12-31') });
        const [income] = one.statements;
        if (income === undefined) throw new Error('The company has no statement');
        return { ...one, statements: [{ ...income, statement_type: type, line_items: items }] };
      };
      const loaded = ['USD:2024:closing:0.5', 'USD:2023:closing:0.25', 'USD:2024:average:0.75'];
      const conversion = { currency: 'EUR', rates: loaded.flatMap((text) => readRate(text) ?? []) };
      const rateIn = (
        type: 'balance_sheet' | 'cash_flow_statement',
        items: CompiledLineItem[],
        id: string,
      ) =>
        compareOnMeasures([statement(type, items)], type, { conversion }).line_items.find(
          (one) => one.id === id,
        )?.companies[0]?.converted?.['2024']?.rate;
      const cash = [
        row('Net cash from operating activities', { 2024: 20, 2023: 20 }),
        row('Net increase in cash and cash equivalents', { 2024: 20, 2023: 20 }),
        row('Cash and cash equivalents at beginning of year', { 2024: 30, 2023: 10 }),
        row('Cash and cash equivalents at end of year', { 2024: 50, 2023: 30 }),
      ];
      const flow = (id: string) => rateIn('cash_flow_statement', cash, id);
      expect(rateIn('balance_sheet', [row('Total assets', { 2024: 9 })], 'total_assets')).to.equal(
        0.5,
      );
      expect(flow('operating_cash_flow')).to.equal(0.75);
      expect(flow('closing_cash')).to.equal(0.5);
      expect(flow('opening_cash')).to.equal(0.25);
    });

    it('is exported with rates and originals, as formulas in a workbook', () => {
      const comparison = converted();
      const [head = '', , second = ''] = comparisonCsv(comparison).split('\r\n');
      const at = head.split(',').indexOf('2024 currency');
      expect(head.split(',').slice(at, at + 5)).to.deep.equal([
        '2024 currency',
        '2024 rate',
        '2024 rate of',
        '2024 original',
        '2024 not converted',
      ]);
      expect(second).to.contain('EUR,0.9,2024 average,220,');
      const model = comparisonWorkbook(comparison);
      const sheet = model.sheets.find(({ name }) => name === 'Conversion');
      expect(sheet?.rows.length).to.be.above(4);
      const program = new WorkbookProgram(model);
      // The second company's revenue of 2024, and the median below the three.
      expect(program.numberAt('Comparison', 'E5')).to.equal(198);
      expect(program.numberAt('Comparison', 'E7')).to.equal(198_000);
      // That of 2023 of the third stays in dollars, and says so.
      expect(model.sheets[0]?.rows[5]?.[5]).to.deep.include({ kind: 'number', value: 250 });
      expect(JSON.stringify(model.sheets[0]?.rows[5]?.[5])).to.contain('USD');
    });
  });

  it('is CSV with a row per company, and one of medians', () => {
    const [head, ...rows] = comparisonCsv(compared('growth', { from: 2024 }))
      .replace('\ufeff', '')
      .split('\r\n');
    expect(head).to.equal(
      'line_item,label,company_id,company,currency,scale,unit,measure,row,2024,2024 source',
    );
    expect(rows.slice(0, 4).map((line) => line.split(',').slice(3, 10))).to.deep.equal([
      ['Company 1', 'EUR', '1', 'share', 'growth', 'Revenue', '0.5'],
      ['Company 2', 'EUR', '1', 'share', 'growth', 'Revenue', '0.1'],
      ['Company 3', 'EUR', '1', 'share', 'growth', 'Revenue', '0.5'],
      ['Median', '', '1', '', 'growth', '', '0.5'],
    ]);
  });

  for (const measure of ['amounts', 'growth', 'growth_3_years', 'common_size'] as const)
    it(`is a workbook whose formulas of ${measure} give its numbers, with the pages`, () => {
      const comparison = compared(measure, {}, fourYears);
      const model = comparisonWorkbook(comparison, { pageUrl: (id, page) => `x:${id}#${page}` });
      const program = new WorkbookProgram(model);
      const [sheet, lineage] = model.sheets;
      let formulas = 0;
      sheet?.rows.forEach((cells, at) =>
        cells.forEach((cell, column) => {
          if (cell.kind !== 'formula') return;
          formulas += 1;
          const result = program.numberAt(sheet.name, `${columnName(column)}${at + 1}`);
          // A median of the answer is one of numbers with six decimals.
          expect(result, cell.formula).to.be.closeTo(cell.value, 1e-6);
        }),
      );
      expect(formulas).to.be.above(3);
      expect(sheet?.frozenRows).to.equal(3);
      expect(lineage?.rows[1]?.[6]).to.deep.include({ value: 3, link: 'x:5#3' });
    });
});
