import { isDataLine, isWords, textOfLine } from '../../page/index.js';
import type { CanonicalStatementType } from '@fde/contracts';

import { fold } from '../../language/index.js';
import { inAnyLanguage } from '../../language/in-any-language.js';
import { forLanguages } from '../../language/languages-in-use.js';
import type { Block } from '../../locate/blocks.js';
import { otherScore } from '../../locate/score-block.js';
import { isComplete, type Signs } from '../../locate/signs.js';
import { tableOf } from '../table.js';
import { GOES_ON } from '../weights.js';
import { columnsAlign, filledColumns, isOfCompanyAlone, yearsOf } from './columns-alike.js';
import { isListOfContents } from './list-of-contents.js';

const ANY_STATEMENT = forLanguages(() => inAnyLanguage((l) => l.titleWords.anyStatement));
const SUPPLEMENT = forLanguages(() => inAnyLanguage((l) => l.titleWords.supplement));

/** What the labels of several blocks say together. */
export const mergeSigns = (type: CanonicalStatementType, blocks: readonly Block[]): Signs => {
  const concepts = new Set(blocks.flatMap((b) => [...b.signs[type].concepts]));
  return { concepts, score: blocks.reduce((s, b) => s + b.signs[type].score, 0) };
};

const KEY_CONCEPTS = [
  'total_assets',
  'total_equity',
  'operating_cash_flow',
  'closing_cash',
  'revenue',
  'income_before_taxes',
  'net_income',
] as const;

/**
 * A second table with the same title that shows the main totals again is another table, not a
 * continuation.
 */
const repeatsTotals = (
  type: CanonicalStatementType,
  blocks: readonly Block[],
  next: Block,
): boolean => {
  const again = KEY_CONCEPTS.filter(
    (concept) =>
      next.signs[type].concepts.has(concept) &&
      blocks.some((b) => b.signs[type].concepts.has(concept)),
  );
  return again.some((concept) => !(concept === 'net_income' && next.perShare));
};

/** A statement that ended at a page's foot, and the first table of a following page. */
interface Following {
  readonly type: CanonicalStatementType;
  readonly blocks: readonly Block[];
  readonly first: Block;
  readonly last: Block;
  readonly next: Block;
  /** Whether the statement has everything that one of its type has. */
  readonly complete: boolean;
  /** Years in the head of `next`; empty if it has none. */
  readonly years: string;
}

interface ContinuingRule {
  readonly name: string;
  readonly applies: (on: Following) => boolean;
  /** Whether the table carries the statement on, if the rule applies. */
  readonly carriesOn: (on: Following) => boolean;
}

const saysNote = ({ title }: Block): boolean => title?.decoys.includes('note') === true;

const never = (): boolean => false;

/** Programs print the whole head of a statement on each of its pages. */
const printsHeadAgain = ({ type, blocks, first, last, next }: Following): boolean =>
  next.title?.text === first.title?.text &&
  columnsAlign(last, next) &&
  !repeatsTotals(type, blocks, next);

/** Labels of a block's rows with numbers. */
const rowLabels = ({ layout, from, to }: Block): string[] =>
  layout.lines
    .slice(from, to)
    .filter(isDataLine)
    .map(({ items }) =>
      fold(
        items
          .filter(isWords)
          .map(({ text }) => text)
          .join(' '),
      ),
    )
    .filter((label) => label !== '');

/** Whether most rows of a table stand in the statement already: it is another entity's. */
const repeatsRows = ({ blocks, next }: Following): boolean => {
  const known = new Set(blocks.flatMap(rowLabels));
  const labels = rowLabels(next);
  return labels.filter((label) => known.has(label)).length > GOES_ON.known * labels.length;
};

/** Whether a table has the title that its statement began with, which is not the usual one of its type. */
const isTitledLikeFirst = ({ type, first, next }: Following): boolean =>
  next.title !== undefined &&
  next.title.kind !== type &&
  next.title.kind === first.title?.kind &&
  next.title.text === first.title.text;

