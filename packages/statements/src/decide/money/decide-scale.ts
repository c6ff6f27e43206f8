import { decide, type Decision, type Evidence } from '../../evidence/decision.js';
import { MONEY } from './weights.js';

/** Sources of evidence that other rules look for. */
export const BARE_UNIT = 'currency alone as unit';
export const ELSEWHERE = 'units elsewhere';
export const SILENT_THROUGHOUT = 'no multiplier in the whole report';

/** A report that states no unit anywhere is in units. */
const SILENT: Evidence<number> = { source: 'no unit stated', says: 1, weight: MONEY.silent };

/** Notes and prose may be rounded where the statements are not. */
const SILENT_BESIDE: Evidence<number> = { ...SILENT, weight: MONEY.silentBeside };
const REPEATED = 'repeated figures';
/** What no line states: figures that prose repeats, the silence of the whole report. */
const UNSTATED: readonly string[] = [REPEATED, SILENT_THROUGHOUT];

const ofSilence = (evidence: readonly Evidence<number>[]): Evidence<number>[] => {
  const stated = evidence.filter(({ source }) => !UNSTATED.includes(source));
  if (stated.length === 0) return [SILENT];
  return stated.every(({ source }) => source === ELSEWHERE) ? [SILENT_BESIDE] : [];
};

/** A currency alone as a unit, in this statement or another of the report. */
const isBare = ({ source }: Evidence<number>): boolean => source.startsWith(BARE_UNIT);

/**
 * Of the weight of all units that the report states elsewhere, the share that is for multipliers.
 */
const multipliedElsewhere = (evidence: readonly Evidence<number>[]): number => {
  const elsewhere = evidence.filter(({ source }) => source === ELSEWHERE);
  const sum = (pieces: readonly Evidence<number>[]): number =>
    pieces.reduce((total, { weight }) => total + weight, 0);
  return elsewhere.length === 0 ? 0 : sum(elsewhere.filter((e) => e.says > 1)) / sum(elsewhere);
};

/**
 * A currency alone says "whole units", unless most of the report's other tables use a multiplier:
 * some heads leave the multiplier to the notes. It counts in full if at most half of them do, and
 * not at all if all do.
 */
const weighBare = (evidence: readonly Evidence<number>[]): Evidence<number>[] => {
  const left = Math.min(1, 2 * (1 - multipliedElsewhere(evidence)));
  return evidence.map((e) => (isBare(e) ? { ...e, weight: e.weight * left } : e));
};

/**
 * The multiplier of a statement's money. What it prints about itself decides. If it is silent, the
 * other statements decide, then the rest of the report, which leaves a guess unless several places
 * agree.
 */
export const decideScale = (evidence: readonly Evidence<number>[]): Decision<number> => {
  const all = weighBare([...evidence, ...ofSilence(evidence)]);
  return decide(all) ?? { value: 1, evidence: all, doubt: 'guessed' };
};
