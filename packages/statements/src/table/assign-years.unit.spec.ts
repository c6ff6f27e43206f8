import { expect } from 'chai';

import { assignYears } from './assign-years.js';
import type { NumberColumn } from './columns.js';
import type { HeaderCell } from '../page/index.js';

const SIZE = 10;

const year = (x0: number): HeaderCell => ({ text: '2023', x0, x1: x0 + 20, size: SIZE });

const column = (right: number, more: Partial<NumberColumn> = {}): NumberColumn => ({
  left: right - 40,
  start: right - 40,
  open: right - 40,
  right,
  support: 20,
  percents: 0,
  references: 0,
  ...more,
});

const none = (): boolean => false;

describe('the years of number columns', () => {
  for (const { what, years, columns, expected } of [
    {
      what: 'that end where their numbers do',
      years: [280, 380],
      columns: [column(300), column(400)],
      expected: [0, 1],
    },
    {
      what: 'centred over a currency sign that stands far before its number',
      years: [312, 421, 531],
      columns: [
        column(367, { start: 343, open: 270 }),
        column(477, { start: 452, open: 379 }),
        column(587, { start: 567, open: 489 }),
      ],
      expected: [0, 1, 2],
    },
    {
      what: 'far to the left of short numbers, one for each full column',
      years: [230, 330],
      columns: [column(300, { start: 282, open: 282 }), column(400, { start: 382, open: 382 })],
      expected: [0, 1],
    },
    {
      what: 'beside a column of notes',
      years: [280, 380],
      columns: [column(240, { start: 232, open: 232, references: 1 }), column(300), column(400)],
      expected: [1, 2],
    },
    {
      what: 'one of which has no column on this page',
      years: [280, 380, 480],
      columns: [column(300), column(400)],
      expected: [0, 1, undefined],
    },
    {
      what: 'beside a stray number',
      years: [280, 380],
      columns: [column(200, { support: 1 }), column(300), column(400)],
      expected: [1, 2],
    },
  ]) {
    it(`${what}`, () => {
      expect(assignYears(years.map(year), columns, none)).to.deep.equal(expected);
    });
  }

  it('skip a column that is not a year, and do not favour it for being full', () => {
    const columns = [column(300), column(350, { start: 330, open: 330 }), column(400)];
    expect(assignYears([year(280), year(380)], columns, (i) => i === 1)).to.deep.equal([0, 2]);
  });
});
