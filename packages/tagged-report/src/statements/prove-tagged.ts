import type { Check, RawLineItem, RawStatement } from '@fde/contracts';
import { proveReport, setComprehensiveIncomeApart, weakestOf } from '@fde/statements';

/** Confidence of a cell that is part of a calculation that holds. */
const PROVEN = 0.9999;

/** Confidence of a cell that no calculation can confirm, as of one that is part of none. */
const UNPROVEN = 0.999;

const isProving = (check: Check): boolean => check.holds && check.kind === 'sum';

const raise = (
  raw: RawStatement,
  calculations: readonly Check[],
  loneTags: ReadonlySet<string>,
): RawStatement => {
  const proven = new Set(
    calculations
      .filter(isProving)
      .flatMap(({ rows = [], year }) => rows.map((row) => `${row} ${year}`)),
  );
  const most = Math.min(PROVEN, weakestOf(raw.decisions));
  const line_items = raw.line_items.map((item, row) => {
    const sources = Object.fromEntries(
      Object.entries(item.sources ?? {}).map(([year, source]) => [
        year,
        proven.has(`${row} ${year}`) && source.doubt === undefined
          ? { ...source, confidence: most }
          : withoutProof(source, loneTags),
      ]),
    );
    const confidences = Object.values(sources).map(({ confidence = 0 }) => confidence);
    return { ...item, sources, confidence: Math.min(1, ...confidences) };
  });
  const checks = [...calculations, ...raw.checks];
  return { ...raw, line_items, checks, confidence: meanConfidence(line_items) };
};

type Source = NonNullable<RawLineItem['sources']>[string];

/** Sums of what is printed say nothing about a sign or members that only the tag has. */
const withoutProof = (source: Source, loneTags: ReadonlySet<string>): Source =>
  loneTags.has(source.fact?.id ?? '')
    ? { ...source, confidence: Math.min(source.confidence ?? UNPROVEN, UNPROVEN) }
    : source;

/** In a tagged statement, only cells can be in doubt. */
const meanConfidence = (items: readonly RawLineItem[]): number => {
  const cells = items.flatMap(({ values, sources = {} }) =>
    Object.keys(values).map((year) => sources[year]?.confidence ?? 0),
  );
  const sum = cells.reduce((total, confidence) => total + confidence, 0);
  return cells.length === 0 ? 0 : Number((sum / cells.length).toFixed(4));
};

/**
 * Proves tagged statements by the identities that apply to every statement, and by the calculations of the report's
 * taxonomy. The facts with lone tags are proven by those calculations alone.
 */
export const proveTagged = (
  statements: readonly RawStatement[],
  loneTags: ReadonlySet<string> = new Set(),
): RawStatement[] =>
  proveReport(statements).map((proven, at) =>
    setComprehensiveIncomeApart(raise(proven, statements[at]?.checks ?? [], loneTags)),
  );
