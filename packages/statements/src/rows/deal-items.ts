import { fold } from '../language/index.js';
import { BETWEEN, NOTE_WORD } from '../language/note-reference.js';
import { HALF_BRACKETED, isNoteWord, type Item, type ItemLine } from '../page/index.js';
import { columnOf } from '../table/columns.js';
import { isSide } from '../table/header-words.js';
import { negateCell, toCell, type Cell } from './cell.js';
import { inNotes, type Frame } from './frame.js';
import {
  APART,
  EXACT_EDGE,
  LEANING,
  MOST_REFERENCES,
  NIL,
  REAL_COLUMN,
  SIGN_REACH,
  TOUCHING,
  WITHIN_NUMBER,
} from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** What the items of one line are. Every number of the line is in exactly one of these. */
export interface Dealt {
  readonly label: Item[];
  readonly cells: Map<number, Cell>;
  /** Sums in the years' own columns, if the table has inner columns for their parts. */
  readonly sums: Map<number, Cell>;
  /** Numbers of columns that are not the statement's years, by the index of their column. */
  readonly others: Map<number, Cell>;
  /** References to notes. */
  readonly references: string[];
  /** Beside the values, and in no column. */
  readonly dropped: string[];
  /**
   * An amount stands between the label and the values without being one: the values may belong to
   * other columns than it seems.
   */
  passedOver: boolean;
  /** The rule that assigned each item, in printed order. */
  readonly by: DealtItem[];
}

export interface DealtItem {
  readonly item: Item;
  readonly rule: string;
}

interface Dealing extends Dealt {
  readonly frame: Frame;
  readonly items: readonly Item[];
  /** Index of the last word that can only be label; numbers before it also belong to the label. */
  readonly labelEnd: number;
  /** A value was found, so no more label follows. */
  valued: boolean;
  /** The item before was a reference, so the next may continue it. */
  referred: boolean;
}

/** One item with what stands around it. */
interface Place {
  readonly item: Item;
  readonly at: number;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  /** Index of the number column that it stands in; -1 if none. */
  readonly column: number;
  /** Position of that column in the set; undefined if it is not a year's. */
  readonly position: number | undefined;
}

interface DealingRule {
  readonly name: string;
  readonly applies: (place: Place, line: Dealing) => boolean;
  readonly effect: (place: Place, line: Dealing) => void;
}

const setCell = (line: Dealing, { column, position }: Spot, cell: Cell): void => {
  if (position === undefined) return;
  cellsOf(line, column).set(position, cell);
  line.valued = true;
};

type Spot = Pick<Place, 'column' | 'position'>;

/** Whether a column is one of numbers that the table prints beside its years. */
const isRealColumn = (column: number, { table }: Frame): boolean => {
  const { support = 0, references = 0 } = table.columns[column] ?? {};
  return support >= REAL_COLUMN.rows && references < MOST_REFERENCES;
};

/** Keeps a number that is not a year's: in its own column if it stands in one. */
const setAside = ({ item, column, position }: Place, line: Dealing): void => {
  const isFree = item.kind !== 'word' && position === undefined && !line.others.has(column);
  if (isFree && isRealColumn(column, line.frame)) line.others.set(column, toCell(item));
  else line.dropped.push(item.text);
};

/** Parts and their sums are kept apart if the table has a column for each. */
const cellsOf = ({ frame, cells, sums }: Dealing, column: number): Map<number, Cell> =>
  frame.summed.has(column) ? sums : cells;

const NOTE_NUMBER = String.raw`\(?[A-Z]{0,2}\.?\d+`;
const NOTE_LETTERS = String.raw`\(?[a-z]{0,3}\)?`;
const NOTE_PART = String.raw`(?:[.\-/]\d+)*`;
/**
 * A further note stands behind a sign, a space, a letter or a bracket, never behind a digit, so that a
 * row of digits cannot be divided in countless ways.
 */
const NOTE_BREAK = (): string =>
  String.raw`(?:\s+(?:(?:${BETWEEN()})\s*)?|(?=[^a-z])(?:${BETWEEN()})\s*|(?<=[a-z)])|(?=\())`;
