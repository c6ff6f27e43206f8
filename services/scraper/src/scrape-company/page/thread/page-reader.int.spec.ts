import { expect } from 'chai';
import { gzipSync } from 'node:zlib';
import { PageReader } from './page-reader.js';

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'read',
    (error: unknown) => (error as { code?: string }).code,
  );

describe('reading what a hostile site serves', function () {
  this.timeout(60_000);
  const reader = new PageReader({ timeoutMs: 15_000, memoryMb: 256 });
  const page = () =>
    reader.read(Buffer.from('<a href="/a.pdf">Report</a>'), 'text/html', 'http://a.example/');
  before(page);
  after(() => reader.close());

  it('keeps a sitemap that unpacks without end from the service, and reads the next page', async () => {
    const bomb = gzipSync(Buffer.from(`<urlset>${'<url><loc>x</loc></url>'.repeat(2_000_000)}`));
    expect(await codeOf(reader.readSitemap(bomb, 'http://a.example/s.xml.gz'))).to.equal(
      'page_unreadable',
    );
    expect((await page()).links).to.have.length(1);
  });

  it('gives a sitemap nested without end five seconds, in which nothing else stands still', async () => {
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 50);
    const started = Date.now();
    const nested = gzipSync(Buffer.from(`<urlset>${'<a>'.repeat(3_000_000)}`));
    await codeOf(reader.readSitemap(nested, 'http://a.example/s.xml.gz'));
    clearInterval(heart);
    const seconds = (Date.now() - started) / 1000;
    expect(seconds).to.be.below(12);
    expect(beats).to.be.at.least(Math.floor(seconds * 5));
    expect((await page()).links).to.have.length(1);
  });

  it('reads a sitemap as sites have it, packed or not', async () => {
    const xml = '<?xml version="1.0"?><urlset><url><loc>http://a.example/r</loc></url></urlset>';
    for (const bytes of [Buffer.from(xml), gzipSync(Buffer.from(xml))])
      expect((await reader.readSitemap(bytes, 'http://a.example/s.xml')).pages).to.deep.equal([
        'http://a.example/r',
      ]);
  });

  it('drops addresses that are longer than any page has', async () => {
    const long = `http://a.example/${'a'.repeat(5000)}`;
    const xml = `<urlset><url><loc>${long}</loc></url><url><loc>http://a.example/r</loc></url></urlset>`;
    const { pages } = await reader.readSitemap(Buffer.from(xml), 'http://a.example/s.xml');
    expect(pages).to.deep.equal(['http://a.example/r']);
    const { links } = await reader.read(
      Buffer.from(`<a href="${long}">Annual report</a>`),
      'text/html',
      'http://a.example/',
    );
    expect(links).to.deep.equal([]);
  });
});
