import { PdfError } from '@fde/pdf';
import { demoReports, demoTruth, HARD_CASES } from '@fde/testing/fixture-reports';
import { hostilePdfs, mutatePdf } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport } from './read-report.js';
import type { ReadingProgress } from './reading-options.js';
import { findDifferences } from './spec-support/compare-with-truth.js';

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'read',
    (error: unknown) => (error instanceof PdfError ? error.code : 'untyped'),
  );
}

describe('reading a report', function () {
  this.timeout(180_000);
  let directory = '';
  let report: Uint8Array = new Uint8Array();

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fde-reader-'));
    report = (await demoReports())[0]?.bytes ?? report;
  });

  after(() => rm(directory, { recursive: true, force: true }));

  it('gives the three statements as printed, with progress, from bytes or a file', async () => {
    const truth = (await demoTruth()).reports[0];
    const phases = new Set<ReadingProgress['phase']>();
    const fromBytes = await readReport(report, { onProgress: ({ phase }) => phases.add(phase) });
    expect(
      truth === undefined ? ['no truth'] : findDifferences(fromBytes.statements, truth),
    ).to.deep.equal([]);
    expect([...phases]).to.deep.equal([
      'opening',
      'finding_pages',
      'reading_pages',
      'reading_statements',
    ]);
    expect(fromBytes.peakRssBytes).to.be.below(300 * 1024 * 1024);
    const path = join(directory, 'report.pdf');
    await writeFile(path, report);
    expect((await readReport(path)).statements).to.deep.equal(fromBytes.statements);
  });

  it('keeps within its memory where pages are read a second time and then from their pictures', async () => {
    const garbled = await HARD_CASES.find(({ name }) => name === 'garbled-text')?.report();
    const { peakRssBytes, shownPages } = await readReport(garbled?.bytes ?? new Uint8Array(), {
      withPages: true,
      limits: { maxRecognisedPages: 3 },
    });
    expect(shownPages.some((page) => page.origin === 'ocr')).to.equal(true);
    expect(peakRssBytes).to.be.below(300 * 1024 * 1024);
  });

  it('says what a plain instance is, which it sees without the files beside it', async () => {
    const path = join(directory, 'instance.xml');
    await writeFile(path, '<xbrl xmlns="http://www.xbrl.org/2003/instance"/>');
    const said = await readReport(path).then(
      () => 'read',
      (error: Error) => error.message,
    );
    expect(said).to.match(/^It is a plain XBRL instance/);
  });

  it('names what is wrong with a file, and reads the next one as if nothing had happened', async () => {
    for (const { name, bytes, code } of await hostilePdfs()) {
      const got = await codeOf(
        readReport(bytes, { limits: { timeoutMs: 30_000, maxRecognisedPages: 0 } }),
      );
      if (code !== undefined) expect(got, name).to.equal(code);
      else
        expect(got, name).to.be.oneOf([
          'read',
          'pdf_damaged',
          'pdf_memory_limit',
          'pdf_time_limit',
        ]);
    }
    expect(await codeOf(readReport(join(directory, 'absent.pdf')))).to.equal('pdf_file_not_found');
    expect((await readReport(report)).statements).to.have.length(3);
  });

  it('ends in a reading or a typed error whatever is damaged', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      expect(
        await codeOf(
          readReport(mutatePdf(report, report, seed), {
            limits: { timeoutMs: 30_000, maxRecognisedPages: 0 },
          }),
        ),
        `seed ${seed}`,
      ).to.match(/^(?:read|pdf_(?!crashed))/);
    }
  });

  it('does not read the same bytes twice', async () => {
    const cacheDirectory = join(directory, 'cache');
    const first = await readReport(report, { cacheDirectory });
    const second = await readReport(report, { cacheDirectory });
    expect([first.fromCache, second.fromCache]).to.deep.equal([false, true]);
    expect(second.statements).to.deep.equal(first.statements);
    expect(second.milliseconds).to.be.below(first.milliseconds / 2);
  });

  it('reads remembered text anew where the reading itself is gone', async () => {
    const cacheDirectory = join(directory, 'text-only');
    const first = await readReport(report, { cacheDirectory });
    for (const name of await readdir(cacheDirectory))
      if (name.endsWith('.reading.json')) await rm(join(cacheDirectory, name));
    const second = await readReport(report, { cacheDirectory });
    expect(second.fromCache).to.equal(true);
    expect(second.statements).to.deep.equal(first.statements);
  });

  it('reads the file again where other languages or another engine recognised its pictures', async () => {
    const cacheDirectory = join(directory, 'recognised');
    const first = await readReport(report, { cacheDirectory });
    const by = { recognisedBy: 'native tlh' };
    for (const name of await readdir(cacheDirectory)) {
      const path = join(cacheDirectory, name);
      const entry = JSON.parse(await readFile(path, 'utf8')) as { report?: object };
      const { report: cached } = entry;
      await writeFile(
        path,
        JSON.stringify(
          cached === undefined ? { ...entry, ...by } : { ...entry, report: { ...cached, ...by } },
        ),
      );
    }
    const second = await readReport(report, { cacheDirectory });
    expect([first.fromCache, second.fromCache]).to.deep.equal([false, false]);
    expect(second.statements).to.deep.equal(first.statements);
    expect((await readReport(report, { cacheDirectory })).fromCache).to.equal(true);
  });

  it('treats damaged cache entries as absent', async () => {
    const cacheDirectory = join(directory, 'damaged');
    const first = await readReport(report, { cacheDirectory });
    for (const name of await readdir(cacheDirectory)) {
      const path = join(cacheDirectory, name);
      await writeFile(path, (await readFile(path, 'utf8')).slice(0, 500));
    }
    const second = await readReport(report, { cacheDirectory });
    expect(second.fromCache).to.equal(false);
    expect(second.statements).to.deep.equal(first.statements);
  });

  it('keeps the cache within its bound', async () => {
    const cacheDirectory = join(directory, 'bounded');
    const cacheMaxBytes = 600_000;
    for (const { bytes } of (await demoReports()).slice(0, 5))
      await readReport(bytes, { cacheDirectory, cacheMaxBytes });
    const sizes = await Promise.all(
      (await readdir(cacheDirectory)).map(
        async (name) => (await stat(join(cacheDirectory, name))).size,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).to.be.within(1, cacheMaxBytes);
  });

  it('works without a cache folder if it cannot be written', async () => {
    const blocked = join(directory, 'blocked');
    await writeFile(blocked, 'a file, no folder');
    expect(
      (await readReport(report, { cacheDirectory: join(blocked, 'cache') })).statements,
    ).to.have.length(3);
  });
});
