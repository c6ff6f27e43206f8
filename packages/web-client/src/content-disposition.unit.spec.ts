import { expect } from 'chai';
import { fileNameFromDisposition } from './content-disposition.js';

describe('the file name of a Content-Disposition', () => {
  const CASES: readonly (readonly [string | null, string | undefined])[] = [
    ['attachment; filename="annual report.pdf"', 'annual report.pdf'],
    ['attachment; filename=report.pdf; size=7', 'report.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''Gesch%C3%A4ft.pdf`, 'Geschäft.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''100%.pdf`, 'x.pdf'],
    ['attachment; filename=""', undefined],
    ['inline', undefined],
    ['', undefined],
    [null, undefined],
  ];
  for (const [header, name] of CASES)
    it(`${header ?? 'none'} says ${name ?? 'none'}`, () =>
      expect(fileNameFromDisposition(header)).to.equal(name));
});
