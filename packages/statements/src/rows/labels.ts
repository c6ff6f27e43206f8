import { median } from '../page/index.js';
import { anyOf } from '../language/any-of.js';
import { fold, LEXICONS } from '../language/index.js';
import type { Row } from './rows.js';

/** A heading or a row with values, its label whole. */
export interface Entry extends Row {
  readonly kind: 'heading' | 'line';
}

const CONNECTOR = new RegExp(
  `(?:\\b(?:${LEXICONS.flatMap((l) => l.labelWords.goesOn).join('|')})|,|[-–—/&(])$`,
  'i',
);
const LIST_HEADING = anyOf(...LEXICONS.flatMap((l) => l.labelWords.beforeList ?? []));
const LOWER_START = /^[("'“‘[]?\p{Ll}/u;
/** A figure at the start of a line goes on about shares or a date. */
const DIGIT_START = /^[$€£(]*\d/;

const open = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

/** Widths against which a line counts as full: where the longest label of the page ends. */
interface Wrap {
  readonly limit: ReadonlyMap<number, number>;
  /** Labels are written in sentence case: a capital letter begins a new one. */
  readonly sentenceCase: boolean;
  /** From one row to the next, in points. */
  readonly pitch: number;
}

/** Lines nearer to each other than this share of the pitch are lines of one row: rows have space between them. */
const WITHIN_ROW = 0.9;

const tight = (a: Row, b: Row, { pitch }: Wrap): boolean =>
  a.sheet === b.sheet && b.middle > a.middle && b.middle - a.middle < WITHIN_ROW * pitch;

/** Whether words inside the labels mostly begin with small letters. */
const sentenceCase = (rows: readonly Row[]): boolean => {
  const inner = rows
    .flatMap((r) => r.label.split(' ').slice(1))
    .filter((w) => /^\p{L}{4,}/u.test(w));
  return inner.filter((w) => LOWER_START.test(w)).length > 0.6 * inner.length;
};

const wrapOf = (rows: readonly Row[]): Wrap => {
  const limit = new Map<number, number>();
  for (const row of rows) limit.set(row.page, Math.max(limit.get(row.page) ?? 0, row.x1));
  return { limit, sentenceCase: sentenceCase(rows), pitch: pitchOf(rows) };
};

/** One line set deeper than those around it, where the line above had no room left: a hanging indent. */
const hangs = (row: Row, next: Row, after: Row | undefined, wrap: Wrap): boolean =>
  next.x0 > row.x0 + 0.4 * row.size &&
  (after === undefined || after.label === '' || after.x0 < next.x0 - 0.4 * row.size) &&
  full(row, next, wrap) &&
  row.bold === next.bold;

/** Whether the first word of `next` had no room left on the line of `row`. */
const full = (row: Row, next: Row, wrap: Wrap): boolean => {
  const first = next.label.split(' ')[0] ?? '';
  const perLetter = (next.x1 - next.x0) / Math.max(1, next.label.length);
  return (
    row.x1 + (first.length + 1) * perLetter >
    (wrap.limit.get(row.page) ?? Infinity) - 0.2 * row.size
  );
};

const adjacent = (a: Row, b: Row): boolean =>
  a.page === b.page && b.middle - a.middle < 2.1 * Math.max(a.size, b.size);

/** Whether the text of `next` continues the text of `row`, a line without values above it. */
const continues = (row: Row, next: Row, after: Row | undefined, wrap: Wrap): boolean => {
  const text = row.label;
  if (
    next.label !== '' &&
    tight(row, next, wrap) &&
    row.bold === next.bold &&
    (!/:$/.test(text) || DIGIT_START.test(next.label))
  )
    return true;
  if (/:$/.test(text) || !adjacent(row, next) || next.label === '') return false;
  if (LIST_HEADING.test(fold(text))) return false;
  if (open(text) && !open(`${text} ${next.label}`)) return true;
  if (opensList(row, next, after)) return false;
  if (
    CONNECTOR.test(text) ||
    (/;$/.test(text) && (DIGIT_START.test(next.label) || LOWER_START.test(next.label)))
  )
    return true;
  if (
    DIGIT_START.test(next.label) &&
    /\b(?:shares?|authori[sz]ed|issued|outstanding|par|december|respectively)\b/i.test(
      `${text} ${next.label}`,
    )
  )
    return true;
  const sameFace = row.bold === next.bold || Math.abs(row.size - next.size) < 0.6;
  if (LOWER_START.test(next.label)) return sameFace || full(row, next, wrap);
  if (hangs(row, next, after, wrap)) return true;
  return (
    !wrap.sentenceCase &&
    full(row, next, wrap) &&
    row.bold === next.bold &&
    next.x0 >= row.x0 - 0.3 * row.size &&
    text.split(' ').length >= 4
  );
};

/** A capitalised row set deeper, whose follower is set alike, is the first of a list: the line above is its heading. */
const opensList = (row: Row, next: Row, after: Row | undefined): boolean =>
  after !== undefined &&
  !LOWER_START.test(next.label) &&
  !LOWER_START.test(after.label) &&
  after.label !== '' &&
  next.x0 > row.x0 + 0.6 * row.size &&
  Math.abs(after.x0 - next.x0) < 0.4 * row.size;

/** Whether a line without values continues the label of the valued row above it. */
const trails = (row: Row, next: Row, after: Row | undefined, wrap: Wrap): boolean => {
  if (row.label === '' || !adjacent(row, next) || next.cells.size > 0) return false;
  if (/:$/.test(next.label) && !LOWER_START.test(next.label)) return false;
  if (open(row.label) && /\)/.test(next.label)) return true;
  const leansDown = after !== undefined && tight(next, after, wrap);
  if (tight(row, next, wrap) !== leansDown) return !leansDown && row.bold === next.bold;
  const loose =
    after !== undefined && LOWER_START.test(after.label) && !LOWER_START.test(next.label);
  if (loose || /:$/.test(row.label)) return false;
  if (CONNECTOR.test(row.label) && !/[-–—]$/.test(row.label)) return true;
  if (LOWER_START.test(next.label)) return true;
  return (
    full(row, next, wrap) &&
    next.x0 > row.x0 + 0.6 * row.size &&
    next.bold === row.bold &&
    after !== undefined &&
    after.x0 < next.x0 - 0.5 * row.size
  );
};

const join = (a: Row, b: Row): Row => ({
  ...b,
  label:
    /\p{L}-$/u.test(a.label) && LOWER_START.test(b.label) && !/\s-$/.test(a.label)
      ? `${a.label}${b.label}`
      : `${a.label} ${b.label}`.trim(),
  page: a.page,
  x0: a.x0,
  y0: Math.min(a.y0, b.y0),
  bold: a.bold,
  size: a.size,
  cells: b.cells.size > 0 ? b.cells : a.cells,
});

/** Numbers set in the vertical middle of a label of two lines: half a line from both. */
const centred = (
  above: Row | undefined,
  row: Row,
  below: Row | undefined,
  pitch: number,
): boolean =>
  above !== undefined &&
  below !== undefined &&
  row.label === '' &&
  above.cells.size === 0 &&
  below.cells.size === 0 &&
  above.page === row.page &&
  below.page === row.page &&
  row.middle - above.middle < 0.75 * pitch &&
  below.middle - row.middle < 0.75 * pitch;

const pitchOf = (rows: readonly Row[]): number =>
  median(
    rows.flatMap((r, i) => {
      const next = rows[i + 1];
      return next !== undefined && next.page === r.page && next.cells.size > 0 && r.cells.size > 0
        ? [next.middle - r.middle]
        : [];
    }),
  ) || 12;

const mendCentred = (rows: readonly Row[]): Row[] => {
  const pitch = pitchOf(rows);
  const out: Row[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as Row;
    const below = rows[i + 1];
    if (centred(out.at(-1), row, below, pitch) && below !== undefined) {
      const above = out.pop() as Row;
      out.push({
        ...join(above, below),
        cells: row.cells,
        y0: above.y0,
        y1: below.y1,
        middle: below.middle,
      });
      i++;
    } else out.push(row);
  }
  return out;
};

const FOOTNOTE_MARK =
  /(?<=\p{L}{3,}|\)|’|')\s*(?:\d\)|\(\d\)|\([a-zA-Z]\)|\((?:i|ii|iii|iv|v|vi)\)|\*+|[†‡§]+|\[\d\])(?:,?\s*(?:\d\)|\([a-z]\)|\*+))*$/u;
const GLUED_DIGIT = /(?<=\p{Ll}{4,}\)?|\p{Ll}{3,}\))\d(?:,\d)?$/u;

