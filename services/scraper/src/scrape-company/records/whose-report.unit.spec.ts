import { expect } from 'chai';
import { otherOwnerOf } from './whose-report.js';

const OWN_PAGE = 'https://www.example.example/reports';
const OWN_PLACE = { url: 'https://www.example.example/ar.pdf', pages: [OWN_PAGE] };

const owner = (text: string, company = 'Example Holding plc') =>
  otherOwnerOf([{ source: 'link', text }], company, OWN_PLACE);

describe('whose report a document is', () => {
  for (const text of [
    'Example Pension Trust annual report 2022',
    'Accounts of subsidiaries 2022',
    'Example Foundation - Annual Report 2022',
    'Jahresabschluss der Tochtergesellschaft 2022',
    'Northwind Traders Ltd annual report 2022',
    'グループ会社 決算報告書',
  ])
    it(`is surely another's: "${text}"`, () => expect(owner(text)?.sure).to.equal(true));

  it('is said by the heading above a card that is a heading too', () =>
    expect(
      otherOwnerOf(
        [
          { source: 'link', text: 'View' },
          { source: 'card', text: 'Flat: 2022' },
          { source: 'heading', text: 'Flat: 2022' },
          { source: 'heading', text: 'Accounts of group companies' },
          { source: 'heading', text: 'Annual accounts' },
        ],
        'Example Holding plc',
        OWN_PLACE,
      )?.sure,
    ).to.equal(true));

  it("may be another's where the name has more words than the company's", () =>
    expect(owner('Example Finance Ltd - Annual accounts 2022')?.sure).to.equal(false));

  describe('at a site that the text names', () => {
    const at = (url: string, text: string) =>
      otherOwnerOf([{ source: 'link', text }], 'Example Holding plc', { url, pages: [OWN_PAGE] });

    it("may be another's where no page of that site links to it", () =>
      expect(
        at('https://www.northwind.example/ar.pdf', 'Northwind Annual Report 2022'),
      ).to.deep.equal({ name: 'Northwind', sure: false }));

    for (const [url, text] of [
      ['https://files.example/ar.pdf', 'Northwind Annual Report 2022'],
      ['https://download.example.example/ar.pdf', 'Download Annual Report 2022'],
      ['https://investors.example.example/ar.pdf', 'Investors Annual Report 2022'],
      ['https://investors.northwind.example/ar.pdf', 'Investors Annual Report 2022'],
      ['https://example.example/ar.pdf', 'Example Annual Report'],
    ] as const)
      it(`is the company's own: "${text}" at ${url}`, () =>
        expect(at(url, text)).to.equal(undefined));
  });

  for (const [text, company] of [
    ['Annual Report 2022', 'Example Holding plc'],
    [
      'Annual Report 2022. What was achieved, how the work grew, and how it laid the foundation for more',
      'Example Holding plc',
    ],
    ['Example Holding plc Annual Report 2022', 'Example Holding plc'],
    ['Example Group Limited Annual Report 2022', 'Example Holding plc'],
    ['Example Foundation Annual Report 2022', 'The Example Foundation'],
    ['Northwind Ltd annual report 2022', '127.0.0.1'],
  ] as const)
    it(`is the company's own: "${text}" of ${company}`, () =>
      expect(owner(text, company)).to.equal(undefined));
});
