import { expect } from 'chai';
import fc from 'fast-check';
import type {
  CompiledCellSource,
  CompiledData,
  CompiledLineItem,
  RawLineItem,
} from '@fde/contracts';
import { compileStatements } from './compile-company.js';
import type { CompileInput } from './input/compile-input.js';
import {
  livingCompany,
  type LivingCompany,
  type SpecimenNumber,
  type ReportHabits,
} from './specimens/living-company.js';
import { specimen, type SpecimenRow } from './specimens/specimen.js';

const rarely = fc.integer({ min: 0, max: 4 }).map((one) => one === 0);

/** Scale, share unit and currency may change anywhere; a currency does not change back. */
const histories = fc.record({
  reports: fc.array(
    fc.record({
      scale: fc.constantFrom(1000 as const, 1_000_000 as const),
      sharesIn: fc.constantFrom(1 as const, 1000 as const, 1_000_000 as const),
      split: rarely,
      restates: rarely,
      moved: rarely,
      renames: rarely,
    }),
    { minLength: 1, maxLength: 8 },
  ),
  dollarsFrom: fc.integer({ min: 0, max: 16 }),
  seed: fc.integer(),
});

interface History {
  readonly reports: readonly Omit<ReportHabits, 'currency'>[];
  readonly dollarsFrom: number;
  readonly seed: number;
}

const companyOf = ({ reports, dollarsFrom, seed }: History): LivingCompany =>
  livingCompany(
    reports.map((report, at): ReportHabits => ({
      ...report,
      // If the name and the numbers change at once, nothing shows that it is the same row.
      renames: report.renames && !report.restates,
      currency: at >= dollarsFrom ? 'USD' : 'EUR',
    })),
    seed,
  );

interface Cell {
  readonly table: CompiledData;
  readonly unit: string;
  readonly end: string;
  readonly value: number;
  readonly source: CompiledCellSource;
}

const cellsOf = (compiled: readonly CompiledData[]): Cell[] =>
  compiled
    .flatMap((data) => [data, ...(data.separate_statements ?? [])])
    .flatMap((table) =>
      table.line_items.flatMap(({ unit, values, sources }) =>
        Object.entries(values).map(([year, value]) => {
          const source = sources[year];
          if (source === undefined) throw new Error(`a number of ${year} has no source`);
          return { table, unit, end: table.fiscal_year_ends?.[year] ?? year, value, source };
        }),
      ),
    );

/** Rows of specimens lie 12 points apart, the first at 100. */
const rowOf = ({ bbox }: CompiledCellSource): number => ((bbox?.[1] ?? NaN) - 100) / 12;

/** The number that a cell takes, as it is printed. */
const printedOf = ({ source }: Cell, { printed }: LivingCompany): SpecimenNumber | undefined =>
  printed.find(
    ({ input, row, end }) =>
      input.extractionId === source.extraction_id &&
      row === rowOf(source) &&
      endOf(source, input) === end,
  );

/** The columns of specimens lie 60 points apart, the first at 300. */
const endOf = ({ bbox }: CompiledCellSource, { raw }: CompileInput): string | undefined =>
  raw.fiscal_year_ends[raw.years[((bbox?.[0] ?? NaN) - 300) / 60] ?? ''];

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** The newest printing of each row, period and currency. */
const newest = ({ printed }: LivingCompany): Map<string, SpecimenNumber> =>
  new Map(printed.map((one) => [`${one.row} ${one.end} ${one.currency}`, one]));

const isSameCell = (one: SpecimenNumber, other: SpecimenNumber): boolean =>
  one.end === other.end && one.currency === other.currency;

/** By more than rounding to the coarser of their steps explains. */
const differsFrom = (one: SpecimenNumber, other: SpecimenNumber): boolean =>
  Math.abs(one.value * one.step - other.value * other.step) > 0.5 * Math.max(one.step, other.step);

/** The units in which a table shows money and shares. */
const shownStep = ({ table, unit }: Cell, { printed }: LivingCompany): number => {
  if (unit === 'money') return table.scale;
  if (unit === 'per_share') return 1;
  const top = table.data_lineage[table.years[0] ?? '']?.source_extraction_id;
  return printed.find((one) => one.unit === 'shares' && one.input.extractionId === top)?.step ?? 1;
};

const RUNS = { numRuns: 60 };
/** Each compiles about a hundred companies: a second by itself, much more beside other work. */
const PATIENCE_MS = 120_000;

