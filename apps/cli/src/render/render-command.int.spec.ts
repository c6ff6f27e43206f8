import { endlessPagePdf } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const FDE = fileURLToPath(new URL('../../bin/fde.mjs', import.meta.url));

/** Milliseconds in which the command starts and opens the file, on a busy machine too. */
const DRAWS_AFTER = 4_000;

describe('Drawing a page', function () {
  this.timeout(60_000);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-render-'));
    await writeFile(join(folder, 'endless.pdf'), endlessPagePdf(1));
  });
  after(() => rm(folder, { recursive: true }));

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    it(`ends by ${signal} on a page that takes for ever, and leaves no picture`, async () => {
      const args = ['render', 'endless.pdf', '--page', '1', '--out', 'page.png', '--no-cache'];
      const child = spawn(process.execPath, [FDE, ...args], { cwd: folder, stdio: 'ignore' });
      try {
        await pause(DRAWS_AFTER);
        expect(child.exitCode, 'still draws').to.equal(null);
        child.kill(signal);
        const [, by] = (await once(child, 'exit')) as [number | null, string | null];
        expect(by).to.equal(signal);
        expect(await readdir(folder)).to.deep.equal(['endless.pdf']);
      } finally {
        child.kill('SIGKILL');
      }
    });
});
