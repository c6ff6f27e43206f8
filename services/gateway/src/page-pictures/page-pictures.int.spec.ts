import { FileSystemObjectStore } from '@fde/object-store';
import { endlessPagePdf, memoryBombPdf, smallPdf } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PagePictures, PICTURE_LIMITS, type PictureWish } from './page-pictures.js';

const MOST = 300 * 1024 * 1024;

describe('Pictures of pages', function () {
  this.timeout(120_000);
  let folder: string;
  let objects: FileSystemObjectStore;
  let pictures: PagePictures;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-pictures-'));
    objects = new FileSystemObjectStore(folder);
    pictures = new PagePictures(objects, { ...PICTURE_LIMITS, maxRssBytes: MOST });
  });
  after(async () => {
    await pictures.stop();
    await rm(folder, { recursive: true });
  });

  const wish = async (name: string, bytes: Uint8Array, kind = 'pdf'): Promise<PictureWish> => {
    const { key } = await objects.put(`company_1/2020/${name}.${kind}`, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { objectKey: key, sha256, page: 1, width: 300, box: null };
  };

  const draw = (page: PictureWish, client = 'one') => pictures.picture(page, client);

  it('are drawn by a process that may open nothing but their files', async () => {
    const { png, pageCount } = await draw(await wish('small', await smallPdf(2)));
    expect([...png.slice(1, 4)]).to.deep.equal([...Buffer.from('PNG')]);
    expect(pageCount).to.equal(2);
  });

  it('are drawn of web pages as their reading lays them out', async () => {
    const html = Buffer.from('<html><body><p>Cash<hr><p>Plant</body></html>');
    const page = await wish('plain', html, 'html');
    const { png, pageCount, pageWidth } = await draw({ ...page, page: 2 });
    expect([...png.slice(1, 4)]).to.deep.equal([...Buffer.from('PNG')]);
    expect([pageCount, pageWidth]).to.deep.equal([2, 648]);
    const none: unknown = await draw({ ...page, page: 3 }).catch((caught: unknown) => caught);
    expect(none).to.include({ code: 'page_not_found' });
  });

  it('are drawn after the system has swept its folder for temporary files', async () => {
    const own = new PagePictures(objects, PICTURE_LIMITS);
    const foldersOf = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('fde-pages-'));
    const before = new Set(await foldersOf());
    const page = await wish('swept', await smallPdf(2));
    try {
      await own.picture(page, 'one');
      for (const name of await foldersOf())
        if (!before.has(name)) await rm(join(tmpdir(), name), { recursive: true });
      expect((await own.picture({ ...page, page: 2 }, 'one')).pageCount).to.equal(2);
    } finally {
      await own.stop();
    }
  });

  it('are not drawn of a file that somebody changed', async () => {
    const changed = await wish('changed', await smallPdf(1));
    await writeFile(join(folder, changed.objectKey), await smallPdf(3));
    const error: unknown = await draw(changed).catch((caught: unknown) => caught);
    expect(error).to.include({ code: 'stored_file_changed' });
  });

  it('end where three kilobytes take all memory, and the next is drawn', async () => {
    const bytes = memoryBombPdf();
    const error: unknown = await draw(await wish('bomb', bytes)).catch((caught: unknown) => caught);
    expect(error).to.include({ code: 'pdf_unreadable' });
    expect(String(error)).to.include('too much memory');
    const next = await draw(await wish('next', await smallPdf(1)));
    expect(next.pageCount).to.equal(1);
  });

  it('that cannot be drawn are not tried again and again, and hold up no other client', async () => {
    const busy = new PagePictures(objects, { ...PICTURE_LIMITS, timeoutMs: 2_000 });
    const hostile = await wish('busy', endlessPagePdf(2));
    const small = await wish('small-again', await smallPdf(1));
    const began = performance.now();
    const of = (page: number) =>
      busy.picture({ ...hostile, page, width: 2_000 }, 'hostile').then(
        () => 'drawn',
        (caught: unknown) => (caught as { code: string }).code,
      );
    try {
      const all = Array.from({ length: 8 }, (_, index) => of(1 + (index % 2)));
      const { pageCount } = await busy.picture(small, 'other');
      expect(pageCount).to.equal(1);
      expect(performance.now() - began, 'behind one page of the other client').to.be.below(6_000);
      expect(new Set(await Promise.all(all))).to.deep.equal(new Set(['pdf_unreadable']));
      expect(performance.now() - began, 'two pages, each tried once').to.be.below(9_000);
      expect(await of(1)).to.equal('pdf_unreadable');
    } finally {
      await busy.stop();
    }
  });
});
