import { STATEMENT_TYPES } from '@fde/contracts';

import { conceptOf } from '../concepts/concept-of.js';
import { labelOf } from '../concepts/label.js';
import { sideIn } from '../concepts/statement-part.js';
import { anyOf, anyWord } from '../language/any-of.js';
import { fold } from '../language/index.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { isDilution } from './dilution.js';
import type { Row } from './rows.js';
import {
  DIGIT_START,
  hangsLikeOthers,
  headsDeeperRows,
  isHanging,
  indentOf,
  isAdjacent,
  isFull,
  isListHeading,
  isOneSpaceDeeper,
  isOpen,
  isTight,
  opensList,
  pitchAt,
  type Wrap,
} from './label-shapes.js';
import { endsInQualifier } from './label-marks.js';
import { BULLETED, CAPITAL_START, hasNumber, LOWER_START } from './line-starts.js';
import {
  BACK,
  HANGING,
  LIST_OF_ONE,
  LONG_LABEL,
  OUTDENT,
  SAME_EDGE,
  SAME_FACE,
  WITHIN_ROW,
} from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** Two successive lines, the first of which may continue. */
export interface Lines {
  readonly row: Row;
  readonly next: Row;
  readonly after: Row | undefined;
  /** The lines from `next` on. */
  readonly rest: readonly Row[];
  readonly wrap: Wrap;
}

export interface LabelRule {
  readonly name: string;
  readonly applies: (lines: Lines) => boolean;
  /** Whether both lines are one label. */
  readonly joins: boolean;
  /** Set where the second line may as well begin a row: no label that it joins is sure. */
  readonly unsure?: true;
}

/** The rule that says whether two lines are one label. */
export const ruleOf = (rules: readonly LabelRule[], lines: Lines): LabelRule | undefined =>
  rules.find((rule) => rule.applies(lines));

const CONNECTOR = forLanguages(
  () =>
    new RegExp(
      String.raw`(?:\b(?:${inAnyLanguage((l) => l.labelWords.goesOn).source})|,|[-–—/&(])$`,
      'i',
    ),
);
/** "Other comprehensive income" alone on its line. */
const COMPREHENSIVE = forLanguages(
  () => new RegExp(`^(?:${inAnyLanguage((l) => l.comprehensive).source})`),
);
/** Headings of parts that some statements print below what they add up. */
const PART_HEADING = forLanguages(() =>
  anyOf(
    COMPREHENSIVE(),
    inAnyLanguage((l) => l.titleWords.supplement),
  ),
);
const OF_SHARES = forLanguages(() => anyWord(inAnyLanguage((l) => l.units.capital)));
/** A note reference or another aside never names a row by itself. */
const BRACKET_ALONE = /^\([^()]*\)$/;
/** "(to the extent not written off)", "(净亏损以“-”号填列)": more than a reference. Chinese and Korean set no spaces. */
const ASIDE =
  /^\((?:(?:[^()\s]+ ){2,}[^()]+|[^()\p{sc=Han}\p{sc=Hang}]*[\p{sc=Han}\p{sc=Hang}][^()]{4,})\)$/u;
const AND = forLanguages(() => inAnyLanguage((l) => l.labelWords.and).source);
const BEGINS_WITH_AND = forLanguages(() => new RegExp(`^(?:&|(?:${AND()})\\b)`));
/**
 * The second line of a label in capitals: "OF YEAR", "AT BEGINNING OF YEAR". "Of which" opens a
 * list instead.
 */
const WITHIN_PHRASE = forLanguages(
  () => new RegExp(String.raw`^(?:${inAnyLanguage((l) => l.labelWords.continues).source})\b`),
);

const endsInColon = (text: string): boolean => text.endsWith(':');
const sameFace = (a: Row, b: Row): boolean => a.bold === b.bold;

/** "Non-current liabilities", which no label of a total goes on with. */
const isHeadingOfPart = (label: string): boolean =>
  !/^\p{Ll}/u.test(label) &&
  sideIn(labelOf(label)) !== undefined &&
  conceptOf(label, 'balance_sheet') !== undefined &&
  !BEGINS_WITH_AND().test(fold(label));

