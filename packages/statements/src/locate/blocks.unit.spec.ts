import { expect } from 'chai';
import fc from 'fast-check';

import { isDataLine, layOut } from '../page/index.js';
import { BALANCE, CASH_FLOW, INCOME } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { blocksOf, type Block } from './blocks.js';

const blocksIn = (drawing: string): Block[] => layOut(pageFromText(drawing)).flatMap(blocksOf);

const titleIn = (drawing: string): string | undefined => blocksIn(drawing)[0]?.title?.kind;

const PROSE = `
The directors present their report. The group sold more than in any year before
and opened offices in three countries, of which two made a profit at once.`;

/** As registers print it: the title, the years, and the title again as the first row. */
const REGISTER = `
Conto economico
                                                  31-12-2023    31-12-2022
Conto economico
   A) Valore della produzione
      1) ricavi delle vendite e delle prestazioni      120.094       119.634
      Totale valore della produzione                   120.094       119.634
   B) Costi della produzione
      7) per servizi                                    90.000        88.000
      Totale costi della produzione                     90.000        88.000
`;

/** As supervisors' forms print it: the years beside a second title, and a third as the first row. */
const TITLED_THRICE = `
Estados de Flujos de Efectivo Consolidados
Estado de Flujo de Efectivo Directo                 31-12-2023    31-12-2022
Estado de flujos de efectivo
   Cobros procedentes de las ventas                    120.094       119.634
   Pagos a proveedores                                 (90.000)      (88.000)
   Flujos de efectivo netos de operación                30.094        31.634
`;

describe('blocks of a page', () => {
  const cases: readonly [string, string, readonly (string | undefined)[]][] = [
    ['one statement', BALANCE, ['balance_sheet']],
    [
      'two statements below each other',
      BALANCE + CASH_FLOW,
      ['balance_sheet', 'cash_flow_statement'],
    ],
    ['running text', PROSE, [undefined]],
    [
      'a statement with the address of the company beside its title',
      `Bilanz                                                  9000 St. Gallen\n${BALANCE.split('\n').slice(2).join('\n')}`,
      ['balance_sheet'],
    ],
    [
      'a statement whose first account bears a title of its own',
      INCOME.split('\n').toSpliced(3, 0, '6363 Summary Statement of Financial Position').join('\n'),
      ['income_statement'],
    ],
    [
      'a statement with a heading of rows that names another',
      CASH_FLOW.split('\n')
        .toSpliced(10, 0, 'Adjustment for items in income statement:')
        .join('\n'),
      ['cash_flow_statement'],
    ],
    [
      'a statement that goes on above the title of another',
      INCOME.split('\n').slice(8).join('\n') + BALANCE,
      [undefined, 'balance_sheet'],
    ],
  ];
  for (const [what, drawing, kinds] of cases)
    it(`are cut at titles: ${what}`, () => {
      expect(blocksIn(drawing).map((block) => block.title?.kind)).to.deep.equal(kinds);
    });

  it('begin at the title above the years if a row below them repeats it', () => {
    const [block, ...others] = blocksIn(REGISTER);
    expect(others).to.deep.equal([]);
    expect(block).to.include({ head: 0, from: 1 });
  });

  it('begin above the years beside a title if a row below repeats it', () => {
    const [block, ...others] = blocksIn(TITLED_THRICE);
    expect(others).to.deep.equal([]);
    expect(block).to.include({ head: 1, from: 1 });
  });

  it('follow each other without a gap and without sharing a line', () => {
    const blocks = blocksIn(BALANCE + CASH_FLOW);
    const ends = blocks.map(({ to }) => to);
    expect(blocks.slice(1).map(({ head }) => head)).to.deep.equal(ends.slice(0, -1));
    for (const { head, from, to } of blocks)
      expect([head, from, to]).to.deep.equal([head, from, to].toSorted((a, b) => a - b));
  });

  it('are most like the statement that they are', () => {
    const [balance] = blocksIn(BALANCE);
    const [cash] = blocksIn(CASH_FLOW);
    expect(balance?.signs.balance_sheet.score).to.be.above(
      balance?.signs.income_statement.score ?? 0,
    );
    expect(cash?.signs.cash_flow_statement.score).to.be.above(cash?.signs.balance_sheet.score ?? 0);
  });

  it('count rows with numbers, and lines of running text', () => {
    const [prose] = blocksIn(PROSE);
    expect(prose).to.include({ dataLines: 0, proseLines: 2 });
    const [income] = blocksIn(INCOME);
    expect(income?.dataLines).to.be.within(13, 16);
    expect(income?.perShare).to.equal(true);
  });
});

describe('any statements below each other', () => {
  it('are cut so that no row stands in two blocks, and each in the one of the title above it', () => {
    const statement = fc.constantFrom(BALANCE, INCOME, CASH_FLOW);
    fc.assert(
      fc.property(fc.array(statement, { minLength: 1, maxLength: 4 }), (drawings) => {
        const [layout] = layOut(pageFromText(drawings.join('')));
        const blocks = blocksIn(drawings.join(''));
        const rows = (layout?.lines ?? []).filter(isDataLine).length;
        expect(blocks.reduce((sum, block) => sum + block.dataLines, 0)).to.be.at.most(rows);
        expect(blocks.map((block) => block.title?.kind)).to.deep.equal(
          drawings.map((drawing) => titleIn(drawing)),
        );
        for (const [i, { to }] of blocks.entries()) expect(blocks[i + 1]?.head ?? to).to.equal(to);
      }),
      { numRuns: 20 },
    );
  });
});
