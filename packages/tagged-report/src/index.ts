export { TaggedReportError } from './tagged-report-error.js';
export { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from './limits.js';
export { readInlineDocument } from './inline/read-inline-document.js';
export type * from './inline/model.js';
export { readTaggedReport } from './read-tagged-report.js';
export { factsOf, type PlacedFact, type TaggedReport } from './tagged-report.js';
export { readStatements, type TaggedReading } from './statements/read-statements.js';
export { documentFacts, type DocumentFacts } from './statements/document-facts.js';
export type { Contradiction } from './statements/contradictions.js';
