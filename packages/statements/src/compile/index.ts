export { compileStatements } from './compile-statements.js';
export type { CompileInput, CompileOptions } from './compile-input.js';
export { normalizeRaw, compareYears } from './normalize-raw.js';
export type { RawDefaults } from './normalize-raw.js';
export { RawStatementError } from './raw-statement-error.js';
export { selectYears, DEFAULT_YEARS } from './select-years.js';
