import { STATEMENT_TYPES, type CompiledData } from '@fde/contracts';
import type { CompileInput, CompileOptions } from './input/compile-input.js';
import { isKnownOn } from './input/published-by.js';
import { rankReports, type RankedInput } from './input/rank-reports.js';
import type { RawStatementError } from './input/raw-statement-error.js';
import { readInputs } from './input/read-inputs.js';
import { compileTable } from './present/compile-table.js';
import { joinTables } from './present/join-tables.js';
import { doubtTable } from './present/table-alarms.js';
import { selectYears } from './present/select-years.js';
import { mendPeriodEnds, type MendedEnds } from './regimes/mend-period-ends.js';
import { oddPeriods, type OddPeriod } from './regimes/periods.js';
import { divideIntoRegimes } from './regimes/regimes.js';

/** What all statements of a company share. */
interface Company {
  readonly options: CompileOptions;
  readonly odd: ReadonlyMap<string, OddPeriod>;
  readonly errors: readonly RawStatementError[];
}

const hasNumbers = ({ raw }: RankedInput): boolean =>
  raw.line_items.some((item) => Object.keys(item.values).length > 0);

/**
 * Makes one statement from the reports of one type: ranks them, divides them among tables, aligns
 * and presents each table, and joins them.
 */
const compileType = ({ ranked, notes }: MendedEnds, company: Company): CompiledData => {
  const { options, odd, errors } = company;
  const regimes = divideIntoRegimes(rankReports(ranked), odd, notes);
  const tables = regimes.map((regime) => {
    const data = compileTable(regime);
    return { regime, data: regime.apart === undefined ? doubtTable(data) : data };
  });
  const whole = joinTables(tables, { errors, ...options });
  return options.maxYears === undefined ? whole : selectYears(whole, options.maxYears);
};

/**
 * Compiles the extractions of ONE company: one CompiledData per statement type, with all years that
 * any report prints. The latest report that prints a year rules it. The result depends only on the
 * set of inputs, not on their order. Every value is one that a report prints (in the scale of the
 * table) and has its source.
 *
 * Reports in another currency, stub periods and reports whose scale cannot be told go to
 * `separate_statements` of the same data, so that a company has one compiled statement per type.
 * Statements other than the three primary ones are left out. Pass annual reports only. Throws
 * RawStatementError if nothing readable is left, or at the first malformed input with `malformed:
 * 'throw'`.
 */
export const compileStatements = (
  inputs: readonly CompileInput<unknown>[],
  options: CompileOptions = {},
): CompiledData[] => {
  const { inputs: all, errors } = readInputs(inputs, options);
  const { asOf } = options;
  const readable = asOf === undefined ? all : all.filter((one) => isKnownOn(one, asOf));
  if (readable.length === 0 && errors[0]) throw errors[0];
  const byType = STATEMENT_TYPES.map((type) =>
    mendPeriodEnds(readable.filter((one) => one.raw.statement_type === type && hasNumbers(one))),
  );
  const odd = oddPeriods(byType.flatMap(({ ranked }) => ranked));
  return byType.flatMap((mended) =>
    mended.ranked.length === 0 ? [] : [compileType(mended, { options, odd, errors })],
  );
};
