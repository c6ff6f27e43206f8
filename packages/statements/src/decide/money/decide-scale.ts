import { decide, type Decision, type Evidence } from '../../evidence/decision.js';
import { MONEY } from './weights.js';

/** A report that states no unit anywhere is in units. */
const SILENT: Evidence<number> = { source: 'no unit stated', says: 1, weight: MONEY.silent };

/**
 * The multiplier of a statement's money. What it prints of itself decides; where it is silent the other statements, then
 * the rest of the report, which leaves a guess unless several agree.
 */
export const decideScale = (evidence: readonly Evidence<number>[]): Decision<number> => {
  const stated = evidence.some((e) => e.source !== 'repeated figures');
  const all = stated ? evidence : [...evidence, SILENT];
  return decide(all) ?? { value: 1, evidence: all, doubt: 'guessed' };
};
