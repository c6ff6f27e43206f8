import { isMonthName, yearsIn } from '../language/dates/dates.js';
import { FORM_VERSION } from '../language/form-version.js';
import { fold, lexicons } from '../language/index.js';
import { scaleIn, statesMoney, withoutExceptions } from '../language/money/money.js';
import { PER_SHARE } from '../language/money/unit-words.js';
import { matchExactly } from '../language/any-of.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { isWords, standsApart, type Item, type ItemLine, isNoteWord } from '../page/index.js';
import type { Dealt } from './deal-items.js';
import { inNotes, textOf, type Frame } from './frame.js';
import { LOWER_START } from './line-starts.js';
import {
  FOOTNOTE_GAP,
  FURNITURE_WORDS,
  HOLE,
  MARGIN,
  PROSE,
  UNIT_LINE,
  BEFORE_VALUES,
  SHORT_OF_EDGE,
} from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** What a line of a table does to its rows. */
export type LineEffect = 'row' | 'skip' | 'stop';

/** A line with what its items were assigned to. */
export interface ReadLine {
  readonly line: ItemLine;
  readonly text: string;
  readonly dealt: Dealt;
  readonly frame: Frame;
  /** A row with values stands above. */
  readonly started: boolean;
  /**
   * The label above has no numbers on its line, below a row that has: a heading, or a label that
   * goes on, be it below its numbers.
   */
  readonly waits: boolean;
}

interface LineRule {
  readonly name: string;
  readonly applies: (read: ReadLine) => boolean;
  readonly effect: LineEffect;
}

const OPENS_UNIT = forLanguages(
  () => new RegExp(`^(?:${inAnyLanguage((l) => l.money.opens).source})\\b`),
);

/**
 * A row of amounts per share, but not a line that excepts them: "in millions, except per share
 * data".
 */
const isPerShare = (text: string): boolean =>
  PER_SHARE().test(withoutExceptions(text)) && scaleIn(text) === undefined;

