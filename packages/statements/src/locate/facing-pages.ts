import { STATEMENT_TYPES, type PageText, type Word } from '@fde/contracts';

import {
  textOfLine,
  isRunningText,
  layOut,
  median,
  type Item,
  type ItemLine,
  type PageLayout,
  yearCells,
} from '../page/index.js';
import { signsOf } from './signs.js';
import { titleOfLine } from './titles.js';
import { FACING } from './weights.js';

/** Layouts in page order, facing pages joined, and what could not be joined. */
export interface FacingPages {
  readonly layouts: readonly PageLayout[];
  readonly problems: readonly string[];
}

const isWord = (item: Item): boolean => item.kind === 'word' && /\p{L}{3,}/u.test(item.text);
/** A value, not a year, a day or a reference to a note. */
const isAmount = (item: Item): boolean =>
  item.kind === 'nil' ||
  (item.kind === 'number' && !/^(?:(?:19|20)\d\d|\d{1,2}(?:[.,/-]\d{1,2})?\)?)$/.test(item.text));

const linesWithLabels = (lines: readonly ItemLine[]): ItemLine[] =>
  lines.filter((l) => l.items.some(isWord));
const linesWithAmounts = (lines: readonly ItemLine[]): ItemLine[] =>
  lines.filter((l) => l.items.some(isAmount));

/** Whether a page names the rows of a statement. */
const namesRows = ({ lines }: PageLayout): boolean => {
  const rows = linesWithLabels(lines);
  if (
    rows.length < FACING.fewestRows ||
    rows.filter(isRunningText).length > FACING.prose * rows.length
  )
    return false;
  const labels = rows.map(textOfLine);
  return STATEMENT_TYPES.some((type) => signsOf(type, labels).score >= FACING.fewestSigns);
};

/** Whether a page prints no numbers beside its labels. */
const printsLabelsAlone = ({ lines }: PageLayout): boolean =>
  linesWithAmounts(lines).length <= FACING.strays * linesWithLabels(lines).length;

/** Whether a page prints columns of numbers without labels before them. */
const printsNumbersAlone = ({ lines }: PageLayout): boolean => {
  const rows = linesWithAmounts(lines);
  const named = rows.filter(
    (l) =>
      l.items.findIndex(isWord) >= 0 && l.items.findIndex(isWord) < l.items.findIndex(isAmount),
  );
  return (
    rows.length >= FACING.fewestRows &&
    named.length <= FACING.strays * rows.length &&
    linesWithLabels(lines).length <= FACING.headings * rows.length
  );
};

/** Opens a list: numbers on its line belong to another label. */
const endsInColon = (line: ItemLine): boolean =>
  line.items.filter(isWord).at(-1)?.text.endsWith(':') === true;

/**
 * How far lower the right page stands than the left one, if each of its rows of numbers has a label
 * of its own on its line.
 */
const shiftOf = (left: PageLayout, right: PageLayout): number | undefined => {
  const labels = linesWithLabels(left.lines);
  const rows = linesWithAmounts(right.lines);
  const size = median(rows.map((l) => l.size));
  const nearest = rows.map((row) =>
    labels.reduce((best, l) =>
      Math.abs(l.middle - row.middle) < Math.abs(best.middle - row.middle) ? l : best,
    ),
  );
  const shift = median(rows.map((row, i) => row.middle - (nearest[i]?.middle ?? Infinity)));
  const held = rows.filter(
    (row, i) =>
      Math.abs(row.middle - shift - (nearest[i]?.middle ?? Infinity)) <= FACING.sameRow * size,
  );
  const alone = new Set(nearest).size === nearest.length && !nearest.some(endsInColon);
  return Math.abs(shift) <= FACING.shift * size &&
    alone &&
    held.length >= FACING.matched * rows.length
    ? shift
    : undefined;
};

/** The line of the years above a page's numbers. */
const headOf = ({ lines }: PageLayout): ItemLine | undefined => {
  const first = lines.findIndex((l) => l.items.some(isAmount));
  return lines.slice(0, Math.max(0, first)).findLast((l) => yearCells(l).length > 0);
};

const headedYears = (page: PageLayout): number[] => {
  const head = headOf(page);
  return head === undefined ? [] : yearCells(head).map((cell) => cell.date.year);
};

/**
 * Whether the years above the right page continue where those above the left page end: one year
 * each, in order, none twice.
 */
const yearsGoOn = (left: PageLayout, right: PageLayout): boolean => {
  const [own, more] = [headedYears(left), headedYears(right)];
  const all = [...own, ...more];
  const step = (all[1] ?? 0) - (all[0] ?? 0);
  return (
    own.length > 0 &&
    more.length > 0 &&
    Math.abs(step) === 1 &&
    all.every((year, i) => i === 0 || year - (all[i - 1] ?? 0) === step)
  );
};

