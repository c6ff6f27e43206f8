import { expect } from 'chai';
import { otherOwnerOf } from './whose-report.js';

const owner = (text: string, company = 'Example Holding plc') =>
  otherOwnerOf([{ source: 'link', text }], company);

describe('whose report a document is', () => {
  for (const text of [
    'Example Pension Trust annual report 2022',
    'Accounts of subsidiaries 2022',
    'Example Foundation - Annual Report 2022',
    'Jahresabschluss der Tochtergesellschaft 2022',
    'Northwind Traders Ltd annual report 2022',
  ])
    it(`is surely another's: "${text}"`, () => expect(owner(text)?.sure).to.equal(true));

  it("may be another's where the name has more words than the company's", () =>
    expect(owner('Example Finance Ltd - Annual accounts 2022')?.sure).to.equal(false));

  it('is that of the host that the text names, where that is another company', () => {
    const at = (url: string, text = 'Northwind Annual Report 2022') =>
      otherOwnerOf([{ source: 'link', text }], 'Example Holding plc', url)?.name;
    expect(at('https://www.northwind.example/ar.pdf')).to.equal('Northwind');
    expect(at('https://files.example/ar.pdf')).to.equal(undefined);
    expect(at('https://annualreports.example/ar.pdf', 'Annual Reports 2022')).to.equal(undefined);
    expect(at('https://example.example/ar.pdf', 'Example Annual Report')).to.equal(undefined);
  });

  for (const [text, company] of [
    ['Annual Report 2022', 'Example Holding plc'],
    ['Example Holding plc Annual Report 2022', 'Example Holding plc'],
    ['Example Group Limited Annual Report 2022', 'Example Holding plc'],
    ['Example Foundation Annual Report 2022', 'The Example Foundation'],
    ['Northwind Ltd annual report 2022', '127.0.0.1'],
  ] as const)
    it(`is the company's own: "${text}" of ${company}`, () =>
      expect(owner(text, company)).to.equal(undefined));
});
