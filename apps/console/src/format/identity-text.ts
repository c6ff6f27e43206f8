import type { Texts } from '../messages/use-texts.js';

/** How the service writes a row without a name, and the year of a row that stands in another column. */
const NAMELESS = '(unlabelled)';
const OF_YEAR = / of (\d{4}\S*)(?= [-+] |$)/g;
/**
 * How it tells an amount per share and a number of shares apart that have one name: by the repeated
 * name, as a report may print "(per share)" itself.
 */
const ONE_NAME = /^(.+) \(per share\) = (.+) \/ \1 \(shares\)$/;

/** An identity in the report's own words and in signs: "Total = … + Cash (2022)". */
export const identityText = (t: Texts, description: string): string =>
  description
    .replaceAll(NAMELESS, '…')
    .replace(
      ONE_NAME,
      (_all, name: string, income: string) =>
        `${name} (${t('format.inUnit.perShare')}) = ${income} / ${name} (${t('format.inUnit.shares')})`,
    )
    .replace(OF_YEAR, ' ($1)');
