import { fold } from '../language/index.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { median } from '../page/index.js';
import type { Row } from './rows.js';
import {
  ADJACENT,
  CENTRED,
  SHIFTED,
  FULL_LINE,
  SAME_EDGE,
  SENTENCE_CASE,
  USUAL_PITCH,
  WITHIN_ROW,
  HANGING,
  HANGING_LINES,
  ONE_SPACE,
  OWN_PITCH,
} from './weights.js';
import { BREAK } from './label-words.js';
import { hasNumber, LOWER_START } from './line-starts.js';
import { forLanguages } from '../language/languages-in-use.js';

/** What the lines of one table have in common, against which a single line is judged. */
export interface Wrap {
  /** Where the longest label of each page ends. */
  readonly limit: ReadonlyMap<number, number>;
  /** Labels are written in sentence case: a capital letter begins a new one. */
  readonly sentenceCase: boolean;
  /** From one row to the next on each page, in points: programs set a second page closer. */
  readonly pitches: ReadonlyMap<number, number>;
  /** Some rows begin with a small letter below a row with numbers: it shows no cut label. */
  readonly smallRows: boolean;
  /** Left edges of each page at which labels go on and no row begins. */
  readonly hanging: ReadonlyMap<number, readonly number[]>;
  /** Left edges of the rows with numbers of each page. */
  readonly begin: ReadonlyMap<number, readonly number[]>;
}