/** Whether the heads and the rows with numbers stand at the same heights on both pages. */
const rowsGoOn = (left: PageLayout, right: PageLayout, dy: number): boolean => {
  const [own, more] = [linesWithAmounts(left.lines), linesWithAmounts(right.lines)];
  const size = median(more.map((l) => l.size));
  const beside = (a: ItemLine, b: ItemLine): boolean =>
    Math.abs(b.middle - dy - a.middle) <= FACING.sameRow * size;
  const [head, next] = [headOf(left), headOf(right)];
  return (
    head !== undefined &&
    next !== undefined &&
    beside(head, next) &&
    own.filter((a) => more.some((b) => beside(a, b))).length >= FACING.shared * own.length &&
    more.filter((b) => own.some((a) => beside(a, b))).length >= FACING.shared * more.length
  );
};

/** A page number at the foot or head would stand in the last column of the joined page. */
const withoutFolio = (page: PageText): Word[] =>
  page.words.filter(
    (w) =>
      !(
        /^[-–]?\d{1,3}[-–]?$/.test(w.text) &&
        (w.y0 > (1 - FACING.margin) * page.height || w.y1 < FACING.margin * page.height)
      ),
  );

/** The facing pages as one wide page, in the left page's coordinates. */
const joined = (
  left: PageText,
  right: PageText,
  style: PageLayout['style'],
  dy: number,
  continues: boolean,
): PageLayout | undefined => {
  const moved = withoutFolio(right).map((w) => ({
    ...w,
    x0: w.x0 + left.width,
    x1: w.x1 + left.width,
    y0: w.y0 - dy,
    y1: w.y1 - dy,
  }));
  // Boxes on the right page count only by their heights, like those on the left.
  const doubtful = [
    ...(left.doubtful ?? []),
    ...(right.doubtful ?? []).map(
      ([x0, y0, x1, y1]) => [x0 + left.width, y0 - dy, x1 + left.width, y1 - dy] as const,
    ),
  ];
  const [whole, half] = layOut(
    {
      ...left,
      width: left.width + right.width,
      words: [...withoutFolio(left), ...moved],
      doubtful,
    },
    style,
  );
  if (whole === undefined || half !== undefined) return undefined;
  const origin = right.origin === 'ocr' ? right.origin : left.origin;
  return { ...whole, origin, facing: { page: right.page, from: left.width, dy, continues } };
};

const hasTitle = (layout: PageLayout): boolean =>
  layout.lines.some((_, at) => titleOfLine(layout.lines, at) !== undefined);

interface Sheet {
  readonly page: PageText;
  readonly layout: PageLayout;
}

const areFacing = (left: Sheet, right: Sheet): boolean =>
  right.page.page === left.page.page + 1 &&
  printsNumbersAlone(right.layout) &&
  namesRows(left.layout);

/** The two as one layout, or why not; undefined if nothing suggests that they belong together. */
const pairUp = (left: Sheet, right: Sheet): PageLayout | string | undefined => {
  if (!areFacing(left, right)) return undefined;
  return printsLabelsAlone(left.layout) ? labelsAndNumbers(left, right) : moreYears(left, right);
};

/** Labels and numbers on the left page, more years of the same rows on the right one. */
const moreYears = (left: Sheet, right: Sheet): PageLayout | string | undefined => {
  if (!yearsGoOn(left.layout, right.layout)) return undefined;
  const dy = shiftOf(left.layout, right.layout);
  const spread =
    dy === undefined || !rowsGoOn(left.layout, right.layout, dy)
      ? undefined
      : joined(left.page, right.page, left.layout.style, dy, true);
  if (spread !== undefined || !hasTitle(left.layout)) return spread;
  return `page ${right.page.page} seems to print more years of the statement on page ${left.page.page}: their rows do not stand side by side, so they were left out`;
};

const labelsAndNumbers = (left: Sheet, right: Sheet): PageLayout | string | undefined => {
  const dy = shiftOf(left.layout, right.layout);
  const spread =
    dy === undefined ? undefined : joined(left.page, right.page, right.layout.style, dy, false);
  if (spread !== undefined || !hasTitle(left.layout)) return spread;
  return `page ${left.page.page} prints labels without numbers and page ${right.page.page} numbers without labels: their rows do not stand side by side, so they were not joined`;
};

/**
 * Joins pages that face each other in the printed report: labels on the left one, their numbers or
 * more years of them on the right one. They are joined only if row stands beside row: a guess would
 * give numbers to the wrong names, so pages that do not fit are reported instead. `apart` names
 * left pages that are to be read alone.
 */
export const joinFacing = (
  pages: readonly PageText[],
  apart: ReadonlySet<number> = new Set(),
): FacingPages => {
  const layouts: PageLayout[] = [];
  const problems: string[] = [];
  let left: Sheet | undefined;
  for (const page of pages) {
    const own = layOut(page);
    const sheet = own[0] !== undefined && own.length === 1 ? { page, layout: own[0] } : undefined;
    const pair =
      left === undefined || sheet === undefined || apart.has(left.page.page)
        ? undefined
        : pairUp(left, sheet);
    if (typeof pair === 'object') {
      layouts.pop();
      layouts.push(pair);
    } else layouts.push(...own);
    if (typeof pair === 'string') problems.push(pair);
    left = typeof pair === 'object' ? undefined : sheet;
  }
  return { layouts, problems };
};
