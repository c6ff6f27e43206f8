/** Parts of the failure tests and of the test of hostile PDFs, for the laboratory. */
export { ChaosStack } from './failure-tests/chaos-stack.js';
export { DoubtedCompany } from './failure-tests/doubted-company.js';
export { SilenceWatch } from './hostile-pdfs/silence-watch.js';
