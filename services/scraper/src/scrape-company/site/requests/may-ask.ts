import { ServiceError } from '@fde/contracts';
import { displayUrl, type Robots } from '@fde/web-client';
import { isDeedAddress } from '../../page/deeds/deeds.js';

interface Asking {
  readonly robots: Pick<Robots, 'require'>;
  readonly requests: AbortSignal;
}

/**
 * Whether a crawl may ask for an address, wherever it came from (a link, a redirect, a script): not
 * where robots.txt forbids it, and not where to ask is to act.
 */
export const mayAskOf =
  ({ robots, requests }: Asking) =>
  async (at: URL): Promise<void> => {
    if (isDeedAddress(at))
      throw new ServiceError(
        'address_acts',
        `${displayUrl(at.href)} does something: not asked for`,
      );
    await robots.require(at, requests);
  };
