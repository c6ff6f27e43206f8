import {
  type ItemLine,
  headerCells,
  yearCells,
  type HeaderCell,
  type YearCell,
} from '../page/index.js';
import { fiscalYearOf, lastDate, type PartialDate } from '../language/dates/dates.js';
import { fold, lexicons } from '../language/index.js';
import { unitStated } from '../language/money/money.js';
import { DATE_AROUND } from './weights.js';

/** A head that names a year by its place: 0 for the current one, 1 for the one before. */
interface RelativeHead {
  readonly cell: HeaderCell;
  readonly back: 0 | 1;
}

const headOf = (cell: HeaderCell): RelativeHead[] => {
  const text = fold(cell.text);
  if (lexicons().some((l) => l.lengths.previousYear.test(text))) return [{ cell, back: 1 }];
  return lexicons().some((l) => l.lengths.currentYear.test(text)) ? [{ cell, back: 0 }] : [];
};

const saysAmount = (cell: HeaderCell): boolean =>
  unitStated(cell.text) !== undefined ||
  lexicons().some((l) => l.lengths.amount?.test(fold(cell.text)) ?? false);

const amountHead = (cell: HeaderCell): RelativeHead[] =>
  saysAmount(cell) && headOf(cell).length === 0 ? [{ cell, back: 0 }] : [];

/** Years on a line that heads a table; a single one may be a date. */
const SEVERAL = 2;

type Dated = PartialDate & { readonly year: number };

const isDated = (date: PartialDate | undefined): date is Dated => date?.year !== undefined;

/** The newest date of the heads far above: assets stand under dates, and claims below under places. */
const datedHeads = (lines: readonly ItemLine[], at: number): Dated | undefined => {
  const heads = lines
    .slice(0, at)
    .map(yearCells)
    .findLast(({ length }) => length >= SEVERAL);
  return heads?.map(({ date }) => date).toSorted((a, b) => b.year - a.year)[0];
};

/** The nearest date, or the same day a year later: titles print the day of each year on a line of its own. */
const newestOf = ([nearest, ...others]: readonly Dated[]): Dated | undefined =>
  others.find(
    ({ year, month, day }) =>
      nearest !== undefined &&
      year === nearest.year + 1 &&
      month === nearest.month &&
      day === nearest.day,
  ) ?? nearest;

/**
 * The date to which the heads of a line refer: that of a column beside them, otherwise of the lines
 * around, of heads above, of the title.
 */
const anchorOf = (
  lines: readonly ItemLine[],
  at: number,
  own: readonly YearCell[],
  head: readonly ItemLine[],
): Dated | undefined => {
  const [beside] = own;
  if (beside !== undefined) return beside.date;
  const above = lines.slice(Math.max(0, at - DATE_AROUND.above), at).toReversed();
  const below = lines.slice(at + 1, at + 1 + DATE_AROUND.below);
  const datesIn = (some: readonly ItemLine[]): Dated[] =>
    some.map((line) => lastDate(line.items.map((i) => i.text).join(' '))).filter(isDated);
  const dateIn = (some: readonly ItemLine[]): Dated | undefined => newestOf(datesIn(some));
  return dateIn([...above, ...below]) ?? datedHeads(lines, at) ?? dateIn(head.toReversed());
};

/**
 * Forms print the dates of the year and of the year before on their first page alone: both heads
 * must stand there.
 */
const endFor = (
  relative: readonly RelativeHead[],
  reportEnd: PartialDate | undefined,
): Dated | undefined =>
  isDated(reportEnd) && new Set(relative.map(({ back }) => back)).size === 2
    ? reportEnd
    : undefined;

const dateHead = ({ cell, back }: RelativeHead, anchor: Dated): YearCell => ({
  ...cell,
  date: { ...anchor, year: fiscalYearOf(anchor) - back },
});

/**
 * The year cells of a line of a table, including "current year" and "previous year", left to right;
 * `head` are the lines above the table, including its title. Without a date on the page, the year is
 * that on which the whole report says that it reports.
 */
export const yearHeads = (
  lines: readonly ItemLine[],
  at: number,
  head: readonly ItemLine[] = [],
  reportEnd?: PartialDate,
): readonly YearCell[] => {
  const line = lines[at];
  if (line === undefined) return [];
  const own = yearCells(line);
  const amounts = line.items.some((i) => i.kind === 'number');
  if (own.length === 0 && amounts) return own;
  const heads = headerCells(line);
  const relative = heads.flatMap(headOf);
  if (relative.length === 0) return own;
  const isAlone = own.length === 0 && relative.every(({ back }) => back === 1);
  // "EUR" beside "previous year, TEUR": a unit or "amount" alone heads the current year.
  if (isAlone) relative.push(...heads.flatMap(amountHead));
  const anchor = anchorOf(lines, at, own, head) ?? endFor(relative, reportEnd);
  if (anchor === undefined) return own;
  return [...own, ...relative.map((head) => dateHead(head, anchor))].toSorted(
    (a, b) => a.x0 - b.x0,
  );
};
