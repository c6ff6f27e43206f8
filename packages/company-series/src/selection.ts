import type { CompileInput } from '@fde/statements';
import { inputOf, isOfOlderFile, setAsideBy, type Against, type Candidate } from './candidate.js';

/** Extractions that are not compiled, and why. */
export interface LeftOut extends Against {
  readonly document_id: number;
  readonly extraction_id: number;
}

export interface Selection {
  readonly inputs: readonly CompileInput[];
  readonly leftOut: readonly LeftOut[];
}

/** Why a reading itself stays out: a person said what it is not, or the site replaced its file. */
export const reasonOfReading = (
  candidate: Candidate,
  all: readonly Candidate[],
): Against | undefined => {
  const setAside = setAsideBy(candidate);
  if (setAside !== undefined)
    return {
      why: 'set_aside',
      reason: `review ${setAside}: it is not the statement it was taken for`,
    };
  return isOfOlderFile(candidate, all)
    ? {
        why: 'older_file',
        reason: 'it was found in an older file of the document, but not in the present one',
      }
    : undefined;
};

export const sameReport = (original: number): Against => ({
  why: 'same_report',
  about: { document_id: original },
  reason: `document ${original} is the same report`,
});

/** Which candidates are compiled; `others` stay out, and stand in for none of the company's own. */
export const selectionOf = (
  candidates: readonly Candidate[],
  others: ReadonlyMap<number, Against>,
  reasonAgainst: (candidate: Candidate, all: readonly Candidate[]) => Against | undefined,
): Selection => {
  const own = candidates.filter(({ document }) => !others.has(document.id));
  const judged = candidates.map((candidate) => ({
    candidate,
    against: others.get(candidate.document.id) ?? reasonAgainst(candidate, own),
  }));
  return {
    inputs: judged.flatMap(({ candidate, against }) =>
      against === undefined ? [inputOf(candidate)] : [],
    ),
    leftOut: judged.flatMap(({ candidate: { document, extraction }, against }) =>
      against === undefined
        ? []
        : [{ document_id: document.id, extraction_id: extraction.id, ...against }],
    ),
  };
};
