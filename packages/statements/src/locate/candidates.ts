import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';

import { lastPageOf, type PageLayout } from '../page/index.js';
import { isStray, numberColumns } from '../table/columns.js';
import { tableOf, type Region } from '../table/table.js';
import { namesTheGroup } from '../language/group-title.js';
import { blocksOf, type Block } from './blocks.js';
import { carryFeet } from './carry-feet.js';
import { isComplete, signsOf, type Signs } from './signs.js';
import type { Title } from './titles.js';

/** Blocks that may be one statement, in reading order. */
export interface Candidate {
  readonly type: CanonicalStatementType;
  readonly blocks: readonly Block[];
  readonly score: number;
  readonly reasons: readonly string[];
  readonly title?: string;
  /** The title as it was understood. */
  readonly heading?: Title;
  /** Why its title cannot be that of the report's own statement, though no other is found: of a parent, a quarter, pro forma. */
  readonly foreign?: string;
}

const TITLE = 8;
const MIN_TITLED = 5.5;
const MIN_UNTITLED = 8.5;

const titleScore = (block: Block, type: CanonicalStatementType): number => {
  const title = block.title;
  if (title === undefined) return 0;
  if (title.kind === type) return TITLE * title.strength - title.decoyWeight;
  // Many IFRS reports have only a statement of comprehensive income; its own words for profit decide.
  if (type === 'income_statement' && title.kind === 'comprehensive_income')
    return 2 * title.strength - title.decoyWeight;
  return -6;
};

const scoreOf = (block: Block, type: CanonicalStatementType): number => {
  if (block.dataLines < 3) return -Infinity;
  const prose = Math.max(0, block.proseLines - 3) * 0.5;
  return (
    titleScore(block, type) +
    Math.min(block.signs[type].score, 16) +
    Math.min(block.dataLines, 20) / 10 -
    Math.min(prose, 6)
  );
};

const regionOf = (block: Block): Region => ({
  layout: block.layout,
  from: block.from,
  to: block.to,
});

/** Years of a block's header, and whether it has one. */
const yearsOf = (block: Block): string =>
  tableOf(regionOf(block))
    .sets[0]?.columns.map((c) => c.date.year)
    .join() ?? '';

const rights = (block: Block): number[] => {
  const columns = numberColumns(block.layout.lines.slice(block.from, block.to));
  const widest = Math.max(0, ...columns.map((c) => c.support));
  const own = columns.filter((c) => !isStray(c, widest));
  const amounts = own.filter((c) => c.references < 0.7 || c.support < 3);
  // Where all numbers are as small as those of notes they are amounts per share.
  return (amounts.length === 0 ? own : amounts).map((c) => c.right);
};

/** How many columns of a block are filled on most rows. */
const filledColumns = (block: Block): number => {
  const columns = numberColumns(block.layout.lines.slice(block.from, block.to));
  const widest = Math.max(0, ...columns.map((c) => c.support));
  return columns.filter((c) => c.support >= 0.35 * widest && c.references < 0.7).length;
};

/** Two tables whose last columns stand at the same places (or the same distance apart, on a shifted page), or the columns of one all at places of the other's. */
const aligned = (a: Block, b: Block): boolean => {
  const [x, y] = [rights(a), rights(b)];
  if (x.length === 0 || y.length === 0) return false;
  if (y.length > 1 && y.every((right) => x.some((other) => Math.abs(other - right) < 4)))
    return true;
  const n = Math.min(2, x.length, y.length);
  const shift = (x.at(-1) ?? 0) - (y.at(-1) ?? 0);
  return (
    Math.abs(shift) < 0.1 * a.layout.width &&
    Array.from(
      { length: n },
      (_, i) => Math.abs((x.at(-1 - i) ?? 0) - (y.at(-1 - i) ?? 0) - shift) < 4,
    ).every(Boolean)
  );
};

