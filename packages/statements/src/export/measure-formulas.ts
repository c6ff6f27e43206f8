import type { Measure } from '@fde/contracts';
import { MEASURES } from '../measures/measure-cell.js';

const PERCENT = '0.0%;-0.0%;0.0%';
const PER_SHARE = '#,##0.00##;(#,##0.00##);"–"';

/** How a workbook shows the numbers of a measure other than amounts. */
export const measureFormat = (measure: Measure): string =>
  measure === 'per_share' ? PER_SHARE : PERCENT;

/** The formula of a measure over the quotient of its two numbers. */
export const measureFormula = (measure: Measure, ratio: string): string => {
  const kind = MEASURES[measure];
  if (kind.kind !== 'growth') return ratio;
  return kind.years === 1 ? `${ratio}-1` : `(${ratio})^(1/${kind.years})-1`;
};