/** A whole name of a row or a part, which is the heading of what stands below it. */
const namesRow = (label: string): boolean =>
  isHeadingOfPart(label) ||
  STATEMENT_TYPES.some((statement) => conceptOf(label, statement) !== undefined);

/** No letter tells by its size whether it begins a label: then a whole name of a row does. */
const hasNoCase = (text: string): boolean => text.toLowerCase() === text.toUpperCase();

/** Scripts without small letters have no capitals either. */
const isInCapitals = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase();

/** Whether a line at the top of a page begins within a label: no row of its own begins so. */
const beginsSmall = (next: Row, wrap: Wrap): boolean =>
  LOWER_START.test(next.label) && (WITHIN_PHRASE().test(fold(next.label)) || !wrap.smallRows);

/** The same below a first line in capitals or in small letters: one label is set in one of them. */
const beginsCut = ({ row, next, wrap }: Lines): boolean =>
  isInCapitals(row.label)
    ? isInCapitals(next.label) && WITHIN_PHRASE().test(fold(next.label))
    : beginsSmall(next, wrap);

/** Whether a line ends as labels do that go on. */
const goesOn = (label: string): boolean => CONNECTOR().test(label) || isOpen(label);

const isItem = (label: string): boolean => hasNumber(label) || BULLETED.test(label);

/** "a) subsidiaries", also below "1) shares in", which its parts go on with. */
const FIRST_NUMBER = /^\(?[a1i][).]/;

/** Of two lines of a list, the second begins a row, however near it is. */
const isNextItem = ({ row, next }: Lines): boolean =>
  isItem(row.label) &&
  isItem(next.label) &&
  !isOpen(row.label) &&
  (!CONNECTOR().test(row.label) || (FIRST_NUMBER.test(next.label) && /\p{L}$/u.test(row.label)));

const PART = forLanguages(
  () => new RegExp(`^(?:${inAnyLanguage((l) => l.labelWords.part).source}):`),
);

/** "ebből: adományok", "of which: trade": a row of its own, though it begins small. */
const opensParts = ({ next }: Lines): boolean => PART().test(fold(next.label));

const isNumberedRow = ({ row, next }: Lines): boolean =>
  hasNumber(next.label) && !goesOn(row.label);

/** A word in capitals that is no abbreviation: those have four letters at most. */
const CAPITAL_WORD = /\p{Lu}{5,}/u;

/** "Produits sur dépôts" above "Produits sur actions": rows of one kind, and no label says so twice. */
const beginsAlike = (row: Row, next: Row): boolean => {
  const [first, second] = [row.label, next.label].map((label) => fold(label).split(' '));
  return first?.[0] === second?.[0] && first?.[1] === second?.[1];
};

/**
 * Whether a line begins as rows do, though it stands near below a line without numbers: that had
 * room for its first word, and in sentence case a capital begins a label.
 */
const hadRoom = ({ row, next, wrap }: Lines): boolean =>
  wrap.sentenceCase &&
  CAPITAL_START.test(next.label) &&
  isTight(row, next, wrap) &&
  sameFace(row, next) &&
  !isFull(row, next, wrap) &&
  !endsInColon(row.label) &&
  !goesOn(row.label) &&
  !WITHIN_PHRASE().test(fold(next.label));

/** Whether the line above is the heading of a part, and this one has a name of its own. */
const isRowOfPart = ({ row, next }: Lines): boolean =>
  CAPITAL_START.test(next.label) &&
  isHeadingOfPart(row.label) &&
  !isTotalOfPart(row.label) &&
  !goesOn(row.label) &&
  namesRow(next.label);

/** Whether a label in small letters stands below a heading in capitals: no label is in both. */
const isBelowCapitals = ({ row, next }: Lines): boolean =>
  CAPITAL_START.test(next.label) &&
  isInCapitals(row.label) &&
  CAPITAL_WORD.test(row.label) &&
  !goesOn(row.label);

