export { compileStatements } from './compile-company.js';
export type { CompileInput, CompileOptions, KnownReport } from './input/compile-input.js';
export { normalizeRaw, compareYears } from './input/normalize-raw.js';
export type { RawDefaults } from './input/normalize-raw.js';
export { RawStatementError } from './input/raw-statement-error.js';
export { selectYears, DEFAULT_YEARS } from './present/select-years.js';
