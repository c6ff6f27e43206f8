import { expect } from 'chai';

import { cellOf } from '../testing/drawn-rows.js';
import { layoutOf, lineOf } from '../testing/laid-out.js';
import type { PageLayout } from '../page/index.js';
import { negateCell, placedCells, toCell, type Cell } from './cell.js';

const itemOf = (drawing: string) => {
  const item = lineOf(`Revenue          ${drawing}`).items[1];
  if (item === undefined) throw new Error('no item');
  return item;
};

describe('a printed number as a cell', () => {
  for (const { printed, expected } of [
    { printed: '1,234', expected: { value: 1234, text: '1,234', percent: false, decimals: 0 } },
    { printed: '(1,234)', expected: { value: -1234, text: '(1,234)' } },
    { printed: '12.5%', expected: { value: 12.5, percent: true, decimals: 1 } },
    { printed: '$ 1.25', expected: { value: 1.25, decimals: 2, currency: '$' } },
    { printed: '-', expected: { value: 0, text: '-' } },
  ])
    it(`"${printed}"`, () => expect(toCell(itemOf(printed))).to.include(expected));

  it('keeps its box', () => {
    const item = itemOf('1,234');
    expect(toCell(item).bbox).to.deep.equal([item.x0, item.y0, item.x1, item.y1]);
  });

  it('keeps how sure recognition is of it, and nothing if it was not recognised', () => {
    expect(toCell({ ...itemOf('1,234'), certainty: 0.8 }).certainty).to.equal(0.8);
    expect(toCell(itemOf('1,234'))).not.to.have.property('certainty');
  });
});

describe('a number whose minus was set apart', () => {
  it('is below zero, and its box includes the sign', () => {
    const sign = cellOf(0, { text: '-', bbox: [250, 100, 255, 110] });
    expect(negateCell(cellOf(40, { text: '40' }), sign)).to.deep.equal(
      cellOf(-40, { text: '-40', bbox: [250, 100, 340, 110] }),
    );
  });
});

describe('where a cell is printed', () => {
  const line = lineOf('Revenue          1,000');
  const at = (bbox: Cell['bbox']) => new Map([[0, cellOf(1000, { bbox })]]);
  const placed = (more: Partial<PageLayout>, bbox: Cell['bbox']): Cell | undefined =>
    placedCells(at(bbox), line, { ...layoutOf('Revenue          1,000'), ...more }).get(0);

  const facing = { page: 2, from: 600, dy: 3, continues: false };
  const carried = { page: 4, above: 100, dy: 500 };

  for (const { what, more, bbox, expected } of [
    { what: 'on its page', more: {}, bbox: [300, 50, 340, 60], expected: {} },
    {
      what: 'on the facing page, in its own coordinates',
      more: { facing },
      bbox: [700, 50, 740, 60],
      expected: { page: 2, doubt: 'facing-pages', bbox: [100, 53, 140, 63] },
    },
    {
      what: 'on the left one of two facing pages',
      more: { facing },
      bbox: [300, 50, 340, 60],
      expected: { bbox: [300, 50, 340, 60] },
    },
    {
      what: 'at the foot of the page before',
      more: { carried },
      bbox: [300, 50, 340, 60],
      expected: { page: 4, bbox: [300, 550, 340, 560] },
    },
    {
      what: 'below what was carried over',
      more: { carried },
      bbox: [300, 150, 340, 160],
      expected: { bbox: [300, 150, 340, 160] },
    },
    {
      what: 'on a line where two readings of the page differ',
      more: { doubtful: [[0, line.y0, 100, line.y1]] },
      bbox: [300, 50, 340, 60],
      expected: { doubt: 'partly-reread' },
    },
    {
      what: 'beside a line where they differ',
      more: { doubtful: [[0, line.y1 + 5, 100, line.y1 + 15]] },
      bbox: [300, 50, 340, 60],
      expected: {},
    },
  ] satisfies readonly {
    readonly what: string;
    readonly more: Partial<PageLayout>;
    readonly bbox: Cell['bbox'];
    readonly expected: Partial<Cell>;
  }[])
    it(what, () =>
      expect(placed(more, bbox)).to.deep.equal({ ...cellOf(1000, { bbox }), ...expected }),
    );
});
