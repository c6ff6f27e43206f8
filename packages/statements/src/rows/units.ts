import { inAnyLanguage } from '../language/in-any-language.js';
import type { CanonicalStatementType, RawLineItem, Unit } from '@fde/contracts';

import { fold } from '../language/index.js';
import { AMOUNT, COUNT, PER_SHARE, PERCENT, SHARE, SHARES } from '../language/money/unit-words.js';
import { isDilution } from './dilution.js';
import { saysDilution } from '../language/meanings.js';
import { MOSTLY_PERCENTS } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/**
 * A heading that its rows complete: "Number of shares (in thousands) used in computing:" over "-
 * basic earnings per common share".
 */
const SHARES_USED = forLanguages(() => inAnyLanguage((l) => l.units.countHeading));

/**
 * Whether a row's own words, or otherwise those of its nearest heading, name shares, per-share
 * amounts or percentages.
 */
export const unitOf = (
  statement: CanonicalStatementType,
  label: string,
  path: readonly string[],
  percentShare: number,
  decimals: number,
): Unit => {
  const own = fold(label);
  if (percentShare > MOSTLY_PERCENTS || PERCENT().test(own)) return 'percent';
  if (statement !== 'income_statement') return 'money';
  const heading = fold(path.at(-1) ?? '');
  if (decimals < 2 && SHARES_USED().test(heading) && !PER_SHARE().test(heading)) return 'shares';
  for (const text of [own, ...path.toReversed().map(fold)]) {
    const shares = SHARES().test(text);
    const perShare = PER_SHARE().test(text);
    if (perShare && !(shares && COUNT().test(text) && !AMOUNT().test(text))) return 'per_share';
    if (shares) return 'shares';
    if (
      text === own &&
      SHARE().test(text) &&
      (saysDilution('basic', text) || saysDilution('diluted', text))
    )
      return decimals >= 2 ? 'per_share' : 'shares';
  }
  const isOfShares = decimals >= 2 && [label, path.at(-1) ?? ''].some(isDilution);
  return isOfShares ? 'per_share' : 'money';
};

type Counted = Pick<RawLineItem, 'name' | 'section' | 'values' | 'unit'>;

/** How far a share count, in whatever scale, is above the amounts per share beside it. */
const FAR_ABOVE = 100;

/**
 * Share counts whose own label mentions earnings per share: whole numbers two orders of magnitude
 * above the amounts with decimals, under a heading or label that also mentions shares.
 */
export const isShareCount = (item: Counted, items: readonly Counted[]): boolean => {
  if (item.unit !== 'per_share' || !SHARES().test(fold(`${item.section ?? ''} ${item.name}`)))
    return false;
  const amounts = items
    .filter((i) => i.unit === 'per_share')
    .flatMap((i) => Object.values(i.values))
    .filter((v) => !Number.isInteger(v));
  const own = Object.values(item.values).filter((v) => v !== 0);
  const highest = Math.max(...amounts.map(Math.abs));
  return (
    amounts.length > 0 &&
    own.length > 0 &&
    own.every((v) => Number.isInteger(v) && v >= FAR_ABOVE * highest)
  );
};
