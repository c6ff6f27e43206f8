import { isMonthName, yearsIn } from '../language/dates.js';
import { fold, LEXICONS } from '../language/index.js';
import { currencyIn, scaleIn } from '../language/money.js';
import { isWords, type Item, type ItemLine, isNoteWord } from '../page/index.js';
import type { Dealt } from './deal-items.js';
import { inNotes, textOf, type Frame } from './frame.js';
import { FURNITURE_WORDS, HOLE, MARGIN, PROSE, UNIT_LINE } from './weights.js';

/** What a line of a table does to its rows. */
export type LineEffect = 'row' | 'skip' | 'stop';

/** A line with what its items were dealt out to. */
export interface ReadLine {
  readonly line: ItemLine;
  readonly text: string;
  readonly dealt: Dealt;
  readonly frame: Frame;
  /** A row with values stands above. */
  readonly started: boolean;
}

interface LineRule {
  readonly name: string;
  readonly applies: (read: ReadLine) => boolean;
  readonly effect: LineEffect;
}

const statesMoney = (text: string): boolean =>
  scaleIn(text) !== undefined || currencyIn(text) !== undefined;

const OPENS_UNIT = /^(?:amounts? |all amounts |figures |expressed |stated )?(?:are )?in\b/i;
/** A row of amounts per share, and no line that excepts them: "in millions, except per share data". */
const OF_SHARES =
  /(?<!except.*)\bper (?:common |ordinary )?share\b(?!.*(?:except|million|thousand))/i;

/** "(In millions, except per share data)". */
export const isUnitLine = (text: string): boolean => {
  const words = text.split(' ').length;
  if (words > UNIT_LINE.words || !statesMoney(text) || OF_SHARES.test(text)) return false;
  return /^[([]/.test(text) || OPENS_UNIT.test(text) || words <= UNIT_LINE.bare;
};

const PERIOD_START = String.raw`(?:for |as (?:of|at) |at )?(?:the )?(?:fiscal |financial |twelve |12 )?`;
const PERIOD_WORD = String.raw`(?:years?|months|period|fiscal|weeks|periods)\b.*(?:ended|ending|to)?`;
const PERIOD_LINE = new RegExp(
  String.raw`^\(?(?:${PERIOD_START}${PERIOD_WORD}|(?:as )?(?:at|of|on)\b.*|restated|audited|continued|.*\(?continued\)?)\W*$`,
  'i',
);
const SHORT_PERIOD = 3;

/** "For the years ended December 31," or "(continued)". */
export const isPeriodLine = (text: string): boolean => {
  const words = text.split(' ');
  return (
    PERIOD_LINE.test(text) &&
    (words.some(isMonthName) || yearsIn(text).length > 0 || words.length <= SHORT_PERIOD)
  );
};

const OPENS_SENTENCE = String.raw`the|this|these|see|in|for|certain|as|we|our|amounts?|includes?|during|on|all|where|figures`;
const SENTENCE = new RegExp(
  String.raw`^(?:${OPENS_SENTENCE})\b|^\(?(?:\d{1,2}|[a-z]|\*+)\)\s`,
  'i',
);

/** Running text below a table ends it; a long heading of a section, though it crosses the columns, does not. */
export const isProse = (line: ItemLine, { valuesFrom, valuesTo }: Frame): boolean => {
  const words = line.items.filter(isWords).length;
  const across = line.x1 > valuesFrom + 2 * line.size && line.x0 < valuesFrom;
  const holes = line.items.some((i) => i.gap !== Infinity && i.gap > HOLE * i.size);
  if (!across || words < PROSE.words || holes) return false;
  const text = textOf(line.items);
  if (SENTENCE.test(text)) return true;
  if (text.endsWith(':') && words < PROSE.list) return false;
  const wide = line.x1 > valuesTo - 0.2 * (valuesTo - valuesFrom);
  return /[.;]$/.test(text) || (wide && words >= PROSE.full);
};

const PAGE_MARK = /^(?:table of contents|page \d+(?: of \d+)?|f-\d+|\d{1,3}|- ?\d+ ?-)$/i;

/** Page numbers, running heads and feet. */
const isFurniture = ({ line, text, frame }: ReadLine): boolean => {
  if (PAGE_MARK.test(text)) return true;
  const { height } = frame.table.region.layout;
  const margin = line.middle > MARGIN.bottom * height || line.middle < MARGIN.top * height;
  return (
    margin && /\d{4}|report|statements|^\d+$/i.test(text) && line.items.length < FURNITURE_WORDS
  );
};

/** What a row says beside its label: "(see Notes 12 and 13)". */
const ASIDE = /\s*[([][^()[\]]*[)\]]/g;
/** A row that is printed without a number, whatever it refers to. */
const NUMBERLESS_ROW = /^commitments?\b|^contingenc/;

/** Words that stand below a statement: a remark about the notes, a signature. A label may refer to a note in brackets. */
export const closesStatement = (text: string): boolean => {
  const folded = fold(text);
  const own = folded.replace(ASIDE, '').trim();
  const said = own === '' ? folded : own;
  return !NUMBERLESS_ROW.test(said) && LEXICONS.some((l) => l.closing.test(said));
};

const isValued = ({ dealt }: ReadLine): boolean => dealt.cells.size > 0;
const isPageNumber = (read: ReadLine): boolean =>
  read.dealt.cells.size < 2 && read.dealt.label.length === 0 && isFurniture(read);

/** What a line below the header is; the first rule that applies decides. */
const LINE_RULES: readonly LineRule[] = [
  { name: 'page number', applies: isPageNumber, effect: 'skip' },
  { name: 'row', applies: isValued, effect: 'row' },
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
  { name: 'unit line', applies: ({ text }) => isUnitLine(text), effect: 'skip' },
  { name: 'period line', applies: ({ text }) => isPeriodLine(text), effect: 'skip' },
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

const OF_HEADER = /^(?:years?|fiscal|financial|note|consolidated|in)\b/i;

/** Text on a header line that is a heading of the table and not a unit, a period or a note word. */
export const headingOnHeader = (line: ItemLine, frame: Frame): Item[] => {
  const items = line.items.filter(
    (i) => i.x1 < frame.valuesFrom - 0.5 * i.size && !inNotes(i, frame) && !isNoteWord(i.text),
  );
  const text = textOf(items);
  const dated = items.some((i) => isMonthName(i.text)) || yearsIn(text).length > 0;
  const ofHeader =
    statesMoney(text) ||
    dated ||
    isPeriodLine(text) ||
    OF_HEADER.test(text) ||
    !/\p{L}{3,}/u.test(text);
  return ofHeader ? [] : items;
};
