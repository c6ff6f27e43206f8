import type { PeriodColumn, PeriodLineItem, PeriodPart, PeriodSeries } from '@fde/contracts';
import type { SpanFact, TaggedSpans } from './tagged-spans.js';

/** How a derived number stands to the numbers that filings tag for its time. */
export type Verdict = 'equal' | 'rounded' | 'doubted' | 'differs' | 'no_fact';

export interface Judged {
  readonly verdict: Verdict;
  readonly says: string;
}

/** From here on a number that differs is a fault; one that is less sure is marked. */
const DOUBTED = 0.5;
/** Floating point, next to the unit of print. */
const NOISE = 1e-3;

const factsBehind = (parts: readonly PeriodPart[], facts: TaggedSpans): SpanFact[] =>
  parts.flatMap(({ fact }) =>
    fact === undefined ? [] : (facts.behind(fact.document, fact.id) ?? []),
  );

/** A payment is printed in brackets and tagged without: all parts of a row are, or none. */
const signOf = (parts: readonly PeriodPart[], behind: readonly SpanFact[]): 1 | -1 =>
  parts.some(({ value }, at) => value * (behind[at]?.value ?? 0) < 0) ? -1 : 1;

const verdictOf = (
  value: number,
  confidence: number,
  tagged: readonly number[],
  unit: number,
  parts: number,
): Verdict => {
  const off = Math.min(...tagged.map((one) => Math.abs(one - value) / unit));
  if (tagged.length === 0) return 'no_fact';
  if (off < NOISE) return 'equal';
  if (off < parts + NOISE) return 'rounded';
  return confidence <= DOUBTED ? 'doubted' : 'differs';
};

const judgeCell = (
  item: PeriodLineItem,
  { name, start, end }: PeriodColumn,
  facts: TaggedSpans,
): Judged[] => {
  const [value, source] = [item.values[name], item.sources[name]];
  if (value === undefined || source === undefined || !('derived' in source)) return [];
  const behind = factsBehind(source.parts, facts);
  const [first] = behind;
  if (first?.period.kind !== 'duration' || behind.length < source.parts.length || start === null)
    return [{ verdict: 'no_fact', says: item.name }];
  const unit = 10 ** first.scale;
  const amount = value * unit * signOf(source.parts, behind);
  const tagged = [...new Set(behind.map(({ kind }) => kind))].flatMap((kind) =>
    facts.valuesOf(kind, start, end),
  );
  const verdict = verdictOf(amount, source.confidence, tagged, unit, source.parts.length);
  const says = `${item.name}, ${name}: ${amount} is derived, ${tagged.join(', ')} tagged`;
  return [{ verdict, says }];
};

/** Holds the derived numbers of a series against the tags, in all columns or some. */
export const judgeDerived = (
  { columns, line_items: items }: PeriodSeries,
  facts: TaggedSpans,
  isWanted: (column: PeriodColumn) => boolean = () => true,
): Judged[] =>
  columns
    .filter(isWanted)
    .flatMap((column) => items.flatMap((item) => judgeCell(item, column, facts)));
