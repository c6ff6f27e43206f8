import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import {
  BALANCE,
  CASH_FLOW,
  INCOME,
  INDEX,
  PARENT_BALANCE,
  PROSE,
  withoutTitle,
} from '../testing/drawn-report.js';
import { layoutOf } from '../testing/laid-out.js';
import { blocksOf, type Block } from './blocks.js';
import { mayBe, otherScore, scoreOf } from './score-block.js';

const blockOf = (drawing: string): Block => {
  const [block] = blocksOf(layoutOf(drawing));
  if (block === undefined) throw new Error('no block');
  return block;
};

describe('how much a block is like a statement', () => {
  for (const { what, drawing, types } of [
    { what: 'a balance sheet', drawing: BALANCE, types: ['balance_sheet'] },
    { what: 'an income statement', drawing: INCOME, types: ['income_statement'] },
    { what: 'a cash flow statement', drawing: CASH_FLOW, types: ['cash_flow_statement'] },
    {
      what: 'a balance sheet by its rows',
      drawing: withoutTitle(BALANCE),
      types: ['balance_sheet'],
    },
    {
      what: 'an income statement by its rows',
      drawing: withoutTitle(INCOME),
      types: ['income_statement'],
    },
    { what: "a parent's balance sheet", drawing: PARENT_BALANCE, types: ['balance_sheet'] },
    { what: 'an index of statements', drawing: INDEX, types: [] },
    { what: 'running text', drawing: PROSE, types: [] },
  ] as const)
    it(`${what} may be ${types.join() || 'none'}`, () => {
      const block = blockOf(drawing);
      expect(STATEMENT_TYPES.filter((type) => mayBe(block, type))).to.deep.equal(types);
    });

  const block = blockOf(BALANCE);
  const score = (more: Partial<Block>, type: CanonicalStatementType = 'balance_sheet'): number =>
    scoreOf({ ...block, ...more }, type);
  const title = block.title;

  for (const { what, more } of [
    {
      what: 'with words against its title',
      more: title === undefined ? {} : { title: { ...title, decoyWeight: 5 } },
    },
    {
      what: 'with a weaker title',
      more: title === undefined ? {} : { title: { ...title, strength: 0.2 } },
    },
    { what: 'with fewer rows', more: { dataLines: 5 } },
    { what: 'among running text', more: { proseLines: 8 } },
  ])
    it(`is less ${what}`, () => expect(score(more)).to.be.below(score({})));

  it('is zero with fewer than three rows', () =>
    expect(score({ dataLines: 2 })).to.equal(-Infinity));

  it('is not less for a few lines of running text', () =>
    expect(score({ proseLines: 3 })).to.equal(score({ proseLines: 0 })));

  it('falls no further from much running text to very much', () =>
    expect(score({ proseLines: 15 })).to.equal(score({ proseLines: 80 })));

  it('is more for a title of comprehensive income than for that of another statement', () => {
    if (title === undefined) throw new Error('no title');
    const titled = (kind: typeof title.kind): number =>
      score({ title: { ...title, kind } }, 'income_statement');
    expect(titled('comprehensive_income')).to.be.above(titled('balance_sheet'));
    expect(titled('income_statement')).to.be.above(titled('comprehensive_income'));
  });

  it('knows what else its rows may be', () => {
    expect(otherScore(blockOf(CASH_FLOW), 'cash_flow_statement')).to.be.below(
      blockOf(CASH_FLOW).signs.cash_flow_statement.score,
    );
    expect(otherScore(blockOf(CASH_FLOW), 'income_statement')).to.equal(
      blockOf(CASH_FLOW).signs.cash_flow_statement.score,
    );
  });
});
