import type { CanonicalStatementType } from '@fde/contracts';

import type { Block } from '../../locate/blocks.js';
import type { ReportBlocks } from '../../locate/find-blocks.js';
import { otherScore } from '../../locate/score-block.js';
import { isComplete, type Signs } from '../../locate/signs.js';
import { lastPageOf } from '../../page/index.js';
import { GOES_ON } from '../weights.js';
import { carriesOn, mergeSigns } from './carries-on.js';
import { columnsAlign, isOfCompanyAlone, yearsOf } from './columns-alike.js';

/** Whether these are the last rows of a statement whose first rows stand elsewhere. */
const startsMissing = (type: CanonicalStatementType, signs: Signs): boolean =>
  (type === 'balance_sheet' &&
    !signs.concepts.has('total_assets') &&
    !signs.concepts.has('net_assets') &&
    !signs.concepts.has('net_financial_assets') &&
    (signs.concepts.has('total_liabilities_and_equity') ||
      signs.concepts.has('total_liabilities'))) ||
  (type === 'cash_flow_statement' &&
    !signs.concepts.has('operating_cash_flow') &&
    (signs.concepts.has('financing_cash_flow') || signs.concepts.has('closing_cash')));

/** The total that shows the first part of a statement. */
const OPENING_TOTAL = {
  income_statement: 'revenue',
  balance_sheet: 'total_assets',
  cash_flow_statement: 'operating_cash_flow',
} as const;

/** A page between two parts of a statement that shows a picture, or only its number. */
const saysNothing = (block: Block | undefined): boolean =>
  block === undefined ||
  (block.title === undefined && block.dataLines === 0 && block.proseLines === 0);

const isLastOfLayout = (block: Block | undefined, { blocks }: ReportBlocks): boolean =>
  block !== undefined && blocks.findLast((b) => b.layout === block.layout) === block;

/** A review of five years begins no statement of two. */
const hasOtherYears = (before: Block, start: Block): boolean => {
  const [first, rest] = [yearsOf(before), yearsOf(start)];
  return first !== '' && rest !== '' && first !== rest;
};

/** The same title stands over the company's own statement, which continues none of its group. */
const isOfOther = (before: Block, start: Block): boolean =>
  isOfCompanyAlone(start) && !isOfCompanyAlone(before);

/** "Bilan actif", and on the next page "Bilan passif": each titled, under the same years. */
const isOtherPart = (type: CanonicalStatementType, before: Block, start: Block): boolean =>
  before.title?.kind === type &&
  start.title?.kind === type &&
  yearsOf(before) !== '' &&
  !isComplete(type, before.signs[type]);

/**
 * The table at the foot of the page before, if it can be the beginning of a statement that
 * continues in `start`.
 */
const beginningOf = (
  type: CanonicalStatementType,
  start: Block,
  { layouts, blocks }: ReportBlocks,
): Block[] => {
  const layoutBefore = layouts[layouts.indexOf(start.layout) - 1];
  const before = blocks.findLast(
    ({ layout }) => layout === layoutBefore && lastPageOf(layout) >= start.layout.page - 1,
  );
  if (before === undefined || (before.title !== undefined && before.title.kind !== type)) return [];
  if (hasOtherYears(before, start) || isOfOther(before, start)) return [];
  const { score, concepts } = before.signs[type];
  const likely = score >= Math.max(GOES_ON.rowsBefore, otherScore(before, type));
  // Its rows may look like those of another statement; the total that opens this one decides.
  const opens = concepts.has(OPENING_TOTAL[type]);
  return likely || (opens && columnsAlign(before, start)) || isOtherPart(type, before, start)
    ? [before]
    : [];
};

/** The table above it on its page, if that is titled as the statement that its own title continues. */
const continuedOnPage = (
  type: CanonicalStatementType,
  start: Block,
  { blocks }: ReportBlocks,
): Block[] => {
  const above = blocks[blocks.indexOf(start) - 1];
  if (above === undefined || above.layout !== start.layout) return [];
  const goesOn = !hasOtherYears(above, start) && !isOfOther(above, start);
  return above.title?.kind === type && goesOn ? [above] : [];
};

/** What calls itself continued has its beginning before it, not on a page that follows. */
const beginningOfContinued = (
  type: CanonicalStatementType,
  start: Block,
  report: ReportBlocks,
): Block[] => {
  if (start.title?.continued !== true) return [];
  const onPage = continuedOnPage(type, start, report);
  return onPage.length > 0 ? onPage : beginningOf(type, start, report);
};

/** A table that carries a statement on, and how many layouts it lies ahead. */
interface Next {
  readonly block: Block;
  readonly step: number;
}

/** Whether a table two layouts ahead is looked at: only a picture or a number stands between. */
const isBridged = (
  type: CanonicalStatementType,
  blocks: readonly Block[],
  last: Block,
  next: Block | undefined,
  far: Block,
): boolean =>
  !isComplete(type, mergeSigns(type, blocks)) &&
  (far.title?.kind === type || (saysNothing(next) && columnsAlign(last, far)));

/** What carries a statement on, and what was noted about the tables looked at. */
interface Step {
  readonly found?: Next;
  readonly said: readonly string[];
}

