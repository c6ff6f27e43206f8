export * from './reconcile/index.js';
export * from './compile/index.js';
export {
  likelyPages,
  locateCandidates,
  pagesAfter,
  type CandidatePage,
  type CandidatePages,
} from './locate/locate-candidates.js';
export { reportHints, type ReportHints } from './decide/report-hints.js';
export { readStatements } from './report/read-report.js';
export type { Considered, ReadingContext, ReadingResult } from './report/reading-result.js';
export { proveStatement } from './prove/prove-statement.js';
export { proveReport } from './prove/prove-report.js';
export * from './compare/index.js';
export * from './export/index.js';
export { namesTheGroup } from './language/group-title.js';
