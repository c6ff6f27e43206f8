import { expect } from 'chai';
import { layOut } from '../../page/index.js';
import { tableOf } from '../../table/table.js';
import { pageFromText } from '../../testing/page-from-text.js';
import { statementMoneyOf, type StatementMoney } from './statement-money.js';

const ROWS = `
Revenue                            1,000          900
Cost of sales                       (600)        (500)
Gross profit                         400          400
Profit                               300          280`;

/**
 * What a page with this head says about its money; its table begins at the title on the given line.
 */
const moneyOf = (
  head: string,
  rows = ROWS,
  title = 0,
  origin: 'text' | 'ocr' = 'text',
): StatementMoney => {
  const [layout] = layOut({ ...pageFromText(`${head}${rows}`), origin });
  if (layout === undefined) throw new Error('an empty page');
  const table = tableOf({ layout, from: title, to: layout.lines.length });
  const [set] = table.sets;
  if (set === undefined) throw new Error('a table without years');
  return statementMoneyOf([table], set);
};
const HEADS = '                                    2023         2022';
const scale = (head: string, rows?: string): unknown[] =>
  moneyOf(head, rows).scale.map(({ source, says }) => [source, says]);
const currency = (head: string, rows?: string): unknown[] =>
  moneyOf(head, rows).currency.map(({ source, says }) => [source, says.join('/')]);

describe('A currency alone as unit', () => {
  for (const { what, head, weight } of [
    { what: 'in words', head: '(Expressed in U.S. dollars)', weight: 1 },
    { what: 'in words of another language', head: '(en dirhams)', weight: 1 },
    { what: 'between dashes', head: 'Cod 20                  - lei -', weight: 1 },
    { what: 'by its code', head: 'EUR', weight: 0.8 },
  ])
    it(`decides ${weight < 1 ? 'not alone' : 'alone'}: ${what}`, () => {
      const said = moneyOf(`Income statement\n${head}\n${HEADS}`).scale;
      expect(said.map((one) => [one.says, one.weight])).to.deep.equal([[1, weight]]);
    });
});

describe('The scale that a statement prints', () => {
  for (const { what, head, expected } of [
    {
      what: 'below its title',
      head: `Income statement\n(in thousands)\n${HEADS}`,
      expected: [['unit line', 1000]],
    },
    {
      what: 'behind its title',
      head: `Income statement in millions of euros\n${HEADS}`,
      expected: [['unit line', 1e6]],
    },
    {
      what: 'above its columns, in a line that is also part of its head',
      head: `Income statement\n${HEADS}\n                                      £m           £m`,
      expected: [
        ['unit line', 1e6],
        ['column heads', 1e6],
      ],
    },
    {
      what: 'as whole units for a currency alone',
      head: `Income statement\n(Expressed in U.S. dollars)\n${HEADS}`,
      expected: [['currency alone as unit', 1]],
    },
    { what: 'nowhere', head: `Income statement\n${HEADS}`, expected: [] },
    {
      what: 'in figures',
      head: `Income statement\nAmounts in NOK 1 000\n${HEADS}`,
      expected: [['unit line', 1000]],
    },
    {
      what: 'nowhere in an address',
      head: `Fjordvik AS, P.O. Box 1000, Oslo\nIncome statement\n${HEADS}`,
      expected: [],
    },
    {
      what: 'nowhere in a postal code between commas',
      head: `Fjordvik AS, Storgata 1, 1000, Oslo\nIncome statement\n${HEADS}`,
      expected: [],
    },
    {
      what: 'without its exceptions',
      head: `Income statement\n(In thousands, except shares)\n${HEADS}`,
      expected: [['unit line', 1000]],
    },
  ])
    it(`stands ${what}`, () => {
      expect(scale(head)).to.deep.equal(expected);
    });

  it('counts less at another place on the same page', () => {
    const { scale: found } = moneyOf(
      `Income statement\n${HEADS}`,
      `${ROWS}\n\nSegments\n(in millions)`,
    );
    expect(found.map(({ source, says, weight }) => [source, says, weight])).to.deep.equal([
      ['same page', 1e6, 0.8],
    ]);
  });

  it('is not that of a line far above the title', () => {
    const above = ['(in millions)', 'a', 'b', 'c', 'd', 'Income statement'].join('\n');
    const { scale: found } = moneyOf(`${above}\n${HEADS}`, ROWS, 5);
    expect(found.map(({ source }) => source)).to.not.include('unit line');
    const near = ['a', 'b', '(in millions)', 'c', 'd', 'Income statement'].join('\n');
    expect(moneyOf(`${near}\n${HEADS}`, ROWS, 5).scale.map(({ source }) => source)).to.deep.equal([
      'unit line',
    ]);
  });
});

describe('The currency that a statement prints', () => {
  for (const { what, head, rows, expected } of [
    {
      what: 'with its unit',
      head: `Income statement\n(in millions of euros)\n${HEADS}`,
      expected: [['unit line', 'EUR']],
    },
    {
      what: 'above its columns',
      head: `Income statement\n${HEADS}\n                                      £m           £m`,
      expected: [
        ['unit line', 'GBP'],
        ['column heads', 'GBP'],
      ],
    },
    {
      what: 'before its numbers',
      head: `Income statement\n${HEADS}`,
      rows: ROWS.replace('       1,000          900', '     € 1,000        € 900'),
      expected: [['sign before numbers', 'EUR']],
    },
    { what: 'nowhere', head: `Income statement\n${HEADS}`, expected: [] },
  ] satisfies readonly { what: string; head: string; rows?: string; expected: unknown[] }[])
    it(`stands ${what}`, () => {
      expect(currency(head, rows)).to.deep.equal(expected);
    });

  it('is not that of a par value in a label', () => {
    const rows = ROWS.replace('Revenue      ', 'Stock, €1 par');
    expect(currency(`Income statement\n${HEADS}`, rows)).to.deep.equal([]);
  });

  it('is a bare dollar that recognition read with a letter', () => {
    const rows = ROWS.replace('      1,000          900', '   S$ 1,000       S$ 900');
    const says = (origin: 'text' | 'ocr'): readonly string[] =>
      moneyOf(`Income statement\n${HEADS}`, rows, 0, origin).currency[0]?.says ?? [];
    expect(says('text')).to.deep.equal(['SGD']);
    expect(says('ocr')).to.include('USD');
  });
});