/** Characters; twelve notes with two digits each. */
const LONGEST_NOTE = 60;
/** "12", "Note 3(a)", "4.1, 7", "5 and 6". */
const NOTE_TEXT = forLanguages(
  () =>
    new RegExp(
      String.raw`^(?:\(?(?:${NOTE_WORD()})?\.?\s*)?${NOTE_NUMBER}${NOTE_PART}\.?${NOTE_LETTERS}\)?` +
        String.raw`(?:${NOTE_BREAK()}${NOTE_NUMBER}(?:\.\d+)*${NOTE_LETTERS})*[,;]?$`,
      'i',
    ),
);
/** Notes have one or two digits: three digits are a value ("501", "26.990", "(26,990)"), and two notes never run together. */
const VALUE = /^[(-]?(?:\d{1,3}[.,\s])*\d{3,}\)?$/;
/** "六(二)及七", "五、12": notes as Chinese reports count them. */
const HAN_NOTE =
  /^[一二三四五六七八九十][一二三四五六七八九十()\d]*(?:[、,及][一二三四五六七八九十()\d]+)*$/u;
const isNoteText = (text: string): boolean =>
  text.length <= LONGEST_NOTE &&
  ((NOTE_TEXT().test(text) && !VALUE.test(text)) || HAN_NOTE.test(text));