const merged = (type: CanonicalStatementType, blocks: readonly Block[]): Signs => {
  const roles = new Set(blocks.flatMap((b) => [...b.signs[type].roles]));
  return { roles, score: blocks.reduce((s, b) => s + b.signs[type].score, 0) };
};

const KEY_ROLES = [
  'total_assets',
  'total_equity',
  'operating_cash',
  'closing_cash',
  'revenue',
  'pretax_income',
  'net_income',
] as const;

/** A second table with the same title that shows the main totals again is another table, not a continuation. */
const repeats = (type: CanonicalStatementType, blocks: readonly Block[], next: Block): boolean => {
  const again = KEY_ROLES.filter(
    (role) => next.signs[type].roles.has(role) && blocks.some((b) => b.signs[type].roles.has(role)),
  );
  return again.some((role) => !(role === 'net_income' && next.perShare));
};

const otherScore = (block: Block, type: CanonicalStatementType): number =>
  Math.max(...STATEMENT_TYPES.filter((t) => t !== type).map((t) => block.signs[t].score));

/** A statement that ended at a page's foot, and the first table of a following page. */
interface Following {
  readonly type: CanonicalStatementType;
  readonly blocks: readonly Block[];
  readonly first: Block;
  readonly last: Block;
  readonly next: Block;
  /** Whether the statement has all that one of its type has. */
  readonly complete: boolean;
  /** Years in the head of `next`; empty where it has none. */
  readonly years: string;
}

interface ContinuingRule {
  readonly name: string;
  readonly applies: (on: Following) => boolean;
  /** Whether the table carries the statement on, where the rule applies. */
  readonly carriesOn: (on: Following) => boolean;
}

const no = (): boolean => false;

/** Whether a table carries a statement on: the first rule that applies decides. */
const CONTINUING_RULES: readonly ContinuingRule[] = [
  {
    name: 'titled otherwise',
    applies: ({ type, next }) =>
      next.title !== undefined && (next.title.kind !== type || next.title.decoyWeight >= 4),
    carriesOn: no,
  },
  {
    name: 'calls itself continued',
    applies: ({ next }) => next.title?.continued === true,
    carriesOn: () => true,
  },
  {
    name: 'titled again',
    applies: ({ next }) => next.title !== undefined,
    carriesOn: ({ type, blocks, first, next, complete, years }) =>
      (years === '' || years === yearsOf(first)) &&
      (complete ? !repeats(type, blocks, next) : next.signs[type].score >= 2),
  },
  {
    // Like that of the changes in equity: another statement whatever its title.
    name: 'has more columns',
    applies: ({ last, next }) => filledColumns(next) > filledColumns(last) + 1,
    carriesOn: no,
  },
  {
    name: 'is no table of this statement',
    applies: ({ type, next }) =>
      next.dataLines === 0 ||
      next.proseLines > 4 ||
      otherScore(next, type) > next.signs[type].score + 4,
    carriesOn: no,
  },
  {
    name: 'has other years',
    applies: ({ first, years }) => years !== '' && years !== yearsOf(first),
    carriesOn: no,
  },
  {
    name: 'completes the statement',
    applies: ({ complete }) => !complete,
    carriesOn: ({ type, last, next }) => next.signs[type].score >= 1.5 || aligned(last, next),
  },
  {
    name: 'stands below the foot',
    applies: () => true,
    carriesOn: ({ type, blocks, last, next, years }) =>
      type !== 'balance_sheet' &&
      !repeats(type, blocks, next) &&
      next.proseLines <= 2 &&
      next.dataLines <= 25 &&
      aligned(last, next) &&
      (years === '' || next.layout.page === last.layout.page),
  },
];

const carriesOn = (
  type: CanonicalStatementType,
  blocks: readonly Block[],
  next: Block,
): boolean => {
  const on: Following = {
    type,
    blocks,
    first: blocks[0] as Block,
    last: blocks.at(-1) as Block,
    next,
    complete: isComplete(type, merged(type, blocks)),
    years: yearsOf(next),
  };
  return CONTINUING_RULES.find((rule) => rule.applies(on))?.carriesOn(on) ?? false;
};

