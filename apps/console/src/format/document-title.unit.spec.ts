import { expect } from 'chai';
import { english } from '../messages/spec-support/spoken-texts.js';
import { documentTitle } from './document-title.js';

const document = (fields: Partial<Parameters<typeof documentTitle>[1]>): string =>
  documentTitle(english, { id: 7, url: '', file_path: null, title: null, ...fields });

describe('what a document is called', () => {
  it('is its title, else the name of its file, else its number', () => {
    expect(document({ url: 'https://a.example/x.pdf', title: 'Annual Report 2024' })).to.equal(
      'Annual Report 2024',
    );
    expect(
      document({ url: 'https://a.example/files/Gesch%C3%A4ftsbericht.pdf?download=/1' }),
    ).to.equal('Geschäftsbericht.pdf');
    expect(
      document({ url: 'https://a.example/x.pdf', file_path: 'company_1/2024/report.pdf' }),
    ).to.equal('report.pdf');
    expect(document({ url: 'https://a.example/' })).to.equal('https://a.example/');
    expect(document({})).to.equal('Document 7');
  });

  it('is shown as it is written where the address cannot be decoded', () =>
    expect(document({ url: 'https://a.example/100%.pdf' })).to.equal('100%.pdf'));
});
