import { expect } from 'chai';

import { drawnTable } from '../testing/laid-out.js';
import { isPart, isSide, isWhole, wordsAbove } from './header-words.js';
import type { NumberColumn } from './columns.js';

const AMOUNTS: NumberColumn = {
  left: 0,
  start: 0,
  open: 0,
  right: 60,
  support: 10,
  percents: 0,
  references: 0,
};

describe('the meaning of the words over a column', () => {
  for (const [words, side, part, whole] of [
    ['2023', false, false, false],
    ['notes', true, false, false],
    ['% change', true, false, false],
    ['increase / decrease', true, false, false],
    ['three months ended', true, false, false],
    ['year ended december 31', false, false, true],
    ['twelve months ended', false, false, true],
    ['veranderung', true, false, false],
    ['variation', true, false, false],
    ['group', false, false, true],
    ['konzern', false, false, true],
    ['consolidado', false, false, true],
    ['company', false, true, false],
    ['parent', false, true, false],
    ['capogruppo', false, true, false],
    ['moderbolaget', false, true, false],
    ['underlying', false, true, false],
    ['before exceptional items', false, true, false],
    ['discontinued operations', false, true, false],
    ['total', false, false, true],
    ['as reported', false, false, true],
    ['osszesen targyev', false, false, true],
    ['vallalkozasi tevekenyseg targyev', false, true, false],
    ['', false, false, false],
  ] as const)
    it(`"${words}": ${side ? 'not a year' : part ? 'a part' : whole ? 'the whole' : 'nothing'}`, () =>
      expect([isSide(words, AMOUNTS), isPart(words), isWhole(words)]).to.deep.equal([
        side,
        part,
        whole,
      ]));

  it('a column of percentages is not a year, whatever stands over it', () => {
    expect(isSide('2023', { ...AMOUNTS, percents: 1 })).to.equal(true);
    expect(isSide('2023', { ...AMOUNTS, percents: 0.5 })).to.equal(false);
  });
});

const ROWS = `
Revenue                              4     1,000       900
Cost of sales                        5      (600)     (500)
Gross profit                                 400       400
Taxation                             6      (100)     (120)
Profit                                       300       280`;

describe('the words above each column', () => {
  const wordsOver = (head: string): string[] => {
    const { table, layout } = drawnTable(head + ROWS);
    const rows = layout.lines.findIndex((line) => line.items[0]?.text === 'Revenue');
    return wordsAbove(layout.lines.slice(0, rows), table.columns);
  };

  for (const { what, head, expected } of [
    {
      what: 'stand over it',
      head: `
                                  Note      2023      2022`,
      expected: ['note', '2023', '2022'],
    },
    {
      what: 'of several lines, folded',
      head: `
                                           Group     Société
                                  Note      2023      2022`,
      expected: ['note', 'group 2023', 'societe 2022'],
    },
    {
      what: 'that stand over several count for each of them',
      head: `
                                          Year ended March
                                  Note      2023      2022`,
      expected: ['note', 'year ended march 2023', 'year ended march 2022'],
    },
    {
      what: 'do not come from a sentence',
      head: `
The group has changed the way in which it shows its results to those who read them
                                  Note      2023      2022`,
      expected: ['note', '2023', '2022'],
    },
    {
      what: 'do not come from the last line of a paragraph',
      head: `
The figures below were taken from the books of the society and are not audited, so that they
should not be relied on without the whole accounts
                                  Note      2023      2022`,
      expected: ['note', '2023', '2022'],
    },
    {
      what: 'do not come from a heading far to the left',
      head: `
Example plc
                                  Note      2023      2022`,
      expected: ['note', '2023', '2022'],
    },
    {
      what: 'are not those of an empty column between them',
      head: `
                                                  of
                                  Note      2023  ex  2022`,
      expected: ['note', '2023', '2022'],
    },
  ])
    it(what, () => expect(wordsOver(head)).to.deep.equal(expected));

  it('stand within one column, though the signs of the next one touch them', () => {
    const cell = { x0: 338, x1: 376, size: 12 };
    const column = (open: number, right: number): NumberColumn => ({
      ...AMOUNTS,
      left: open,
      start: open + 20,
      open,
      right,
    });
    const columns = [column(309, 376), column(376, 446)];
    const { layout } = drawnTable(`
                                            2023      2022${ROWS}`);
    const [line] = layout.lines;
    const [item] = line?.items ?? [];
    if (line === undefined || item === undefined) throw new Error('no line is drawn');
    const head = { ...line, items: [{ ...item, ...cell, text: 'Budget' }] };
    expect(wordsAbove([head], columns)).to.deep.equal(['budget', '']);
  });
});
