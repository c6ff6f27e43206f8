import { singleSpaced } from '@fde/contracts/text';

import { AMOUNTS_IN_ROW, AMOUNTS_LEFT, MOST_LINES } from './weights.js';

/**
 * Leaders whose points are set apart. Those set close together are one word, and distinguish an
 * index from a table.
 */
const SPACED_LEADERS = /(?:[.·…] ){3,}[.·…]?/g;

/** An amount with the letter of debit or credit: "13.868,61D", "*****93.500,25C". */
const LETTERED = /(?<![\d.,*])\*{0,40}(\d[\d.,]{0,30}[.,]\d\d)[DC](?= |$)/g;

const NUMBER = String.raw`\(?[$€£]? ?\d{1,3}(?:[.,']\d{3})*(?:[.,]\d+)?\)?`;
const AMOUNT = `(?:${NUMBER}|[—–-])`;
const SIGN = String.raw`(?: ?[$€£%])?`;

/**
 * Two amounts in a row with at most a currency sign between them: the cells of one row of a table.
 */
const ROW_OF_AMOUNTS = new RegExp(`${AMOUNT}${SIGN} ${AMOUNT}(?= |$)`, 'g');

/** The end of a row within a line: an amount, then the next label. */
const ROW_END = new RegExp(`(${AMOUNT} ${AMOUNT}) (?=\\p{L}|\\()`, 'gu');
const LABEL_AFTER_ROW = new RegExp(`${AMOUNT}${SIGN} ${AMOUNT} \\p{L}`, 'gu');

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Whether a page's table was printed as running text: most rows end in the middle of a line, not at
 * its end.
 */
const isRunning = (text: string, lines: readonly string[]): boolean => {
  if (countMatches(text, ROW_OF_AMOUNTS) < AMOUNTS_IN_ROW) return false;
  const within = countMatches(text, LABEL_AFTER_ROW);
  const atEnd = lines.filter((line) => /[\d)%—–-]$/.test(line)).length;
  return within > atEnd;
};

/**
 * Whether no line holds more than one row: behind the amounts stands the label in a second language,
 * not the label of the next row.
 */
const isBilingual = (lines: readonly string[]): boolean =>
  lines.every((line) => countMatches(line, LABEL_AFTER_ROW) <= 1);

/** The rows of a page in two languages; what stands behind the amounts is no part of the next row. */
const splitBilingual = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.replace(ROW_END, '$1\n').split('\n'));

/**
 * Some files hold a page's text without its line breaks: then a line ends where a label follows
 * amounts.
 */
const splitRunning = (text: string): string[] =>
  singleSpaced(text)
    .replace(/ ([$€£]) (?=[\d(—–-])/g, ' ')
    .replace(ROW_END, '$1\n')
    .split('\n');

/** A row that begins with the amount of the year before, left of its label: "40,000 Rent 45,000". */
const LEFT_AMOUNT = new RegExp(
  String.raw`^(\(?[$€£]?\d{1,3}(?:[.,']\d{2,3})+(?:[.,]\d\d)?\)?) (\p{L}\D*\d.*)$`,
  'u',
);

/** Rows with their labels first; the amounts left of those of an account go behind the others. */
const withLabelsFirst = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => LEFT_AMOUNT.test(line)).length < AMOUNTS_LEFT
    ? lines
    : lines.map((line) => line.replace(LEFT_AMOUNT, '$2 $1'));

/** The lines of a page's plain text, without leaders and empty lines. */
export const textLines = (text: string): string[] => {
  const lines = text
    .split('\n')
    .map((line) => singleSpaced(line.replace(SPACED_LEADERS, ' ').replace(LETTERED, '$1')).trim())
    .filter((line) => line !== '');
  const whole = lines.join(' ');
  if (!isRunning(whole, lines)) return withLabelsFirst(lines).slice(0, MOST_LINES);
  const rows = isBilingual(lines) ? splitBilingual(lines) : splitRunning(whole);
  return rows.slice(0, MOST_LINES);
};
