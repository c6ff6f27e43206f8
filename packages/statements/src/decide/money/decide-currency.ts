import { NO_CURRENCY } from '@fde/contracts/resources';

import { decide, type Decision, type Evidence } from '../../evidence/decision.js';
import { isDollar, type MoneyName } from '../../language/money/money.js';
import { MONEY } from './weights.js';

/** The weight for each currency of the evidence that names only one. */
const weightsOf = (evidence: readonly Evidence<MoneyName>[]): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const { says, weight } of evidence) {
    const [code] = says;
    if (says.length === 1 && code !== undefined)
      weights.set(code, (weights.get(code) ?? 0) + weight);
  }
  return weights;
};

/**
 * Which of the countries that share a sign is meant: the one with the most evidence. The sign
 * counts in full if nothing suggests another of them, and hardly at all if nothing suggests any.
 */
const resolve = (
  { says, ...piece }: Evidence<MoneyName>,
  named: ReadonlyMap<string, number>,
): Evidence<string> => {
  const [likeliest, next] = [...says]
    .map((code) => ({ code, weight: named.get(code) ?? 0 }))
    .toSorted((a, b) => b.weight - a.weight);
  if (likeliest === undefined) return { ...piece, says: NO_CURRENCY, weight: 0 };
  if (says.length === 1) return { ...piece, says: likeliest.code };
  if (likeliest.weight === 0)
    return { ...piece, says: says[0] ?? NO_CURRENCY, weight: piece.weight * MONEY.leastResolved };
  const lead = 1 - (next?.weight ?? 0) / likeliest.weight;
  const margin = likeliest.weight < enoughFor(likeliest.code, says) ? 0 : lead;
  return {
    ...piece,
    says: likeliest.code,
    weight: piece.weight * Math.max(MONEY.leastResolved, margin),
  };
};

/**
 * The evidence needed for one of the countries that share a sign. A bare dollar is most often that
 * of the United States.
 */
const enoughFor = (code: string, says: MoneyName): number =>
  isDollar(says) && code === says[0] ? Number.MIN_VALUE : MONEY.leastResolving;

/**
 * Whether a shared sign is all there is: nothing, or a single mention, suggests one of its
 * countries.
 */
const isOpen = ({ says }: Evidence<MoneyName>, named: ReadonlyMap<string, number>): boolean =>
  says.length > 1 && !says.some((code) => (named.get(code) ?? 0) >= enoughFor(code, says));

/**
 * Repeating a sign that several countries share does not make it clearer: all ambiguous mentions
 * count as one piece.
 */
const countOnce = (
  evidence: readonly Evidence<MoneyName>[],
  named: ReadonlyMap<string, number>,
): Evidence<MoneyName>[] => {
  const strongest = Math.max(0, ...evidence.filter((e) => isOpen(e, named)).map((e) => e.weight));
  const first = evidence.find((e) => isOpen(e, named) && e.weight === strongest);
  return evidence.map((e) => (e === first || !isOpen(e, named) ? e : { ...e, weight: 0 }));
};

/**
 * The currency of a statement. What it prints about itself decides; a sign that countries share
 * takes the currency that the rest of the report suggests. If a statement names none, the country
 * decides, as a guess.
 */
export const decideCurrency = (evidence: readonly Evidence<MoneyName>[]): Decision<string> => {
  const printed = evidence.filter((e) => e.source !== 'country');
  const strongest = Math.max(0, ...printed.map(({ weight }) => weight));
  const own = printed.filter(({ weight }) => weight === strongest);
  const named = weightsOf(evidence);
  const resolved = countOnce(evidence, named)
    // A company may report in another currency than its country's: the country only says which
    // sign is meant, and nothing where the strongest sign is none of its own.
    .filter((e) => e.source !== 'country' || printed.length === 0 || isMeant(e, own))
    .map((e) => resolve(e, named));
  return decide(resolved) ?? { value: NO_CURRENCY, evidence: [], doubt: 'guessed' };
};

const isMeant = (country: Evidence<MoneyName>, own: readonly Evidence<MoneyName>[]): boolean =>
  own.some(({ says }) => says.length > 1 && says.includes(country.says[0] ?? ''));
