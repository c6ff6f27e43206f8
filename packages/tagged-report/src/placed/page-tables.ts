import type { TableCell, TaggedTable } from '../model.js';
import { groupBy } from '../group-by.js';
import type { Piece } from './page-reader.js';

/** Fewer numbers than this on a page are no statement. */
const LEAST_NUMBERS = 4;
/** Lines stand apart by more than this share of the font's size. */
const SAME_LINE = 0.5;
/** Right edges of one column differ by at most this share of the font's size: widths are estimated. */
const SAME_COLUMN = 1.6;
/** Heads of columns stand at most this many lines above the first number. */
const MOST_HEAD_LINES = 8;
/** Rows of headings between the heads and the first number. */
const MOST_FIRST_HEADINGS = 3;
const MOST_BEFORE = 1500;
const POINTS_PER_PIXEL = 0.75;
/** A reference to a note beside a label: "4", "3, 12", "2.1". */
const REFERENCE = /^[\d.,\s]{1,8}$/;

/** Grid columns: labels, references to notes, then the numbers. */
const REFERENCES = 1;
const FIRST_NUMBER = 2;

const WORD = /\p{L}{2}/u;

type Line = readonly Piece[];

const linesOf = (pieces: readonly Piece[]): Line[] => {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.bottom - b.bottom)) {
    const last = lines.at(-1)?.[0];
    if (last !== undefined && piece.bottom - last.bottom <= SAME_LINE * piece.size)
      lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => withSigns(line.toSorted((a, b) => a.left - b.left)));
};

/** What stands alone before a number or behind it: a sign, a currency, a bracket. */
const LEADING = /^[\s\p{Sc}(\-\u2010-\u2015\u2212\u25b2\u25b3]+$/u;
const TRAILING = /^[)\]%\s]+$/;
/** A sign stands at most this share of the font's size from its number. */
const BESIDE = 1;

/** Signs and brackets that are placed apart, joined with their numbers. */
const withSigns = (line: Line): Piece[] =>
  line.reduce<Piece[]>((done, piece) => {
    const last = done.at(-1);
    const isBeside = last !== undefined && piece.left - last.right <= BESIDE * piece.size;
    if (isBeside && piece.facts.length > 0 && last.facts.length === 0 && LEADING.test(last.text)) {
      const before = last.text + piece.before;
      const text = last.text + piece.text;
      return [...done.slice(0, -1), { ...piece, left: last.left, before, text }];
    }
    if (isBeside && last.facts.length > 0 && TRAILING.test(piece.text))
      return [...done.slice(0, -1), { ...last, text: last.text + piece.text }];
    return [...done, piece];
  }, []);

/** A column of numbers by its right edge. */
interface Column {
  readonly left: number;
  readonly right: number;
}

/** The first column has at least this share of the numbers of the fullest; par values in labels are fewer. */
const LEAST_SHARE = 0.3;

/** Columns of a page, from the left, by where its tagged numbers end. */
const columnsOf = (numbers: readonly Piece[]): Column[] => {
  const columns: { left: number; right: number; count: number }[] = [];
  for (const { left, right, size } of numbers.toSorted((a, b) => a.right - b.right)) {
    const last = columns.at(-1);
    if (last !== undefined && right - last.right / last.count <= SAME_COLUMN * size) {
      last.right += right;
      last.count++;
      last.left = Math.min(last.left, left);
    } else columns.push({ left, right, count: 1 });
  }
  const fullest = Math.max(...columns.map(({ count }) => count));
  const first = columns.findIndex(({ count }) => count >= LEAST_SHARE * fullest);
  return columns
    .slice(Math.max(0, first))
    .map(({ left, right, count }) => ({ left, right: right / count }));
};

const nearestOf = ({ right }: Piece, columns: readonly Column[]): number =>
  columns.reduce(
    (best, column, at) =>
      Math.abs(column.right - right) < Math.abs((columns[best]?.right ?? 0) - right) ? at : best,
    0,
  );

interface Sheet {
  readonly columns: readonly Column[];
  /** Where the first column of numbers begins; labels are left of it. */
  readonly firstNumber: number;
  /** Left edge of the labels. */
  readonly margin: number;
}

const cellOf = (pieces: readonly Piece[], at: number, indent: number): TableCell => ({
  text: pieces
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim(),
  startColumn: at,
  endColumn: at,
  indent,
  before: pieces[0]?.before ?? '',
  facts: pieces.flatMap(({ facts }) => facts),
});