const startsMissing = (type: CanonicalStatementType, signs: Signs): boolean =>
  (type === 'balance_sheet' &&
    !signs.roles.has('total_assets') &&
    !signs.roles.has('net_assets') &&
    (signs.roles.has('total_equity_and_liabilities') || signs.roles.has('total_liabilities'))) ||
  (type === 'cash_flow_statement' &&
    !signs.roles.has('operating_cash') &&
    (signs.roles.has('financing_cash') || signs.roles.has('closing_cash')));

/** The total by which the first part of a statement is known. */
const OPENING_TOTAL = {
  income_statement: 'revenue',
  balance_sheet: 'total_assets',
  cash_flow_statement: 'operating_cash',
} as const;

/** A page between two parts of a statement that shows a picture, or its own number. */
const saysNothing = (block: Block | undefined): boolean =>
  block === undefined ||
  (block.title === undefined && block.dataLines === 0 && block.proseLines === 0);

const isLastOfLayout = (block: Block, all: readonly Block[]): boolean =>
  all.filter((b) => b.layout === block.layout).at(-1) === block;

/** The table at the foot of the page before, where it can be the beginning of a statement that goes on in `start`. */
const beginningOf = (
  type: CanonicalStatementType,
  start: Block,
  all: readonly Block[],
  layouts: readonly PageLayout[],
): Block[] => {
  const index = layouts.indexOf(start.layout);
  const before = all
    .filter((b) => b.layout === layouts[index - 1] && lastPageOf(b.layout) >= start.layout.page - 1)
    .at(-1);
  if (before === undefined || (before.title !== undefined && before.title.kind !== type)) return [];
  const { score, roles } = before.signs[type];
  const likely = score >= Math.max(3, otherScore(before, type));
  // Its rows may look like those of another statement; the total that opens this one settles it.
  const opens = roles.has(OPENING_TOTAL[type]) && before.title === undefined;
  return likely || (opens && aligned(before, start)) ? [before] : [];
};

/** Blocks, that is parts of pages, over which a statement goes on at most. */
const MOST_BLOCKS = 5;

/** The table of a later page that carries a statement on, and how many layouts it lies ahead. */
const following = (
  type: CanonicalStatementType,
  blocks: readonly Block[],
  ahead: readonly (Block | undefined)[],
): { readonly block: Block; readonly step: number } | undefined => {
  const [next, far] = ahead;
  const last = blocks.at(-1) as Block;
  const pagesTo = (block: Block): number => block.layout.page - lastPageOf(last.layout);
  if (next !== undefined && pagesTo(next) <= 1 && carriesOn(type, blocks, next))
    return { block: next, step: 1 };
  const bridged =
    far !== undefined &&
    pagesTo(far) <= 2 &&
    !isComplete(type, merged(type, blocks)) &&
    (far.title?.kind === type || (saysNothing(next) && aligned(last, far)));
  return bridged && carriesOn(type, blocks, far) ? { block: far, step: 2 } : undefined;
};

const grow = (
  type: CanonicalStatementType,
  start: Block,
  all: readonly Block[],
  layouts: readonly PageLayout[],
): Block[] => {
  // What calls itself continued has its beginning before it, not on a page that follows.
  const begun = start.title?.continued === true ? beginningOf(type, start, all, layouts) : [];
  const blocks = [...begun, start];
  const firstOf = (at: number): Block | undefined => all.find((b) => b.layout === layouts[at]);
  let at = layouts.indexOf(start.layout);
  while (isLastOfLayout(blocks.at(-1) as Block, all) && blocks.length < MOST_BLOCKS) {
    const found = following(type, blocks, [firstOf(at + 1), firstOf(at + 2)]);
    if (found === undefined) break;
    blocks.push(found.block);
    at += found.step;
  }
  return begun.length === 0 && startsMissing(type, merged(type, blocks))
    ? [...beginningOf(type, start, all, layouts), ...blocks]
    : blocks;
};