/** Lines of a block in which its own heading stands, below the years and the unit of its columns. */
const beginsWith = ({ layout, from, to }: Block, words: RegExp): boolean =>
  layout.lines
    .slice(from, Math.min(to, from + GOES_ON.headLines))
    .some((line) => words.test(fold(textOfLine(line))));

/** The lines of a page above the rows of a table: name, title, period and unit. */
const headLines = ({ layout, from, to }: Block): string[] => {
  const row = layout.lines.findIndex((line, at) => at >= from && at < to && isDataLine(line));
  const end = row < 0 ? from : row;
  return layout.lines.slice(Math.max(0, end - GOES_ON.headOfPage), end).map(textOfLine);
};

const bare = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');

/**
 * Whether a page repeats the head of the statement's first page, name, period and unit, but for the
 * title, in whose place it has words of its own: another statement, also where no language knows
 * its title.
 */
const isHeadedLikeAnother = ({ first, next }: Following): boolean => {
  if (first.title === undefined || next.layout.page === first.layout.page) return false;
  const [own, others] = [headLines(first).map(bare), headLines(next).map(bare)];
  const title = bare(first.title.text);
  const at = own.indexOf(title);
  const above = own[at - 1] ?? '';
  const below = own.slice(at + 1).filter((line) => line !== '');
  const place = others.findIndex((_, i) => i > 0 && above !== '' && others[i - 1] === above);
  const instead = others[place] ?? '';
  if (at < 0 || instead.length < GOES_ON.otherTitle || below.includes(instead)) return false;
  const isOwn = instead.startsWith(title) || title.startsWith(instead);
  return !isOwn && others.slice(place + 1).some((line) => below.includes(line));
};

/** How many years a block's head has. */
const yearCount = (block: Block): number => tableOf(block).sets[0]?.columns.length ?? 0;

/** Whether a table of a following page is headed as what cash flow statements print below their foot. */
const isHeadedAsSupplement = ({ type, next }: Following): boolean =>
  type === 'cash_flow_statement' && next.title === undefined && beginsWith(next, SUPPLEMENT());

