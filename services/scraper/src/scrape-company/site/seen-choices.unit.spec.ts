import { expect } from 'chai';
import { readPage } from '../page/read-page.js';
import { choicesOfDocuments, type SeenChoice } from './seen-choices.js';

const PAGE = 'http://site.example/reports';
const seen = (choice: string, ...files: readonly string[]): SeenChoice => ({
  choice,
  url: PAGE,
  page: readPage(
    Buffer.from(files.map((file) => `<a href="/${file}.pdf">Annual report</a>`).join('')),
    'text/html',
    PAGE,
  ),
});
const found = (...all: readonly SeenChoice[]): readonly (readonly string[])[] =>
  [...choicesOfDocuments(all)].map(([identity, choice]) => [
    identity.split('/').at(-1) ?? '',
    choice,
  ]);

describe('what was chosen to see a document', () => {
  it('is the one choice that shows it, though it stood there before', () =>
    expect(found(seen('', 'a'), seen('2023', 'a'), seen('2022', 'b'))).to.deep.equal([
      ['a.pdf', '2023'],
      ['b.pdf', '2022'],
    ]));

  it('is none where several choices show it, or there is but one', () => {
    expect(found(seen('2023', 'a'), seen('2022', 'a'))).to.deep.equal([]);
    expect(found(seen('2023', 'a'))).to.deep.equal([]);
  });
});
