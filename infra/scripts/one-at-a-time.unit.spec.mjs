// @ts-check
import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { oneAtATime } from './one-at-a-time.mjs';

const MODULE = new URL('./one-at-a-time.mjs', import.meta.url).href;

/** @type {(code: string) => Promise<number | null>} */
const run = (code) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
    child.once('exit', resolve);
  });

describe('One at a time', () => {
  /** @type {string} */
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'one-at-a-time-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('lets processes work one after the other, whatever their number', async () => {
    const diary = join(folder, 'diary');
    writeFileSync(diary, '');
    const work = `
      import { appendFileSync } from 'node:fs';
      import { oneAtATime } from ${JSON.stringify(MODULE)};
      await oneAtATime(${JSON.stringify(folder)}, async () => {
        appendFileSync(${JSON.stringify(diary)}, 'in ');
        await new Promise((resolve) => setTimeout(resolve, 100));
        appendFileSync(${JSON.stringify(diary)}, 'out ');
      });`;
    const codes = await Promise.all([run(work), run(work), run(work), run(work)]);
    expect(codes).to.deep.equal([0, 0, 0, 0]);
    expect(readFileSync(diary, 'utf8')).to.equal('in out '.repeat(4));
  }).timeout(30_000);

  it('goes on after a process that was killed at its work', async () => {
    const code = await run(`
      import { oneAtATime } from ${JSON.stringify(MODULE)};
      await oneAtATime(${JSON.stringify(folder)}, () => process.kill(process.pid, 'SIGKILL'));`);
    expect(code).to.equal(null);
    const diary = join(folder, 'after');
    await oneAtATime(folder, async () => appendFileSync(diary, 'in'));
    expect(readFileSync(diary, 'utf8')).to.equal('in');
  }).timeout(10_000);

  it('lets go after work that fails', async () => {
    const failing = oneAtATime(folder, () => Promise.reject(new Error('no room')));
    expect(await failing.catch((/** @type {Error} */ error) => error.message)).to.equal('no room');
    let runs = 0;
    await oneAtATime(folder, async () => void runs++);
    expect(runs).to.equal(1);
  });
});
