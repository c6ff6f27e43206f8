export { BOTH_KINDS_COMPANY, bothKindsReports, MISPRINT, webPageReport } from './both-kinds.js';
export {
  CHANGING_COMPANY,
  CHANGING_TICKER,
  changingReports,
  changingTruth,
} from './changing-company.js';
export { HARD_CASES, type HardCase } from './hard-cases/index.js';
export {
  DEMO_COMPANY,
  DEMO_TICKER,
  demoReports,
  demoTruth,
  type DemoDocument,
  type DemoTruth,
} from './demo-reports.js';
export { checkCompiled } from './check-compiled.js';
export type { ReportTruth, StatementTruth, TruthRow } from './fixture-model.js';
export { withHiddenText } from './with-hidden-text.js';
export { DocumentCanvas, LETTER, type FontFamily, type PageCanvas } from './page-canvas.js';
export { setProse, type Chapter } from './prose.js';
export { seededRandom } from './seeded-random.js';
