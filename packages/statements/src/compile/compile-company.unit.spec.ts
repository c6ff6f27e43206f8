import { expect } from 'chai';
import fc from 'fast-check';
import type { CompiledCellSource, CompiledData } from '@fde/contracts';
import { compileStatements } from './compile-company.js';
import type { CompileInput } from './input/compile-input.js';
import {
  livingCompany,
  type LivingCompany,
  type PrintedNumber,
  type ReportHabits,
} from './specimens/living-company.js';

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
      // Under another name and with other numbers at once, nothing says that it is the same row.
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
const printedOf = ({ source }: Cell, { printed }: LivingCompany): PrintedNumber | undefined =>
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
const newest = ({ printed }: LivingCompany): Map<string, PrintedNumber> =>
  new Map(printed.map((one) => [`${one.row} ${one.end} ${one.currency}`, one]));

/** In what a table shows money and shares. */
const shownStep = ({ table, unit }: Cell, { printed }: LivingCompany): number => {
  if (unit === 'money') return table.scale;
  if (unit === 'per_share') return 1;
  const top = table.data_lineage[table.years[0] ?? '']?.source_extraction_id;
  return printed.find((one) => one.unit === 'shares' && one.input.extractionId === top)?.step ?? 1;
};

const RUNS = { numRuns: 60 };
/** Each compiles some hundred companies: a second by itself, much more beside other work. */
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

  it('shows a number as it is printed, or names it as adjusted with its factor', () => {
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

  it('marks money as restated where reports differ by more than their rounding, and nowhere else', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const company = companyOf(history);
        for (const cell of cellsOf(compileStatements(company.inputs))) {
          const own = printedOf(cell, company);
          if (!own || own.unit !== 'money') continue;
          const differs = company.printed.some(
            (one) =>
              one.row === own.row &&
              one.end === own.end &&
              one.currency === own.currency &&
              Math.abs(one.value * one.step - own.value * own.step) >
                0.5 * Math.max(one.step, own.step),
          );
          expect(cell.source.restated !== undefined, JSON.stringify(cell.source)).to.equal(differs);
        }
      }),
      RUNS,
    );
  });

  it('ties no rows of other names because restated numbers meet by chance', () => {
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

  it('stays as it is where a report is given twice', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, choice) => {
        const { inputs } = companyOf(history);
        const twice = inputs[choice % inputs.length];
        if (!twice) return;
        const copy = { ...twice, documentId: 100, extractionId: 1001 };
        const told = (all: readonly CompileInput[]) =>
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
        expect(told([...inputs, copy])).to.deep.equal(told(inputs));
      }),
      RUNS,
    );
  });

  it('keeps every cell whose report stays, whichever others are dropped', () => {
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
