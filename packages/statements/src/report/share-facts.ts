import { STATEMENT_TYPES, type RawStatement } from '@fde/contracts';

import type { Triple } from './choose-triple.js';

/** The chosen statements. Header facts that one lacks are taken from the others: they stand in one report. */
export const shareFacts = (triple: Triple): RawStatement[] => {
  const facts = Object.values(triple).map((d) => d.facts);
  const currency = facts.map((f) => f.currency).find((c) => c !== undefined);
  const scale = facts.map((f) => f.scale).find((s) => s !== undefined);
  return STATEMENT_TYPES.flatMap((type) => {
    const own = triple[type];
    if (own === undefined) return [];
    return [
      {
        ...own.raw,
        currency: own.facts.currency ?? currency ?? own.raw.currency,
        scale: own.facts.scale ?? scale ?? own.raw.scale,
      },
    ];
  });
};
