import type { Texts } from '../messages/use-texts.js';

/** How the service writes a row without a name, and the year of a row that stands in another column. */
const NAMELESS = '(unlabelled)';
const OF_YEAR = / of (\d{4}\S*)(?= [-+] |$)/g;
/** How it tells an amount per share and a number of shares apart that have one name. */
const PER_SHARE = '(per share)';
const SHARES = '(shares)';

/** An identity in the report's own words and in signs: "Total = … + Cash (2022)". */
export const identityText = (t: Texts, description: string): string =>
  description
    .replaceAll(NAMELESS, '…')
    .replaceAll(PER_SHARE, `(${t('format.inUnit.perShare')})`)
    .replaceAll(SHARES, `(${t('format.inUnit.shares')})`)
    .replace(OF_YEAR, ' ($1)');
