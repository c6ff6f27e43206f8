import type { Candidate } from '../table/over-pages/candidates.js';
import type { Draft } from './draft.js';
import { CREDIBLE } from './weights.js';

const inPercent = (share: number): string => `${Math.round(share * 100)} %`;

/** Of a place from which not even a draft was made. */
export const NO_YEARS = 'no year stands over its columns';

/**
 * Why a draft is no statement; undefined if it is one. A table that closes no sum and has no
 * title is none: better nothing than something invented.
 */
export const whyDropped = (
  { title, score }: Candidate,
  { raw, coverage }: Pick<Draft, 'raw' | 'coverage'>,
): string | undefined => {
  if (raw.years.length === 0) return 'no amount stands under a year';
  const rows = raw.line_items.length;
  if (rows < CREDIBLE.rows) return `only ${rows} rows with amounts`;
  const isTitled = title !== undefined;
  if (isTitled && score >= CREDIBLE.rowsAlone) return undefined;
  if (coverage >= (isTitled ? CREDIBLE.titled : CREDIBLE.untitled)) return undefined;
  const share = `${inPercent(coverage)} of its cells are proven`;
  return isTitled ? `its rows say little, and ${share}` : `it has no title, and ${share}`;
};