/** Schedules that count in letters: "A", "`H1'". */
const SCHEDULE_LETTER = /^[`'‘"“]?[A-Z]{1,2}\d?['’"”]?(?:\(\d{1,2}\))?$/;
/** "(a)" behind the number of its note. */
const PART_OF_NOTE = /^\(?[a-z]\)$/i;
const BETWEEN_NOTES = forLanguages(
  () => new RegExp(String.raw`^(?:${BETWEEN()}|\(?[a-z]\))$`, 'i'),
);

const isApart = (item: Item): boolean => item.gap > APART * item.size;

/** A number that a word follows closely belongs to that word: `$8.3 billion`, `32% interest`. */
const belongsToWord = (after: Item | undefined): boolean =>
  after !== undefined &&
  after.kind === 'word' &&
  after.gap < LEANING * after.size &&
  /\p{L}{2,}/u.test(after.text);

/**
 * A value stands apart in its column: with free space before it, or its right edge exactly in the
 * column.
 */
const isValue = ({ item, before, after, column, position }: Place, line: Dealing): boolean => {
  if (position === undefined || item.kind === 'word' || belongsToWord(after)) return false;
  if (cellsOf(line, column).has(position)) return false;
  const right = line.frame.table.columns[column]?.right ?? 0;
  const exact = Math.abs(item.edge - right) < EXACT_EDGE * item.size;
  const separate = isApart(item) || (before !== undefined && before.kind !== 'word');
  return separate || (exact && item.gap > TOUCHING * item.size);
};

/**
 * Whether a number may be the end of a longer one: hardly more than a space before it stands
 * another number that is not a value itself, it begins with a zero, or half of its bracket is lost.
 */
const isCut = ({ item, before }: Place, { cells, sums }: Dealing): boolean => {
  if (/^[($€£-]*0\d/.test(item.text) || HALF_BRACKETED.test(item.text)) return true;
  const near =
    before !== undefined &&
    /\d$/.test(before.text) &&
    item.gap < WITHIN_NUMBER * item.size &&
    /^\d{3}(?!\d)/.test(item.text);
  return near && ![...cells.values(), ...sums.values()].some((cell) => cell.bbox[0] === before.x0);
};

/** A dash set apart in the same column as the number after it is that number's sign, not a nil. */
const followsItsSign = ({ item, before, column, position }: Place, line: Dealing): boolean => {
  const cell = position === undefined ? undefined : cellsOf(line, column).get(position);
  return (
    item.kind === 'number' &&
    cell !== undefined &&
    before?.kind === 'nil' &&
    cell.text === before.text &&
    cell.bbox[0] === before.x0 &&
    item.gap < SIGN_REACH * item.size &&
    (item.reading?.value ?? 0) > 0
  );
};

/** Whether a place of a line is within a column beside the years; changes in per cent look like notes. */
const isWithinOther = (x: number, frame: Frame): boolean =>
  frame.table.columns.some((column, at) => {
    if (frame.position.has(at) || x <= column.left || x >= column.right) return false;
    const words = fold(frame.table.heads[at]?.words ?? '');
    return isRealColumn(at, frame) || isSide(words, column);
  });

const isOfNils = (column: number, { table: { columns } }: Frame): boolean =>
  columns[column]?.onlyNils === true;

/**
 * A dash is often centred: it belongs to the nearest column that is still free, unless it stands in
 * a column beside the years.
 */
const nearestFree = (item: Item, line: Dealing): Spot | undefined => {
  const { frame } = line;
  if (item.kind !== 'nil' || item.gap < NIL.apart * item.size) return undefined;
  const middle = (item.x0 + item.x1) / 2;
  if (isWithinOther(middle, frame) || isOfNils(columnOf(item, frame.table.columns), frame))
    return undefined;
  for (const [index, position] of frame.position) {
    const column = frame.table.columns[index];
    if (column === undefined || cellsOf(line, index).has(position)) continue;
    const [from, to] = [column.start - NIL.left * item.size, column.right + NIL.right * item.size];
    if (middle > from && middle < to) return { column: index, position };
  }
  return undefined;
};

/** The first of two references in one item: "12, 13". */
const opensReferences = ({ item, after }: Place, { frame }: Dealing): boolean =>
  isApart(item) &&
  item.text.endsWith(',') &&
  isNoteText(item.text) &&
  after !== undefined &&
  after.gap < APART * after.size &&
  inNotes(after, frame) &&
  isNoteText(after.text);

const isReference = (place: Place, line: Dealing): boolean => {
  const { item } = place;
  if (line.referred && (isNoteText(item.text) || PART_OF_NOTE.test(item.text))) return true;
  if (opensReferences(place, line)) return true;
  return (
    inNotes(item, line.frame) &&
    (isApart(item) || line.referred) &&
    (isNoteText(item.text) || SCHEDULE_LETTER.test(item.text) || BETWEEN_NOTES().test(item.text))
  );
};

/**
 * A number in a column that is not a year of the statement: a change, a part, another period. No
 * label continues after a reference, so a number that stands apart there is of this kind even
 * without a column of its own.
 */
const isOfAnotherColumn = ({ item, before, column }: Place, line: Dealing): boolean => {
  const { frame, referred } = line;
  const follows = referred && before !== undefined && before.kind !== 'word';
  if (item.kind === 'word' || !(isApart(item) || follows)) return false;
  return (
    column >= 0 && (referred || (frame.table.columns[column]?.support ?? 0) >= REAL_COLUMN.rows)
  );
};

/** Has more digits than a reference to a note. */
const isAmount = ({ kind, text, reading }: Item): boolean =>
  kind === 'number' && reading?.percent !== true && /\d[.,'’ ]?\d{3}/.test(text);

/** What a column shows that says so above it is no fiscal year as it was. */
const NO_YEARS: readonly unknown[] = ['budget', 'pro_forma', 'converted'];

/**
 * Whether the header says what a column is: a gross amount, a budget, or a year, even if another
 * column was taken for that year.
 */
const isHeaded = (column: number, { table }: Frame): boolean =>
  table.gross.has(column) ||
  NO_YEARS.includes(table.heads[column]?.basis) ||
  table.sets.some((set) => set.columns.some(({ index }) => index === column));

/** What stands first is no remark: the names of totals may be set close before their amounts. */
const isRemark = ({ item }: Place, { frame, label }: Dealing): boolean =>
  item.kind === 'word' && isApart(item) && item.x0 > frame.valuesFrom && label.length > 0;

const afterLabel = ({ at }: Place, { labelEnd }: Dealing): boolean => at > labelEnd;

/** Digits that go on right behind a value: it may be only the first part of its number. */
const doubtTouched = ({ item, before }: Place, { cells, sums }: Dealing): void => {
  if (!/^\d/.test(item.text) || before === undefined || item.gap >= WITHIN_NUMBER * item.size)
    return;
  for (const values of [cells, sums])
    for (const [position, cell] of values)
      if (cell.bbox[0] === before.x0) values.set(position, { ...cell, doubt: 'cut-number' });
};

const isBeyond = ({ item }: Place, { frame, valued }: Dealing): boolean =>
  valued || item.x0 > frame.valuesTo;

const setBeside = (place: Place, line: Dealing): void => {
  setAside(place, line);
  doubtTouched(place, line);
};

/** What an item of a line is; the first rule that applies decides. */
const DEALING_RULES: readonly DealingRule[] = [
  {
    name: 'value in its column',
    applies: isValue,
    effect: (place, line) => {
      const cell = toCell(place.item);
      setCell(line, place, isCut(place, line) ? { ...cell, doubt: 'cut-number' } : cell);
    },
  },
  {
    name: 'number after its sign',
    applies: followsItsSign,
    effect: ({ item, column, position }, line) => {
      const sign = position === undefined ? undefined : cellsOf(line, column).get(position);
      if (sign !== undefined) setCell(line, { column, position }, negateCell(toCell(item), sign));
    },
  },
  {
    name: 'nil beside its column',
    applies: ({ item }, line) => nearestFree(item, line) !== undefined,
    effect: ({ item }, line) => {
      const free = nearestFree(item, line);
      if (free !== undefined) setCell(line, free, toCell(item));
    },
  },
  {
    name: 'dash of an empty column',
    applies: ({ item, column }, { frame }) => item.kind === 'nil' && isOfNils(column, frame),
    effect: () => undefined,
  },
  {
    name: 'gross amount or deduction',
    applies: ({ item, column }, { frame }) =>
      item.kind !== 'word' && isApart(item) && frame.table.gross.has(column),
    effect: setAside,
  },
  {
    name: 'in a column beside the values',
    applies: (place, line) => isBeyond(place, line) && place.column >= 0,
    effect: setBeside,
  },
  {
    name: 'beyond the label',
    applies: isBeyond,
    effect: setBeside,
  },
  {
    name: 'reference to a note',
    applies: (place, line) => afterLabel(place, line) && isReference(place, line),
    effect: ({ item }, line) => {
      line.references.push(item.text);
      line.referred = true;
    },
  },
  {
    name: 'number of another column',
    applies: (place, line) => afterLabel(place, line) && isOfAnotherColumn(place, line),
    effect: (place, line) => {
      const { item, column } = place;
      setAside(place, line);
      line.referred = true;
      line.passedOver ||= isAmount(item) && !isHeaded(column, line.frame);
    },
  },
  {
    name: 'remark among the values',
    applies: (place, line) => afterLabel(place, line) && isRemark(place, line),
    effect: ({ item }, line) => {
      line.dropped.push(item.text);
      line.referred = true;
    },
  },
  {
    name: 'label',
    applies: () => true,
    effect: ({ item }, line) => {
      line.label.push(item);
      line.referred = false;
    },
  },
];

const lastLabelWord = (items: readonly Item[], { valuesFrom, table }: Frame): number =>
  items.findLastIndex(
    (i) =>
      i.kind === 'word' &&
      i.x1 < valuesFrom &&
      i.x0 < (table.noteSpan?.x0 ?? Infinity) &&
      /\p{L}{3,}/u.test(i.text) &&
      !isNoteWord(i.text),
  );

const placeOf = (items: readonly Item[], at: number, frame: Frame): Place | undefined => {
  const item = items[at];
  if (item === undefined) return undefined;
  const column = item.kind === 'word' ? -1 : columnOf(item, frame.table.columns);
  return {
    item,
    at,
    before: items[at - 1],
    after: items[at + 1],
    column,
    position: frame.position.get(column),
  };
};

/** Divides the items of a line into label, values, references and other numbers. */
export const dealItems = ({ items }: ItemLine, frame: Frame): Dealt => {
  const line: Dealing = {
    label: [],
    cells: new Map(),
    sums: new Map(),
    others: new Map(),
    references: [],
    dropped: [],
    passedOver: false,
    by: [],
    frame,
    items,
    labelEnd: lastLabelWord(items, frame),
    valued: false,
    referred: false,
  };
  items.forEach((_, at) => {
    const place = placeOf(items, at, frame);
    if (place === undefined) return;
    const rule = DEALING_RULES.find(({ applies }) => applies(place, line));
    rule?.effect(place, line);
    line.by.push({ item: place.item, rule: rule?.name ?? 'nothing' });
  });
  return line;
};
