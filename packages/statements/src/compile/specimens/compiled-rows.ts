import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import { compileStatements } from '../compile-company.js';
import type { CompileInput } from '../input/compile-input.js';

/** Compiles specimens of one statement type. */
export const compileOne = (...inputs: CompileInput<unknown>[]): CompiledData => {
  const [data, ...others] = compileStatements(inputs);
  if (!data || others.length > 0)
    throw new Error(`specimens compile to ${others.length + (data ? 1 : 0)} statements`);
  return data;
};

/** The rows with that name, or with that variant of it. */
export const rowsNamed = (data: CompiledData, name: string): CompiledLineItem[] =>
  data.line_items.filter((item) => item.name === name || item.variants.includes(name));

/** The one row with that name. */
export const rowNamed = (data: CompiledData, name: string, section?: string): CompiledLineItem => {
  const rows = rowsNamed(data, name).filter(
    (item) => section === undefined || item.section === section,
  );
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows are named '${name}'`);
  return row;
};
