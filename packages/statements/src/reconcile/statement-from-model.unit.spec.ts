import { expect } from 'chai';
import fc from 'fast-check';
import { cellKey } from '../identities/cell-key.js';
import type { ModelStatement } from './model-reading.js';
import type { MergedStatement } from './reconcile-statement.js';
import { shownPage } from './shown-page.js';
import { printedStatement, type DrawnRow, type Printed } from './spec-support/printed-statement.js';
import { statementFromModel, type ReportContext } from './statement-from-model.js';
import { readPages } from './pages/titled-places.js';

const YEARS = ['2023', '2022'];
const ROWS: readonly DrawnRow[] = [
  ['Revenue', '1,200', '1,100'],
  ['Cost of sales', '(700)', '(650)'],
  ['Gross profit', '500', '450'],
  ['Administrative expenses', '(120)', '(110)'],
  ['Operating profit', '380', '340'],
  ['Earnings per share'],
  ['Basic', '3.80', '3.40'],
];
const printed = printedStatement(YEARS, ROWS);
const UNKNOWN: ReportContext = { companyName: 'Small plc', currency: undefined, scale: undefined };

const build = (
  change: Partial<ModelStatement> = {},
  context: Partial<ReportContext> = {},
  of: Printed = printed,
): MergedStatement | undefined =>
  statementFromModel(
    { ...of.model, ...change },
    readPages([shownPage(of.page)], []),
    { ...UNKNOWN, ...context },
    'model-x',
  );
const rowsWith = (label: string, values: (number | null)[]): ModelStatement['rows'] =>
  printed.model.rows.map((row) => (row.label === label ? { ...row, values } : row));

