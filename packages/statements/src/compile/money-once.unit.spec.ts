import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import { explainCell } from '../compare/explain-cell.js';
import { rowKeys } from '../standard/row-keys.js';
import type { CompileInput } from './input/compile-input.js';
import { compileOne, rowNamed, rowsNamed } from './specimens/compiled-rows.js';
import { regroupingCompany, type Regrouping } from './specimens/regrouping-company.js';
import { specimen, type SpecimenRow } from './specimens/specimen.js';

const regroupings = fc.array(
  fc.record<Regrouping>({
    change: fc.constantFrom('split', 'merge', 'rename', 'drop', 'reclassify', 'none'),
    scale: fc.constantFrom(1000, 1_000_000),
    bracketed: fc.boolean(),
    restates: fc.boolean(),
  }),
  { minLength: 1, maxLength: 7 },
);

/** What else may happen to a company while it regroups its lines. */
const upheavals = fc.array(
  fc.record<Regrouping>({
    change: fc.constantFrom('split', 'merge', 'rename', 'drop', 'reclassify', 'none'),
    scale: fc.constantFrom(1000, 1_000_000),
    bracketed: fc.boolean(),
    restates: fc.boolean(),
    currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
    moved: fc.constantFrom(false, false, true),
    split: fc.constantFrom(false, false, true),
  }),
  { minLength: 1, maxLength: 7 },
);

/** The table of a company with those that stand beside it: another currency, part of a year. */
const tablesOf = (data: CompiledData): CompiledData[] => [
  data,
  ...(data.separate_statements ?? []),
];

/** What a reader adds up in a column: lines that are no part of another. */
const addedUp = (data: CompiledData, year: string): number =>
  data.line_items
    .filter(({ unit }) => unit === 'money')
    .filter(({ is_total: total, sources }) => !total && sources[year]?.standing !== 'of_which')
    .reduce((sum, { values }) => sum + (values[year] ?? 0), 0);

const RUNS = { numRuns: 80 };
const PATIENCE_MS = 60_000;

describe('Money is counted once in every column', function () {
  this.timeout(PATIENCE_MS);

  it('however a company regroups, renames, restates and signs its lines', () => {
    fc.assert(
      fc.property(regroupings, fc.integer(), (reports, seed) => {
        const data = compileOne(...regroupingCompany(reports, seed));
        const total = rowNamed(data, 'Total costs');
        for (const year of data.years) expect(addedUp(data, year)).to.equal(total.values[year]);
        expect((data.checks ?? []).filter(({ holds }) => !holds)).to.deep.equal([]);
      }),
      RUNS,
    );
  });

  it('and splits its shares, moves its year end and changes its currency', () => {
    fc.assert(
      fc.property(upheavals, fc.integer(), (reports, seed) => {
        for (const table of tablesOf(compileOne(...regroupingCompany(reports, seed)))) {
          const total = rowNamed(table, 'Total costs');
          for (const year of table.years) expect(addedUp(table, year)).to.equal(total.values[year]);
          expect((table.checks ?? []).filter(({ holds }) => !holds)).to.deep.equal([]);
          expect(rowsNamed(table, 'Weighted average number of shares')).to.have.lengthOf(1);
        }
      }),
      RUNS,
    );
  });

  it('and in whatever order its reports are given, and however often', () => {
    fc.assert(
      fc.property(fc.oneof(regroupings, upheavals), fc.integer(), (reports, seed) => {
        const inputs = regroupingCompany(reports, seed);
        const data = compileOne(...inputs);
        expect(compileOne(...inputs.toReversed())).to.deep.equal(data);
        const again = inputs.map((input) => ({
          ...input,
          documentId: input.documentId + 100,
          extractionId: input.extractionId + 1000,
        }));
        const values = compileOne(...inputs, ...again).line_items.map((row) => [
          row.name,
          row.values,
        ]);
        expect(values).to.deep.equal(data.line_items.map((row) => [row.name, row.values]));
      }),
      { numRuns: 30 },
    );
  });
});

/** What the total of a report's year is in single units, whatever its sign. */
const totalIn = (
  { raw: { line_items: rows, scale } }: Pick<CompileInput, 'raw'>,
  year: string,
): number => {
  const total = rows.find(({ name }) => name === 'Total costs');
  return Math.abs((total?.values[year] ?? NaN) * scale);
};

/** The sentences that explain cells, and what is true of a cell of which one is said. */
const SENTENCES: readonly {
  readonly says: string;
  readonly isTrue: (
    row: CompiledLineItem,
    year: string,
    data: CompiledData,
    inputs: readonly CompileInput[],
  ) => boolean;
}[] = [
  {
    says: 'No report prints it.',
    isTrue: ({ values, superseded }, year) =>
      values[year] === undefined && superseded?.[year] === undefined,
  },
  {
    says: 'The newest report that prints this year rules it.',
    isTrue: ({ sources }, year, { data_lineage: lineage }) =>
      sources[year]?.extraction_id === lineage[year]?.source_extraction_id,
  },
  {
    says: 'The newest report of this year does not print the row, and adds up without it.',
    isTrue: ({ superseded }, year) => superseded?.[year] !== undefined,
  },
  {
    says: 'The newest report of this year shows the same money in other rows: ',
    isTrue: ({ superseded }, year, { data_lineage: lineage }, inputs) => {
      const older = superseded?.[year]?.source.extraction_id;
      const [then, now] = [older, lineage[year]?.source_extraction_id].map((id) =>
        inputs.find(({ extractionId }) => extractionId === id),
      );
      return then !== undefined && now !== undefined && totalIn(then, year) === totalIn(now, year);
    },
  },
  {
    says: 'The newest report of this year prints only the row that contains it, ',
    isTrue: ({ sources }, year, { line_items: rows }) =>
      rows.some(({ name, variants, values }) => {
        const names = [name, ...variants].map((one) => one.toLowerCase());
        const whole = sources[year]?.of_which?.toLowerCase() ?? '';
        return names.includes(whole) && values[year] !== undefined;
      }),
  },
];

