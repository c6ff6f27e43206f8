import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';

const MODULE = new URL('./second-reader.js', import.meta.url).href;

describe('The second reader', function () {
  this.timeout(60_000);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-second-reader-'));
    const document = await PDFDocument.create();
    document.addPage();
    await writeFile(join(folder, 'page.pdf'), await document.save());
  });
  after(() => rm(folder, { recursive: true }));

  /** What a program prints that does nothing else. */
  const printed = async (program: string): Promise<string> => {
    const file = join(folder, 'program.mjs');
    const bytes = `new Uint8Array(readFileSync(${JSON.stringify(join(folder, 'page.pdf'))}))`;
    await writeFile(
      file,
      `import { readFileSync } from 'node:fs';
       import { SecondReader } from ${JSON.stringify(MODULE)};
       const reader = await SecondReader.open(${bytes});
       ${program}`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    return stdout.trim();
  };

  it('is waited for, even by a process that waits for nothing else', async () =>
    expect(await printed('console.log(reader !== undefined); await reader.close();')).to.equal(
      'true',
    ));

  it('has no words for the pages after one that ended its thread', async () => {
    const program = `
      const page = { page: 1, width: 100, height: 100, words: [], quality: 'garbled' };
      const thread = Object.values(reader).find((part) => part?.postMessage !== undefined);
      const asked = [reader.read(page)];
      await Promise.all([thread.terminate(), ...asked]);
      asked.push(reader.read(page));
      console.log(JSON.stringify((await Promise.all(asked)).map((text) => typeof text)));`;
    expect(await printed(program)).to.match(/,"undefined"\]$/);
  });

  it('does not keep a process alive that has its answer', async () =>
    expect(await printed('console.log("done");')).to.equal('done'));
});