/** The table of a later page that carries a statement on. */
const following = (
  type: CanonicalStatementType,
  blocks: readonly Block[],
  last: Block,
  [next, far]: readonly (Block | undefined)[],
): Step => {
  const pagesTo = (block: Block): number => block.layout.page - lastPageOf(last.layout);
  const said: string[] = [];
  const goesOn = (block: Block): boolean => {
    const { rule, goesOn } = carriesOn(type, blocks, block);
    said.push(`page ${block.layout.page} ${goesOn ? 'carries it on' : 'does not'}: ${rule}`);
    return goesOn;
  };
  if (next !== undefined && pagesTo(next) <= 1 && goesOn(next))
    return { found: { block: next, step: 1 }, said };
  const bridged =
    far !== undefined && pagesTo(far) <= 2 && isBridged(type, blocks, last, next, far);
  return bridged && goesOn(far) ? { found: { block: far, step: 2 }, said } : { said };
};

/**
 * An income statement whose per-share rows stand below the statement of comprehensive income on the
 * same page continues there. That title remains a heading of its rows; they are separated once
 * everything is proven.
 */
const withComprehensive = (
  type: CanonicalStatementType,
  start: Block,
  { blocks }: ReportBlocks,
): Block | undefined => {
  const next = blocks[blocks.indexOf(start) + 1];
  if (type !== 'income_statement' || start.perShare || next?.layout !== start.layout) return;
  const years = yearsOf(next);
  const goesOn =
    (start.title?.kind === type || start.title?.kind === 'comprehensive_income') &&
    next.title?.kind === 'comprehensive_income' &&
    next.perShare &&
    (years === '' || years === yearsOf(start));
  const dataLines = start.dataLines + next.dataLines;
  return goesOn ? { ...start, to: next.to, dataLines, perShare: true } : undefined;
};

/** The blocks over which a statement continues, and the rules that say so. */
export interface Grown {
  readonly blocks: readonly Block[];
  readonly said: readonly string[];
}

const saysBegins = ({ layout }: Block, why: string): string =>
  `page ${layout.page} begins it: ${why}`;

const saysCombined = ({ layout }: Block): string =>
  `page ${layout.page}: goes on below the title of comprehensive income`;

const heightOf = ({ layout, from, to }: Block): readonly [number, number] => [
  layout.lines[from]?.y0 ?? 0,
  layout.lines[to - 1]?.y1 ?? 0,
];

/** The table beside this one, on the other half of its page. */
const besideOf = (block: Block, { blocks }: ReportBlocks): Block | undefined => {
  const [top, bottom] = heightOf(block);
  return blocks.find((other) => {
    const [from, to] = heightOf(other);
    const isRight = other.layout.half === 1 && block.layout.half === 0;
    return isRight && other.layout.page === block.layout.page && from < bottom && to > top;
  });
};

/** The blocks of a start and what carries it on: first beside it, then on the pages after it. */
const forwards = (
  type: CanonicalStatementType,
  beginning: readonly Block[],
  start: Block,
  report: ReportBlocks,
): Grown => {
  const blocks = [...beginning, start];
  const said: string[] = [];
  const beside = besideOf(start, report);
  if (beside !== undefined && carriesOn(type, blocks, beside).goesOn) {
    said.push(`page ${beside.layout.page}: goes on beside it`);
    blocks.push(beside);
  }
  const firstOf = (at: number): Block | undefined =>
    report.blocks.find((b) => b.layout === report.layouts[at]);
  let last = blocks.at(-1) ?? start;
  let at = report.layouts.indexOf(last.layout);
  while (isLastOfLayout(last, report) && blocks.length < GOES_ON.mostBlocks) {
    const step = following(type, blocks, last, [firstOf(at + 1), firstOf(at + 2)]);
    said.push(...step.said);
    if (step.found === undefined) break;
    last = step.found.block;
    blocks.push(last);
    at += step.found.step;
  }
  return { blocks, said };
};

const overPages = (type: CanonicalStatementType, start: Block, report: ReportBlocks): Grown => {
  const beginning = beginningOfContinued(type, start, report);
  const notes = beginning.map((block) => saysBegins(block, 'the title calls itself continued'));
  const grown = forwards(type, beginning, start, report);
  const said = [...notes, ...grown.said];
  const { blocks } = grown;
  if (beginning.length > 0 || !startsMissing(type, mergeSigns(type, blocks)))
    return { blocks, said };
  const before = beginningOf(type, start, report);
  if (before.length === 0) return { blocks, said };
  // What its last rows alone lacked is no reason to go on: the notes behind it complete nothing.
  const whole = forwards(type, before, start, report);
  const first = before.map((block) => saysBegins(block, 'its first rows are missing'));
  const both = blocks.filter((block) => whole.blocks.includes(block));
  return { blocks: [...before, ...both], said: [...first, ...whole.said] };
};

/** Follows a statement over its page and the pages beside it, from the block where it was found. */
export const growCandidate = (
  type: CanonicalStatementType,
  start: Block,
  report: ReportBlocks,
): Grown => {
  const combined = withComprehensive(type, start, report);
  return combined === undefined
    ? overPages(type, start, report)
    : { blocks: [combined], said: [saysCombined(combined)] };
};
