import type { Check, RawLineItem, RawStatement } from '@fde/contracts';
import { proveReport, setComprehensiveIncomeApart, weakestOf } from '@fde/statements';

/** Confidence of a cell that is part of a calculation that holds. */
const PROVEN = 0.9999;

/** Confidence of a cell that no calculation can confirm, as of one that is part of none. */
const UNPROVEN = 0.999;

/** A number smaller than this many times what its sum is off by may be off by as much itself. */
const TIMES_OFF = 10;

/** What a sum is off by through rounding, in the unit of the statement. */
const offBy = ({ line_items }: RawStatement, check: Check): number => {
  const { expected = 0, actual = 0, rows = [], year } = check;
  const printed = line_items[rows[0] ?? -1]?.values[year] ?? 0;
  const unit = printed === 0 || actual === 0 ? 1 : Math.abs(actual / printed);
  const off = Math.abs(expected - actual);
  return off > Number.EPSILON * Math.abs(expected) ? off / unit : 0;
};

/** The small numbers that only sums with a difference hold, as row and year: the difference may be theirs. */
const onlyLoose = (raw: RawStatement, checks: readonly Check[]): ReadonlySet<string> => {
  const held = new Map<string, boolean>();
  for (const check of checks.filter(({ holds }) => holds)) {
    const off = offBy(raw, check);
    for (const row of check.rows ?? []) {
      const value = raw.line_items[row]?.values[check.year] ?? 0;
      const key = `${row} ${check.year}`;
      held.set(key, (held.get(key) ?? true) && Math.abs(value) < TIMES_OFF * off);
    }
  }
  return new Set([...held].flatMap(([key, isLoose]) => (isLoose ? [key] : [])));
};

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
  const loose = onlyLoose(raw, [...calculations, ...raw.checks]);
  const most = Math.min(PROVEN, weakestOf(raw.decisions));
  const line_items = raw.line_items.map((item, row) => {
    const sources = Object.fromEntries(
      Object.entries(item.sources ?? {}).map(([year, source]) => {
        const key = `${row} ${year}`;
        if (loose.has(key)) return [year, atMostUnproven(source)];
        const isProven = proven.has(key) && source.doubt === undefined;
        return [year, isProven ? { ...source, confidence: most } : withoutProof(source, loneTags)];
      }),
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
  loneTags.has(source.fact?.id ?? '') ? atMostUnproven(source) : source;

const atMostUnproven = (source: Source): Source => ({
  ...source,
  confidence: Math.min(source.confidence ?? UNPROVEN, UNPROVEN),
});

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
