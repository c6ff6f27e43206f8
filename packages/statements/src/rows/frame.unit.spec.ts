import { expect } from 'chai';

import { drawnTable, lineOf } from '../testing/laid-out.js';
import { frameOf, inNotes, textOf, type Frame } from './frame.js';

const TABLE = `
                                    Note      2023      2022     Change
Revenue                                4     1,000       900         11
Cost of sales                          5      (600)     (500)        20
Gross profit                                   400       400          0
Administrative expenses                6      (100)     (120)       -17
Profit                                         300       280          7`;

const frameIn = (drawing: string): Frame & { readonly width: (at: number) => number } => {
  const { layout, table, set } = drawnTable(drawing);
  return { ...frameOf(table, set, layout.lines), width: (at) => 30 + at * 4.4 };
};

describe('the places of labels, references and values in a table', () => {
  const frame = frameIn(TABLE);

  it('values begin where the numbers of its columns do', () => {
    expect(frame.valuesFrom).to.be.within(frame.width(43), frame.width(50));
  });

  it('values end with the last year, and room for what hangs out of it', () => {
    expect(frame.valuesTo).to.be.within(frame.width(61), frame.width(63));
  });

  it('a column has the place of its year in the set', () => {
    const years = frame.table.sets[0]?.columns ?? [];
    expect(years.map((column) => frame.position.get(column.index))).to.deep.equal([0, 1]);
    expect(frame.position.size).to.equal(2);
  });

  it('a column without a year also holds values, if it is as full', () => {
    const beside = frameIn(`
                                  Change      2023      2022
Revenue                              111     1,000       900
Cost of sales                        120      (600)     (500)
Gross profit                         100       400       400
Administrative expenses              -17      (100)     (120)
Profit                               107       300       280`);
    expect(beside.valuesFrom).to.be.below(beside.width(40));
  });

  it('references stand under the head of the notes', () => {
    const numbers = frame.table.region.layout.lines[1]?.items.filter((i) => i.kind === 'number');
    expect(numbers?.map((item) => inNotes(item, frame))).to.deep.equal([true, false, false, false]);
  });

  it('a table without notes has no references', () => {
    const plain = frameIn(TABLE.replace('Note', '    ').replace(/ [456] /g, '   '));
    const items = plain.table.region.layout.lines[1]?.items ?? [];
    expect(items.some((item) => inNotes(item, plain))).to.equal(false);
  });
});

describe('the text of some items', () => {
  for (const [drawing, expected] of [
    ['Revenue   $ 1,000', 'Revenue $1,000'],
    ['Cost   (600)', 'Cost (600)'],
    ['Rs. 500', 'Rs. 500'],
    ['Revenue', 'Revenue'],
  ] as const)
    it(`"${drawing}" says "${expected}"`, () =>
      expect(textOf(lineOf(drawing).items)).to.equal(expected));

  it('is empty without items', () => expect(textOf([])).to.equal(''));
});