describe('A statement that only a model found', () => {
  it('has the rows and pages that are printed, and its method', () => {
    const statement = build()?.statement;
    expect(statement).to.deep.include({
      statement_type: 'income_statement',
      years: YEARS,
      fiscal_year: 2023,
      pages: [7],
      method: 'model-x',
      company_name: 'Small plc',
      // The page prints no day on which a year ends.
      fiscal_year_ends: {},
    });
    expect(statement?.line_items.map(({ name, values }) => [name, values['2023']])).to.deep.equal([
      ['Revenue', 1200],
      ['Cost of sales', -700],
      ['Gross profit', 500],
      ['Administrative expenses', -120],
      ['Operating profit', 380],
      ['Basic', 3.8],
    ]);
  });

  it('keeps the cells of columns beside its years, and no references to notes', () => {
    const company = ['600', '(350)', '250', '(60)', '190', '1.90'];
    const beside = ROWS.map((row): DrawnRow =>
      row.length < 2 ? row : [...row, company.shift() ?? ''],
    );
    const wide = printedStatement([...YEARS, '2021'], beside);
    const model = {
      years: YEARS,
      rows: wide.model.rows.map((row) => ({ ...row, values: row.values.slice(0, 2) })),
    };
    const others = build(model, {}, wide)?.statement.other_columns;
    expect(others?.map(({ name, cells }) => [name, cells.map(({ value }) => value)])).to.deep.equal(
      [['column 3', [600, -350, 250, -60, 190, 1.9]]],
    );
    expect(others?.[0]?.cells.map(({ row }) => row)).to.deep.equal([0, 1, 2, 3, 4, 5]);
    const notes = printedStatement(
      ['', ...YEARS],
      ROWS.map(([label, ...cells], at): DrawnRow => [
        label,
        cells.length < 2 ? '' : `${at}`,
        ...cells,
      ]),
    );
    const own = {
      years: YEARS,
      rows: notes.model.rows.map((row) => ({ ...row, values: row.values.slice(1) })),
    };
    expect(build(own, {}, notes)?.statement.line_items).to.have.length(6);
    expect(build(own, {}, notes)?.statement).not.to.have.property('other_columns');
  });

  it('has columns with the periods that are printed over them', () => {
    const columns = (of: Printed, change: Partial<ModelStatement> = {}) =>
      build(change, {}, of)?.statement.columns?.map(({ name, period, is_fiscal_year, reason }) => [
        name,
        period.kind,
        period.length?.count,
        is_fiscal_year,
        reason,
      ]);
    expect(columns(printed)).to.deep.equal([
      ['2023', 'duration', undefined, true, undefined],
      ['2022', 'duration', undefined, true, undefined],
    ]);
    const above = ['For', 'the', 'nine', 'months', 'ended'];
    const [first] = printed.page.words;
    if (first === undefined) throw new Error('the page has words');
    const words = above.map((text, at) => ({
      ...first,
      text,
      x0: 50 + 40 * at,
      x1: 50 + 40 * at + 5 * text.length,
      y0: first.y0 - 20,
      y1: first.y1 - 20,
    }));
    const part = {
      ...printed,
      page: { ...printed.page, words: [...words, ...printed.page.words] },
    };
    expect(columns(part)).to.deep.equal([
      ['2023', 'duration', 9, false, 'part_of_year'],
      ['2022', 'duration', 9, false, 'part_of_year'],
    ]);
    const third = ['1,000', '(600)', '400', '(90)', '310', '3.10'];
    const three = ROWS.map((row): DrawnRow =>
      row.length < 2 ? row : [...row, third.shift() ?? ''],
    );
    const wide = printedStatement([...YEARS, '2021'], three);
    expect(columns(wide, { years: [...YEARS, 'Group'] })?.at(-1)).to.deep.equal([
      'column 3',
      'duration',
      undefined,
      false,
      'unknown',
    ]);
  });

  it('has units and sections from the lines above its rows', () => {
    const items = build()?.statement.line_items ?? [];
    expect(items.at(-1)).to.include({ unit: 'per_share', section: 'Earnings per share' });
    expect(items[0]).to.include({ unit: 'money', section: null });
  });

  for (const { what, change, context, expected } of [
    {
      what: 'the scale that its page prints',
      change: { scale: 1 },
      expected: { scale: 1_000_000 },
    },
    {
      what: 'that scale, even against the other statements',
      context: { scale: 1000 },
      expected: { scale: 1_000_000 },
    },
    { what: "the model's currency", change: { currency: 'NOK' }, expected: { currency: 'NOK' } },
    {
      what: "the other statements' currency",
      change: { currency: 'NOK' },
      context: { currency: 'SEK' },
      expected: { currency: 'SEK' },
    },
    {
      what: 'no currency if the model gives no code',
      change: { currency: 'kroner' },
      expected: { currency: 'XXX' },
    },
    {
      what: "the report's name, not the model's",
      change: { company_name: 'Other plc' },
      expected: { company_name: 'Small plc' },
    },
    {
      what: 'no period ends that are not dates',
      change: { period_ends: ['2023-02-30', ''] },
      expected: { fiscal_year_ends: {} },
    },
  ] satisfies readonly {
    what: string;
    change?: Partial<ModelStatement>;
    context?: Partial<ReportContext>;
    expected: object;
  }[])
    it(`has ${what}`, () => {
      expect(build(change, context)?.statement).to.deep.include(expected);
    });

  const silent = printedStatement(YEARS, ROWS);
  const noUnits: Printed = {
    ...silent,
    page: {
      ...silent.page,
      words: silent.page.words.filter(({ text }) => text !== 'In' && text !== 'millions'),
    },
  };
  for (const { what, model, context, expected } of [
    {
      what: "the other statements' if no line says",
      model: 1000,
      context: 1_000_000,
      expected: 1_000_000,
    },
    {
      what: "the model's if nothing else says",
      model: 1000,
      context: undefined,
      expected: 1000,
    },
    {
      what: 'one if the model gives none that is in use',
      model: 500,
      context: undefined,
      expected: 1,
    },
  ])
    it(`has a scale of ${expected}: ${what}`, () => {
      expect(build({ scale: model }, { scale: context }, noUnits)?.statement.scale).to.equal(
        expected,
      );
    });
});

