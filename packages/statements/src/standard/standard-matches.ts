import type { CompiledData, RowMove, StandardisedCell } from '@fde/contracts';

import type { ConceptMatch } from '../concepts/find-concepts.js';
import { NAMED_CONCEPTS, type NamedConcept } from '../concepts/taxonomy.js';
import type { ConceptId } from '../language/index.js';
import { joinCells, standardise } from './standardise.js';

/** A concept of a company's statement with its cells by year, the row that stands for it and why. */
export interface StandardMatch extends ConceptMatch {
  readonly cells: Readonly<Record<string, StandardisedCell>>;
  /** The printed names of the rows that it sums, the newest first. */
  readonly names: readonly string[];
}

export type StandardMatches = ReadonlyMap<string, StandardMatch>;

const BY_ID = new Map(NAMED_CONCEPTS.map((concept) => [concept.id, concept]));
const labelOf = (id: string): string => (BY_ID.get(id as ConceptId)?.label ?? id).toLowerCase();

const derivationOf = (terms: NonNullable<StandardisedCell['derived']>): string =>
  terms
    .map(({ concept, sign }, at) =>
      at === 0 ? labelOf(concept) : `${sign < 0 ? 'less' : 'and'} ${labelOf(concept)}`,
    )
    .join(' ');

const evidenceOf = (
  concept: NamedConcept,
  names: readonly string[],
  derived: StandardisedCell['derived'],
): string[] =>
  derived === undefined
    ? names.map((name) => `label '${name}' names ${concept.label.toLowerCase()}`)
    : [`derived: ${derivationOf(derived)}`];

const matchOf = (
  concept: NamedConcept,
  cells: Readonly<Record<string, StandardisedCell>>,
  years: readonly string[],
): StandardMatch | undefined => {
  const ordered = years.flatMap((year) => cells[year] ?? []);
  const newest = ordered.find(({ derived }) => derived === undefined) ?? ordered[0];
  if (newest === undefined) return undefined;
  const counted = newest.parts.filter((part) => part.counted);
  const names = [...new Set(counted.map(({ name }) => name))];
  return {
    concept,
    cells,
    names,
    index: counted[0]?.row ?? -1,
    confidence: newest.confidence,
    evidence: evidenceOf(concept, names, newest.derived),
  };
};

/** The cells of each concept, over all sections in which its rows stand. */
export const standardMatches = (
  data: CompiledData,
  moves: readonly RowMove[] = [],
): StandardMatches => {
  const cells = new Map<ConceptId, Record<string, StandardisedCell>>();
  for (const line of standardise(data, moves).lines) {
    const concept = BY_ID.get(line.concept as ConceptId);
    if (concept === undefined) continue;
    const known = cells.get(concept.id) ?? {};
    for (const [year, cell] of Object.entries(line.cells)) {
      const before = known[year];
      known[year] = before === undefined ? cell : joinCells(before, cell);
    }
    cells.set(concept.id, known);
  }
  return new Map(
    NAMED_CONCEPTS.flatMap((concept) => {
      const own = cells.get(concept.id);
      const match = own && matchOf(concept, own, data.years);
      return match === undefined || concept.statement !== data.statement_type
        ? []
        : [[concept.id, match] as const];
    }),
  );
};