/** A figure at the start of a line continues a label about shares or a date. */
export const DIGIT_START = /^[$€£(]*\d/;

export const isOpen = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

const stepsOf = (rows: readonly Row[]): number[] =>
  rows.flatMap((r, i) => {
    const next = rows[i + 1];
    return next !== undefined && next.page === r.page && next.cells.size > 0 && r.cells.size > 0
      ? [next.middle - r.middle]
      : [];
  });

export const pitchOf = (rows: readonly Row[]): number => median(stepsOf(rows)) || USUAL_PITCH;

/** The pitch of each page; that of the whole table for a page with few rows. */
const pitchesOf = (rows: readonly Row[]): Map<number, number> => {
  const ofAll = pitchOf(rows);
  const pages = [...new Set(rows.map(({ page }) => page))];
  return new Map(
    pages.map((page) => {
      const steps = stepsOf(rows.filter((row) => row.page === page));
      return [page, steps.length < OWN_PITCH ? ofAll : median(steps)];
    }),
  );
};

/** From one row to the next on the page of this one, in points. */
export const pitchAt = ({ page }: Row, { pitches }: Wrap): number =>
  pitches.get(page) ?? USUAL_PITCH;

/** Whether words inside the labels mostly begin with small letters. */
const inSentenceCase = (rows: readonly Row[]): boolean => {
  const inner = rows
    .flatMap((r) => r.label.split(' ').slice(1))
    .filter((w) => /^\p{L}{4,}/u.test(w));
  return inner.filter((w) => LOWER_START.test(w)).length > SENTENCE_CASE * inner.length;
};

/** Whether rows that follow another with numbers begin with small letters. */
const hasSmallRows = (rows: readonly Row[]): boolean =>
  rows.some((row, i) => {
    const above = rows[i - 1];
    const follows = above?.page === row.page && above.cells.size > 0 && row.cells.size > 0;
    return follows && LOWER_START.test(row.label);
  });

const isNear = (edge: number, row: Row): boolean => Math.abs(row.x0 - edge) < SAME_EDGE * row.size;

/** Whether a line goes on below one without numbers, set deeper than that: it begins small. */
const hangsBelow = (above: Row | undefined, row: Row): boolean =>
  above?.page === row.page &&
  above.cells.size === 0 &&
  above.label !== '' &&
  LOWER_START.test(row.label) &&
  indentOf(above, row) > SAME_EDGE;

/** Whether a line below a row with numbers begins another. */
const beginsBelow = (above: Row | undefined, row: Row): boolean =>
  row.label !== '' &&
  !LOWER_START.test(row.label) &&
  (above === undefined || above.page !== row.page || above.cells.size > 0);

/**
 * Where some tables set the further lines of a label: several lines begin small there, and no row
 * begins there.
 */
const hangingEdges = (rows: readonly Row[]): Map<number, number[]> => {
  const hang = rows.filter((row, i) => hangsBelow(rows[i - 1], row));
  const begin = rows.filter((row, i) => beginsBelow(rows[i - 1], row));
  const edges = new Map<number, number[]>();
  for (const { page, x0 } of hang) {
    const alike = hang.filter((row) => row.page === page && isNear(x0, row));
    const isFree = begin.every((row) => row.page !== page || !isNear(x0, row));
    if (alike.length >= HANGING_LINES && isFree) edges.set(page, [...(edges.get(page) ?? []), x0]);
  }
  return edges;
};

const beginningEdges = (rows: readonly Row[]): Map<number, number[]> => {
  const edges = new Map<number, number[]>();
  for (const { page, x0, label, cells } of rows)
    if (label !== '' && cells.size > 0) edges.set(page, [...(edges.get(page) ?? []), x0]);
  return edges;
};

/** Whether a line stands where its page sets the further lines of labels, and nothing else. */
export const hangsLikeOthers = (row: Row, { hanging }: Wrap): boolean =>
  hanging.get(row.page)?.some((edge) => isNear(edge, row)) === true;

export const wrapOf = (rows: readonly Row[]): Wrap => {
  const limit = new Map<number, number>();
  for (const { label, page, x1 } of rows)
    if (label !== '') limit.set(page, Math.max(limit.get(page) ?? 0, x1));
  return {
    limit,
    sentenceCase: inSentenceCase(rows),
    pitches: pitchesOf(rows),
    smallRows: hasSmallRows(rows),
    hanging: hangingEdges(rows),
    begin: beginningEdges(rows),
  };
};

/** Rows of a page that begin at the edge of this one, itself included, however fine the steps are. */
const alikeOn = (row: Row, { begin }: Wrap): number =>
  (begin.get(row.page) ?? []).filter((x0) => Math.abs(x0 - row.x0) < ONE_SPACE.same * row.size)
    .length;

/**
 * Whether a line stands one typed space deeper than the line above and the line below, as no other
 * row of its page does: a person went on there with the label above.
 */
export const isOneSpaceDeeper = (
  row: Row,
  next: Row,
  after: Row | undefined,
  wrap: Wrap,
): boolean => {
  const deeper = indentOf(row, next);
  return (
    deeper > ONE_SPACE.from &&
    deeper < ONE_SPACE.to &&
    after?.page === row.page &&
    Math.abs(indentOf(row, after)) < ONE_SPACE.same &&
    alikeOn(next, wrap) === 1 &&
    alikeOn(after, wrap) >= ONE_SPACE.rows
  );
};

/** Lines closer together than the rows are. */
export const isTight = (a: Row, b: Row, wrap: Wrap): boolean =>
  a.sheet === b.sheet && b.middle > a.middle && b.middle - a.middle < WITHIN_ROW * pitchAt(a, wrap);

export const isAdjacent = (a: Row, b: Row): boolean =>
  a.page === b.page && b.middle - a.middle < ADJACENT * Math.max(a.size, b.size);

/** Whether the line of `row` had no room left for the first word of `next`. */
export const isFull = (row: Row, next: Row, wrap: Wrap): boolean => {
  const first = next.label.split(' ')[0] ?? '';
  const perLetter = (next.x1 - next.x0) / Math.max(1, next.label.length);
  const limit = wrap.limit.get(row.page) ?? Infinity;
  return row.x1 + (first.length + 1) * perLetter > limit - FULL_LINE * row.size;
};

/** How much further right a label begins than the one above it, in the font size. */
export const indentOf = (row: Row, next: Row): number => (next.x0 - row.x0) / row.size;

/**
 * One line indented deeper than those around it, below a line without room left: a hanging indent.
 */
export const isHanging = (row: Row, next: Row, after: Row | undefined, wrap: Wrap): boolean =>
  indentOf(row, next) > SAME_EDGE &&
  (after === undefined || after.label === '' || after.x0 < next.x0 - SAME_EDGE * row.size) &&
  isFull(row, next, wrap) &&
  row.bold === next.bold;

/** Opens a list whose parts follow: "attributable to", "of which", "less". */
const LIST_HEADING = forLanguages(() => inAnyLanguage((l) => l.labelWords.beforeList));
export const isListHeading = (label: string): boolean => LIST_HEADING().test(fold(label));

/**
 * A capitalised, indented row whose follower is indented alike is the first of a list: the line
 * above is its heading.
 */
export const opensList = (row: Row, next: Row, after: Row | undefined): boolean =>
  after !== undefined &&
  !LOWER_START.test(next.label) &&
  !LOWER_START.test(after.label) &&
  after.label !== '' &&
  next.x0 > row.x0 + HANGING * row.size &&
  Math.abs(after.x0 - next.x0) < SAME_EDGE * row.size;

/**
 * Whether a line without numbers heads rows set deeper, however those begin: the next two have
 * numbers and stand at one edge, where labels do not go on, and the line had room for a word.
 */
export const headsDeeperRows = (row: Row, next: Row, after: Row | undefined, wrap: Wrap): boolean =>
  after !== undefined &&
  after.page === next.page &&
  next.cells.size > 0 &&
  after.cells.size > 0 &&
  after.label !== '' &&
  indentOf(row, next) > SAME_EDGE &&
  isNear(next.x0, after) &&
  !isFull(row, next, wrap) &&
  !hangsLikeOthers(next, wrap);

/** Numbers of other columns on either line of a label. */
const othersOf = (a: Row, b: Row): Pick<Row, 'others'> =>
  a.others === undefined && b.others === undefined
    ? {}
    : { others: new Map([...(a.others ?? []), ...(b.others ?? [])]) };

/** A label in capitals goes on in capitals. */
const isUpper = (label: string): boolean => /^\p{Lu}/u.test(label) && !/\p{Ll}/u.test(label);

/** Files hold a hyphen at a line's end as one of these. */
const HYPHENATED = /\p{L}[-\u2010\u00AD\uFFFE]$/u;

/**
 * Where a label of two lines stands. One that a page break cuts is indented as on the first page, and
 * stands with its numbers on the second.
 */
const placeOfBoth = (a: Row, b: Row): Pick<Row, 'page' | 'sheet' | 'y0'> =>
  a.page === b.page
    ? { page: a.page, sheet: b.sheet, y0: Math.min(a.y0, b.y0) }
    : { page: b.page, sheet: a.sheet, y0: b.y0 };

/** Two lines of one label as one row; the numbers may stand on either line. */
export const joinRows = (a: Row, b: Row, rule: string): Row => {
  const goesOn = LOWER_START.test(b.label) || (isUpper(a.label) && isUpper(b.label));
  const torn = HYPHENATED.test(a.label) && goesOn;
  return {
    ...b,
    label: torn ? `${a.label.slice(0, -1)}${BREAK}${b.label}` : `${a.label} ${b.label}`.trim(),
    ...placeOfBoth(a, b),
    x0: a.x0,
    bold: a.bold,
    size: a.size,
    cells: b.cells.size > 0 ? b.cells : a.cells,
    ...othersOf(a, b),
    joinedBy: [...(a.joinedBy ?? []), ...(b.joinedBy ?? []), rule],
  };
};

/** Whether a line heads rows, or is one: no label ends with it. */
const beginsAnew = ({ label }: Row): boolean => label.endsWith(':') || hasNumber(label);

/** Numbers in the vertical middle of a two-line label: half a line from both. */
const isCentred = (above: Row | undefined, row: Row, below: Row, pitch: number): boolean =>
  above !== undefined &&
  row.label === '' &&
  above.cells.size === 0 &&
  below.cells.size === 0 &&
  !beginsAnew(below) &&
  above.page === row.page &&
  below.page === row.page &&
  row.middle - above.middle < CENTRED * pitch &&
  below.middle - row.middle < CENTRED * pitch;

/** Rows in which numbers between the two lines of their label are put on the label's line. */
export const mendCentred = (rows: readonly Row[]): Row[] => {
  const pitch = pitchOf(rows);
  const out: Row[] = [];
  let taken: Row | undefined;
  rows.forEach((row, i) => {
    const [above, below] = [out.at(-1), rows[i + 1]];
    if (row === taken) return;
    if (above === undefined || below === undefined || !isCentred(above, row, below, pitch)) {
      out.push(row);
      return;
    }
    taken = below;
    const { cells } = row;
    const { y1, middle } = below;
    const whole = joinRows(above, below, 'numbers between the lines of their label');
    out[out.length - 1] = { ...whole, ...othersOf(whole, row), cells, y0: above.y0, y1, middle };
  });
  return out;
};

/** How far two lines stand beside each other, in points. */
const overlapOf = (a: Row, b: Row): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

/** Numbers set a little higher than their label: two rows stand further apart. */
const isShifted = (row: Row, below: Row, pitch: number): boolean =>
  row.label === '' &&
  row.cells.size > 0 &&
  below.label !== '' &&
  !below.label.endsWith(':') &&
  below.cells.size === 0 &&
  row.page === below.page &&
  below.middle - row.middle < SHIFTED.pitch * pitch &&
  overlapOf(row, below) > SHIFTED.overlap * below.size;

/** Rows in which a label that stands a little lower than its numbers is on their line. */
export const mendShifted = (rows: readonly Row[]): Row[] => {
  const pitch = pitchOf(rows);
  const out: Row[] = [];
  for (const row of rows) {
    const above = out.at(-1);
    if (above === undefined || !isShifted(above, row, pitch)) {
      out.push(row);
      continue;
    }
    const { x0, x1, y0, y1, middle } = row;
    const whole = joinRows(above, row, 'numbers a little above their label');
    out[out.length - 1] = { ...whole, x0, x1, y0, y1, middle };
  }
  return out;
};