describe('In a statement that only a model found', () => {
  for (const { what, change, given, expected } of [
    {
      what: 'a number of another year is dropped',
      change: { rows: rowsWith('Revenue', [1100, 1200]) },
      given: 'Revenue',
      expected: undefined,
    },
    {
      what: 'the printed number replaces one that is not printed, beside one that is',
      change: { rows: rowsWith('Cost of sales', [-701, -650]) },
      given: 'Cost of sales',
      expected: { 2023: -700, 2022: -650 },
    },
    {
      what: 'a blank stays blank',
      change: { rows: rowsWith('Gross profit', [500, null]) },
      given: 'Gross profit',
      expected: { 2023: 500 },
    },
    {
      what: 'a row under another name is dropped',
      change: {
        rows: printed.model.rows.map((row) =>
          row.label === 'Operating profit' ? { ...row, label: 'Impairment of goodwill' } : row,
        ),
      },
      given: 'Impairment of goodwill',
      expected: undefined,
    },
    {
      what: 'a column whose year is not printed is dropped',
      change: {
        years: ['2023', '2022', '2019'],
        rows: printed.model.rows.map((row) =>
          row.label === 'Revenue' ? { ...row, values: [...row.values, 1100] } : row,
        ),
      },
      given: 'Revenue',
      expected: { 2023: 1200, 2022: 1100 },
    },
    {
      what: 'a column named twice is taken once',
      change: {
        years: ['2023', '2022', '2022'],
        rows: printed.model.rows.map((row) =>
          row.label === 'Revenue' ? { ...row, values: [...row.values, 1200] } : row,
        ),
      },
      given: 'Revenue',
      expected: { 2023: 1200, 2022: 1100 },
    },
  ] satisfies readonly {
    what: string;
    change: Partial<ModelStatement>;
    given: string;
    expected: unknown;
  }[])
    it(what, () => {
      const item = build(change)?.statement.line_items.find(({ name }) => name === given);
      expect(item?.values).to.deep.equal(expected);
    });

  it("a number printed in place of the model's is marked, and does not count in its favour", () => {
    const merged = build({ rows: rowsWith('Cost of sales', [-701, -650]) });
    expect(merged?.statuses.get(cellKey(1, '2023'))).to.equal('model_refuted');
    expect(merged?.tally).to.deep.include({ layoutOnly: 1, modelOnly: 11, droppedNumbers: 1 });
    expect(merged?.notes.join(' ')).to.include('1 number(s) of model-x were dropped');
  });

  it('nothing is reported as dropped if nothing was', () => {
    expect(build({}, { currency: 'GBP' })?.notes).to.have.length(1);
  });

  it('an unlabelled sum is named a subtotal, by inference', () => {
    const sums = printedStatement(YEARS, [...ROWS.slice(0, 5), ['', '380', '340']]);
    const item = build({}, {}, sums)?.statement.line_items.at(-1);
    expect(item).to.include({ name: 'Subtotal', name_inferred: true });
  });
});

describe("No statement is made from a model's reading", () => {
  for (const { what, change } of [
    { what: 'with fewer than five rows', change: { rows: printed.model.rows.slice(0, 4) } },
    { what: 'with columns without years', change: { years: ['Group', 'Company'] } },
    {
      what: 'of which less than 0.6 is printed',
      change: {
        rows: printed.model.rows.map((row, at) => ({
          ...row,
          values: at % 2 === 0 ? row.values : [at * 1000 + 7, at * 1000 + 9],
        })),
      },
    },
    { what: 'without rows', change: { rows: [] } },
  ] satisfies readonly { what: string; change: Partial<ModelStatement> }[])
    it(what, () => {
      expect(build(change)).to.equal(undefined);
    });

  it('with years that are not printed', () => {
    const isYear = ({ text }: { text: string }): boolean => YEARS.includes(text);
    const words = printed.page.words.filter((word) => !isYear(word));
    expect(build({}, {}, { ...printed, page: { ...printed.page, words } })).to.equal(undefined);
  });

  it('with a number that is printed on none of its lines', () => {
    const onPage = new Set(
      shownPage(printed.page).lines.flatMap(({ numbers }) => numbers.map(({ value }) => value)),
    );
    const value = fc.oneof(
      fc.constantFrom(1200, 1100, -700, 500, 42),
      fc.integer(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 5 }), value, value), { maxLength: 6 }),
        (changes) => {
          const rows = printed.model.rows.map((row, at) => {
            const change = changes.find(([index]) => index === at);
            return change === undefined ? row : { ...row, values: [change[1], change[2]] };
          });
          for (const item of build({ rows })?.statement.line_items ?? [])
            for (const [year, value] of Object.entries(item.values)) {
              expect(onPage).to.include(value);
              expect(item.sources?.[year]?.bbox).to.have.length(4);
            }
        },
      ),
      { numRuns: 50 },
    );
  });
});
