/** Parts of the failure tests, for the laboratory. */
export { ChaosStack } from './failure-tests/chaos-stack.js';
export { DoubtedCompany } from './failure-tests/doubted-company.js';
