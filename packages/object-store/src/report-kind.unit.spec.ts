import { expect } from 'chai';
import { endsWhole, reportKindOf } from './report-kind.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const archive = (name: string): Buffer => bytes(`PK\u0003\u0004${'\0'.repeat(26)}${name}`);

describe('the kind of a downloaded file', () => {
  const KINDS: readonly (readonly [string, Buffer, string | undefined])[] = [
    ['a PDF', bytes('%PDF-1.7'), 'pdf'],
    [
      'a tagged document',
      bytes('<?xml version="1.0"?><html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL">'),
      'xhtml',
    ],
    ['a package', archive('own-2024/META-INF/reportPackage.json'), 'zip'],
    ['a workbook', archive('[Content_Types].xml'), undefined],
    ['a web page', bytes('<!DOCTYPE html><html><body>Sorry</body></html>'), 'html'],
    ['a filing around one', bytes('<DOCUMENT>\n<TYPE>10-K\n<TEXT>\n<HTML><BODY>'), 'html'],
    [
      'data',
      bytes('<?xml version="1.0"?><xbrl xmlns="http://www.xbrl.org/2003/instance">'),
      undefined,
    ],
    ['a web page without its first tag', bytes('<!doctype html><title>Sorry</title>'), 'html'],
    ['a web page that begins with its body', bytes('<body>Sorry</body>'), 'html'],
    ['a web page in UTF-16', Buffer.from('\ufeff<html><body>', 'utf16le'), 'html'],
    ['nothing', bytes(''), undefined],
  ];
  for (const [what, start, kind] of KINDS)
    it(`tells ${what}`, () => {
      expect(reportKindOf(start)).to.equal(kind);
    });

  it('tells a complete file from one that broke off', () => {
    expect(endsWhole('pdf', bytes('... %%EOF\n'))).to.equal(true);
    expect(endsWhole('xhtml', bytes('</body></html>\n'))).to.equal(true);
    expect(endsWhole('xhtml', bytes('</td><td>'))).to.equal(false);
    for (const end of ['</BODY></HTML>\n</TEXT>\n</DOCUMENT>\n', '<td>5</table>\n'])
      expect(endsWhole('html', bytes(end)), end).to.equal(true);
    for (const end of ['<td>5', '</table><p>Not', '</tab'])
      expect(endsWhole('html', bytes(end)), end).to.equal(false);
    expect(endsWhole('html', Buffer.from('</body></html>', 'utf16le'))).to.equal(true);
    expect(endsWhole('zip', bytes('xx'))).to.equal(false);
  });
});
