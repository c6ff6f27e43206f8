import { STATEMENT_TYPES } from '@fde/contracts';
import type { CompiledData } from '@fde/contracts';
import type { CompileInput, CompileOptions } from './input/compile-input.js';
import { compileTable } from './present/compile-table.js';
import { normalizeRaw } from './input/normalize-raw.js';
import { rankReports } from './input/rank-reports.js';
import type { RankedInput } from './input/rank-reports.js';
import { RawStatementError } from './input/raw-statement-error.js';
import { divideIntoRegimes } from './regimes/regimes.js';
import type { Regime } from './regimes/regimes.js';
import { selectYears } from './present/select-years.js';

interface Readable {
  readonly inputs: RankedInput[];
  readonly problems: Map<string, string[]>;
  readonly errors: RawStatementError[];
}

const read = (inputs: readonly CompileInput[], options: CompileOptions): Readable => {
  const result: Readable = { inputs: [], problems: new Map(), errors: [] };
  for (const input of [...inputs].sort(
    (a, b) => a.extractionId - b.extractionId || a.documentId - b.documentId,
  )) {
    try {
      const raw = normalizeRaw(input.raw, {
        fiscalYear: input.fiscalYear,
        extractionId: input.extractionId,
        ...(input.statementType === undefined ? {} : { statementType: input.statementType }),
      });
      if (raw && raw.years.length > 0) result.inputs.push({ input, raw });
    } catch (error) {
      if (!(error instanceof RawStatementError) || options.malformed === 'throw') throw error;
      result.errors.push(error);
    }
  }
  return result;
};

const regimeName = ({ currency, scale, apart, anchor }: Regime): string => {
  const end =
    anchor === undefined
      ? ''
      : `, year ending about ${new Date(Date.UTC(2001, 0, 1 + anchor)).toISOString().slice(5, 10)}`;
  return `${currency || 'unstated currency'} in ${scale}s${end}${apart === undefined ? '' : `, ${apart}`}`;
};

const compileType = (
  inputs: readonly RankedInput[],
  options: CompileOptions,
  errors: readonly RawStatementError[],
): CompiledData => {
  const regimes = divideIntoRegimes(rankReports(inputs));
  const full = regimes.findIndex(({ apart }) => apart === undefined);
  const [main] = regimes.splice(Math.max(0, full), 1);
  const tables = [main as Regime, ...regimes].map((regime) => {
    const data = compileTable(regime);
    return options.companyName === undefined
      ? data
      : { ...data, company_name: options.companyName };
  });
  const [data, ...others] = tables as [CompiledData, ...CompiledData[]];
  const kept = others.map(
    (other, at) =>
      `${other.years.join(', ')} (${regimeName(regimes[at] as Regime)}) cannot stand in one table with the others and are in a separate statement.`,
  );
  const left = errors.map((error) => `Left out: ${error.message}`);
  const notes = [...(data.notes ?? []), ...kept, ...left];
  const whole = { ...data, notes, ...(others.length > 0 ? { separate_statements: others } : {}) };
  return options.maxYears === undefined ? whole : selectYears(whole, options.maxYears);
};

/**
 * Compiles the extractions of ONE company: one CompiledData per statement type that occurs, all years that any report
 * prints. The latest report that prints a year rules it. The result depends on the set of inputs alone, not on their
 * order; every value is one that a report prints (in the scale of the table) and has its source.
 *
 * Reports of another currency, fiscal year end or length of year go to `separate_statements` of the same data, so that
 * one company keeps one compiled statement per type. Statements other than the three primary ones are left out, and
 * so are annual reports' siblings: pass annual reports only.
 * Throws RawStatementError where nothing readable is left, or at the first malformed input with `malformed: 'throw'`.
 */
export const compileStatements = (
  inputs: readonly CompileInput[],
  options: CompileOptions = {},
): CompiledData[] => {
  const { inputs: readable, errors } = read(inputs, options);
  if (readable.length === 0 && errors[0]) throw errors[0];
  return STATEMENT_TYPES.flatMap((type) => {
    const ofType = readable.filter(
      ({ raw }) =>
        raw.statement_type === type &&
        raw.line_items.some((item) => Object.keys(item.values).length > 0),
    );
    return ofType.length === 0 ? [] : [compileType(ofType, options, errors)];
  });
};