/** Whether a near line is a row by its name, or by the name of the line above it. */
const isKnownRow = (lines: Lines): boolean =>
  hadRoom(lines) &&
  (beginsAlike(lines.row, lines.next) ||
    namesRow(lines.next.label) ||
    (isHeadingOfPart(lines.row.label) && !isTotalOfPart(lines.row.label)));

/** "and other assets": only the end of a label. */
export const beginsWithAnd = (label: string): boolean =>
  LOWER_START.test(label) && BEGINS_WITH_AND().test(fold(label));

/** Whether the label of a page's first row is only the end of one: what begins it was not found. */
export const isEndOfLabel = (before: Row | undefined, next: Row, wrap: Wrap): boolean =>
  before !== undefined && before.page < next.page && beginsSmall(next, wrap);

/** Whether a line at the foot of a page heads what follows, and no label begins with it. */
const headsNextPage = ({ row, next }: Lines): boolean =>
  endsInColon(row.label) ||
  isListHeading(row.label) ||
  (isHeadingOfPart(row.label) &&
    !CONNECTOR().test(row.label) &&
    !WITHIN_PHRASE().test(fold(next.label)));

/** Whether a page break cuts a label: the next page begins within it. */
const isCutByPage = (lines: Lines): boolean =>
  lines.next.page > lines.row.page &&
  sameFace(lines.row, lines.next) &&
  beginsCut(lines) &&
  !headsNextPage(lines);

/** "Total assets", whole on its line; "Total liabilities and" is not. */
const isTotalOfPart = (label: string): boolean =>
  conceptOf(label, 'balance_sheet')?.total === true && !goesOn(label);

const ONE_ROW = 'heading of one row';

/**
 * Whether one label alone follows "Net assets attributable to", be it of several lines: a list has
 * more, no further apart than they stand below their heading.
 */
const headsListOfOne = ({ row, rest, wrap }: Lines): boolean => {
  if (!isListHeading(row.label) && row.joinedBy?.at(-1) !== ONE_ROW) return false;
  const at = rest.findIndex(({ cells }) => cells.size > 0);
  const [only, follower] = [rest[at], rest[at + 1]];
  const lines = [row, ...rest.slice(0, at + 1)];
  if (only === undefined || row.label.split(' ').length < LONG_LABEL.heading) return false;
  if (lines.slice(1).some((line, i) => !isNextLine(lines[i] ?? row, line))) return false;
  return (
    follower === undefined ||
    follower.page > only.page ||
    isTotalOfPart(follower.label) ||
    follower.middle - only.middle > LIST_OF_ONE * pitchAt(only, wrap)
  );
};

/** Whether the line after one of a label's further lines is another of them, or stands left of it. */
const goesOnOrEnds = (line: Row, after: Row): boolean =>
  LOWER_START.test(after.label) ||
  indentOf(line, after) < -SAME_EDGE ||
  (line.cells.size === 0 && indentOf(line, after) < SAME_EDGE);

const isNextLine = (line: Row, next: Row): boolean =>
  isAdjacent(line, next) && sameFace(line, next) && next.label !== '';

/**
 * Whether a line continues the label of a line without numbers above it; the first rule that
 * applies decides.
 */
