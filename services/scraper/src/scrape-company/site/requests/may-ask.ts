import { ServiceError } from '@fde/contracts';
import { displayUrl } from '@fde/web-client';
import { isDeedAddress } from '../../page/deeds/deeds.js';
import type { SiteAccess } from './fetch-page.js';

/**
 * Whether a crawl may ask for an address, wherever it came from (a link, a redirect, a script): not
 * where robots.txt forbids it, and not where to ask is to act.
 */
export const mayAskOf =
  ({ robots, requests }: Pick<SiteAccess, 'robots' | 'requests'>) =>
  async (at: URL): Promise<void> => {
    if (isDeedAddress(at))
      throw new ServiceError(
        'address_acts',
        `${displayUrl(at.href)} does something: not asked for`,
      );
    await robots.require(at, requests);
  };
