import { expect } from 'chai';
import { fileNameOf, foldersOf } from './evidence.js';

describe('the file name that an address gives', () => {
  const CASES: readonly (readonly [string, string])[] = [
    ['https://a.example/ir/annual-report-2022.pdf', 'annual-report-2022.pdf'],
    ['https://a.example/ir/Gesch%C3%A4ftsbericht.pdf', 'Geschäftsbericht.pdf'],
    ['https://a.example/ir/100%.pdf', '100%.pdf'],
    ['https://a.example/download?id=7&file=ar/2022%20report.pdf', '2022 report.pdf'],
    ['https://a.example/download?document=ar%5C2022.pdf', '2022.pdf'],
    ['https://a.example/download?file=latest', 'download'],
    ['https://a.example/', ''],
  ];
  for (const [url, name] of CASES)
    it(`of ${url} is "${name}"`, () => expect(fileNameOf(url)).to.equal(name));
});

describe('the folders of an address', () => {
  it('are read as text, without the file', () => {
    expect(foldersOf('https://a.example/investors/Gesch%C3%A4ft/2022/ar.pdf')).to.equal(
      'investors / Geschäft / 2022',
    );
    expect(foldersOf('https://a.example/100%/ar.pdf')).to.equal('100%');
    expect(foldersOf('https://a.example/ar.pdf')).to.equal('');
  });
});
