import { expect } from 'chai';

import { readDrawnReport, valuesOf } from '../testing/read-drawn-report.js';

/** Activities by funds, beside the total of the year before, which a line of heads names alone. */
const activities = (title: string, overFunds: string): string => `
Example Fund
Statement of Activities
${title}
${overFunds}
                                         temporarily
                          unrestricted    restricted          total           2010
Support and revenue:
Investment income           25,741,383             -     25,741,383     18,346,912
Grants and contributions     1,194,916    17,145,194     18,340,110     10,093,609
Federal grants               3,048,313             -      3,048,313      3,121,735
Net assets released         15,967,289   (15,967,289)             -              -
Total support and revenue   45,951,901     1,177,905     47,129,806     31,562,256
Expenses:
Internal projects           17,812,340             -     17,812,340     17,028,438
Grant expense                8,428,306             -      8,428,306      8,566,190
Management and general      10,799,710             -     10,799,710     12,604,287
Total expenses              37,040,356             -     37,040,356     38,198,915
Change in net assets         8,911,545     1,177,905     10,089,450     (6,636,659)
`;

describe('the funds of a year and their total, left of the year before', () => {
  for (const { what, title, overFunds } of [
    {
      what: 'where the year stands over the funds',
      title: 'year ended may 31, 2011',
      overFunds: '                                   2011',
    },
    {
      what: 'where the title alone names it',
      title: 'Year ended May 31, 2011  (with comparative totals for 2010)',
      overFunds: '',
    },
  ])
    it(`are of the later year ${what}`, () => {
      const [income] = readDrawnReport([activities(title, overFunds)]).statements;
      if (income === undefined) throw new Error('no statement was read');
      expect(income.years).to.deep.equal(['2011', '2010']);
      expect(income.decisions?.years?.doubt).to.equal(undefined);
      expect(valuesOf(income, 'Total support and revenue')).to.deep.equal([47_129_806, 31_562_256]);
    });

  it('are no figures of a group', () => {
    const [income] = readDrawnReport([
      activities('year ended may 31, 2011', '                                   2011'),
    ]).statements;
    expect(income?.decisions?.entity?.value).to.equal('company');
  });

  it('are never of the year before', () => {
    const [income] = readDrawnReport([activities('Activities by fund', '')]).statements;
    const total = income?.line_items.find(({ name }) => name === 'Total expenses');
    expect(total?.values['2010']).not.to.equal(37_040_356);
  });
});
