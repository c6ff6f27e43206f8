import { NO_CURRENCY, type CompiledData } from '@fde/contracts';
import { writeScale } from '../../evidence/in-writing.js';
import type { CompileOptions } from '../input/compile-input.js';
import type { RawStatementError } from '../input/raw-statement-error.js';
import { currencyChanges } from './currency-changes.js';
import { findGaps } from './gaps.js';
import type { RegimeTable } from './regime-table.js';

export interface JoinOptions extends CompileOptions {
  /** Extractions that could not be read. */
  readonly errors: readonly RawStatementError[];
}

/**
 * Why a table does not stand in the main one; undefined for the main one itself, and for years with
 * another end.
 */
const apartFrom = (main: RegimeTable, { regime }: RegimeTable): string | undefined =>
  regime.apart ??
  (regime.currency === main.regime.currency ? undefined : `in ${regime.currency || NO_CURRENCY}`);

const nameOf = ({ regime: { currency, scale, apart, ends } }: RegimeTable, main: RegimeTable) => {
  const dated = [...ends].map(([year, end]) => `${year} to ${end}`).join(', ');
  const why = apart ?? (currency === main.regime.currency ? dated : '');
  return `${currency || 'unstated currency'} in ${writeScale(scale)}${why === '' ? '' : `, ${why}`}`;
};

const separationNote = (table: RegimeTable, main: RegimeTable): string =>
  `${table.data.years.join(', ')} (${nameOf(table, main)}) cannot stand in one table with the others and are in a separate statement.`;

const named = (
  data: CompiledData,
  apart: string | undefined,
  { companyName }: CompileOptions,
): CompiledData => ({
  ...data,
  ...(companyName === undefined ? {} : { company_name: companyName }),
  ...(apart === undefined ? {} : { apart }),
});

/**
 * The newest table of full years is the company's statement. What cannot stand in it is kept beside
 * it and noted.
 */
export const joinTables = (tables: readonly RegimeTable[], options: JoinOptions): CompiledData => {
  const main = tables.find(({ regime }) => regime.apart === undefined) ?? tables[0];
  if (main === undefined) throw new RangeError('there is no table to join');
  const others = tables.filter((table) => table !== main);
  const data = named(main.data, main.regime.apart, options);
  const left = options.errors.map(
    (error) => `A report is left out because its data cannot be read: ${error.problem}`,
  );
  const changes = currencyChanges(tables);
  return {
    ...data,
    ...(changes.length === 0 ? {} : { currency_changes: changes }),
    gaps: findGaps(data, { apart: others, documents: options.documents ?? [] }),
    notes: [...(data.notes ?? []), ...others.map((other) => separationNote(other, main)), ...left],
    ...(others.length === 0
      ? {}
      : {
          separate_statements: others.map((other) =>
            named(other.data, apartFrom(main, other), options),
          ),
        }),
  };
};
