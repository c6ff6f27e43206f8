import { everyMeaning, anyMeaning } from '../language/meanings.js';
import type { Label } from './label.js';
import type { StatementPart } from './entry.js';
import { forLanguages } from '../language/languages-in-use.js';

const ASSETS = forLanguages(() => anyMeaning('assets'));
const LIABILITIES = forLanguages(() => anyMeaning('liabilities'));
const EQUITY = forLanguages(() => anyMeaning('equity'));
const ANY_EQUITY = forLanguages(() => everyMeaning('equity'));
const NONCURRENT = forLanguages(() => everyMeaning('noncurrent'));
const CURRENT = forLanguages(() => anyMeaning('current'));
const CURRENT_PART = forLanguages(() => anyMeaning('current part'));
const OPERATING = forLanguages(() => anyMeaning('operating'));
const INVESTING = forLanguages(() => anyMeaning('investing'));
const FINANCING = forLanguages(() => anyMeaning('financing'));
const BASIC = forLanguages(() => anyMeaning('basic'));
const DILUTED = forLanguages(() => anyMeaning('diluted'));

/**
 * The only pattern of the table that the label matches; undefined if it matches none or several.
 */
const only = <T extends string>(
  text: string,
  table: readonly (readonly [T, RegExp])[],
): T | undefined => {
  const found = table.filter(([, pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]?.[0] : undefined;
};

/** Assets, liabilities or equity, as the label says. A word for equity may hold that for assets: `純資産`. */
export const sideIn = ({ exact }: Label): StatementPart['side'] => {
  const sides = [
    ['assets', ASSETS().test(exact.replace(ANY_EQUITY(), ' '))],
    ['liabilities', LIABILITIES().test(exact)],
    ['equity', EQUITY().test(exact)],
  ] as const;
  const [side, ...more] = sides.flatMap(([name, says]) => (says ? [name] : []));
  return more.length > 0 ? undefined : side;
};

/** Current or non-current, as the label says. */
export const termIn = (label: Label): StatementPart['term'] => {
  if (CURRENT_PART().test(label.exact)) return 'current';
  // "Non courants" contains "courants": words for non-current are removed before searching for
  // current.
  const rest = label.exact.replace(NONCURRENT(), '');
  const [current, noncurrent] = [CURRENT().test(rest), rest !== label.exact];
  return current === noncurrent ? undefined : current ? 'current' : 'noncurrent';
};

/** The activity of a cash flow, as the label says. */
export const activityIn = (label: Label): StatementPart['activity'] =>
  only(label.exact, [
    ['operating', OPERATING()],
    ['investing', INVESTING()],
    ['financing', FINANCING()],
  ]);

export const dilutionIn = (label: Label): StatementPart['dilution'] =>
  only(label.exact, [
    ['basic', BASIC()],
    ['diluted', DILUTED()],
  ]);
