import type { Fact } from '../model.js';
import { factsOf, type TaggedReport } from '../tagged-report.js';

/** Facts of one concept, context and unit whose numbers cannot both be right. */
export interface Contradiction {
  readonly concept: string;
  readonly contextRef: string;
  readonly facts: readonly Fact[];
}

/** Half a unit of the place to which a number is rounded. */
const roundingOf = ({ decimals }: Fact): number => {
  const places = decimals === undefined || decimals === 'INF' ? Infinity : Number(decimals);
  return Number.isFinite(places) ? 0.5 * 10 ** -places : 0;
};

const valueOf = (fact: Fact): number => (typeof fact.value === 'number' ? fact.value : 0);

/** Two numbers agree if they may be roundings of the same number: 391 billion and 391,035 million. */
const agree = (a: Fact, b: Fact): boolean => {
  const room = roundingOf(a) + roundingOf(b);
  const slack = 1e-9 * Math.max(Math.abs(valueOf(a)), Math.abs(valueOf(b)));
  return Math.abs(valueOf(a) - valueOf(b)) <= room + slack;
};

const keyOf = ({ concept, contextRef, unitRef, tuple = '' }: Fact): string =>
  [concept.namespace, concept.local, contextRef, unitRef, tuple].join(' ');

/** Finds where a report contradicts itself: then neither of the two values is sure. */
export const findContradictions = (report: TaggedReport): Contradiction[] => {
  const groups = new Map<string, Fact[]>();
  for (const { fact } of factsOf(report)) {
    if (fact.kind !== 'number' || typeof fact.value !== 'number') continue;
    const group = groups.get(keyOf(fact));
    if (group === undefined) groups.set(keyOf(fact), [fact]);
    else group.push(fact);
  }
  return [...groups.values()].flatMap((facts) => {
    const [first] = facts;
    if (first === undefined || facts.every((fact) => agree(first, fact))) return [];
    const concept = `${first.concept.prefix}:${first.concept.local}`;
    return [{ concept, contextRef: first.contextRef, facts }];
  });
};
