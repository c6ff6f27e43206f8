export { DemoStack } from './demo/demo-stack.js';
export { DemoSite } from './demo/demo-site.js';
export { inventedCompany } from './demo/invented-company.js';
export { ServiceApi } from './demo/service-api.js';
