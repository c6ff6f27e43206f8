/** The parts of reading a tagged report, and the documents that specs draw, for the laboratory. */
export { groupBy } from './group-by.js';
export { NO_TAXONOMY } from './linkbase/taxonomy.js';
export { joinSet } from './sets/join-set.js';
export { DEFAULT_TAGGED_REPORT_LIMITS } from './limits.js';
export { openReportFiles } from './package/open-report-files.js';
export { readPart } from './spec-support/read-text.js';
export { fact, taggedDocument, wholeReport } from './spec-support/tagged-document.js';
export { isColumnPeriod } from './statements/annual.js';
export { withGroupContexts } from './statements/group-contexts.js';
export type { NumberCell } from './statements/number-cell.js';
export { tablesOf } from './statements/read-statements.js';
export { findStatementTables } from './statements/tables/find-statement-tables.js';
