import type { RawStatement } from '@fde/contracts';

import { headerFacts } from '../decide/header-facts.js';
import type { ReportHints } from '../decide/report-hints.js';
import type { ReadingDoubt } from '../prove/reading-doubt.js';
import { panelsOf, tableOf, type Table } from '../table/table.js';
import { draftOf, type Draft, type StatementPlace } from './draft.js';
import { readTables, type Origin, type Reading } from './reading.js';
import { CLEARLY_BETTER, CLOSES, MAX_SETS, SAME_WORDS } from './weights.js';

/** A place read by one set of columns. */
interface Read {
  readonly reading: Reading;
  readonly draft: Draft;
}

/** Sets that give the same numbers leave no doubt. */
const differ = (a: RawStatement, b: RawStatement): boolean =>
  JSON.stringify(a.line_items.map((i) => i.values)) !==
  JSON.stringify(b.line_items.map((i) => i.values));

/** Whether another set of columns could be meant as well: by the header's words as likely or likelier, and it closes too. */
const isRival = (best: Read, other: Read): boolean =>
  other.reading.set.score > best.reading.set.score - SAME_WORDS &&
  other.draft.coverage >= Math.min(CLOSES, best.draft.coverage) &&
  other.reading.set.columns.length >= best.reading.set.columns.length &&
  differ(best.draft.raw, other.draft.raw);

const columnsDoubt = (
  first: Table,
  best: Read,
  readings: readonly Read[],
): ReadingDoubt | undefined => {
  if (first.unexplained.length > 0) return 'unnamed-columns';
  return readings.some((other) => other !== best && isRival(best, other))
    ? 'ambiguous-columns'
    : undefined;
};

const originOf = (tables: readonly Table[]): Origin =>
  tables.some((t) => t.region.layout.origin === 'ocr') ? 'ocr' : 'layout';

/** Reads a place in every way its header allows, and keeps the likeliest unless another closes clearly more sums. */
export const readPlace = (place: StatementPlace, hints: ReportHints): Draft | undefined => {
  const tables = place.regions.flatMap(panelsOf).map(tableOf);
  const first = tables.find((t) => t.sets.length > 0);
  if (first === undefined) return undefined;
  const facts = headerFacts(tables.map((t) => t.region));
  const origin = originOf(tables);
  const readings = first.sets.slice(0, MAX_SETS).map((set) => {
    const reading = readTables(tables, set, first, origin);
    return { reading, draft: draftOf(place, reading, facts, hints) };
  });
  const [likeliest, ...others] = readings;
  if (likeliest === undefined) return undefined;
  const best = others.reduce(
    (a, b) => (b.draft.coverage > a.draft.coverage + CLEARLY_BETTER ? b : a),
    likeliest,
  );
  const doubt = columnsDoubt(first, best, readings);
  return doubt === undefined
    ? best.draft
    : draftOf(place, { ...best.reading, doubt }, facts, hints);
};
