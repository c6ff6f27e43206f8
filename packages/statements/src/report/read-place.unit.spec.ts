import { expect } from 'chai';
import { layOut } from '../page/index.js';
import { BALANCE, INCOME, PROSE } from '../testing/drawn-report.js';
import { GROUP_AND_COMPANY } from '../testing/group-and-company.js';
import { pageFromText } from '../testing/page-from-text.js';
import type { StatementPlace } from './draft.js';
import { readPlace } from './read-place.js';

const placeOf = (type: StatementPlace['type'], ...drawings: string[]): StatementPlace => ({
  type,
  regions: drawings.flatMap((drawing, at) =>
    layOut(pageFromText(drawing, at + 1)).map((layout) => ({
      layout,
      from: 0,
      to: layout.lines.length,
    })),
  ),
});
const read = (type: StatementPlace['type'], ...drawings: string[]) =>
  readPlace(placeOf(type, ...drawings), { namedYears: {} });

describe('A place is read', () => {
  it('in the columns of its header', () => {
    const draft = read('balance_sheet', BALANCE);
    expect(draft?.raw.years).to.deep.equal(['2023', '2022']);
    expect(draft?.raw.decisions?.years?.value).to.equal('2023, 2022 in columns 1, 2');
    expect(draft?.raw.decisions?.years).to.not.have.property('doubt');
    expect(draft?.coverage).to.be.above(0.9);
  });

  for (const { what, head, expected } of [
    {
      what: 'above each of them',
      head: 'Group      Group       Company    Company',
      expected: 'group',
    },
    {
      what: 'above the first one only',
      head: 'Group                  Company',
      expected: undefined,
    },
  ])
    it(`and says that they are ${expected ?? 'of nobody'} if the header names the group ${what}`, () => {
      const headed = GROUP_AND_COMPANY.replace(/ +Group +Company/, `${' '.repeat(47)}${head}`);
      expect(read('balance_sheet', headed)?.columnsName).to.equal(expected);
    });

  it('in the columns of the group, if the header names it', () => {
    const draft = read('balance_sheet', GROUP_AND_COMPANY);
    const total = draft?.raw.line_items.find(({ name }) => name === 'Total assets');
    expect(total?.values).to.deep.equal({ 2023: 2300, 2022: 2180 });
  });

  it('over its pages, in the columns of the first', () => {
    const [top, bottom] = [
      INCOME.split('\n').slice(0, 10).join('\n'),
      INCOME.split('\n').slice(10).join('\n'),
    ];
    const draft = read('income_statement', top, bottom);
    expect(draft?.raw.pages).to.deep.equal([1, 2]);
    expect(draft?.raw.line_items.find(({ name }) => name === 'Net income')?.values).to.deep.equal({
      2023: 2000,
      2022: 1680,
      2021: 1360,
    });
  });

  for (const { what, given } of [
    { what: 'prose', given: [PROSE] },
    { what: 'nothing', given: [''] },
    { what: 'no pages', given: [] },
    {
      what: 'numbers without years',
      given: ['Cash        100        90\nBonds       200       190'],
    },
  ])
    it(`not if it is ${what}`, () => {
      expect(read('balance_sheet', ...given)).to.equal(undefined);
    });

  it('with a note if two sets of columns close their sums, and the header prefers neither', () => {
    const twins = GROUP_AND_COMPANY.replace(
      'Group                Company',
      'North                  South',
    );
    const draft = read('balance_sheet', twins);
    expect(draft?.raw.decisions?.years?.doubt).to.be.oneOf(['ambiguous', 'incomplete']);
    expect(draft?.raw.notes?.join()).to.match(/two sets of columns|under no year of its own/);
  });
});
