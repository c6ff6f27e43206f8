import { stepOf, type ProofRow } from '../../identities/proof-row.js';
import { findPlainSums } from '../../identities/sum-tree.js';
import type { ReportRow } from './row.js';

/** A row of a table as the proof sees it. */
const proofRow = (row: ReportRow, index: number): ProofRow => {
  const values = row.report.years.map((year) => row.values.get(year) ?? NaN);
  return {
    index,
    label: row.name,
    concept: undefined,
    totalLabel: row.isTotal,
    part: false,
    level: row.indent,
    section: row.sectionKey,
    unit: row.unit,
    values,
    step: stepOf(...values),
  };
};

/** Ties totals to the rows that add up to them in every column, by `parent` and `children`. */
export const proveSums = (rows: readonly ReportRow[]): void => {
  for (const { total, addends } of findPlainSums(rows.map(proofRow))) {
    const children = addends.flatMap(({ row }) => rows[row.index] ?? []);
    for (const child of children) child.parent = rows[total.index];
    const parent = rows[total.index];
    if (parent !== undefined) parent.children = children;
  }
};
