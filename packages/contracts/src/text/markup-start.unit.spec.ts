import { expect } from 'chai';
import { isHtmlPage, isInlineXbrl, startText } from './markup-start.js';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf16le = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const INLINE = '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL">';

describe('the beginning of a file of markup', () => {
  for (const [what, bytes, isHtml] of [
    ['a page', latin1('<html><body>'), true],
    ['a page in capital letters', latin1('<HTML>'), true],
    ['a page of HTML 5 without its first tag', latin1('<!doctype html><title>A</title>'), true],
    ['a page in UTF-8 with its mark', latin1('\u00ef\u00bb\u00bf<head><title>A'), true],
    ['a body behind remarks', latin1('<!-- a --> <!-- <b> -->\n<body>'), true],
    ['a body in a filing', latin1('<DOCUMENT>\n<TYPE>10-K\n<TEXT>\n<BODY>'), true],
    ['a page in UTF-16', utf16le('<html>'), true],
    ['a page in UTF-16, high bytes first', utf16le('<html>').swap16(), true],
    ['a body of other data', latin1('<?xml version="1.0"?><letter><body>'), false],
    ['a header', latin1('<header>'), false],
    ['a body in a remark', latin1('<!-- <body> --><letter>'), false],
    ['text on HTML', latin1('How to write <html>'), false],
    ['nothing', latin1(''), false],
  ] as const)
    it(`${isHtml ? 'is that of a web page in' : 'is not that of a web page in'} ${what}`, () => {
      expect(isHtmlPage(startText(bytes))).to.equal(isHtml);
    });

  it('names inline XBRL in each encoding', () => {
    for (const bytes of [latin1(INLINE), utf16le(INLINE), utf16le(INLINE).swap16()])
      expect(isInlineXbrl(startText(bytes))).to.equal(true);
    expect(isInlineXbrl(startText(latin1('<html>')))).to.equal(false);
  });

  it('is judged at once, however many remarks it has', () => {
    expect(isHtmlPage(startText(latin1('<!---->'.repeat(100_000))))).to.equal(false);
  }).timeout(1000);
});
