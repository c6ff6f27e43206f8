import type { PageText, RawStatement, Word } from '@fde/contracts';
import type { Ablation, Disturbed } from './ablation.js';
import { columnsOn, reachOn, type Column } from './column-places.js';
import { eachPage, headNames, isIn, onHeaded } from './headed-statements.js';
import { timesThree } from './number-words.js';
import { cellsOf, isCellWord, isHeadWord, standsIn, type PrintedReport } from './printed-report.js';
import { linesOf, ofWords, setLine, textOf } from './sheets.js';

const shiftWord = (word: Word, by: number): Word => ({
  ...word,
  x0: word.x0 + by,
  x1: word.x1 + by,
});

/** Swaps the first and the last column of a statement on one page, heads included. */
const exchangeColumns =
  (report: PrintedReport, statement: RawStatement, page: number) =>
  (words: readonly Word[]): Word[] => {
    const columns = columnsOn(statement, page);
    const [first, last] = [columns[0], columns.at(-1)];
    if (first === undefined || last === undefined || first === last) return [...words];
    const [top = 0, bottom = 0] = reachOn(report, statement, page);
    const by = last.right - first.right;
    return words.map((word) => {
      if (word.y0 < top - 1 || word.y1 > bottom + 1) return word;
      if (isIn(word, first)) return shiftWord(word, by);
      return isIn(word, last) ? shiftWord(word, -by) : word;
    });
  };

const withOldestFirst = (report: PrintedReport): Disturbed | undefined => {
  const headed = report.statements.filter((s) => s.pages.every((p) => headNames(report, s, p)));
  if (headed.length === 0) return undefined;
  return {
    sheets: eachPage(report, headed, (statement, page) =>
      ofWords(exchangeColumns(report, statement, page)),
    ),
  };
};

/** Points between the note numbers and the first column. */
const NOTE_GAP = 24;

/** Adds a column with a note number in every other row that has room for one. */
const withNotes =
  (report: PrintedReport, statement: RawStatement, page: number) =>
  (words: readonly Word[]): Word[] => {
    const [first] = columnsOn(statement, page);
    const [top = 0, bottom = 0] = reachOn(report, statement, page);
    if (first === undefined) return [...words];
    const x = first.left - NOTE_GAP;
    const isCell = isCellWord([statement], page);
    const rows = linesOf(words).filter((line) => line.some(isCell));
    const hasRoom = (line: readonly Word[]): boolean =>
      line.every((w) => w.x1 < x - 4 || w.x0 > x + 10) && (line[0]?.y0 ?? 0) >= top;
    const notes = rows
      .filter((line, at) => at % 2 === 0 && hasRoom(line) && (line[0]?.y1 ?? 0) <= bottom + 2)
      .flatMap((line, at) => setLine(String(5 + at), x, line.at(-1)?.y1 ?? 0, 8));
    const above = notes[0] === undefined ? [] : setLine('Note', x - 6, notes[0].y0 - 10, 8);
    return [...words, ...above, ...notes];
  };

/** Points between the group's columns and the company's. */
const BESIDE = 40;
/** Points: the height of a line of heads. */
const HEAD_LINE = 11;

/** The complete lines of a head that name a year for each column. */
const yearLines = (words: readonly Word[], columns: readonly Column[]): Word[][] =>
  linesOf(words).filter((line) => columns.every(({ year }) => textOf(line).includes(year)));

/** The company's own columns right of the group's, under heads that say so. */
const withCompany =
  (report: PrintedReport, statement: RawStatement, page: number) =>
  (text: PageText): PageText => {
    const columns = columnsOn(statement, page);
    const [first, last] = [columns[0], columns.at(-1)];
    const isHead = isHeadWord(report, statement, page);
    const years = yearLines(text.words.filter(isHead), columns).flat();
    if (first === undefined || last === undefined || years.length === 0) return text;
    const by = last.right - Math.min(...years.map((w) => w.x0), first.left) + BESIDE;
    const boxes = cellsOf(statement).filter((cell) => cell.page === page);
    const cells = text.words
      .filter((word) => boxes.some(({ box }) => standsIn(word, box)))
      .map((word) => ({ ...shiftWord(word, by), text: timesThree(word.text) }));
    const top = Math.min(...years.map((w) => w.y0));
    const raised = text.words.map((w) =>
      isHead(w) && w.y1 <= top + 1 ? { ...w, y0: w.y0 - HEAD_LINE, y1: w.y1 - HEAD_LINE } : w,
    );
    const middle = (first.left + last.right) / 2;
    const heads = [
      ...setLine('Group', middle - 12, top - 1, 8),
      ...setLine('Company', middle - 16 + by, top - 1, 8),
    ];
    const words = [...raised, ...heads, ...cells, ...years.map((w) => shiftWord(w, by))];
    return { ...text, width: text.width + by, words };
  };

/** Breakdowns of rows below a statement; their rows do not belong to the statement. */
const withBreakdown =
  (report: PrintedReport, statement: RawStatement, page: number) =>
  (text: PageText): PageText => {
    const [, bottom = 0] = reachOn(report, statement, page);
    const isLast = page === statement.pages.at(-1);
    const below = text.words.filter((word) => word.y0 > bottom && word.y1 < text.height - 50);
    const columns = columnsOn(statement, page);
    if (!isLast || below.length > 0 || columns.length === 0) return text;
    const rows = ['Revenue by region:', 'North America', 'Europe', 'Asia'].flatMap((label, at) => {
      const y = bottom + 40 + at * 12;
      const numbers = at === 0 ? [] : columns.map((c) => setLine(`${at}${at}2`, c.right - 18, y));
      return [...setLine(label, 60, y), ...numbers.flat()];
    });
    return { ...text, words: [...text.words, ...rows] };
  };

export const COLUMN_ABLATIONS: readonly Ablation[] = [
  {
    name: 'columns-exchanged',
    what: 'the newest and the oldest year change places',
    disturb: withOldestFirst,
  },
  {
    name: 'note-column',
    what: 'a column of note numbers stands before the first year',
    disturb: onHeaded((report, statement, page) => ofWords(withNotes(report, statement, page))),
  },
  {
    name: 'company-columns',
    what: "the company's own columns stand right of the group's",
    disturb: onHeaded(withCompany),
  },
  {
    name: 'breakdown-below',
    what: 'a small table under each statement breaks a row down',
    disturb: onHeaded(withBreakdown),
  },
];
