/** How the service writes a row without a name, and the year of a row that stands in another column. */
const NAMELESS = '(unlabelled)';
const OF_YEAR = / of (\d{4}\S*)(?= [-+] |$)/g;

/** An identity in the report's own words and in signs: "Total = … + Cash (2022)". */
export const identityText = (description: string): string =>
  description.replaceAll(NAMELESS, '…').replace(OF_YEAR, ' ($1)');
