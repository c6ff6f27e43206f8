import type { BoundingBox } from '@fde/contracts';

import { median, type Item, type ItemLine, type PageLayout } from '../page/index.js';
import type { ReadingDoubt } from '../prove/reading-doubt.js';
import { isMonthName, yearsIn } from '../language/dates.js';
import { currencyIn, scaleIn } from '../language/money.js';
import { columnOf } from '../table/columns.js';
import type { ColumnSet } from '../table/headed-columns.js';
import { isNoteWord } from '../table/header.js';
import { closes, type Table } from '../table/table.js';

/** A printed number in a year's column. */
export interface Cell {
  readonly value: number;
  readonly text: string;
  readonly bbox: BoundingBox;
  readonly percent: boolean;
  readonly decimals: number;
  readonly currency?: string;
  /** How sure character recognition is of it. */
  readonly certainty?: number;
  /** Where the number stands on another page than its label. */
  readonly page?: number;
  /** What is doubtful about the way it was read. */
  readonly doubt?: ReadingDoubt;
}

/** A line of a table: a label, values by column, or both. */
export interface Row {
  readonly label: string;
  readonly page: number;
  /** Page and half: what shares one left margin. */
  readonly sheet: string;
  /** Left and right end of the label; the line's own where there is no label. */
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly middle: number;
  readonly size: number;
  readonly bold: boolean;
  /** By position in the column set. */
  readonly cells: ReadonlyMap<number, Cell>;
}

/** Numbers beside the label that are no value: dropped, but told. */
export interface RowsRead {
  readonly rows: readonly Row[];
  readonly dropped: readonly string[];
  /** Why reading stopped before the region's end. */
  readonly stopped?: string;
}

interface Frame {
  readonly table: Table;
  /** Number column index to position in the column set. */
  readonly position: ReadonlyMap<number, number>;
  readonly valuesFrom: number;
  readonly valuesTo: number;
}

const toCell = (item: Item): Cell => ({
  value: item.reading?.value ?? 0,
  text: item.text,
  bbox: [item.x0, item.y0, item.x1, item.y1],
  percent: item.reading?.percent ?? false,
  decimals: item.reading?.decimals ?? 0,
  ...(item.currency === undefined ? {} : { currency: item.currency }),
  ...(item.certainty === undefined ? {} : { certainty: item.certainty }),
});