const toCandidate = (type: CanonicalStatementType, blocks: readonly Block[]): Candidate => {
  const title = (blocks.find((b) => b.title?.kind === type) ?? blocks[0])?.title;
  const signs = merged(type, blocks);
  const complete = isComplete(type, signs);
  const whole = Math.min(signsOf(type, []).score + [...signs.roles].length * 1.2, 16);
  const score =
    Math.max(...blocks.map((b) => scoreOf(b, type))) +
    (complete ? 3 : 0) +
    0.1 * whole -
    (blocks.length - 1) * 0.2;
  return {
    type,
    blocks,
    score,
    reasons: [
      title === undefined ? 'no title; known by its rows' : `title "${title.text}"`,
      `rows: ${[...signs.roles].join(', ')}`,
      ...(title?.decoys.length ? [`against: ${title.decoys.join(', ')}`] : []),
      complete ? 'complete' : 'incomplete',
    ],
    ...(title === undefined ? {} : { title: title.text, heading: title, ...foreignOf(title) }),
  };
};

/** More than one thing in the title says that the table is not the primary statement. */
const FOREIGN = 8;

const foreignOf = ({ text, decoys, decoyWeight }: Title): Pick<Candidate, 'foreign'> => {
  return decoys.includes('pro forma') || (decoyWeight >= FOREIGN && !namesTheGroup(text))
    ? { foreign: decoys.join(', ') }
    : {};
};

/** More lines than a page has that only announces what follows. */
const FULL_PAGE = 14;

/** The title that stands alone on a page, before the page of its table. */
const announcedBy = (before: readonly Block[] | undefined): Block['title'] => {
  const [only, more] = before ?? [];
  const divider =
    only !== undefined &&
    more === undefined &&
    only.dataLines < 3 &&
    only.layout.lines.length <= FULL_PAGE;
  return divider ? only.title : undefined;
};

/** Tables without a title of their own take that of a divider before them: it may say that they are a parent's or a summary. */
const withAnnounced = (layouts: readonly PageLayout[]): Block[] => {
  const blocks = layouts.map(blocksOf);
  return blocks.flatMap((own, i) => {
    const [first, ...rest] = own;
    const before = layouts[i - 1];
    if (
      first === undefined ||
      first.title !== undefined ||
      before === undefined ||
      lastPageOf(before) !== first.layout.page - 1
    )
      return own;
    const title = announcedBy(blocks[i - 1]);
    return title === undefined ? own : [{ ...first, title }, ...rest];
  });
};

/** A page that shows no more than its number stands between the parts of a statement. */
const isBlank = ({ lines }: PageLayout): boolean =>
  lines.length <= 1 && lines.every((line) => line.items.length <= 2);

/** The pages that show something; what stands before a blank one goes on after it. */
const withoutBlank = (layouts: readonly PageLayout[]): PageLayout[] =>
  layouts.flatMap((layout, i) => {
    if (isBlank(layout)) return [];
    const next = layouts[i + 1];
    const goesOver = next?.page === lastPageOf(layout) + 1 && isBlank(next);
    return goesOver ? [{ ...layout, blankAfter: true }] : [layout];
  });

const PER_TYPE = 7;

/** For every type the likeliest tables of the report, continued over pages where they go on. */
export const candidatesOf = (given: readonly PageLayout[]): Candidate[] => {
  const layouts = carryFeet(withoutBlank(given));
  const all = withAnnounced(layouts);
  return STATEMENT_TYPES.flatMap((type) =>
    all
      .filter((b) => scoreOf(b, type) >= (b.title?.kind === type ? MIN_TITLED : MIN_UNTITLED))
      .sort((a, b) => scoreOf(b, type) - scoreOf(a, type))
      .slice(0, PER_TYPE)
      .map((b) => toCandidate(type, grow(type, b, all, layouts)))
      .sort((a, b) => b.score - a.score),
  );
};