const withoutFacts = (piece: Piece): Piece => ({ ...piece, facts: [] });

/** The cells of a line: its label, a reference beside it, and its numbers. */
const cellsOf = (line: Line, sheet: Sheet): TableCell[] => {
  const { columns, margin } = sheet;
  const ofLabel = labelIn(line, sheet);
  const words = line.filter((piece) => ofLabel.has(piece) && piece.text.trim() !== '');
  const references = words
    .slice(1)
    .filter(({ text, facts }) => facts.length === 0 && REFERENCE.test(text.trim()));
  const label = words.filter((piece) => !references.includes(piece));
  const numbers = groupBy(
    line.filter((piece) => !ofLabel.has(piece) && piece.text.trim() !== ''),
    (piece) => nearestOf(piece, columns),
  );
  const [first] = label;
  return [
    ...(first === undefined
      ? []
      : [cellOf(label.map(withoutFacts), 0, Math.max(0, first.left - margin) * POINTS_PER_PIXEL)]),
    ...(references.length === 0 ? [] : [cellOf(references, REFERENCES, 0)]),
    ...[...numbers]
      .toSorted(([a], [b]) => a - b)
      .map(([at, pieces]) => cellOf(pieces, FIRST_NUMBER + at, 0)),
  ];
};

/** Words left of the numbers; a number in them ends there too, or where no column ends. */
const isLeftOf = ({ left, right, facts, size }: Piece, { columns, firstNumber }: Sheet): boolean =>
  facts.length === 0
    ? left < firstNumber
    : right <= firstNumber || right < (columns[0]?.right ?? 0) - SAME_COLUMN * size;

/** The label of a line goes on with words beside it, however far: a par value in it parts it in several pieces. */
const labelIn = (line: Line, sheet: Sheet): ReadonlySet<Piece> => {
  const label = new Set<Piece>();
  let before: Piece | undefined;
  for (const piece of line) {
    const isBeside = before !== undefined && piece.left - before.right <= BESIDE * piece.size;
    if (isLeftOf(piece, sheet) || (isBeside && piece.facts.length === 0 && WORD.test(piece.text))) {
      label.add(piece);
      before = piece;
    } else before = undefined;
  }
  return label;
};

const hasFact = (line: Line): boolean => line.some(({ facts }) => facts.length > 0);

const textOf = (line: Line): string =>
  line
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Parts {
  /** Of the columns, without the words at their left. */
  readonly heads: readonly Line[];
  readonly title: readonly Line[];
  readonly body: readonly Line[];
}

/** A page from its title to its last number. */
const partsOf = (lines: readonly Line[], firstNumber: number): Parts => {
  const first = lines.findIndex(hasFact);
  const above = lines.slice(0, first);
  const isHead = (line: Line): boolean =>
    line.some(({ left, text }) => left >= firstNumber && text.trim() !== '');
  const from = Math.max(0, first - MOST_HEAD_LINES);
  const lastHead = above.findLastIndex((line, at) => at >= from && isHead(line));
  const opening = Math.max(lastHead + 1, first - MOST_FIRST_HEADINGS);
  return {
    heads: above
      .slice(from, lastHead + 1)
      .map((line) => line.filter(({ left }) => left >= firstNumber)),
    title: above.slice(0, opening),
    body: lines.slice(opening, lines.findLastIndex(hasFact) + 1),
  };
};

/** The rows of a page from the heads of its columns to its last number, and what stands above them. */
const tableOf = (pieces: readonly Piece[]): Omit<TaggedTable, 'order'> | undefined => {
  const numbers = pieces.filter(({ facts }) => facts.length > 0);
  if (numbers.length < LEAST_NUMBERS) return undefined;
  const columns = columnsOf(numbers);
  const firstNumber = Math.min(...columns.map(({ left }) => left));
  const { heads, title, body } = partsOf(linesOf(pieces), firstNumber);
  const lefts = body.flat().map(({ left }) => left);
  const sheet: Sheet = { columns, firstNumber, margin: Math.min(...lefts) };
  return {
    before: title.map(textOf).join('\n').slice(-MOST_BEFORE),
    rows: [...heads, ...body].map((line) => cellsOf(line, sheet)),
    depth: 0,
  };
};

/** The pages of a document whose lines are placed by their style, each as a table of its lines. */
export const pageTables = (pieces: readonly Piece[]): TaggedTable[] =>
  [...groupBy(pieces, ({ page }) => page).values()]
    .flatMap((page) => tableOf(page) ?? [])
    .map((table, order) => ({ ...table, order }));
