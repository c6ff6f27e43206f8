import type { ConceptId } from '../language/index.js';
import type { SectionId } from './sections.js';
import type { Entry } from './entry.js';

/** A concept that only the standardised statement knows, in the section where it mostly stands. */
export interface FurtherConcept extends Entry {
  readonly label: string;
  readonly section: SectionId;
}

type Row = readonly [
  id: ConceptId,
  label: string,
  /** Elements that mean it, separated by spaces, the usual one first; empty if there is none. */
  usGaap: string,
  ifrs: string,
  more?: Pick<Entry, 'unit' | 'sign' | 'total' | 'industry' | 'side' | 'activity'>,
];

const elementsOf = (names: string): readonly string[] => names.split(' ').filter(Boolean);

/** The concepts of one section from the rows of a table. */
export const furtherConcepts = (section: SectionId, rows: readonly Row[]): FurtherConcept[] =>
  rows.map(([id, label, usGaap, ifrs, more]) => {
    const [us, ...usOthers] = elementsOf(usGaap);
    const [full, ...fullOthers] = elementsOf(ifrs);
    return {
      id,
      label,
      section,
      ...(us === undefined ? {} : { us_gaap: us }),
      ...(full === undefined ? {} : { ifrs_full: full }),
      also: [...usOthers, ...fullOthers],
      ...more,
    };
  });