describe('a compiled company, whatever happens to it', function () {
  this.timeout(PATIENCE_MS);

  it('shows the newest number of every row, period and currency, and no other: none wrong, none stale', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const company = companyOf(history);
        const cells = cellsOf(compileStatements(company.inputs));
        const wanted = newest(company);
        expect(cells).to.have.length(wanted.size);
        for (const cell of cells) {
          const printed = printedOf(cell, company);
          const where = `${JSON.stringify(cell.source)} of ${cell.end}`;
          expect(printed, where).to.not.equal(undefined);
          if (!printed) continue;
          expect(wanted.get(`${printed.row} ${cell.end} ${cell.table.currency}`), where).to.equal(
            printed,
          );
          const amount = cell.value * shownStep(cell, company);
          expect(close(amount, printed.value * printed.step), `${where}: ${cell.value}`).to.equal(
            true,
          );
        }
      }),
      RUNS,
    );
  });

  it('shows a number as it is printed, or marks it as adjusted with its factor', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const company = companyOf(history);
        for (const cell of cellsOf(compileStatements(company.inputs))) {
          const printed = printedOf(cell, company)?.value ?? NaN;
          const { adjusted } = cell.source;
          if (cell.value !== printed)
            expect(adjusted, JSON.stringify(cell.source)).to.be.an('object');
          if (adjusted === undefined) continue;
          expect(
            close(adjusted.value, printed * adjusted.factor),
            JSON.stringify(adjusted),
          ).to.equal(true);
          if (adjusted.reason === 'unit_scale') expect(adjusted.value).to.equal(cell.value);
        }
      }),
      RUNS,
    );
  });

  it('marks money as restated only if reports differ by more than their rounding', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const company = companyOf(history);
        for (const cell of cellsOf(compileStatements(company.inputs))) {
          const own = printedOf(cell, company);
          if (!own || own.unit !== 'money') continue;
          const rivals = company.printed.filter(({ row }) => row !== own.row);
          // Two renamed rows that print the same amount cannot be distinguished by it.
          if (rivals.some((one) => isSameCell(one, own) && !differsFrom(one, own))) continue;
          const differs = company.printed.some(
            (one) => one.row === own.row && isSameCell(one, own) && differsFrom(one, own),
          );
          expect(cell.source.restated !== undefined, JSON.stringify(cell.source)).to.equal(differs);
        }
      }),
      RUNS,
    );
  });

  it('does not tie rows with different names when restated numbers agree by chance', () => {
    const habits = {
      sharesIn: 1,
      split: true,
      moved: true,
      renames: false,
      currency: 'EUR',
    } as const;
    const company = livingCompany(
      [1000, 1000, 1000, 1000, 1_000_000].map((scale, at): ReportHabits => ({
        ...habits,
        scale: scale === 1000 ? 1000 : 1_000_000,
        restates: at !== 3,
      })),
      21,
    );
    const [data] = compileStatements(company.inputs);
    for (const { name, variants } of data?.line_items ?? [])
      expect(variants, name).to.deep.equal([]);
  });

  it('does not change if a report is given twice', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, choice) => {
        const { inputs } = companyOf(history);
        const twice = inputs[choice % inputs.length];
        if (!twice) return;
        const copy = { ...twice, documentId: 100, extractionId: 1001 };
        const outcomeOf = (all: readonly CompileInput[]) =>
          compileStatements(all).map(({ years, line_items, gaps, separate_statements }) => [
            years,
            gaps.map(({ kind, year }) => [kind, year]),
            [...line_items, ...(separate_statements ?? []).flatMap((one) => one.line_items)].map(
              ({ name, values, sources }) => [
                name,
                values,
                Object.values(sources).map(({ restated }) => restated?.value),
              ],
            ),
          ]);
        expect(outcomeOf([...inputs, copy])).to.deep.equal(outcomeOf(inputs));
      }),
      RUNS,
    );
  });

  it('keeps every cell whose report stays, whichever other reports are dropped', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 254 }), (history, mask) => {
        const company = companyOf(history);
        const staying = company.inputs.filter((_, at) => (mask >> at) % 2 === 1);
        if (staying.length === 0) return;
        const left = new Map(
          cellsOf(compileStatements(staying)).map((cell) => [
            `${cell.source.extraction_id} ${String(cell.source.bbox)}`,
            cell,
          ]),
        );
        const ids = new Set(staying.map(({ extractionId }) => extractionId));
        const rest = {
          inputs: staying,
          printed: company.printed.filter(({ input }) => ids.has(input.extractionId)),
        };
        for (const cell of cellsOf(compileStatements(company.inputs))) {
          const { extraction_id: id, bbox } = cell.source;
          if (!ids.has(id)) continue;
          const same = left.get(`${id} ${String(bbox)}`);
          expect(same, `${id} ${String(bbox)}`).to.not.equal(undefined);
          if (!same) continue;
          const [before, after] = [
            cell.value * shownStep(cell, company),
            same.value * shownStep(same, rest),
          ];
          expect(close(before, after), `${id} ${String(bbox)}: ${before}, ${after}`).to.equal(true);
        }
      }),
      RUNS,
    );
  });
});

