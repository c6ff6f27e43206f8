import { expect } from 'chai';
import { FigureCount } from './figure-count.js';

const countOf = (text: string, partBytes = text.length): boolean => {
  const figures = new FigureCount();
  for (let at = 0; at < text.length; at += partBytes)
    figures.add(Buffer.from(text.slice(at, at + partBytes), 'latin1'));
  return figures.isOfReport;
};

const ROW = '<tr><td>Sales<td align=right>$&nbsp;1,234 <td>(5</td><td>)</td></tr>\n';

describe('the figures of a web page', () => {
  it('are those of a report if they fill a statement, however the file comes', () => {
    expect(countOf(ROW.repeat(10))).to.equal(true);
    for (const bytes of [1, 7, 64]) expect(countOf(ROW.repeat(10), bytes)).to.equal(true);
    expect(countOf(ROW.repeat(10).slice(0, -30), 7)).to.equal(false);
  });

  for (const figure of [
    '1&nbsp;234',
    '1\u00A0234',
    '1\u202F234',
    "1'234",
    '1&#8217;234',
    'EUR 1,234',
    '&pound;1,234',
  ])
    it(`are those that are written ${figure}`, () => {
      const bytes = Buffer.from(`<td>${figure}</td>`.repeat(20)).toString('latin1');
      expect(countOf(bytes)).to.equal(true);
      expect(countOf(bytes, 7)).to.equal(true);
    });

  it('are counted in UTF-16 as well', () => {
    for (const bytes of [Buffer.from(ROW, 'utf16le'), Buffer.from(ROW, 'utf16le').swap16()])
      expect(countOf(bytes.toString('latin1').repeat(10), 7)).to.equal(true);
  });

  it('are not the numbers of its text, its addresses and its programs', () => {
    const page =
      '<p>Error 404 of 2024: call 555 1234</p><a href="/1/2">Go</a><script>x>5;y<6</script>';
    expect(countOf(page.repeat(50))).to.equal(false);
  });

  it('are counted in no time where a page is hostile', () => {
    for (const part of ['> 1', '>', ' ', '>&nbsp;', '>1 ', '>EUR ', '>1&nbsp;'])
      expect(countOf(part.repeat(2_000_000 / part.length)), part).to.equal(false);
  }).timeout(5_000);
});