describe('The words that explain a cell of an invented company', function () {
  this.timeout(PATIENCE_MS);

  it('are true, whatever its reports do', () => {
    fc.assert(
      fc.property(regroupings, fc.integer(), (reports, seed) => {
        const inputs = regroupingCompany(reports, seed);
        const data = compileOne(...inputs);
        const keys = rowKeys(data.line_items);
        data.line_items.forEach((row, at) => {
          for (const year of data.years) {
            const said = whyOf(data, keys[at] ?? row.name, year);
            const sentence = SENTENCES.find(({ says }) => said.startsWith(says));
            expect(
              sentence?.isTrue(row, year, data, inputs),
              `${row.name} ${year}: ${said}`,
            ).to.equal(true);
          }
        });
      }),
      { numRuns: 40 },
    );
  });
});

const whyOf = (data: CompiledData, item: string, year: string): string =>
  explainCell(data, { item, year })[0]?.why ?? '';

const T = { total: true };

describe('A balance sheet that stops printing total liabilities', () => {
  const claims = (
    [debt, pensions, capital]: readonly (readonly [number, number])[],
    withTotal: boolean,
  ): SpecimenRow[] => {
    const [d, p, c] = [debt ?? [0, 0], pensions ?? [0, 0], capital ?? [0, 0]];
    const both = [0, 1].map((at) => (d[at] ?? 0) + (p[at] ?? 0));
    return [
      ['Long-term debt', d],
      ['Accrued pension plan liability, net', p],
      ...(withTotal ? [['Total liabilities', both, T] satisfies SpecimenRow] : []),
      ['Common stock', c],
      ['Total equity', c, T],
      ['Total liabilities and equity', both.map((one, at) => one + (c[at] ?? 0)), T],
    ];
  };

  it('has its long-term liabilities in one row each', () => {
    const data = compileOne(
      specimen({
        type: 'balance_sheet',
        document: 1,
        years: ['2018', '2017'],
        rows: claims(
          [
            [10657, 9782],
            [15323, 16471],
            [5061, 5061],
          ],
          true,
        ),
      }),
      specimen({
        type: 'balance_sheet',
        document: 2,
        years: ['2019', '2018'],
        rows: claims(
          [
            [19962, 10657],
            [16276, 15323],
            [5062, 5061],
          ],
          false,
        ),
      }),
    );
    expect(rowNamed(data, 'Long-term debt').values).to.deep.equal({
      2017: 9782,
      2018: 10657,
      2019: 19962,
    });
    expect(rowNamed(data, 'Accrued pension plan liability, net').values).to.have.keys(
      '2017',
      '2018',
      '2019',
    );
    expect(data.gaps).to.deep.equal([]);
  });
});

describe('The words that explain a cell are true', () => {
  const costs = (
    document: number,
    years: string[],
    rows: readonly (readonly [string, number[]])[],
  ) =>
    specimen({
      document,
      years,
      rows: [
        ...rows.map(([name, values]): SpecimenRow => [name, values]),
        [
          'Total costs and expenses',
          years.map((_, at) => rows.reduce((sum, [, values]) => sum + (values[at] ?? 0), 0)),
          T,
        ],
      ],
    });

  it('of costs that a newer report shows in other lines', () => {
    const data = compileOne(
      costs(
        1,
        ['2015', '2014'],
        [
          ['Cost of sales: product costs', [872, 999]],
          ['Cost of sales: online', [274, 232]],
          ['General and administrative', [380, 417]],
        ],
      ),
      costs(
        2,
        ['2016', '2015'],
        [
          ['Product costs', [741, 830]],
          ['Software royalties', [331, 316]],
          ['General and administrative', [634, 380]],
        ],
      ),
    );
    const online = rowNamed(data, 'Cost of sales: online');
    expect(online.values).to.deep.equal({ 2014: 232 });
    expect(whyOf(data, 'Cost of sales: online', '2015')).to.equal(
      'The newest report of this year shows the same money in other rows: "Product costs", "Software royalties". The older number is kept beside the column.',
    );
    expect(addedUp(data, '2015')).to.equal(
      rowNamed(data, 'Total costs and expenses').values['2015'],
    );
  });

  it('of parts of a row that a newer report prints as one', () => {
    const data = compileOne(
      costs(
        1,
        ['2016', '2015'],
        [
          ['Payable to the foundry', [255, 245]],
          ['Payable to the joint venture', [128, 0]],
          ['Other payables', [900, 870]],
        ],
      ),
      costs(
        2,
        ['2017', '2016'],
        [
          ['Payables to related parties', [412, 383]],
          ['Other payables', [960, 900]],
        ],
      ),
    );
    expect(whyOf(data, 'Payable to the foundry', '2016')).to.equal(
      'The newest report of this year prints only the row that contains it, "Payables to related parties": the number of an older report is shown as a part of it, and is in no sum.',
    );
  });

  it('of a number that the newest report prints', () => {
    const data = compileOne(costs(1, ['2016', '2015'], [['Wages', [10, 9]]]));
    expect(whyOf(data, 'Wages', '2016')).to.equal(
      'The newest report that prints this year rules it.',
    );
  });
});
