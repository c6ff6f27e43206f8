import type { DecisionDoubt, ReadingDecision } from '@fde/contracts';

import { CERTAIN, DISPUTE, MOST_IN_DOUBT, MOST_STORED, type AnyDoubt } from './weights.js';

/** One thing that supports a value. */
export interface Evidence<T> {
  /** The rule or place it comes from, by a short name: `unit line`, `column heads`, `notes`. */
  readonly source: string;
  readonly says: T;
  /** How much it counts: 1 is enough to decide if nothing speaks against it (see weights.ts). */
  readonly weight: number;
  /** What is printed there, if that helps a reader. */
  readonly text?: string;
  readonly page?: number;
}

/** What was decided, on what evidence, and why it may be wrong. */
export interface Decision<T> {
  readonly value: T;
  /** All evidence that was weighed, including what spoke against the value. */
  readonly evidence: readonly Evidence<T>[];
  /** Limits the confidence of every cell under this decision. */
  readonly doubt?: DecisionDoubt;
}

/** Values with equal keys are the same: `[2023, 2022]` and another `[2023, 2022]`. */
const keyOf = (value: unknown): string => JSON.stringify(value);

const weightsByValue = <T>(evidence: readonly Evidence<T>[]): { value: T; weight: number }[] => {
  const sums = new Map<string, { value: T; weight: number }>();
  for (const { says, weight } of evidence) {
    const key = keyOf(says);
    sums.set(key, { value: says, weight: (sums.get(key)?.weight ?? 0) + weight });
  }
  return [...sums.values()].toSorted((a, b) => b.weight - a.weight);
};

const doubtOf = (best: number, next: number): DecisionDoubt | undefined => {
  if (next >= DISPUTE * best) return 'disputed';
  return best < CERTAIN ? 'guessed' : undefined;
};

/**
 * The value with the most weight. It is `disputed` if another comes near, and `guessed` if all its
 * evidence together weighs less than one certain piece. Undefined without evidence.
 */
export const decide = <T>(evidence: readonly Evidence<T>[]): Decision<T> | undefined => {
  const [best, next] = weightsByValue(evidence);
  if (best === undefined) return undefined;
  const doubt = doubtOf(best.weight, next?.weight ?? 0);
  return { value: best.value, evidence, ...(doubt === undefined ? {} : { doubt }) };
};

/** A decision with a doubt that was found later. The graver of two doubts stays. */
export const withDoubt = <T>(
  decision: Decision<T>,
  doubt: DecisionDoubt | undefined,
): Decision<T> => {
  if (doubt === undefined) return decision;
  if (decision.doubt !== undefined && mostInDoubt(decision.doubt) <= mostInDoubt(doubt))
    return decision;
  return { ...decision, doubt };
};

/** The highest confidence that a doubt allows; 1 without a doubt. */
export const mostInDoubt = (doubt: AnyDoubt | undefined): number =>
  doubt === undefined ? 1 : MOST_IN_DOUBT[doubt];

/** Decisions on which no figure of a statement depends. */
const BESIDE_FIGURES: readonly string[] = ['company_name'];

/** Whether the figures of a statement are wrong if this decision is. */
export const isOfFigures = (decision: string): boolean => !BESIDE_FIGURES.includes(decision);

/** The highest confidence that the weakest of a statement's decisions allows its cells. */
export const weakestOf = (
  decisions: Readonly<Record<string, ReadingDecision | undefined>> | undefined,
): number =>
  Math.min(
    1,
    ...Object.entries(decisions ?? {}).map(([name, made]) =>
      isOfFigures(name) ? mostInDoubt(made?.doubt) : 1,
    ),
  );

type StoredEvidence = ReadingDecision['evidence'][number];

const tell =
  <T>(show: (value: T) => string) =>
  ({ source, says, weight, text, page }: Evidence<T>): StoredEvidence => ({
    source,
    says: show(says),
    weight: Number(weight.toFixed(2)),
    ...(text === undefined ? {} : { text: text.slice(0, MOST_STORED.characters) }),
    ...(page === undefined ? {} : { page }),
  });

/** The short form that is stored with a statement: the strongest pieces for and against. */
export const tellDecision = <T>(
  { value, evidence, doubt }: Decision<T>,
  show: (value: T) => string = String,
): ReadingDecision => {
  const sorted = evidence.toSorted((a, b) => b.weight - a.weight);
  const own = keyOf(value);
  const pro = sorted.filter((e) => keyOf(e.says) === own).slice(0, MOST_STORED.pieces);
  const against = sorted.filter((e) => keyOf(e.says) !== own).slice(0, MOST_STORED.pieces);
  return {
    value: show(value),
    evidence: pro.map(tell(show)),
    ...(against.length === 0 ? {} : { against: against.map(tell(show)) }),
    ...(doubt === undefined ? {} : { doubt }),
  };
};

/**
 * A decision with the words that stand where it was made and that no rule explains: what was not
 * understood speaks against what was.
 */
export const withUnknown = (
  decision: ReadingDecision,
  words: readonly string[],
): ReadingDecision => {
  if (words.length === 0) return decision;
  const text = words.join(' ').slice(0, MOST_STORED.characters);
  const unknown = { source: 'words not understood', says: 'unknown', weight: DISPUTE, text };
  return { ...decision, against: [unknown, ...(decision.against ?? [])] };
};
