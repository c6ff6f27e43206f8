import { everyMeaning, meaning } from '../language/meanings.js';
import type { Label } from './label.js';
import type { StatementPart } from './taxonomy.js';

const ASSETS = meaning('assets');
const LIABILITIES = meaning('liabilities');
const EQUITY = meaning('equity');
const NONCURRENT = everyMeaning('noncurrent');
const CURRENT = meaning('current');
const CURRENT_PART = meaning('current part');
const OPERATING = meaning('operating');
const INVESTING = meaning('investing');
const FINANCING = meaning('financing');
const BASIC = meaning('basic');
const DILUTED = meaning('diluted');

/** The one pattern of the table that the label has, undefined if it has none or several. */
const only = <T extends string>(
  text: string,
  table: readonly (readonly [T, RegExp])[],
): T | undefined => {
  const found = table.filter(([, pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]?.[0] : undefined;
};

/** Assets, liabilities or equity, as a label says it. */
export const sideIn = (label: Label): StatementPart['side'] =>
  only(label.exact, [
    ['assets', ASSETS],
    ['liabilities', LIABILITIES],
    ['equity', EQUITY],
  ]);

/** Current or non-current, as a label says it. */
export const termIn = (label: Label): StatementPart['term'] => {
  if (CURRENT_PART.test(label.exact)) return 'current';
  // "Non courants" contains "courants": what says non-current is taken out before the other is sought.
  const rest = label.exact.replace(NONCURRENT, '');
  const [current, noncurrent] = [CURRENT.test(rest), rest !== label.exact];
  return current === noncurrent ? undefined : current ? 'current' : 'noncurrent';
};

/** The activity of a cash flow, as a label says it. */
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