const NOTE_TEXT =
  /^(?:\(?(?:notes?|ref)?\.?\s*)?\(?[A-Z]{0,2}\.?\d{1,2}(?:[.\-/]\d{1,2})*\.?\(?[a-z]{0,3}\)?\)?(?:\s*(?:[,;&/–-]|and)?\s*\(?[A-Z]{0,2}\.?\d{1,2}(?:\.\d{1,2})*\(?[a-z]{0,3}\)?)*[,;]?$/i;

/** A value stands alone in its column: free space before it, or its right edge exactly in the column. */
const isValue = (
  item: Item,
  before: Item | undefined,
  after: Item | undefined,
  frame: Frame,
  column: number,
): boolean => {
  if (item.kind === 'word' || leans(after)) return false;
  const exact = Math.abs(item.edge - (frame.table.columns[column]?.right ?? 0)) < 0.2 * item.size;
  const separate = item.gap > 0.6 * item.size || (before !== undefined && before.kind !== 'word');
  return separate || (exact && item.gap > 0.1 * item.size);
};

interface Split {
  readonly label: Item[];
  readonly cells: Map<number, Cell>;
  readonly dropped: string[];
}

const inNotes = (item: Item, frame: Frame): boolean => {
  const s = frame.table.noteSpan;
  return s !== undefined && item.x1 > s.x0 && item.x0 < s.x1;
};

/** Deals the items of a line out to label, values, and what is neither. */
const splitLine = (line: ItemLine, frame: Frame): Split => {
  const out: Split = { label: [], cells: new Map(), dropped: [] };
  const labelEnd = lastLabelWord(line, frame);
  let valued = false;
  let referred = false;
  line.items.forEach((item, i) => {
    const before = line.items[i - 1];
    const column = item.kind === 'word' ? -1 : columnOf(item, frame.table.columns);
    const position = frame.position.get(column);
    if (
      position !== undefined &&
      isValue(item, before, line.items[i + 1], frame, column) &&
      !out.cells.has(position)
    ) {
      out.cells.set(
        position,
        isCut(item, before, out) ? { ...toCell(item), doubt: 'cut-number' } : toCell(item),
      );
      valued = true;
    } else if (
      position !== undefined &&
      item.kind === 'number' &&
      isNilBefore(out.cells.get(position), before, item)
    ) {
      out.cells.set(position, negated(toCell(item), out.cells.get(position) as Cell));
      valued = true;
    } else if (item.kind === 'nil' && nearestValue(item, frame, out)) valued = true;
    else if (item.x0 > frame.valuesTo || valued) out.dropped.push(item.text);
    else if (i > labelEnd && isReference(item, line.items[i + 1], column, frame, referred)) {
      out.dropped.push(item.text);
      referred = true;
    } else {
      out.label.push(item);
      referred = false;
    }
  });
  return out;
};

/**
 * Whether a number may be the end of a longer one: another number that is no value itself stands hardly more than a
 * space before it, or it begins with a zero.
 */
const isCut = (item: Item, before: Item | undefined, { cells }: Split): boolean => {
  if (/^[($€£-]*0\d/.test(item.text)) return true;
  const near =
    before !== undefined &&
    /\d$/.test(before.text) &&
    item.gap < 0.7 * item.size &&
    /^\d{3}(?!\d)/.test(item.text);
  return near && ![...cells.values()].some((cell) => cell.bbox[0] === before.x0);
};

/** A dash set apart in the same column as the number after it is that number's sign, not a nil. */
const isNilBefore = (cell: Cell | undefined, before: Item | undefined, item: Item): boolean =>
  cell !== undefined &&
  before?.kind === 'nil' &&
  cell.text === before.text &&
  cell.bbox[0] === before.x0 &&
  item.gap < 3 * item.size &&
  (item.reading?.value ?? 0) > 0;

const negated = (cell: Cell, sign: Cell): Cell => ({
  ...cell,
  value: -cell.value,
  text: `-${cell.text}`,
  bbox: [sign.bbox[0] ?? 0, cell.bbox[1] ?? 0, cell.bbox[2] ?? 0, cell.bbox[3] ?? 0],
});

/** Index of the last word that can only be label: numbers before it belong to the label too. */
const lastLabelWord = (line: ItemLine, frame: Frame): number =>
  line.items.findLastIndex(
    (i) =>
      i.kind === 'word' &&
      i.x1 < frame.valuesFrom &&
      i.x0 < (frame.table.noteSpan?.x0 ?? Infinity) &&
      /\p{L}{3,}/u.test(i.text) &&
      !/^notes?$/i.test(i.text),
  );

/** A dash is often centred: it belongs to the nearest column that is still free. */
const nearestValue = (item: Item, frame: Frame, out: Split): boolean => {
  if (item.gap < 0.9 * item.size) return false;
  const middle = (item.x0 + item.x1) / 2;
  for (const [index, position] of frame.position) {
    const c = frame.table.columns[index];
    if (c === undefined || out.cells.has(position)) continue;
    if (middle > c.start - 2.5 * item.size && middle < c.right + 1.5 * item.size) {
      out.cells.set(position, toCell(item));
      return true;
    }
  }
  return false;
};

/** A reference to a note, or a number in a column that is no year, is not part of the label. */
const isReference = (
  item: Item,
  next: Item | undefined,
  column: number,
  frame: Frame,
  referred: boolean,
): boolean => {
  const apart = item.gap > 0.6 * item.size;
  if (referred && NOTE_TEXT.test(item.text)) return true;
  if (
    apart &&
    item.text.endsWith(',') &&
    NOTE_TEXT.test(item.text) &&
    next !== undefined &&
    next.gap < 0.6 * next.size &&
    inNotes(next, frame) &&
    NOTE_TEXT.test(next.text)
  )
    return true;
  if (
    inNotes(item, frame) &&
    (apart || referred) &&
    (NOTE_TEXT.test(item.text) || /^(?:and|&|,|[a-z]\)|[–-])$/i.test(item.text))
  )
    return true;
  if (
    item.kind !== 'word' &&
    apart &&
    column >= 0 &&
    (frame.table.columns[column]?.support ?? 0) >= 3
  )
    return true;
  return item.x0 > frame.valuesFrom && item.kind === 'word' && apart;
};

/** A number that a word follows closely belongs to that word: `$8.3 billion`, `32% interest`. */
const leans = (after: Item | undefined): boolean =>
  after !== undefined &&
  after.kind === 'word' &&
  after.gap < 0.5 * after.size &&
  /\p{L}{2,}/u.test(after.text);

/** A number on the facing page, in that page's own coordinates. */
const onFacing = (cell: Cell, { facing }: PageLayout): Cell => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = cell.bbox;
  if (facing === undefined || x0 < facing.from) return cell;
  return {
    ...cell,
    page: facing.page,
    doubt: 'facing-pages',
    bbox: [x0 - facing.from, y0 + facing.dy, x1 - facing.from, y1 + facing.dy],
  };
};

/** Whether two readings of the page differ somewhere on this line. */
const touched = (line: ItemLine, { doubtful }: PageLayout): boolean =>
  doubtful.some(
    ([, y0 = 0, , y1 = 0]) => Math.min(y1, line.y1) - Math.max(y0, line.y0) > 0.3 * line.size,
  );

const placed = (
  cells: Map<number, Cell>,
  line: ItemLine,
  layout: PageLayout,
): Map<number, Cell> => {
  const doubt: Pick<Cell, 'doubt'> = touched(line, layout) ? { doubt: 'partly-reread' } : {};
  if (layout.facing === undefined && doubt.doubt === undefined) return cells;
  return new Map([...cells].map(([at, cell]) => [at, { ...onFacing(cell, layout), ...doubt }]));
};

const textOf = (items: readonly Item[]): string =>
  items
    .map((i) => `${i.currency ?? ''}${i.text}`)
    .join(' ')
    .trim();

const toRow = (
  line: ItemLine,
  layout: PageLayout,
  label: Item[],
  cells: Map<number, Cell>,
): Row => {
  const from = label[0] ?? line.items[0];
  const words = label.filter((i) => /\p{L}/u.test(i.text));
  return {
    label: textOf(label),
    page: layout.page,
    sheet: `${layout.page}.${layout.half}`,
    cells: placed(cells, line, layout),
    x0: from?.x0 ?? line.x0,
    x1: label.at(-1)?.x1 ?? line.x0,
    y0: line.y0,
    y1: line.y1,
    middle: line.middle,
    size: median(label.map((i) => i.size)) || line.size,
    bold: words.length > 0 && words.every((w) => w.bold),
  };
};

const isUnitLine = (text: string): boolean => {
  const words = text.split(' ').length;
  if (words > 16) return false;
  const money = scaleIn(text) !== undefined || currencyIn(text) !== undefined;
  return (
    money &&
    (/^[([]/.test(text) ||
      /^(?:amounts? |all amounts |figures |expressed |stated )?(?:are )?in\b/i.test(text) ||
      words <= 3) &&
    !/\bper (?:common |ordinary )?share\b(?!.*(?:except|million|thousand))/i.test(text)
  );
};

const isPeriodLine = (text: string): boolean =>
  /^\(?(?:(?:for |as (?:of|at) |at )?(?:the )?(?:fiscal |financial |twelve |12 )?(?:years?|months|period|fiscal|weeks|periods)\b.*(?:ended|ending|to)?|(?:as )?(?:at|of|on)\b.*|restated|audited|continued|.*\(?continued\)?)\W*$/i.test(
    text,
  ) &&
  (isMonthName(text.split(' ').find((w) => isMonthName(w)) ?? '') ||
    yearsIn(text).length > 0 ||
    text.split(' ').length <= 3);

/** Text on a header line that is a heading of the table and not a unit, a period or a note word. */
const headingOnHeader = (line: ItemLine, frame: Frame): Item[] => {
  const items = line.items.filter(
    (i) => i.x1 < frame.valuesFrom - 0.5 * i.size && !inNotes(i, frame) && !isNoteWord(i.text),
  );
  const text = textOf(items);
  const unit =
    scaleIn(text) !== undefined ||
    currencyIn(text) !== undefined ||
    items.some((i) => isMonthName(i.text)) ||
    yearsIn(text).length > 0;
  return unit ||
    isPeriodLine(text) ||
    /^(?:years?|fiscal|financial|note|consolidated|in)\b/i.test(text) ||
    !/\p{L}{3,}/u.test(text)
    ? []
    : items;
};

const SENTENCE =
  /^(?:the|this|these|see|in|for|certain|as|we|our|amounts?|includes?|during|on|all|where|figures)\b|^\(?(?:\d{1,2}|[a-z]|\*+)\)\s/i;

/** Running text below a table ends it; a long heading of a section, though it crosses the columns, does not. */
const isProse = (line: ItemLine, frame: Frame): boolean => {
  const text = textOf(line.items);
  const words = line.items.filter((i) => i.kind === 'word' && /\p{L}{2,}/u.test(i.text)).length;
  const holes = line.items.filter((i) => i.gap !== Infinity && i.gap > 1.5 * i.size).length;
  const across = line.x1 > frame.valuesFrom + 2 * line.size && line.x0 < frame.valuesFrom;
  if (!across || words < 8 || holes > 0 || (/:$/.test(text) && words < 20 && !SENTENCE.test(text)))
    return false;
  const wide = line.x1 > frame.valuesTo - 0.2 * (frame.valuesTo - frame.valuesFrom);
  return SENTENCE.test(text) || /[.;]$/.test(text) || (wide && words >= 12);
};

const isFurniture = (line: ItemLine, text: string, frame: Frame): boolean => {
  const height = frame.table.region.layout.height;
  const margin = line.middle > 0.92 * height || line.middle < 0.06 * height;
  return (
    /^(?:table of contents|page \d+(?: of \d+)?|f-\d+|\d{1,3}|- ?\d+ ?-)$/i.test(text) ||
    (margin && /\d{4}|report|statements|^\d+$/i.test(text) && line.items.length < 16)
  );
};

const frameOf = (table: Table, set: ColumnSet, lines: readonly ItemLine[]): Frame => {
  const widest = Math.max(...table.columns.map((c) => c.support));
  const beside = table.columns.filter((c) => c.support >= 0.4 * widest && c.references < 0.6);
  const valuesFrom = Math.min(
    ...set.columns.map((c) => c.column.start),
    ...beside.map((c) => c.start),
  );
  return {
    table,
    valuesFrom,
    position: new Map(set.columns.map((c, i) => [c.index, i])),
    valuesTo: Math.max(...set.columns.map((c) => c.column.right)) + 0.9 * (lines[0]?.size ?? 8),
  };
};

/** Reads the lines of a table as rows, up to the first line that closes the statement. */
export const readRows = (table: Table, set: ColumnSet): RowsRead => {
  const { layout, from, to } = table.region;
  const lines = layout.lines.slice(from, to);
  const frame = frameOf(table, set, lines);
  const rows: Row[] = [];
  const dropped: string[] = [];
  let started = false;
  for (const line of lines.slice(table.bodyFrom)) {
    const text = textOf(line.items);
    if (table.headerLines.has(line)) {
      const heading = headingOnHeader(line, frame);
      if (heading.length > 0) rows.push(toRow(line, layout, heading, new Map()));
      continue;
    }
    const split = splitLine(line, frame);
    const valued = split.cells.size > 0;
    if (!valued && isFurniture(line, text, frame)) continue;
    if (
      valued &&
      split.label.length === 0 &&
      isFurniture(line, text, frame) &&
      split.cells.size < 2
    )
      continue;
    if (!valued && started && (closes(text) || isProse(line, frame)))
      return { rows, dropped, stopped: text };
    if (
      !valued &&
      (isUnitLine(text) || isPeriodLine(text) || line.x0 > frame.valuesFrom || isProse(line, frame))
    )
      continue;
    if (!valued && split.label.length === 0) continue;
    dropped.push(...split.dropped.filter((d) => /\d/.test(d)));
    started ||= valued;
    rows.push(toRow(line, layout, split.label, split.cells));
  }
  return { rows, dropped };
};
