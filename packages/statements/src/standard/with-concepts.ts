import type { CompiledData } from '@fde/contracts';
import { OTHER, standardise } from './standardise.js';

/** By row, the line that it belongs to in the newest year in which it belongs to one. */
const conceptsOfRows = (data: CompiledData): ReadonlyMap<number, string> => {
  const concepts = new Map<number, string>();
  const lines = standardise(data).lines.filter(({ concept }) => concept !== OTHER);
  for (const year of data.years)
    for (const { concept, cells } of lines) {
      const cell = cells[year];
      if (cell === undefined || cell.derived !== undefined) continue;
      for (const { row, counted } of cell.parts)
        if (counted && !concepts.has(row)) concepts.set(row, concept);
    }
  return concepts;
};

/**
 * A compiled statement whose rows name the line of the standardised statement that they belong to,
 * as their tags, labels and places say: `other` where that is none of the named ones. What a person
 * moved is in the standardised statement alone.
 */
export const withConcepts = (data: CompiledData): CompiledData => {
  const concepts = conceptsOfRows(data);
  return {
    ...data,
    line_items: data.line_items.map((item, row) => ({
      ...item,
      concept: concepts.get(row) ?? OTHER,
    })),
  };
};
