import type { BoundingBox, PageText } from '@fde/contracts';
import {
  layOut,
  parseNumber,
  type Item,
  type ItemLine,
  type NumberStyle,
  type PageLayout,
} from '../page/index.js';
import { PARTS_OF_NUMBER } from './weights.js';
import { APART } from '../page/weights.js';
import { blocksOf } from '../locate/blocks.js';
import type { Title } from '../locate/titles.js';

/** The title that a line prints, as the engine understands it. */
export type ShownTitle = Pick<Title, 'kind' | 'text' | 'decoys' | 'decoyWeight' | 'continued'>;

/** One way of reading a number that is printed on a line. */
export interface PrintedNumber {
  readonly value: number;
  readonly bbox: BoundingBox;
  /** Right edge of its last digit, by which columns align. */
  readonly edge: number;
}

/** A printed line as a language model is shown it. */
export interface ShownLine {
  readonly page: number;
  /** 1-based on the page, in reading order; together with the page, the line's marker. */
  readonly row: number;
  /** For a spread, the half; lines of one zone share their columns. */
  readonly zone: string;
  readonly label: string;
  /** The cells as printed. */
  readonly cells: readonly string[];
  /** Every number that the line prints, including those of other ways to join its words. */
  readonly numbers: readonly PrintedNumber[];
  readonly x0: number;
  readonly x1: number;
  readonly middle: number;
  readonly size: number;
  readonly origin: 'text' | 'ocr';
  /** Set where a statement, or another table of its kind, begins. */
  readonly title?: ShownTitle;
}

export interface ShownPage {
  readonly page: number;
  readonly origin: 'text' | 'ocr';
  readonly lines: readonly ShownLine[];
}

/** Words of one number are never this far apart, in font sizes. */
const WIDEST_GAP = 1.6;
const DASH = /^[-\u2010-\u2015\u2212]$/;
const NUMERIC =
  /^[-\u2010-\u2015\u2212(+]?[\s(]*(?:[.,'’][.,'’ \u00a0\u202f]*)?\d[\d.,'’ \u00a0\u202f]*[)%]*$/;

const boxOf = (
  items: readonly { x0: number; y0: number; x1: number; y1: number }[],
): BoundingBox => [
  Math.min(...items.map((item) => item.x0)),
  Math.min(...items.map((item) => item.y0)),
  Math.max(...items.map((item) => item.x1)),
  Math.max(...items.map((item) => item.y1)),
];

/** A cell stands apart from the words before it; a number inside a sentence does not. */
const isCell = (item: Item, before: Item | undefined): boolean =>
  item.kind !== 'word' &&
  (item.gap > APART * item.size ||
    item.currency !== undefined ||
    (before !== undefined && before.kind !== 'word'));

const singleNumber = (item: Item): PrintedNumber[] => {
  const value = item.kind === 'nil' ? 0 : item.reading?.value;
  return value === undefined ? [] : [{ value, bbox: boxOf([item]), edge: item.edge }];
};

/**
 * `1 234` in two words, `( 1,234 )`, `- 876`: neighbours that read as one number in the page's
 * style.
 */
const jointNumbers = (items: readonly Item[], at: number, style: NumberStyle): PrintedNumber[] => {
  const found: PrintedNumber[] = [];
  const run: Item[] = [];
  for (const item of items.slice(at, at + PARTS_OF_NUMBER)) {
    if (run.length > 0 && item.gap > WIDEST_GAP * item.size) break;
    run.push(item);
    if (run.length === 1) continue;
    const text = run.map((part) => part.text).join(' ');
    const tight = text.replace(/([(\u2010-\u2015\u2212-]) /g, '$1').replace(/ ([)%])/g, '$1');
    const reading = NUMERIC.test(tight)
      ? (parseNumber(tight, style) ?? parseNumber(tight.replace(/\s/g, ''), style))
      : undefined;
    if (reading !== undefined)
      found.push({ value: reading.value, bbox: boxOf(run), edge: item.edge });
  }
  return found;
};

/**
 * A dash before a number may be its sign or the nil of the column before; both readings are kept.
 */
const signedNumbers = (items: readonly Item[], at: number): PrintedNumber[] => {
  const [item, before] = [items[at], items[at - 1]];
  if (item?.reading === undefined || item.reading.value <= 0 || before === undefined) return [];
  return DASH.test(before.text) && item.gap <= WIDEST_GAP * item.size
    ? [{ value: -item.reading.value, bbox: boxOf([before, item]), edge: item.edge }]
    : [];
};

const numbersOf = (line: ItemLine, style: NumberStyle): PrintedNumber[] => {
  const firstCell = line.items.findIndex((item, at) => isCell(item, line.items[at - 1]));
  if (firstCell === -1) return [];
  return line.items.flatMap((item, at) =>
    at < firstCell
      ? []
      : [
          ...singleNumber(item),
          ...jointNumbers(line.items, at, style),
          ...signedNumbers(line.items, at),
        ],
  );
};

const shownLine = (line: ItemLine, layout: PageLayout, row: number): ShownLine => {
  const label: string[] = [];
  const cells: string[] = [];
  line.items.forEach((item, at) => {
    if (cells.length > 0 || isCell(item, line.items[at - 1])) {
      const last = cells.length - 1;
      const joins = cells.length > 0 && item.kind === 'word' && item.gap <= APART * item.size;
      if (joins) cells[last] = `${cells[last] ?? ''} ${item.text}`;
      else cells.push(item.text);
    } else label.push(item.text);
  });
  return {
    page: layout.page,
    row,
    zone: `${layout.page}.${layout.half}`,
    label: label.join(' '),
    cells,
    numbers: numbersOf(line, layout.style),
    origin: layout.origin,
    x0: line.x0,
    x1: line.x1,
    middle: line.middle,
    size: line.size,
  };
};

/** The titles at which the engine cuts the page, by their line. */
const titlesOf = (layout: PageLayout): ReadonlyMap<ItemLine | undefined, Title> =>
  new Map(
    blocksOf(layout).flatMap(({ head, title }) =>
      title === undefined ? [] : [[layout.lines[head], title] as const],
    ),
  );

const linesOf = (half: PageLayout, rowsBefore: number): ShownLine[] => {
  const titles = titlesOf(half);
  return half.lines.map((line, at) => {
    const title = titles.get(line);
    const shown = shownLine(line, half, rowsBefore + at + 1);
    return title === undefined ? shown : { ...shown, title };
  });
};

/** A page as its printed lines, with a marker for each; for a spread, the left half first. */
export const shownPage = (page: PageText): ShownPage => {
  const lines: ShownLine[] = [];
  for (const half of layOut(page)) lines.push(...linesOf(half, lines.length));
  return { page: page.page, origin: page.origin, lines };
};
