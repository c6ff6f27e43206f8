import type { FixtureSite } from './fixture-site.js';
import { LINK_SITES } from './link-sites.js';
import { LANGUAGE_SITES, NAMING_SITES } from './naming-sites.js';
import { OUTCOME_SITES } from './outcome-sites.js';

export { PDF_STUB, type FixtureSite, type Route } from './fixture-site.js';
export { fixtureSiteServer, savedSiteServer, SiteServer } from './site-server.js';
/** Every case of discovery. */
export const DISCOVERY_SITES: readonly FixtureSite[] = [
  ...LINK_SITES,
  ...NAMING_SITES,
  ...LANGUAGE_SITES,
  ...OUTCOME_SITES,
];
