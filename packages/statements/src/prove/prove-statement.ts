import type { Check, RawLineItem, RawStatement } from '@fde/contracts';

import type { FoundSum } from '../identities/find-sums.js';
import { weakestOf } from '../evidence/decision.js';
import { cellConfidence, statementConfidence, type Evidence } from './confidence.js';
import { proofRows } from '../identities/proof-row.js';
import { hasDoubt, isRecognised } from './reading-doubt.js';
import { settlePerShare } from './settle-per-share.js';
import { findSums } from '../identities/sum-tree.js';
import { tiesWithin } from '../identities/ties.js';

const describe = (sum: FoundSum): string => {
  const name = (label: string): string => label || '(unlabelled)';
  return `${name(sum.total.label)} = ${sum.addends.map((a, i) => `${a.sign < 0 ? '- ' : i > 0 ? '+ ' : ''}${name(a.row.label)}`).join(' ')}`;
};

const sumChecks = (sum: FoundSum, years: readonly string[]): Check[] =>
  years.flatMap((year, c) => {
    const actual = sum.total.values[c];
    if (actual === undefined || Number.isNaN(actual)) return [];
    return [
      {
        kind: sum.addends.some((a) => a.sign < 0) ? ('difference' as const) : ('sum' as const),
        description: describe(sum),
        year,
        holds: sum.holds[c] ?? false,
        expected: sum.expected[c] ?? 0,
        actual,
        rows: [sum.total.index, ...sum.addends.map((a) => a.row.index)],
        severity: 'error' as const,
      },
    ];
  });

type Proven = Pick<RawStatement, 'checks' | 'years' | 'line_items' | 'method'>;

/** Holds but for rounding: in recognised text the difference may as well be a last digit that was misread. */
const isInexact = ({ expected, actual }: Check): boolean =>
  Math.abs((expected ?? 0) - (actual ?? 0)) > 1e-6;

/** Cell by cell: which identities it takes part in, and how they went. */
const evidenceOf = ({ checks, years, line_items, method }: Proven): Map<string, Evidence> => {
  const evidence = new Map<string, Evidence>();
  const methodOf = (row: number, year: string): string =>
    line_items[row]?.sources?.[year]?.method ?? method;
  for (const check of checks) {
    if (!years.includes(check.year)) continue;
    // A number that was changed until the identity held proves nothing about the others in it.
    const arranged = (check.rows ?? []).some((row) =>
      hasDoubt(methodOf(row, check.year), 'repaired'),
    );
    for (const row of check.rows ?? []) {
      const key = `${row}|${check.year}`;
      const before = evidence.get(key) ?? { proven: 0, supported: 0, failed: 0 };
      const strong =
        !arranged &&
        !(
          isInexact(check) &&
          (check.rows ?? []).some((row) => isRecognised(methodOf(row, check.year)))
        ) &&
        (check.kind === 'sum' ||
          check.kind === 'difference' ||
          check.kind === 'balance' ||
          check.kind === 'net_income_tie' ||
          check.kind === 'cash_flow_foot');
      evidence.set(key, {
        proven: before.proven + (check.holds && strong ? 1 : 0),
        supported: before.supported + (check.holds && !strong ? 1 : 0),
        failed: before.failed + (!check.holds && check.severity !== 'warning' ? 1 : 0),
      });
    }
  }
  return evidence;
};

/** Cells (`row|year`) in an identity that holds and in none that fails, by the statement's own checks. */
export const provenCells = (raw: Proven): ReadonlySet<string> =>
  new Set(
    [...evidenceOf(raw)].filter(([, e]) => e.proven > 0 && e.failed === 0).map(([key]) => key),
  );

/** At most this for a cell whose decimal point nothing vouches for. */
const DOUBTFUL = 0.5;

interface Proof {
  /** The most that the weakest decision on the whole statement leaves. */
  readonly most: number;
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly doubtful: ReadonlySet<string>;
}

const proveItem = (
  item: RawLineItem,
  index: number,
  { evidence, doubtful, most }: Proof,
  method: string,
): RawLineItem => {
  const entries = Object.keys(item.values).map((year) => {
    const proven = cellConfidence(
      evidence.get(`${index}|${year}`),
      item.sources?.[year]?.method ?? method,
    );
    const confidence = most * proven;
    return [
      year,
      doubtful.has(`${index}|${year}`) ? Math.min(DOUBTFUL, confidence) : confidence,
    ] as const;
  });
  const sources = Object.fromEntries(
    Object.entries(item.sources ?? {}).map(([year, source]) => [
      year,
      { ...source, confidence: entries.find(([y]) => y === year)?.[1] ?? source.confidence ?? 0.5 },
    ]),
  );
  return {
    ...item,
    confidence: entries.length === 0 ? 0.5 : Math.min(...entries.map(([, c]) => c)),
    ...(item.sources === undefined ? {} : { sources }),
  };
};

/**
 * Proves a statement again from its own numbers, whoever read them: tries every identity in every column, records it in
 * `checks`, and sets the confidence of cells, rows and statement: what is proven of them times the weakest decision on the
 * whole statement. `across` are ties with the other statements of the report.
 */
export const proveStatement = (
  given: RawStatement,
  across: readonly Check[] = [],
): RawStatement => {
  const { raw, doubtful } = settlePerShare(given);
  const rows = proofRows(raw.statement_type, raw.line_items, raw.years);
  const sums = findSums(rows);
  const found = [...sums.flatMap((s) => sumChecks(s, raw.years)), ...tiesWithin(raw), ...across];
  // The tie of per-share amounts holds at any power of ten: it says nothing for a cell whose decimal point is in doubt.
  const checks = found.map((check) =>
    check.kind === 'eps' && doubtful.has(`${check.rows?.[0] ?? ''}|${check.year}`)
      ? { ...check, holds: false }
      : check,
  );
  const evidence = evidenceOf({ ...raw, checks });
  const most = weakestOf(raw.decisions);
  const line_items = raw.line_items.map((item, i) =>
    proveItem(item, i, { evidence, doubtful, most }, raw.method),
  );
  const confidence = most * statementConfidence(raw, checks, evidence);
  return { ...raw, line_items, checks, confidence: Number(confidence.toFixed(4)) };
};

/** Rows that a sum above them shows to be totals. */
export const provenTotals = (raw: RawStatement): ReadonlySet<number> =>
  new Set(
    findSums(proofRows(raw.statement_type, raw.line_items, raw.years))
      .filter((s) => s.holds.every(Boolean) && !s.partsBelow)
      .map((s) => s.total.index),
  );
