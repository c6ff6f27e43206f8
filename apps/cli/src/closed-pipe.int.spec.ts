import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { TAGGED_REPORT } from './spec-support/tagged-report.js';

const FDE = fileURLToPath(new URL('../bin/fde.mjs', import.meta.url));

/** What a command says on its error output if nobody reads its results. */
const saidUnread = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [FDE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('close', () => resolve(said));
  });

describe('a command whose output nobody reads', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-pipe-'));
    await writeFile(join(folder, 'report.xhtml'), TAGGED_REPORT);
  });
  after(() => rm(folder, { recursive: true }));

  for (const args of [['facts', 'report.xhtml'], ['--help'], ['facts', '--help']])
    it(`ends quietly: fde ${args.join(' ')}`, async () => {
      const placed = args.map((arg) => (arg.endsWith('.xhtml') ? join(folder, arg) : arg));
      expect(await saidUnread(placed)).to.equal('');
    });
});