const NAMES = [
  'Revenue',
  'Cost of sales',
  'Other',
  'Other, net',
  'Interest income',
  'Interest expense',
  'Basic',
  'Diluted',
  'Total',
  'Total assets',
  'Purchases of securities',
  'Sales of securities',
  'Deferred revenue',
  'Deferred revenue, non-current',
  '',
  'Inventories (note 3)',
  'Inventories (note 4)',
  'Inventory',
];
const SECTIONS = [
  undefined,
  'Current assets',
  'Non-current assets',
  'Operating activities',
  'Investing activities',
  'Assets > Current assets',
];

const row = fc.record({
  name: fc.constantFrom(...NAMES),
  section: fc.constantFrom(...SECTIONS),
  total: fc.boolean(),
  unit: fc.constantFrom(
    'money' as const,
    'money' as const,
    'per_share' as const,
    'shares' as const,
  ),
  values: fc.array(fc.option(fc.integer({ min: -300, max: 9999 }), { freq: 6 }), {
    minLength: 3,
    maxLength: 3,
  }),
});

const report = (document: number) =>
  fc
    .record({
      newest: fc.integer({ min: 2010, max: 2020 }),
      columns: fc.integer({ min: 1, max: 3 }),
      rows: fc.array(row, { minLength: 1, maxLength: 14 }),
      type: fc.constantFrom(
        'income_statement' as const,
        'balance_sheet' as const,
        'cash_flow_statement' as const,
      ),
      scale: fc.constantFrom(1000, 1_000_000, 1_000_000),
      currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD', ''),
      yearEnd: fc.constantFrom('12-31', '12-31', '12-28', '06-30', null),
      filingDate: fc.option(fc.constantFrom('2020-01-01', '2021-03-04'), { nil: undefined }),
      confidence: fc.constantFrom(0.3, 0.9, 0.99),
    })
    .map(({ newest, columns, rows, filingDate, ...rest }) =>
      specimen({
        document,
        years: Array.from({ length: columns }, (_, at) => String(newest - at)),
        ...rest,
        ...(filingDate === undefined ? {} : { filingDate }),
        rows: rows.map(({ name, values, section, total, unit }): SpecimenRow => [
          name,
          values,
          { total, unit, ...(section === undefined ? {} : { section }) },
        ]),
      }),
    );

const company = fc
  .integer({ min: 1, max: 5 })
  .chain((reports) => fc.tuple(...Array.from({ length: reports }, (_, at) => report(at + 1))))
  .map((inputs) => [...inputs]);
/** Successive reports that repeat rows of each other, so that there is something to align. */
const series = fc
  .tuple(
    report(1),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 3 })), {
      maxLength: 5,
    }),
  )
  .map(([first, changes]) => {
    const next = structuredClone<CompileInput>(first);
    const later = <T>(cells: Record<string, T>): Record<string, T> =>
      Object.fromEntries(
        Object.entries(cells).map(([year, cell]) => [
          String(Number(year) + (changes.length % 2)),
          cell,
        ]),
      );
    const moved = (item: RawLineItem): RawLineItem => ({
      ...item,
      values: later(item.values),
      sources: later(item.sources ?? {}),
    });
    const items = next.raw.line_items.map((item, at) => {
      const change = changes.find(([index]) => index === at);
      return change?.[1] === 0
        ? { ...item, name: `${item.name} renamed` }
        : change?.[1] === 1
          ? moved(item)
          : item;
    });
    return [
      first,
      {
        ...next,
        documentId: 2,
        extractionId: 99,
        raw: {
          ...next.raw,
          line_items: items,
          years: [
            ...new Set([...next.raw.years, ...items.flatMap((item) => Object.keys(item.values))]),
          ],
        },
      },
    ];
  });
const companies = fc.oneof(company, series);

