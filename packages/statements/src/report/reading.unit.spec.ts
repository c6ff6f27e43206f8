import { expect } from 'chai';
import { layOut } from '../page/index.js';
import { tableOf, type Table } from '../table/table.js';
import { pageFromText } from '../testing/page-from-text.js';
import { readTables, type Reading } from './reading.js';

const table = (drawing: string, page = 1): Table => {
  const [layout] = layOut(pageFromText(drawing, page));
  if (layout === undefined) throw new Error('an empty page');
  return tableOf({ layout, from: 0, to: layout.lines.length });
};
const HEAD = `Income statement
(in millions of euros)
                                    2023         2022
`;
const FIRST = `${HEAD}Revenue                            1,000          900
Cost of sales                       (600)        (500)
Gross profit                         400          400
Administrative expenses             (100)         (90)`;
const NEXT = `Operating profit                     300          310
Finance costs                        (20)         (22)
Profit before tax                    280          288
Taxation                             (80)         (75)`;
const read = (...drawings: string[]): Reading => {
  const tables = drawings.map((drawing, at) => table(drawing, at + 1));
  const [first] = tables;
  const [set] = first?.sets ?? [];
  if (first === undefined || set === undefined) throw new Error('a header is given');
  return readTables(tables, set, first, 'layout');
};
const rowsOf = ({ rows }: Reading) =>
  rows.flatMap((one) =>
    one.rows.map(({ label, cells }) => [label, ...[...cells.values()].map(({ value }) => value)]),
  );

describe('The tables of one place', () => {
  it('are read by the columns of a set', () => {
    const reading = read(FIRST);
    expect(reading.years).to.deep.equal(['2023', '2022']);
    expect(rowsOf(reading)).to.deep.equal([
      ['Revenue', 1000, 900],
      ['Cost of sales', -600, -500],
      ['Gross profit', 400, 400],
      ['Administrative expenses', -100, -90],
    ]);
  });

  it('continue over a page without a header', () => {
    expect(rowsOf(read(FIRST, NEXT)).slice(4)).to.deep.equal([
      ['Operating profit', 300, 310],
      ['Finance costs', -20, -22],
      ['Profit before tax', 280, 288],
      ['Taxation', -80, -75],
    ]);
  });

  it('continue over a page with a header of its own', () => {
    expect(rowsOf(read(FIRST, `${HEAD}${NEXT}`)).slice(4)).to.have.length(4);
  });

  it('are not doubted on the page whose header names the columns', () => {
    const doubts = read(FIRST).rows.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => [...cells.values()].map(({ doubt }) => doubt)),
    );
    expect(new Set(doubts)).to.deep.equal(new Set([undefined]));
  });

  it('state their money', () => {
    const { money } = read(FIRST);
    expect(money.scale.map(({ says }) => says)).to.include(1_000_000);
    expect(money.currency.map(({ says }) => says)).to.deep.include(['EUR']);
  });
});
