import {
  textOfLine,
  type ItemLine,
  headerCells,
  yearCells,
  type HeaderCell,
  type YearCell,
} from '../page/index.js';
import { fiscalYearOf, lastDate, type PartialDate } from '../language/dates/dates.js';
import { fold, lexicons } from '../language/index.js';
import { unitStated } from '../language/money/money.js';
import { DATE_AROUND, TIGHT } from './weights.js';

/** A head that names a year by its place: 0 for the current one, 1 for the one before. */
interface RelativeHead {
  readonly cell: HeaderCell;
  readonly back: 0 | 1;
}

/** Years on a line that heads a table, a single one of which may be a date; heads in one cell. */
const SEVERAL = 2;

const placeOf = (text: string): RelativeHead['back'] | undefined => {
  const folded = fold(text);
  if (lexicons().some((l) => l.lengths.previousYear.test(folded))) return 1;
  return lexicons().some((l) => l.lengths.currentYear.test(folded)) ? 0 : undefined;
};

const isOver = (a: HeaderCell, b: HeaderCell): boolean => a.x0 < b.x1 && b.x0 < a.x1;

/** The words of a neighbouring line of heads over or under a cell; none from a line of amounts. */
const beside = (line: ItemLine | undefined, cell: HeaderCell): string[] => {
  if (line === undefined || line.items.some((i) => i.kind === 'number')) return [];
  const cells = headerCells(line).filter((other) => isOver(other, cell));
  const [text] = cells.length === 1 ? cells.map((other) => other.text) : [];
  // What names a year by itself is a head of its own.
  return text === undefined || placeOf(text) !== undefined ? [] : [text];
};

/**
 * What a head says, in the order in which it is tried: by itself, with what stands under it ("at
 * the end of" above "the period"), and with what it shares with its neighbours ("in the period" over
 * "current").
 */
const wordingsOf = (cell: HeaderCell, lines: readonly ItemLine[], at: number): string[] => {
  const [below, further] = [beside(lines[at + 1], cell), beside(lines[at + 2], cell)];
  const above = beside(lines[at - 1], cell);
  return [
    cell.text,
    ...below.map((text) => `${cell.text} ${text}`),
    ...below.flatMap((text) => further.map((more) => `${cell.text} ${text} ${more}`)),
    ...above.map((text) => `${text} ${cell.text}`),
  ];
};

/** "Exercice" over "précédent": whole, the head names the year before. */
const goesOnAsPrevious = ([own = '', ...longer]: readonly string[]): boolean =>
  placeOf(own) === 0 && longer.some((text) => text.startsWith(own) && placeOf(text) === 1);

const headOf = (cell: HeaderCell, lines: readonly ItemLine[], at: number): RelativeHead[] => {
  if (goesOnAsPrevious(wordingsOf(cell, lines, at))) return [{ cell, back: 1 }];
  for (const text of wordingsOf(cell, lines, at)) {
    const back = placeOf(text);
    if (back !== undefined) return [{ cell, back }];
  }
  return [];
};

/** The heads in a cell; one that names no year may be two that stand close ("previous year  corrections"). */
const headsIn = (cell: HeaderCell, lines: readonly ItemLine[], at: number): RelativeHead[] => {
  const whole = headOf(cell, lines, at);
  const line = lines[at];
  if (whole.length > 0 || line === undefined) return whole;
  const parts = headerCells(line, TIGHT).filter(({ x0, x1 }) => x0 >= cell.x0 && x1 <= cell.x1);
  return parts.length < SEVERAL ? [] : parts.flatMap((part) => headOf(part, lines, at));
};

const saysAmount = (cell: HeaderCell): boolean =>
  unitStated(cell.text) !== undefined ||
  lexicons().some((l) => l.lengths.amount?.test(fold(cell.text)) ?? false);

const amountHead = (cell: HeaderCell): RelativeHead[] =>
  saysAmount(cell) && placeOf(cell.text) === undefined ? [{ cell, back: 0 }] : [];

/** Lines below the head of the year in which that of the year before may stand, where its words take more lines. */
const LINES_LOWER = 2;

/** "EXERCICE" over gross and net, and "Exercice" over "précédent" beside it, on lower lines. */
const lowerHeads = (
  heads: readonly RelativeHead[],
  lines: readonly ItemLine[],
  at: number,
): RelativeHead[] => {
  if (heads.length === 0 || heads.some(({ back }) => back !== 0)) return [];
  for (let down = at + 1; down <= at + LINES_LOWER; down++) {
    const line = lines[down];
    if (line === undefined || line.items.some((item) => item.kind === 'number')) return [];
    const lower = headerCells(line)
      .filter((cell) => heads.every((head) => cell.x0 > head.cell.x1))
      .flatMap((cell) => headOf(cell, lines, down));
    if (lower.length > 0) return lower.filter(({ back }) => back === 1);
  }
  return [];
};

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

/** The first line above that heads years by their places: those of assets, for the claims below them. */
const placedHeads = (lines: readonly ItemLine[], at: number): number =>
  lines
    .slice(0, at)
    .findIndex(
      (line, i) => headerCells(line).flatMap((cell) => headsIn(cell, lines, i)).length >= SEVERAL,
    );

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
    some.map((line) => lastDate(textOfLine(line))).filter(isDated);
  const dateIn = (some: readonly ItemLine[]): Dated | undefined => newestOf(datesIn(some));
  const near = dateIn([...above, ...below]) ?? datedHeads(lines, at) ?? dateIn(head.toReversed());
  if (near !== undefined) return near;
  const earlier = placedHeads(lines, at);
  return earlier < 0 ? undefined : anchorOf(lines, earlier, [], head);
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
  const relative = heads.flatMap((cell) => headsIn(cell, lines, at));
  relative.push(...lowerHeads(relative, lines, at));
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