export const CONTINUING_RULES: readonly LabelRule[] = [
  {
    name: 'basic or diluted under its heading',
    applies: ({ row, next }) => isDilution(next.label) && !goesOn(row.label),
    joins: false,
  },
  {
    name: 'bracket under its label',
    applies: ({ row, next, after, wrap }) =>
      BRACKET_ALONE.test(next.label) &&
      isAdjacent(row, next) &&
      !endsInColon(row.label) &&
      !headsDeeperRows(row, next, after, wrap),
    joins: true,
  },
  { name: 'next row of a list', applies: isNextItem, joins: false },
  { name: 'part of a row', applies: opensParts, joins: false },
  { name: 'row with a number of its own', applies: isNumberedRow, joins: false },
  { name: 'row below the heading of its part', applies: isRowOfPart, joins: false },
  { name: 'row below a heading in capitals', applies: isBelowCapitals, joins: false },
  { name: 'near row with a name of its own', applies: isKnownRow, joins: false },
  { name: 'near below a line with room', applies: hadRoom, joins: true, unsure: true },
  {
    name: 'nearer than rows are',
    applies: ({ row, next, wrap }) =>
      next.label !== '' &&
      isTight(row, next, wrap) &&
      sameFace(row, next) &&
      (!endsInColon(row.label) || DIGIT_START.test(next.label)),
    joins: true,
  },
  { name: 'goes on over the page', applies: isCutByPage, joins: true },
  {
    name: 'heading, or another row far below',
    applies: ({ row, next }) =>
      endsInColon(row.label) || !isAdjacent(row, next) || next.label === '',
    joins: false,
  },
  {
    name: 'begins within a phrase',
    applies: ({ row, next }) => WITHIN_PHRASE().test(fold(next.label)) && sameFace(row, next),
    joins: true,
  },
  { name: ONE_ROW, applies: headsListOfOne, joins: true },
  { name: 'heading of a list', applies: ({ row }) => isListHeading(row.label), joins: false },
  {
    name: 'closes the bracket',
    applies: ({ row, next }) => isOpen(row.label) && !isOpen(`${row.label} ${next.label}`),
    joins: true,
  },
  {
    name: 'first of several rows set deeper',
    applies: ({ row, next, after, wrap }) =>
      opensList(row, next, after) && !isOpen(row.label) && !hangsLikeOthers(next, wrap),
    joins: false,
  },
  {
    name: 'ends in a connecting word',
    applies: ({ row, next }) =>
      CONNECTOR().test(row.label) ||
      (row.label.endsWith(';') && (DIGIT_START.test(next.label) || LOWER_START.test(next.label))),
    joins: true,
  },
  {
    name: 'figures of shares',
    applies: ({ row, next }) =>
      DIGIT_START.test(next.label) && OF_SHARES().test(fold(`${row.label} ${next.label}`)),
    joins: true,
  },
  {
    name: 'first of several rows set deeper, which begin small',
    applies: ({ row, next, after, wrap }) => headsDeeperRows(row, next, after, wrap),
    joins: false,
  },
  {
    name: 'begins with a small letter',
    applies: ({ row, next, wrap }) =>
      LOWER_START.test(next.label) &&
      (sameFace(row, next) ||
        Math.abs(row.size - next.size) < SAME_FACE ||
        isFull(row, next, wrap)),
    joins: true,
  },
  {
    name: 'another label in small letters',
    applies: ({ next }) => LOWER_START.test(next.label),
    joins: false,
  },
  {
    name: 'set where labels go on and no row begins',
    applies: ({ row, next, after, wrap }) =>
      hangsLikeOthers(next, wrap) &&
      (after === undefined || goesOnOrEnds(next, after)) &&
      indentOf(row, next) > SAME_EDGE &&
      sameFace(row, next) &&
      !isHeadingOfPart(row.label),
    joins: true,
  },
  {
    name: 'one typed space deeper',
    applies: ({ row, next, after, wrap }) =>
      isOneSpaceDeeper(row, next, after, wrap) &&
      row.label.split(' ').length >= LONG_LABEL.wrapped &&
      sameFace(row, next) &&
      !namesRow(row.label),
    joins: true,
  },
  {
    name: 'hanging indent',
    applies: ({ row, next, after, wrap }) => isHanging(row, next, after, wrap),
    joins: true,
  },
  {
    name: 'full line of capitalised words',
    applies: ({ row, next, wrap }) =>
      !wrap.sentenceCase &&
      !(hasNoCase(next.label) && namesRow(next.label)) &&
      isFull(row, next, wrap) &&
      sameFace(row, next) &&
      indentOf(row, next) >= -OUTDENT &&
      row.label.split(' ').length >= LONG_LABEL.wrapped,
    joins: true,
  },
];

/** Whether a row with numbers continues the label of a line without numbers above it. */
export const VALUE_RULES: readonly LabelRule[] = [
  {
    name: 'numbers on a line of their own below a full label',
    applies: ({ row, next }) =>
      next.label === '' &&
      isAdjacent(row, next) &&
      !endsInColon(row.label) &&
      !BRACKET_ALONE.test(row.label) &&
      row.label.split(' ').length >= LONG_LABEL.alone,
    joins: true,
  },
  ...CONTINUING_RULES,
];

