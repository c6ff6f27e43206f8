import { HARD_CASES, type HardCase } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DEFAULT_READING_LIMITS } from '../reading-options.js';
import { CHILD_BUNDLE, CHILD_MODULES, isFresh } from './child-module.js';
import type { ReadReport } from '../reading-protocol.js';
import { runChild } from './run-child.js';

describe('the bundle that a reading process runs', () => {
  // What a reading starts or loads by its place, which is another one here: a thread for the second engine, the recogniser.
  it('reads as the modules do, also what needs the second engine', async function () {
    this.timeout(120_000);
    const [bundled, apart] = [
      await read(CHILD_BUNDLE, 'numbered-glyphs'),
      await read(CHILD_MODULES, 'numbered-glyphs'),
    ];
    expect(bundled).to.deep.equal(apart);
    expect(bundled.statements).to.have.length(3);
  });

  it('finds the recogniser', async function () {
    this.timeout(300_000);
    const { statements } = await read(CHILD_BUNDLE, 'scanned-statements');
    expect(statements.map(({ method }) => method)).to.deep.equal(['ocr', 'ocr', 'ocr']);
  });

  it('is run while no module is newer', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'fde-bundle-'));
    try {
      const [bundle, module] = ['bundle.js', '.tsbuildinfo'].map((name) =>
        pathToFileURL(join(directory, name)),
      ) as [URL, URL];
      expect(isFresh(bundle, [])).to.equal(false);
      for (const file of [bundle, module]) await writeFile(file, '');
      await utimes(module, 1000, 1000);
      await utimes(bundle, 1001, 1001);
      expect(isFresh(bundle, [module])).to.equal(true);
      await utimes(module, 1002, 1002);
      expect(isFresh(bundle, [module])).to.equal(false);
      await rm(fileURLToPath(module));
      expect(isFresh(bundle, [module])).to.equal(true);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});

async function read(child: URL, name: string): Promise<Omit<ReadReport, 'peakRssBytes'>> {
  const { bytes } = await (HARD_CASES.find((known) => known.name === name) as HardCase).report();
  const request = {
    source: bytes,
    limits: DEFAULT_READING_LIMITS,
    hints: {},
    recognition: {},
    cacheDirectory: undefined,
    cacheMaxBytes: undefined,
    withPages: false,
  };
  const { peakRssBytes, ...report } = await runChild(request, {
    childModule: fileURLToPath(child),
  });
  expect(peakRssBytes).to.be.greaterThan(0);
  return report;
}
