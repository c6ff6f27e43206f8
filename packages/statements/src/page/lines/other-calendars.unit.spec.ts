import { expect } from 'chai';

import { pageFromText } from '../../testing/page-from-text.js';
import { yearCells } from '../header-cells.js';
import { itemLine } from '../items.js';
import { linesOf } from '../line.js';
import { tokensOf } from '../token.js';
import { convertedFrom, inCommonCalendar } from './other-calendars.js';

const STYLE = { decimal: '.', grouping: ',' } as const;

const textsOf = (drawing: string): string[] =>
  inCommonCalendar(linesOf(tokensOf(pageFromText(drawing)))).map(({ tokens }) =>
    tokens.map(({ text }) => text).join(' '),
  );

describe('years of another calendar', () => {
  it('are written in ours, with the day where months are ours, and as printed behind', () =>
    expect(
      textsOf(`
งบแสดงฐานะการเงิน ณ วันที่ 31 ธันวาคม 2566
                       หมายเหตุ      2566       พ.ศ. 2565
สินค้าคงเหลือ 2566          4        1,403        1,250`),
    ).to.deep.equal([
      'งบแสดงฐานะการเงิน ณ วันที่ 2023-12-31(2566)',
      'หมายเหตุ 2023(2566) 2022(2565)',
      'สินค้าคงเหลือ 2566 4 1,403 1,250',
    ]));

  it('are of the calendar of the letters beside them', () => {
    expect(textsOf('گزارش   1402   1401')).to.deep.equal(['گزارش 2023(1402) 2022(1401)']);
    expect(textsOf('إيضاح   1445   1444')).to.deep.equal(['إيضاح 2023(1445) 2022(1444)']);
    expect(textsOf('Note   2566   2565')).to.deep.equal(['Note 2566 2565']);
  });

  it('say which calendar they come from if its months are not ours', () =>
    expect(
      ['2023(1402)', '2023(1445)', '2023(2566)', '2023(a)', '2023'].map(convertedFrom),
    ).to.deep.equal(['solar_hijri', 'hijri', undefined, undefined, undefined]));

  it('head columns as a year whose last day is not known', () => {
    const [line] = inCommonCalendar(linesOf(tokensOf(pageFromText('گزارش     1402     1401'))));
    const dates = line === undefined ? [] : yearCells(itemLine(line, STYLE));
    expect(dates.map(({ date }) => date)).to.deep.equal([
      { year: 2023, calendar: 'solar_hijri' },
      { year: 2022, calendar: 'solar_hijri' },
    ]);
  });
});