/** Whether a line stands near to the next one, and does not go on close below a full line. */
const leansDown = ({ row, next, after, wrap }: Lines): boolean =>
  after !== undefined &&
  isTight(next, after, wrap) &&
  !(
    isFull(row, next, wrap) && next.middle - row.middle < WITHIN_ROW * (after.middle - next.middle)
  );

/** Whether a line without numbers continues the label of the row with values above it. */
export const TRAILING_RULES: readonly LabelRule[] = [
  {
    name: 'another row far below, or a heading',
    applies: ({ row, next }) =>
      row.label === '' ||
      !isAdjacent(row, next) ||
      next.cells.size > 0 ||
      (endsInColon(next.label) && !LOWER_START.test(next.label)),
    joins: false,
  },
  { name: 'heading of parts of the row', applies: opensParts, joins: false },
  {
    name: 'heading of other comprehensive income, or of a supplement',
    applies: ({ next }) => PART_HEADING().test(fold(next.label)) && /^\p{Lu}/u.test(next.label),
    joins: false,
  },
  {
    name: 'closes the bracket',
    applies: ({ row, next }) => isOpen(row.label) && next.label.includes(')'),
    joins: true,
  },
  {
    name: 'bracket under its label',
    applies: ({ row, next }) => ASIDE.test(next.label) && !endsInColon(row.label),
    joins: true,
  },
  {
    name: 'heading set near to the row above',
    applies: (lines) =>
      isTight(lines.row, lines.next, lines.wrap) &&
      !leansDown(lines) &&
      !sameFace(lines.row, lines.next),
    joins: false,
  },
  {
    name: 'heading of the next part below the total of one',
    applies: ({ row, next }) => isTotalOfPart(row.label) && isHeadingOfPart(next.label),
    joins: false,
  },
  { name: 'heading with a number of its own', applies: isNumberedRow, joins: false },
  {
    name: 'heading of numbered rows below a total',
    applies: ({ row, next, after }) =>
      isTotalOfPart(row.label) &&
      after !== undefined &&
      hasNumber(after.label) &&
      !LOWER_START.test(next.label),
    joins: false,
  },
  {
    name: 'near below a line with room, and begins as rows do',
    applies: (lines) => hadRoom(lines) && !leansDown(lines),
    joins: true,
    unsure: true,
  },
  {
    name: 'nearer to the row above than to the next',
    applies: (lines) => isTight(lines.row, lines.next, lines.wrap) && !leansDown(lines),
    joins: true,
  },
  {
    name: 'hangs behind the number of its row',
    applies: ({ row, next, after }) =>
      hasNumber(row.label) &&
      indentOf(row, next) > HANGING &&
      sameFace(row, next) &&
      after !== undefined &&
      after.x0 < next.x0 - BACK * row.size,
    joins: true,
  },
  {
    name: 'nearer to the next row',
    applies: (lines) => !isTight(lines.row, lines.next, lines.wrap) && leansDown(lines),
    joins: false,
  },
  {
    name: 'ends in a connecting word',
    applies: ({ row, next }) =>
      CONNECTOR().test(row.label) &&
      !/[-–—]$/.test(row.label) &&
      !(endsInQualifier(row.label) && /^\p{Lu}/u.test(next.label)),
    joins: true,
  },
  {
    name: 'begins a label that goes on below, or follows a heading',
    applies: ({ row, next, after }) =>
      endsInColon(row.label) ||
      (after !== undefined && LOWER_START.test(after.label) && !LOWER_START.test(next.label)),
    joins: false,
  },
  {
    name: 'begins with a small letter',
    applies: ({ next }) => LOWER_START.test(next.label),
    joins: true,
  },
  {
    name: 'hanging indent',
    applies: ({ row, next, after, wrap }) =>
      isFull(row, next, wrap) &&
      indentOf(row, next) > HANGING &&
      sameFace(row, next) &&
      after !== undefined &&
      after.x0 < next.x0 - BACK * row.size,
    joins: true,
  },
];