const tables = (compiled: readonly CompiledData[]): CompiledData[] =>
  compiled.flatMap((data) => [data, ...(data.separate_statements ?? [])]);

/** Whether the extraction prints this number, in any row of any year: exactly, or by a power of ten. */
const prints = (
  input: CompileInput | undefined,
  table: CompiledData,
  item: CompiledLineItem,
  value: number,
): boolean =>
  input !== undefined &&
  input.raw.line_items.some((line) =>
    Object.values(line.values).some(
      (printed) =>
        close(
          line.unit === 'money' ? printed * input.raw.scale : printed,
          item.unit === 'money' ? value * table.scale : value,
        ) ||
        [1e3, 1e6, 1e-3, 1e-6].some(
          (unit) => item.unit === 'shares' && close(printed * unit, value),
        ),
    ),
  );

const MANY_RUNS = { numRuns: 100 };

describe('compiling, whatever the reports', function () {
  this.timeout(PATIENCE_MS);

  it('does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(companies, fc.integer(), (inputs, seed) => {
        const shuffled = inputs
          .map((input, at) => ({ input, key: Math.sin(seed + at * 7919) }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ input }) => input);
        expect(compileStatements(shuffled)).to.deep.equal(compileStatements(inputs));
      }),
      MANY_RUNS,
    );
  });

  it('gives the same result when repeated, and leaves its inputs alone', () => {
    fc.assert(
      fc.property(companies, (inputs) => {
        const before = structuredClone(inputs);
        expect(JSON.stringify(compileStatements(inputs))).to.equal(
          JSON.stringify(compileStatements(inputs)),
        );
        expect(inputs).to.deep.equal(before);
      }),
      MANY_RUNS,
    );
  });

  it('gives only values that their sources print, and every cell has a source', () => {
    fc.assert(
      fc.property(companies, (inputs) => {
        for (const table of tables(compileStatements(inputs)))
          for (const item of table.line_items) {
            expect(Object.keys(item.sources)).to.deep.equal(Object.keys(item.values));
            for (const [year, value] of Object.entries(item.values)) {
              const source = item.sources[year];
              expect(table.years).to.include(year);
              expect(source?.page).to.equal(50);
              expect(source?.bbox).to.have.length(4);
              expect(source?.confidence).to.be.within(0, 1);
              expect(
                prints(
                  inputs.find((input) => input.extractionId === source?.extraction_id),
                  table,
                  item,
                  value,
                ),
                `${item.name} ${year} ${value}`,
              ).to.equal(true);
            }
          }
      }),
      MANY_RUNS,
    );
  });

  it('keeps every printed number exactly once, in one row', () => {
    fc.assert(
      fc.property(companies, (inputs) => {
        const printed = inputs
          .flatMap((input) =>
            input.raw.line_items.flatMap((line) =>
              Object.keys(line.values).map(
                (year) => `${input.extractionId} ${String(line.sources?.[year]?.bbox)}`,
              ),
            ),
          )
          .toSorted();
        const inTables = tables(compileStatements(inputs))
          .flatMap((table) =>
            table.line_items.flatMap((item) => [
              ...Object.values(item.sources),
              ...Object.values(item.superseded ?? {}).map(({ source }) => source),
            ]),
          )
          .flatMap((source) =>
            (source.printings ?? []).map(
              (printing) => `${printing.extraction_id} ${String(printing.bbox)}`,
            ),
          )
          .toSorted();
        expect(inTables).to.deep.equal(printed);
      }),
      MANY_RUNS,
    );
  });

  it('sets restated only if the number changed, with the older number of another report', () => {
    fc.assert(
      fc.property(companies, (inputs) => {
        for (const table of tables(compileStatements(inputs)))
          for (const item of table.line_items)
            for (const [year, source] of Object.entries(item.sources)) {
              if (!source.restated) continue;
              expect(source.restated.value).to.not.equal(item.values[year]);
              expect(
                source.printings?.some(
                  (printing) =>
                    printing.value === source.restated?.value &&
                    printing.extraction_id === source.restated.extraction_id,
                ),
              ).to.equal(true);
            }
      }),
      MANY_RUNS,
    );
  });

  it('forgets a document that is removed', () => {
    fc.assert(
      fc.property(companies, (inputs) => {
        const [gone, ...rest] = inputs;
        if (rest.length === 0) return;
        expect(JSON.stringify(compileStatements(rest))).to.not.include(
          `"extraction_id":${gone?.extractionId},`,
        );
      }),
      MANY_RUNS,
    );
  });
});
