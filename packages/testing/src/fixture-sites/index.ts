import { CHAPTER_SITES } from './chapter-sites.js';
import { CHOICE_SITES } from './choice-sites.js';
import { DEED_SITES } from './deed-sites.js';
import { DATA_SITES } from './data-sites.js';
import { FOREIGN_SITES } from './foreign-sites.js';
import { MANNER_SITES } from './manner-sites.js';
import type { FixtureSite } from './fixture-site.js';
import { LINK_SITES } from './link-sites.js';
import { LANGUAGE_SITES, NAMING_SITES } from './naming-sites.js';
import { REPEAT_SITES } from './repeat-sites.js';
import { NOTICE_SITES } from './notice-sites.js';
import { OWNER_SITES } from './owner-sites.js';
import { OUTCOME_SITES } from './outcome-sites.js';
import { SHARED_FILE_SITES } from './shared-file-sites.js';
import { SOURCE_SITES } from './source-sites.js';
import { TAGGED_SITES } from './tagged-sites.js';

export { OTHER_HOST } from './foreign-sites.js';
export { SCRIPT_SITES } from './script-sites.js';
export { type FixtureSite, type SiteRoute } from './fixture-site.js';
export { fixtureSiteServer, savedSiteServer, SiteServer } from './site-server.js';
/** Every case of discovery. */
export const DISCOVERY_SITES: readonly FixtureSite[] = [
  ...LINK_SITES,
  ...NAMING_SITES,
  ...LANGUAGE_SITES,
  ...OUTCOME_SITES,
  ...CHOICE_SITES,
  ...DATA_SITES,
  ...MANNER_SITES,
  ...TAGGED_SITES,
  ...DEED_SITES,
  ...REPEAT_SITES,
  ...NOTICE_SITES,
  ...OWNER_SITES,
  ...SOURCE_SITES,
  ...FOREIGN_SITES,
  ...SHARED_FILE_SITES,
  ...CHAPTER_SITES,
];
