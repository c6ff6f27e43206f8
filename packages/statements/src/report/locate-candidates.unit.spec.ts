import { expect } from 'chai';
import { BALANCE, CASH_FLOW, COVER, INCOME, PROSE } from '../testing/drawn-report.js';
import { plainFromText } from '../testing/page-from-text.js';
import { locateCandidates } from './locate-candidates.js';

const locate = (...pages: string[]) => locateCandidates(pages.map(plainFromText));

describe("A report's plain text", () => {
  it('shows on which pages statements may stand', () => {
    const { pages } = locate(COVER, PROSE, BALANCE, INCOME, PROSE, CASH_FLOW);
    expect(pages.map(({ page }) => page)).to.include.members([3, 4, 6]);
    expect(pages.map(({ page }) => page)).to.not.include(1);
  });

  it('shows what the report says about itself', () => {
    const { hints } = locate(COVER, BALANCE);
    expect(hints).to.include({ companyName: 'ACME CORPORATION', yearEnd: '2023-12-31' });
  });

  for (const { what, page, expected } of [
    { what: 'nothing', page: '', expected: [2] },
    { what: 'spaces', page: '   \n\n  ', expected: [2] },
    { what: 'a page number', page: '   17   ', expected: [2] },
    { what: 'nineteen letters', page: 'x'.repeat(19), expected: [2] },
    { what: 'twenty letters', page: 'x'.repeat(20), expected: [] },
  ])
    it(`tells ${expected.length === 0 ? 'no page' : 'the page'} that may be a scan: ${what}`, () => {
      expect(locateCandidates([PROSE, page]).pagesWithoutText).to.deep.equal(expected);
    });

  it('shows nothing without pages', () => {
    expect(locateCandidates([])).to.deep.include({ pages: [], pagesWithoutText: [] });
  });
});
