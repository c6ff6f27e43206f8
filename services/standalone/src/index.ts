export {
  EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres/embedded-postgres.js';
export { Fleet } from './fleet/fleet.js';
export { Standalone } from './standalone.js';
export { STANDALONE_SETTINGS } from './standalone-settings.js';
export { DemoStack } from './demo/demo-stack.js';
export { DemoSite, folderContent, type SiteContent } from './demo/demo-site.js';
export { inventedCompany } from './demo/invented-company.js';
export { ServiceApi } from './demo/service-api.js';
