import type { Candidate } from '../table/over-pages/candidates.js';
import type { Draft } from './draft.js';
import { CREDIBLE } from './weights.js';

const inPercent = (share: number): string => `${Math.round(share * 100)} %`;

/**
 * Why a place gave no statement; undefined if it gave one. A table that closes no sum and has no
 * title is none: better nothing than something invented.
 */
export const whyDropped = (
  { title, score }: Candidate,
  draft: Pick<Draft, 'raw' | 'coverage'> | undefined,
): string | undefined => {
  if (draft === undefined) return 'no year stands over its columns';
  const { raw, coverage } = draft;
  if (raw.years.length === 0) return 'no amount stands under a year';
  const rows = raw.line_items.length;
  if (rows < CREDIBLE.rows) return `only ${rows} rows with amounts`;
  const isTitled = title !== undefined;
  if (isTitled && score >= CREDIBLE.rowsAlone) return undefined;
  if (coverage >= (isTitled ? CREDIBLE.titled : CREDIBLE.untitled)) return undefined;
  const share = `${inPercent(coverage)} of its cells are proven`;
  return isTitled ? `its rows say little, and ${share}` : `it has no title, and ${share}`;
};
