import { expect } from 'chai';
import fc from 'fast-check';
import type { CompiledData, CompiledLineItem, RawLineItem } from '@fde/contracts';
import { compileStatements } from './compile-company.js';
import type { CompileInput } from './input/compile-input.js';
import { specimen } from './specimens/specimen.js';
import type { SpecimenRow } from './specimens/specimen.js';

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
const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

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

const RUNS = { numRuns: 100 };
/** Seconds by itself, much more beside other work. */
const PATIENCE_MS = 120_000;

describe('compiling, whatever the reports', function () {
  this.timeout(PATIENCE_MS);

  it('does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(companies, fc.integer(), (inputs, seed) => {
        const shuffled = inputs
          .map((input, at) => ({ input, key: Math.sin(seed + at * 7919) }))
          .sort((a, b) => a.key - b.key)
          .map(({ input }) => input);
        expect(compileStatements(shuffled)).to.deep.equal(compileStatements(inputs));
      }),
      RUNS,
    );
  });

  it('changes nothing when repeated, and leaves its inputs alone', () => {
    fc.assert(
      fc.property(companies, (inputs) => {
        const before = structuredClone(inputs);
        expect(JSON.stringify(compileStatements(inputs))).to.equal(
          JSON.stringify(compileStatements(inputs)),
        );
        expect(inputs).to.deep.equal(before);
      }),
      RUNS,
    );
  });

  it('gives no value that its source does not print, and every cell has a source', () => {
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
      RUNS,
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
          .sort();
        const kept = tables(compileStatements(inputs))
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
          .sort();
        expect(kept).to.deep.equal(printed);
      }),
      RUNS,
    );
  });

  it('sets restated only where the number changed, with the older number of another report', () => {
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
      RUNS,
    );
  });

  it('forgets a document that is taken away', () => {
    fc.assert(
      fc.property(companies, (inputs) => {
        const [gone, ...rest] = inputs;
        if (rest.length === 0) return;
        expect(JSON.stringify(compileStatements(rest))).to.not.include(
          `"extraction_id":${gone?.extractionId},`,
        );
      }),
      RUNS,
    );
  });
});
