import type { CompiledData } from '@fde/contracts';
import type { CompileOptions } from '../input/compile-input.js';
import type { RawStatementError } from '../input/raw-statement-error.js';
import { findGaps } from './gaps.js';
import type { RegimeTable } from './regime-table.js';

export interface JoinOptions extends CompileOptions {
  /** Extractions that could not be read. */
  readonly errors: readonly RawStatementError[];
}

const nameOf = ({ regime: { currency, scale, apart, ends } }: RegimeTable): string => {
  const why = apart ?? [...ends].map(([year, end]) => `${year} to ${end}`).join(', ');
  return `${currency || 'unstated currency'} in ${scale}s${why === '' ? '' : `, ${why}`}`;
};

const keptApart = (table: RegimeTable): string =>
  `${table.data.years.join(', ')} (${nameOf(table)}) cannot stand in one table with the others and are in a separate statement.`;

const named = ({ regime, data }: RegimeTable, { companyName }: CompileOptions): CompiledData => ({
  ...data,
  ...(companyName === undefined ? {} : { company_name: companyName }),
  ...(regime.apart === undefined ? {} : { apart: regime.apart }),
});

/** The newest table of full years is the company's statement; what cannot stand in it is kept beside it and told. */
export const joinTables = (tables: readonly RegimeTable[], options: JoinOptions): CompiledData => {
  const main = tables.find(({ regime }) => regime.apart === undefined) ?? tables[0];
  if (main === undefined) throw new RangeError('there is no table to join');
  const others = tables.filter((table) => table !== main);
  const data = named(main, options);
  const left = options.errors.map((error) => `Left out: ${error.message}`);
  return {
    ...data,
    gaps: findGaps(data, { apart: others, documents: options.documents ?? [] }),
    notes: [...(data.notes ?? []), ...others.map(keptApart), ...left],
    ...(others.length === 0
      ? {}
      : { separate_statements: others.map((other) => named(other, options)) }),
  };
};
