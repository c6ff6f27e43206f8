import { expect } from 'chai';
import { linkKindOf, viewerTarget, type LinkHints } from './link-kind.js';

const NO_HINTS: LinkHints = { text: '', labels: '', type: '', download: undefined };

describe('what a link leads to', () => {
  const kinds: readonly (readonly [string, Partial<LinkHints>, string | undefined])[] = [
    ['/a.pdf', {}, 'pdf'],
    ['/A.PDF?x=1', {}, 'pdf'],
    ['/a.pdf;jsessionid=1', {}, 'pdf'],
    ['/a.pdf.coredownload.inline.pdf', {}, 'pdf'],
    ['/get?filename=a.pdf', {}, 'pdf'],
    ['/x', { type: 'application/pdf' }, 'pdf'],
    ['/x', { download: 'a.pdf' }, 'pdf'],
    ['/static-files/0f8fad5b-d9cb-469f-a165-70867728950e', {}, 'maybe_pdf'],
    ['/download?id=4', {}, 'maybe_pdf'],
    ['/getfile.aspx?docid=9', {}, 'maybe_pdf'],
    ['/x', { text: 'Report (PDF)' }, 'maybe_pdf'],
    ['/x', { labels: 'icon icon-pdf' }, 'maybe_pdf'],
    ['/x', { download: '' }, 'maybe_pdf'],
    ['https://drive.google.com/uc?export=download&id=1aBcD_efGhIjK', {}, 'maybe_pdf'],
    ['/esef.zip', {}, 'package'],
    ['/report.xhtml', {}, 'package'],
    ['/reports/', {}, 'page'],
    ['/reports.html', {}, 'page'],
    ['/x.aspx?page=2', {}, 'page'],
    ['/logo.png', {}, undefined],
    ['/data.xlsx', {}, undefined],
    ['/app.js', {}, undefined],
  ];
  for (const [path, hints, kind] of kinds) {
    it(`${path} ${JSON.stringify(hints)} is ${kind ?? 'nothing'}`, () =>
      expect(linkKindOf(new URL(path, 'http://example.com'), { ...NO_HINTS, ...hints })).to.equal(
        kind,
      ));
  }

  it('sees through viewers to the file, and not through download handlers', () => {
    expect(viewerTarget(new URL('http://a.example/pdfjs/viewer.html?file=/x.pdf'))?.href).to.equal(
      'http://a.example/x.pdf',
    );
    expect(viewerTarget(new URL('http://a.example/get.php?file=x.pdf'))).to.equal(undefined);
  });
});