/** "(In millions, except per share data)". */
export const isUnitLine = (text: string): boolean => {
  const words = text.split(' ').length;
  if (words > UNIT_LINE.words || !statesMoney(text) || isPerShare(text)) return false;
  return /^[([]/.test(text) || OPENS_UNIT().test(fold(text)) || words <= UNIT_LINE.bare;
};

const PERIOD_LINE = forLanguages(() => inAnyLanguage((l) => l.periods.line));
const SHORT_PERIOD = 3;

const hasDate = (text: string): boolean =>
  text.split(' ').some(isMonthName) || yearsIn(text).length > 0;

/** "For the years ended December 31," or "(continued)". */
export const isPeriodLine = (text: string): boolean =>
  PERIOD_LINE().test(fold(text)) && (hasDate(text) || text.split(' ').length <= SHORT_PERIOD);

const SENTENCE = forLanguages(
  () =>
    new RegExp(
      String.raw`^(?:${inAnyLanguage((l) => l.pages.sentence).source})\b|^\(?(?:\d{1,2}|[a-z]|\*+)\)\s`,
    ),
);

/**
 * Running text below a table ends it. A long heading of a section does not, even if it crosses the
 * columns.
 */
const isProse = (line: ItemLine, { valuesFrom, valuesTo }: Frame): boolean => {
  const words = line.items.filter(isWords).length;
  const across = line.x1 > valuesFrom + 2 * line.size && line.x0 < valuesFrom;
  const holes = line.items.some((i) => i.gap !== Infinity && i.gap > HOLE * i.size);
  if (!across || words < PROSE.words || holes) return false;
  const text = textOf(line.items);
  if (SENTENCE().test(fold(text))) return true;
  if (text.endsWith(':') && words < PROSE.list) return false;
  const wide = line.x1 > valuesTo - SHORT_OF_EDGE * (valuesTo - valuesFrom);
  return /[.;]$/.test(text) || (wide && words >= PROSE.full);
};

const FOOTNOTE_SIGN = /^(?:\d{1,2}|\*+|†)$/;

/** Whether a number stands apart in the columns of values on a line below this one. */
const hasValuesBelow = (line: ItemLine, { table, valuesFrom }: Frame): boolean => {
  const { layout, to } = table.region;
  return layout.lines
    .slice(layout.lines.indexOf(line) + 1, to)
    .some(({ items }) => items.some((i) => standsApart(i) && i.x0 > valuesFrom));
};

/** A note below the last row: its sign apart, then a full line of words. */
const isFootnote = ({ line, frame, started }: ReadLine): boolean => {
  const [sign, first] = line.items;
  return (
    started &&
    sign !== undefined &&
    first !== undefined &&
    FOOTNOTE_SIGN.test(sign.text) &&
    first.gap > FOOTNOTE_GAP * first.size &&
    line.items.filter(isWords).length >= PROSE.words &&
    !hasValuesBelow(line, frame)
  );
};

const PAGE = forLanguages(() => inAnyLanguage((l) => l.pages.page).source);
const PAGE_MARK = forLanguages(() =>
  matchExactly(
    inAnyLanguage((l) => l.titleWords.contents),
    String.raw`(?:${PAGE()}) \d+(?: \w+ \d+)?|f-\d+|\d{1,3}|- ?\d+ ?-`,
  ),
);
const RUNNING = forLanguages(() => inAnyLanguage((l) => l.pages.running));

/** The version of the form, with which its running heads begin: "v.2.14.1". */
const VERSION = new RegExp(String.raw`^${FORM_VERSION}(?!\S)`, 'i');

/** When a form was printed: "2019.05.31 12.38.53", "19/11/2021 15:24". */
const STAMP =
  /(?:\d{4}[./-]\d\d[./-]\d\d\.?|\d\d[./-]\d\d[./-]\d{4}),? \d\d[.:]\d\d(?:[.:]\d\d)?(?!\d)/;

/** "216   Reliance Industries Limited", "Example plc annual report   45": the foot of a page. */
const NUMBERED_FOOT = /^\d{1,3} \p{L}+ .*\p{L}|^\p{L}.* \p{L}.* \d{1,3}$/u;

/** Page numbers, running heads and feet. */
const isFurniture = ({ line, text, dealt, frame }: ReadLine): boolean => {
  if (PAGE_MARK().test(fold(text)) || VERSION.test(text) || STAMP.test(text)) return true;
  const { height } = frame.table.region.layout;
  const foot = line.middle > MARGIN.bottom * height;
  const margin = foot || line.middle < MARGIN.top * height;
  // A number that stands in a column is an amount, however low its row.
  if (foot && dealt.cells.size === 0 && NUMBERED_FOOT.test(text)) return true;
  return (
    margin &&
    (/\d{4}|^\d+$/.test(text) || RUNNING().test(fold(text))) &&
    line.items.length < FURNITURE_WORDS
  );
};

/** What a row says beside its label: "(see Notes 12 and 13)". */
const ASIDE = /\s*[([][^()[\]]*[)\]]/g;
/** A row that is printed without a number, whatever it refers to. */
const NUMBERLESS_ROW = forLanguages(() => inAnyLanguage((l) => l.labelWords.numberless));

/**
 * Words that stand below a statement: a remark about the notes, a signature. A label may refer to a
 * note in brackets.
 */
export const closesStatement = (text: string): boolean => {
  const folded = fold(text);
  const own = folded.replace(ASIDE, '').trim();
  const said = own === '' ? folded : own;
  return !NUMBERLESS_ROW().test(said) && lexicons().some((l) => l.closing.test(said));
};

const isValued = ({ dealt }: ReadLine): boolean => dealt.cells.size + dealt.sums.size > 0;
/** Rules under columns and specks that recognition took for dashes: nothing says of what they are nil. */
const isDashes = ({ dealt }: ReadLine): boolean => {
  const cells = [...dealt.cells.values(), ...dealt.sums.values()];
  return (
    dealt.label.length === 0 &&
    cells.length > 0 &&
    cells.every(({ text, certainty }) => certainty !== undefined && !/\d/.test(text))
  );
};
/** "£000   £000" printed again over amounts within the table: the unit, and no amounts of nil. */
const isUnitOfColumns = ({ line }: ReadLine): boolean =>
  line.items.length > 0 &&
  line.items.every(({ text, currency }) => text === '000' && currency !== undefined);
/** A rule drawn with letters: "-------- ========". */
const isTypedRule = ({ text }: ReadLine): boolean => /^[-=_–—\s]{4,}$/.test(text);
/** "Years ended December 31" above the years of a second head: its day is no value. */
const isDayOfHead = ({ text, dealt }: ReadLine): boolean => {
  const [cell, ...more] = [...dealt.cells.values(), ...dealt.sums.values()];
  return (
    cell !== undefined &&
    more.length === 0 &&
    /^(?:[12]?\d|3[01]),?$/.test(cell.text) &&
    isPeriodLine(text)
  );
};
/** "of $ nil as of December 31, 2024)": the end of the bracket that a label above opens. */
const closesBracket = (text: string): boolean => {
  const at = text.search(/[()]/);
  return at >= 0 && text[at] === ')';
};

/** A line in small letters may go on from the label above: "year, representing total". */
const isPeriod = ({ text, waits }: ReadLine): boolean =>
  isPeriodLine(text) &&
  !(LOWER_START.test(text) && (closesBracket(text) || (waits && !hasDate(text))));
const isPageNumber = (read: ReadLine): boolean =>
  read.dealt.cells.size + read.dealt.sums.size < 2 &&
  read.dealt.label.length === 0 &&
  isFurniture(read);

/** "The notes are an integral part of these statements   11": what closes a page, and its number. */
const closesWithPageNumber = ({ started, text, dealt }: ReadLine): boolean => {
  const [cell, ...more] = [...dealt.cells.values(), ...dealt.sums.values()];
  return (
    started &&
    cell !== undefined &&
    more.length === 0 &&
    /^\d{1,3}$/.test(cell.text) &&
    closesStatement(text)
  );
};

/** What a line below the header is; the first rule that applies decides. */
const LINE_RULES: readonly LineRule[] = [
  { name: 'page number', applies: isPageNumber, effect: 'skip' },
  { name: 'dashes without a label', applies: isDashes, effect: 'skip' },
  { name: 'unit of the columns', applies: isUnitOfColumns, effect: 'skip' },
  { name: 'day of a period', applies: isDayOfHead, effect: 'skip' },
  {
    name: 'closing words and the number of the page',
    applies: closesWithPageNumber,
    effect: 'stop',
  },
  { name: 'row', applies: isValued, effect: 'row' },
  { name: 'typed rule', applies: isTypedRule, effect: 'skip' },
  { name: 'running head or foot', applies: isFurniture, effect: 'skip' },
  {
    name: 'closing words',
    applies: ({ started, text }) => started && closesStatement(text),
    effect: 'stop',
  },
  {
    name: 'running text below',
    applies: ({ started, line, frame }) => started && isProse(line, frame),
    effect: 'stop',
  },
  { name: 'footnote below the last row', applies: isFootnote, effect: 'stop' },
  { name: 'unit line', applies: ({ text }) => isUnitLine(text), effect: 'skip' },
  { name: 'period line', applies: isPeriod, effect: 'skip' },
  {
    name: 'words above the values',
    applies: ({ line, frame }) => line.x0 > frame.valuesFrom,
    effect: 'skip',
  },
  {
    name: 'running text above',
    applies: ({ line, frame }) => isProse(line, frame),
    effect: 'skip',
  },
  { name: 'nothing', applies: ({ dealt }) => dealt.label.length === 0, effect: 'skip' },
];

const HEADING: LineRule = { name: 'heading or label', applies: () => true, effect: 'row' };

/** What a line does to the rows of its table, and the rule that says so. */
export const lineRule = (read: ReadLine): Pick<LineRule, 'name' | 'effect'> =>
  LINE_RULES.find((rule) => rule.applies(read)) ?? HEADING;

/** Whole words, in scripts of all kinds: "代碼" ends no word that `\b` knows. */
const OF_HEADER = forLanguages(
  () => new RegExp(`^(?:${inAnyLanguage((l) => l.periods.head).source})(?![\\p{L}\\p{N}])`, 'u'),
);

/** Text on a header line that is a heading of the table, not a unit, a period or a note word. */
export const headingOnHeader = (line: ItemLine, frame: Frame): Item[] => {
  const items = line.items.filter(
    (i) =>
      i.x1 < frame.valuesFrom - BEFORE_VALUES * i.size && !inNotes(i, frame) && !isNoteWord(i.text),
  );
  const text = textOf(items);
  const dated = items.some((i) => isMonthName(i.text)) || yearsIn(text).length > 0;
  // The unit may run from the labels over the columns: "Amounts in thousands of euros".
  const ofHeader =
    isUnitLine(textOf(line.items)) ||
    statesMoney(text) ||
    dated ||
    isPeriodLine(text) ||
    OF_HEADER().test(fold(text)) ||
    !/\p{L}{3,}/u.test(text);
  return ofHeader ? [] : items;
};
