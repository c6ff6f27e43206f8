import type { PageText, Word } from '@fde/contracts';
import { pick, type Ablation, type Disturbed } from './ablation.js';
import { moveWord, ofHeads, withoutUnit, YEAR, type LineChange } from './head-ablations.js';
import { cellsOf, isCellWord, type PrintedReport } from './printed-report.js';
import { changePages, changeSheet, ofWords, setLine, type Sheet } from './sheets.js';

/** Ink that no rule knows. Each word is invented: no language and no currency has it. */
const UNKNOWN_UNIT = 'Qxm';
const UNKNOWN_HEAD = 'Quuxed';

/** Lines by which a word is set above a year. */
const ABOVE = 1.1;

const overYear = (year: Word, text: string): Word => ({
  ...moveWord(year, 0, -ABOVE * year.fontSize),
  text,
});

/** The unit is gone, and a word that no rule knows stands over each column. */
const withUnknownUnit: LineChange = (line, statement) => {
  const bare = withoutUnit(line, statement);
  const years = bare.filter(({ text }) => YEAR.test(text));
  return years.length === 0 ? bare : [...bare, ...years.map((y) => overYear(y, UNKNOWN_UNIT))];
};

/** A word that no rule knows stands over the last year. */
const withUnknownHead: LineChange = (line) => {
  const years = line.filter(({ text }) => YEAR.test(text));
  const last = years.at(-1);
  return last === undefined || years.length < 2 ? line : [...line, overYear(last, UNKNOWN_HEAD)];
};

const NOTES = [
  'Basis of presentation',
  'Accounting policies',
  'Cash and equivalents',
  'Borrowings',
  'Income taxes',
  'Segments',
  'Related parties',
  'Commitments',
];

const contentsOf = (page: PageText): Word[] =>
  NOTES.flatMap((note, at) => {
    const y = 120 + 18 * at;
    return [
      ...setLine(`${at + 1}. ${note}`, 60, y),
      ...setLine(String(25 + 3 * at), page.width - 80, y),
    ];
  });

/**
 * A list of the notes is bound in behind the last page of one statement. It is set on a copy of that
 * page, so a scan does not do: its picture would still show the statement.
 */
const withGluedPage = (report: PrintedReport, random: () => number): Disturbed | undefined => {
  const typeset = report.statements.filter(({ method }) => method !== 'ocr');
  const last = pick(typeset, random)?.pages.at(-1);
  if (last === undefined) return undefined;
  const list: Sheet = {
    ...changeSheet(
      { source: last },
      ofWords((_, page) => contentsOf(page)),
    ),
    isDecoy: true,
  };
  return {
    sheets: report.sheets().flatMap((sheet) => (sheet.source === last ? [sheet, list] : [sheet])),
  };
};

/** Share of a page's height at which its foot stands. */
const FOOT = 0.95;

/** Each page ends in a foot whose page number stands under the last column. */
const withForeignFoot = (report: PrintedReport): Disturbed => {
  const right = Math.max(...report.statements.flatMap((s) => cellsOf(s).map(({ box }) => box[2])));
  return {
    sheets: report.sheets().map((sheet) =>
      changeSheet(
        sheet,
        ofWords((words, page) => [
          ...words,
          ...setLine('Yearly review of the house', 60, FOOT * page.height),
          ...setLine(String(sheet.source), right - 10, FOOT * page.height),
        ]),
      ),
    ),
  };
};

/** Space, in the font size, between the two parts of a number that is cut. */
const CUT = 0.4;

const cutWord = (word: Word): Word[] => {
  const at = word.text.length - 2;
  const middle = word.x0 + ((word.x1 - word.x0) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), x1: middle - CUT * word.fontSize },
    { ...word, text: word.text.slice(at) },
  ].map((part, i) => (i === 1 ? { ...part, x0: middle } : part));
};

/** The last two digits of one number stand apart. */
const withCutNumber = (report: PrintedReport, random: () => number): Disturbed | undefined => {
  const statement = pick(report.statements, random);
  const page = statement?.pages[0];
  if (statement === undefined || page === undefined) return undefined;
  const isCell = isCellWord(report.statements, page);
  const words = report.pageText(page).words.filter((w) => isCell(w) && /^\d+,\d{3}$/.test(w.text));
  const one = pick(words, random);
  if (one === undefined) return undefined;
  const isOne = (w: Word): boolean => w.x0 === one.x0 && w.y0 === one.y0 && w.text === one.text;
  return {
    sheets: changePages(
      report.sheets(),
      new Set([page]),
      ofWords((all) => all.flatMap((word) => (isOne(word) ? cutWord(word) : [word]))),
    ),
  };
};

/** Ink that is not understood: a reading must be right, or in doubt. */
export const INK_ABLATIONS: readonly Ablation[] = [
  {
    name: 'unknown-unit',
    what: 'a word that no rule knows stands where the unit stood',
    disturb: ofHeads(withUnknownUnit),
  },
  {
    name: 'unknown-head',
    what: 'a word that no rule knows stands over one of the years',
    disturb: ofHeads(withUnknownHead),
  },
  {
    name: 'glued-page',
    what: 'a list of the notes with their pages follows a statement',
    disturb: withGluedPage,
  },
  {
    name: 'foreign-foot',
    what: 'each page ends in a foot with its number under the last column',
    disturb: withForeignFoot,
  },
  {
    name: 'cut-number',
    what: 'the last two digits of one number stand apart',
    disturb: withCutNumber,
  },
];
