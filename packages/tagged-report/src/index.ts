export { TaggedReportError } from './tagged-report-error.js';
export type * from './model.js';
export { readTaggedReports } from './read-tagged-report.js';
export { factsOf, type PlacedFact, type TaggedReport } from './tagged-report.js';
export { noTableOf, readStatements, type TaggedReading } from './statements/read-statements.js';
export { documentFacts, type StatedFacts } from './statements/document-facts.js';
export { holdsReport } from './package/holds-report.js';
export { readPrint } from './web-page/read-print.js';
export { plainTextOf, readWebPage } from './web-page/read-web-page.js';
