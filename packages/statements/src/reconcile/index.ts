export type { ModelRow, ModelStatement } from './model-reading.js';
export { shownPage, type ShownLine, type ShownPage } from './shown-page.js';
export { pagesAsText } from './pages-as-text.js';
export { reconcileReport, type ReconcileInput, type ReconciledReport } from './reconcile-report.js';
export { addTallies, NO_TALLY, type Tally } from './reading-status.js';
export { linesOfItems } from './line-index.js';
export { pagesToShow } from './pages-to-show.js';