/** Whether a table carries a statement on: the first rule that applies decides. */
const CONTINUING_RULES: readonly ContinuingRule[] = [
  {
    // The same title stands over the company's own statement on the next page.
    name: 'is headed as the company alone',
    applies: ({ first, next }) => isOfCompanyAlone(next) && !isOfCompanyAlone(first),
    carriesOn: never,
  },
  {
    // "Statement of comprehensive income", which holds the income statement, on each of two pages.
    name: 'titled like its first page',
    applies: (on) => isTitledLikeFirst(on) && !on.complete,
    carriesOn: (on) =>
      on.years === yearsOf(on.first) &&
      filledColumns(on.next) === filledColumns(on.last) &&
      !repeatsTotals(on.type, on.blocks, on.next) &&
      !repeatsRows(on),
  },
  {
    name: 'titled otherwise',
    applies: ({ type, next }) =>
      next.title !== undefined &&
      (next.title.kind !== type || next.title.decoyWeight >= GOES_ON.decoys),
    carriesOn: never,
  },
  {
    // Some titles are of statements that only a few reports have: "Statement of Fund Balances".
    name: 'titled as an unknown statement',
    applies: ({ last, next }) =>
      next.title === undefined &&
      next.layout.page !== last.layout.page &&
      beginsWith(next, ANY_STATEMENT()),
    carriesOn: never,
  },
  {
    // "LAPORAN KOMITMEN DAN KONTINJENSI" between the company's name and the day of the statement.
    name: 'headed alike, under another title',
    applies: (on) => on.next.title === undefined && isHeadedLikeAnother(on),
    carriesOn: never,
  },
  {
    // "Notes to Balance Sheet": below a statement that lacks nothing, a doubtful title opens another.
    name: 'titled with a doubt, behind a complete statement',
    applies: ({ first, next, complete }) =>
      complete && (next.title?.decoyWeight ?? 0) > (first.title?.decoyWeight ?? 0),
    carriesOn: never,
  },
  {
    name: 'is a list of contents',
    applies: ({ next }) => isListOfContents(next),
    carriesOn: never,
  },
  {
    // The company's own statement may follow the group's under the same title.
    name: 'calls itself continued',
    applies: ({ next }) => next.title?.continued === true,
    carriesOn: ({ type, next, complete }) => !complete || !isComplete(type, next.signs[type]),
  },
  {
    // "Notes to items of the balance sheet": its tables explain the rows above, and are none of them.
    name: 'titled as notes',
    applies: ({ next, first }) => saysNote(next) && !saysNote(first),
    carriesOn: never,
  },
  {
    name: 'titled again',
    applies: ({ next }) => next.title !== undefined,
    carriesOn: (on) =>
      (on.years === '' || on.years === yearsOf(on.first)) &&
      (on.complete
        ? !repeatsTotals(on.type, on.blocks, on.next)
        : on.next.signs[on.type].score >= GOES_ON.rowsTitled || printsHeadAgain(on)),
  },
  {
    // Assets and claims, or income and expenditure, side by side below the same years.
    name: 'is the other side of the page',
    applies: ({ first, last, next, years }) =>
      next.layout.half === 1 &&
      last.layout.half === 0 &&
      next.layout.page === last.layout.page &&
      years !== '' &&
      years === yearsOf(first) &&
      filledColumns(next) === filledColumns(last),
    carriesOn: ({ complete }) => !complete,
  },
  {
    // For example one of the changes in equity: another statement, whatever its title.
    name: 'has more columns',
    applies: ({ last, next }) => filledColumns(next) > filledColumns(last) + 1,
    carriesOn: never,
  },
  {
    name: 'is not a table of this statement',
    applies: ({ type, next }) =>
      next.dataLines === 0 ||
      next.proseLines > GOES_ON.prose ||
      otherScore(next, type) > next.signs[type].score + GOES_ON.otherRows,
    carriesOn: never,
  },
  {
    name: 'has other years',
    applies: ({ first, years }) => years !== '' && years !== yearsOf(first),
    carriesOn: never,
  },
  {
    // It may print the head of the columns again, and in a reconciliation totals of the statement.
    name: 'is headed as supplemental',
    applies: isHeadedAsSupplement,
    carriesOn: ({ first, last, next }) =>
      next.dataLines <= GOES_ON.below.rows &&
      (columnsAlign(last, next) || filledColumns(next) === yearCount(first)),
  },
  {
    name: 'completes the statement',
    applies: ({ complete }) => !complete,
    carriesOn: ({ type, last, next }) =>
      next.signs[type].score >= GOES_ON.rowsUntitled || columnsAlign(last, next),
  },
  {
    name: 'stands below the foot',
    applies: () => true,
    carriesOn: ({ type, blocks, last, next, years }) =>
      type !== 'balance_sheet' &&
      !repeatsTotals(type, blocks, next) &&
      next.proseLines <= GOES_ON.below.prose &&
      next.dataLines <= GOES_ON.below.rows &&
      columnsAlign(last, next) &&
      (years === '' || next.layout.page === last.layout.page),
  },
];

/** Whether a table carries a statement on, and the name of the rule that says so. */
export const carriesOn = (
  type: CanonicalStatementType,
  blocks: readonly Block[],
  next: Block,
): { readonly rule: string; readonly goesOn: boolean } => {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined) return { rule: 'begins it', goesOn: true };
  const complete = isComplete(type, mergeSigns(type, blocks));
  const on: Following = { type, blocks, first, last, next, complete, years: yearsOf(next) };
  const rule = CONTINUING_RULES.find(({ applies }) => applies(on));
  return { rule: rule?.name ?? 'no rule', goesOn: rule?.carriesOn(on) === true };
};
