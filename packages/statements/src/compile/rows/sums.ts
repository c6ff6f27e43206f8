import type { ProofRow } from '../../identities/proof-row.js';
import { findPlainSums } from '../../identities/sum-tree.js';
import type { ReportRow } from './row.js';

/** Totals are what the report calls a total; the sums of all other rows were tried when it was read. */
const asCompiled = (row: ProofRow, of: ReportRow): ProofRow => ({
  ...row,
  totalLabel: of.isTotal,
  part: false,
  section: of.sectionKey,
});

/** Ties totals to the rows that add up to them in every column, by `parent` and `children`. */
export const proveSums = (rows: readonly ReportRow[], proof: readonly ProofRow[]): void => {
  const seen = proof.flatMap((row, at) => {
    const of = rows[at];
    return of === undefined ? [] : [asCompiled(row, of)];
  });
  for (const { total, addends } of findPlainSums(seen)) {
    const parent = rows[total.index];
    const signs = new Map(
      addends.flatMap(({ row, sign }) => {
        const child = rows[row.index];
        return child === undefined ? [] : [[child, sign] as const];
      }),
    );
    if (parent === undefined) continue;
    for (const child of signs.keys()) child.parent = parent;
    parent.children = [...signs.keys()];
    parent.signs = signs;
  }
};
