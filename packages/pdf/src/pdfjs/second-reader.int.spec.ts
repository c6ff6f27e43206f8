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

  /** What a program prints that has nothing else to do. */
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

  it('keeps no process alive that has its answer', async () =>
    expect(await printed('console.log("done");')).to.equal('done'));
});
