import type { ItemLine } from '../items.js';
import { isDataLine, isWords, standsApart } from './line-kinds.js';
import { median } from '../line.js';
import { SIDEBAR } from '../weights.js';

/** Where the label of a row begins: its last run of words before the numbers. */
const labelStart = (line: ItemLine): number | undefined => {
  const first = line.items.findIndex(standsApart);
  return line.items
    .slice(0, first)
    .filter((i) => isWords(i) && (i.gap === Infinity || i.gap > SIDEBAR.beforeLabel * i.size))
    .at(-1)?.x0;
};

/** The leftmost place where the labels of several rows begin. */
const outermostOf = (starts: readonly number[], size: number): number => {
  const needed = Math.max(SIDEBAR.rows, SIDEBAR.share * starts.length);
  const sorted = starts.toSorted((a, b) => a - b);
  return (
    sorted.find((x) => sorted.filter((y) => y >= x && y < x + size).length >= needed) ?? -Infinity
  );
};

/** A run of items without a wide gap. */
interface Run {
  readonly x0: number;
  readonly x1: number;
  readonly words: boolean;
}

const runsOf = (line: ItemLine): Run[] => {
  const runs: { x0: number; x1: number; words: boolean }[] = [];
  for (const item of line.items) {
    const last = runs.at(-1);
    if (last === undefined || item.gap > SIDEBAR.run * item.size)
      runs.push({ x0: item.x0, x1: item.x1, words: isWords(item) });
    else {
      last.x1 = item.x1;
      last.words ||= isWords(item);
    }
  }
  return runs;
};

/**
 * The lines of the table and of the two dozen lines above it, where titles and navigation stand.
 */
const linesAround = (lines: readonly ItemLine[], size: number): ItemLine[] => {
  const rows = lines.filter(
    (l) => l.items.filter(standsApart).length >= 2 && labelStart(l) !== undefined,
  );
  const [top, bottom] = [(rows[0]?.y0 ?? 0) - SIDEBAR.above * size, rows.at(-1)?.y1 ?? 0];
  return lines.filter((l) => l.y1 > top && l.y0 < bottom);
};

const MIN_LINES = 3;
const MOST_STEPS = 5;

/**
 * The right edge of a sidebar: designed reports print their navigation left of the table on every
 * page. The edge starts at the outermost labels and moves left until no run of words crosses it;
 * what still stands left of it is a sidebar. -Infinity without one.
 */
export const sidebarEdge = (lines: readonly ItemLine[]): number => {
  const data = lines.filter(isDataLine);
  const starts = data.map(labelStart).filter((x) => x !== undefined);
  if (starts.length < MIN_LINES) return -Infinity;
  const size = median(data.map((l) => l.size));
  const runs = linesAround(lines, size).map(runsOf);
  let edge = outermostOf(starts, size) - SIDEBAR.margin * size;
  for (let step = 0; step < MOST_STEPS; step++) {
    const across = runs.flat().filter((r) => r.x0 < edge && r.x1 > edge);
    if (across.length === 0) break;
    edge = Math.min(...across.map((r) => r.x0)) - SIDEBAR.beside * size;
  }
  const beside = runs.filter((line) => line.some((r) => r.x1 < edge && r.words));
  const across = runs.flat().some((r) => r.x0 < edge && r.x1 > edge);
  return beside.length >= MIN_LINES && !across ? edge : -Infinity;
};

/**
 * The lines without what stands in the sidebar. Lines that stand only in the sidebar are dropped.
 */
export const withoutSidebar = (lines: readonly ItemLine[]): ItemLine[] => {
  const edge = sidebarEdge(lines);
  if (edge === -Infinity) return [...lines];
  return lines.flatMap((line) => {
    const items = line.items.filter((i) => i.x1 >= edge);
    const first = items[0];
    if (first === undefined) return [];
    const rest = [{ ...first, gap: Infinity }, ...items.slice(1)];
    return [
      { ...line, items: rest, x0: first.x0, tokens: line.tokens.filter((t) => t.x1 >= edge) },
    ];
  });
};
