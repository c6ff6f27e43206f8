import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';

import type { Block } from './blocks.js';
import { BLOCK_SCORE } from './weights.js';

const titleScore = ({ title }: Block, type: CanonicalStatementType): number => {
  if (title === undefined) return 0;
  if (title.kind === type) return BLOCK_SCORE.title * title.strength - title.decoyWeight;
  // Many IFRS reports have only a statement of comprehensive income; its words for profit decide.
  if (type === 'income_statement' && title.kind === 'comprehensive_income')
    return BLOCK_SCORE.comprehensiveTitle * title.strength - title.decoyWeight;
  return BLOCK_SCORE.otherTitle;
};

/**
 * How much a block is like a statement of a type: by its title, its rows, and how little else
 * stands in it.
 */
export const scoreOf = (block: Block, type: CanonicalStatementType): number => {
  const { rows, prose } = BLOCK_SCORE;
  if (block.dataLines < rows.fewest) return -Infinity;
  const foreign = Math.max(0, block.proseLines - prose.borne) * prose.each;
  return (
    titleScore(block, type) +
    Math.min(block.signs[type].score, BLOCK_SCORE.mostSigns) +
    Math.min(block.dataLines, rows.most) / rows.perPoint -
    Math.min(foreign, prose.most)
  );
};

/**
 * Whether a block is enough like a statement of a type to be one; with a title of that type, fewer
 * rows are enough.
 */
export const mayBe = (block: Block, type: CanonicalStatementType): boolean =>
  scoreOf(block, type) >=
  (isTitled(block, type) ? BLOCK_SCORE.leastTitled : BLOCK_SCORE.leastUntitled);

/** A statement of comprehensive income is often the only income statement. */
const isTitled = ({ title }: Block, type: CanonicalStatementType): boolean =>
  title?.kind === type || (type === 'income_statement' && title?.kind === 'comprehensive_income');

/** The points of a block's rows for the other statement type that they are most like. */
export const otherScore = (block: Block, type: CanonicalStatementType): number =>
  Math.max(...STATEMENT_TYPES.filter((t) => t !== type).map((t) => block.signs[t].score));
