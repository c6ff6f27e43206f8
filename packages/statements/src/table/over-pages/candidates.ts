import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';

import { namesTheGroup } from '../../language/group-title.js';
import type { Block } from '../../locate/blocks.js';
import { findBlocks } from '../../locate/find-blocks.js';
import { mayBe, scoreOf } from '../../locate/score-block.js';
import { isComplete } from '../../locate/signs.js';
import type { Title } from '../../locate/titles.js';
import type { PageLayout } from '../../page/index.js';
import { CANDIDATE } from '../weights.js';
import { mergeSigns } from './carries-on.js';
import { growCandidate, type Grown } from './grow.js';

/** Blocks that may be one statement, in reading order. */
export interface Candidate {
  readonly type: CanonicalStatementType;
  readonly blocks: readonly Block[];
  readonly score: number;
  readonly reasons: readonly string[];
  readonly title?: string;
  /** The title as it was understood. */
  readonly heading?: Title;
  /**
   * Why its title cannot be that of the report's own statement, even if no other is found: of a
   * parent, a quarter, pro forma.
   */
  readonly foreign?: string;
}

const titleOf = (type: CanonicalStatementType, blocks: readonly Block[]): Title | undefined =>
  (blocks.find((b) => b.title?.kind === type) ?? blocks[0])?.title;

/** Whether several things in the title say that the table is not the primary statement. */
const foreignOf = ({ text, decoys, decoyWeight }: Title): Pick<Candidate, 'foreign'> =>
  decoys.includes('pro forma') || (decoyWeight >= CANDIDATE.foreign && !namesTheGroup(text))
    ? { foreign: decoys.join(', ') }
    : {};

const toCandidate = (type: CanonicalStatementType, { blocks, said }: Grown): Candidate => {
  const title = titleOf(type, blocks);
  const signs = mergeSigns(type, blocks);
  const complete = isComplete(type, signs);
  const score =
    Math.max(...blocks.map((b) => scoreOf(b, type))) +
    (complete ? CANDIDATE.complete : 0) +
    Math.min(signs.concepts.size * CANDIDATE.concept, CANDIDATE.mostRoles) -
    (blocks.length - 1) * CANDIDATE.page;
  return {
    type,
    blocks,
    score,
    reasons: [
      title === undefined ? 'no title; known by its rows' : `title "${title.text}"`,
      `rows: ${[...signs.concepts].join(', ')}`,
      ...(title?.decoys.length ? [`against: ${title.decoys.join(', ')}`] : []),
      complete ? 'complete' : 'incomplete',
      ...said,
    ],
    ...(title === undefined ? {} : { title: title.text, heading: title, ...foreignOf(title) }),
  };
};

/**
 * For each type, the likeliest tables of the report, continued over pages as far as they continue.
 */
export const candidatesOf = (layouts: readonly PageLayout[]): Candidate[] => {
  const report = findBlocks(layouts);
  return STATEMENT_TYPES.flatMap((type) =>
    report.blocks
      .filter((block) => mayBe(block, type))
      .toSorted((a, b) => scoreOf(b, type) - scoreOf(a, type))
      .slice(0, CANDIDATE.perType)
      .map((block) => toCandidate(type, growCandidate(type, block, report)))
      .toSorted((a, b) => b.score - a.score),
  );
};

/** A page's own title says hardly anything else and stands above its rows; a note's ends in a colon. */
const isPlainlyTitled = (block: Block, type: CanonicalStatementType): boolean => {
  const { title, layout, head, dataLines } = block;
  return (
    title?.kind === type &&
    title.strength >= CANDIDATE.plainTitle &&
    title.decoyWeight === 0 &&
    !title.text.endsWith(':') &&
    dataLines >= CANDIDATE.rowsOfPlace &&
    (layout.lines[head]?.middle ?? 0) < CANDIDATE.titleAbove * layout.height
  );
};

/**
 * Places whose title names a statement plainly, but whose rows are too few or too unknown for a
 * candidate: no table is read there, and what is read elsewhere stands in for it.
 */
export const titledPlaces = (
  layouts: readonly PageLayout[],
  candidates: readonly Candidate[],
): Candidate[] => {
  const known = new Set(candidates.flatMap((c) => c.blocks));
  return STATEMENT_TYPES.flatMap((type) =>
    findBlocks(layouts)
      .blocks.filter((block) => !known.has(block) && isPlainlyTitled(block, type))
      .map((block) => toCandidate(type, { blocks: [block], said: [] })),
  );
};
