/** Parts of the trials, for the laboratory. */
export { ServiceApi } from './demo/service-api.js';
export { ChaosStack } from './failure-tests/chaos-stack.js';
export { DoubtedCompany } from './failure-tests/doubted-company.js';
export { ended, Load } from './failure-tests/load.js';