const withoutMark = (label: string): string => {
  const bare = label.replace(FOOTNOTE_MARK, '');
  return open(bare) ? label : bare;
};

/** A sign left over from the first column, where it stands before no number; "in $" names the row's own unit. */
const STRAY_CURRENCY =
  /(?<!\b(?:in|per|of|en|em|je|por|par)\s*|[,(/–—-]\s*)\s+(?:US|C|A|HK|NZ|S|NT|R)?[$€£¥]$/i;
/** A dash that leans on the word before it and parts it from a word of its own: "Net income- Basic". */
const LEANING_DASH =
  /(?<=\p{Ll}{2}|\))([-–—]) (?=(?:Basic|Diluted|Total|Net|Gross|Current|Continuing|Discontinued)\b)/gu;

/** The label without the footnote marks at its end; `(note 7)` stays, as it is printed text. */
export const withoutMarks = (label: string): string =>
  withoutMark(label.trim().replace(STRAY_CURRENCY, ''))
    .replace(GLUED_DIGIT, '')
    .replace(LEANING_DASH, ' $1 ')
    .replace(/\s+([,;:.)])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const finish = (row: Row, kind: Entry['kind']): Entry => ({
  ...row,
  kind,
  label: withoutMarks(row.label),
});

const isWrapOnly = (pending: Row, row: Row): boolean =>
  row.label === '' &&
  adjacent(pending, row) &&
  !/:$/.test(pending.label) &&
  pending.label.split(' ').length >= 5;

/** Puts wrapped labels together: a line without numbers waits; it joins the next row where that continues it, else it is a heading. */
export const entriesOf = (read: readonly Row[]): Entry[] => {
  const rows = mendCentred(read);
  const wrap = wrapOf(rows);
  const out: Entry[] = [];
  let pending: Row | undefined;
  let last: Row | undefined;
  const flush = (): void => {
    if (pending !== undefined) out.push(finish(pending, 'heading'));
    pending = undefined;
  };
  rows.forEach((row, i) => {
    if (row.cells.size === 0) {
      if (pending !== undefined && continues(pending, row, rows[i + 1], wrap))
        pending = join(pending, row);
      else if (
        pending === undefined &&
        last !== undefined &&
        out.at(-1)?.kind === 'line' &&
        trails(last, row, rows[i + 1], wrap)
      ) {
        last = { ...join(last, row), middle: row.middle };
        out[out.length - 1] = finish(last, 'line');
      } else {
        flush();
        pending = row;
      }
      return;
    }
    if (
      pending !== undefined &&
      (isWrapOnly(pending, row) || continues(pending, row, rows[i + 1], wrap))
    ) {
      last = join(pending, row);
      pending = undefined;
    } else {
      flush();
      last = row;
    }
    out.push(finish(last, 'line'));
  });
  return out;
};
