import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';
import { conceptOf } from '../concepts/concept-of.js';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';

/** What figures are asked for by: the lines of the standardised statements. */
export interface FigureConcept {
  readonly id: string;
  readonly label: string;
  readonly statement: CanonicalStatementType;
}

/** The lines of the standardised statements, and what comparisons derive from them. */
const FIGURE_CONCEPTS: ReadonlyMap<string, FigureConcept> = new Map(
  [
    ...NAMED_CONCEPTS,
    { id: 'free_cash_flow', label: 'Free cash flow', statement: 'cash_flow_statement' as const },
  ].map(({ id, label, statement }) => [id, { id, label, statement }]),
);

export const figureConcept = (id: string): FigureConcept | undefined => FIGURE_CONCEPTS.get(id);

const pairsOf = (text: string): readonly string[] =>
  [...text].slice(1).map((letter, at) => `${text.charAt(at)}${letter}`);

/** The share of neighbouring letters that two names have in common (Dice). */
const likeness = (a: string, b: string): number => {
  const [first, second] = [pairsOf(a), new Set(pairsOf(b))];
  const common = new Set(first.filter((pair) => second.has(pair))).size;
  return (2 * common) / Math.max(1, new Set(first).size + second.size);
};

const MOST_NEAREST = 3;

/** Known concepts that an unknown name may mean: by the labels of reports first, then by its letters. */
export const nearestConcepts = (name: string): readonly string[] => {
  const text = name.toLowerCase().replaceAll('_', ' ').trim();
  const byLabel = STATEMENT_TYPES.flatMap((type) => conceptOf(text, type)?.id ?? []);
  const byLetters = [...FIGURE_CONCEPTS.values()]
    .map(({ id, label }) => ({
      id,
      like: Math.max(likeness(text, id.replaceAll('_', ' ')), likeness(text, label.toLowerCase())),
    }))
    .toSorted((a, b) => b.like - a.like)
    .map(({ id }) => id);
  const known = byLabel.filter((id) => FIGURE_CONCEPTS.has(id));
  return [...new Set([...known, ...byLetters])].slice(0, MOST_NEAREST);
};
