import type { Schemas } from './typed-calls.js';

type CompiledData = Schemas['CompiledData'];
type RawStatement = Schemas['RawStatement'];

const areLists = (...values: readonly unknown[]): boolean => values.every(Array.isArray);

const isCompiledData = (data: Schemas['CompiledStatement']['data']): data is CompiledData =>
  areLists(data['line_items'], data['years'], data['gaps']);

const isRawStatement = (data: Schemas['Extraction']['raw_data']): data is RawStatement =>
  areLists(data['line_items'], data['checks'], data['pages']);

/** The statement as the service compiled it; undefined if a client stored an object of its own. */
export const compiledDataOf = ({
  data,
}: Pick<Schemas['CompiledStatement'], 'data'>): CompiledData | undefined =>
  isCompiledData(data) ? data : undefined;

/** The statement as the service read it; undefined if a client stored an object of its own. */
export const rawStatementOf = ({
  raw_data: data,
}: Pick<Schemas['Extraction'], 'raw_data'>): RawStatement | undefined =>
  isRawStatement(data) ? data : undefined;
