import { everyMeaning, anyMeaning } from '../language/meanings.js';
import type { Label } from './label.js';
import type { StatementPart } from './entry.js';

const ASSETS = anyMeaning('assets');
const LIABILITIES = anyMeaning('liabilities');
const EQUITY = anyMeaning('equity');
const NONCURRENT = everyMeaning('noncurrent');
const CURRENT = anyMeaning('current');
const CURRENT_PART = anyMeaning('current part');
const OPERATING = anyMeaning('operating');
const INVESTING = anyMeaning('investing');
const FINANCING = anyMeaning('financing');
const BASIC = anyMeaning('basic');
const DILUTED = anyMeaning('diluted');

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

/** Assets, liabilities or equity, as the label says. */
export const sideIn = (label: Label): StatementPart['side'] =>
  only(label.exact, [
    ['assets', ASSETS],
    ['liabilities', LIABILITIES],
    ['equity', EQUITY],
  ]);

/** Current or non-current, as the label says. */
export const termIn = (label: Label): StatementPart['term'] => {
  if (CURRENT_PART.test(label.exact)) return 'current';
  // "Non courants" contains "courants": words for non-current are removed before searching for
  // current.
  const rest = label.exact.replace(NONCURRENT, '');
  const [current, noncurrent] = [CURRENT.test(rest), rest !== label.exact];
  return current === noncurrent ? undefined : current ? 'current' : 'noncurrent';
};

/** The activity of a cash flow, as the label says. */
export const activityIn = (label: Label): StatementPart['activity'] =>
  only(label.exact, [
    ['operating', OPERATING],
    ['investing', INVESTING],
    ['financing', FINANCING],
  ]);

export const dilutionIn = (label: Label): StatementPart['dilution'] =>
  only(label.exact, [
    ['basic', BASIC],
    ['diluted', DILUTED],
  ]);
