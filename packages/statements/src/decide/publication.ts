import type { ReadingDecision } from '@fde/contracts';

import { tellDecision, type Evidence } from '../evidence/decision.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { WORD_OF_COVER } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** What a report says of itself beside its year: that it corrects and replaces an earlier one. */
export const AMENDED = 'amended';

const SAYS_AMENDED = forLanguages(() => inAnyLanguage((l) => l.amendedReport));

/** Characters shown around the words that say so. */
const SHOWN = 60;

/**
 * Whether the cover calls the report an amended one. `covers` are the beginnings of the first pages,
 * folded. Undefined for an original, which says nothing.
 */
export const decidePublication = (covers: readonly string[]): ReadingDecision | undefined => {
  const evidence = covers.flatMap((text, at): Evidence<string>[] => {
    const said = SAYS_AMENDED().exec(text);
    if (said === null) return [];
    const shown = text.slice(Math.max(0, said.index - SHOWN / 2), said.index + SHOWN);
    return [{ source: 'cover', says: AMENDED, weight: WORD_OF_COVER, text: shown, page: at + 1 }];
  });
  return evidence.length === 0 ? undefined : tellDecision({ value: AMENDED, evidence });
};
