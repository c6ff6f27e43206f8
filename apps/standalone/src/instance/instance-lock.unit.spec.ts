import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@fde/service-kit';
import { expect } from 'chai';
import { InstanceLock } from './instance-lock.js';
import { birthOf, isAlive } from './process-identity.js';

const NOBODYS_PID = 4_000_000;

describe('InstanceLock', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fde-lock-'));
    file = join(folder, 'instance.json');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const take = () =>
    new InstanceLock(folder, silentLog).take('http://localhost:1').then(
      (crashed) => ({ crashed }),
      (error: { code?: string }) => ({ error: error.code }),
    );
  const written = (instance: object) => {
    writeFileSync(
      file,
      JSON.stringify({ url: 'http://localhost:2', npm: null, birth: null, ...instance }),
    );
  };

  it('takes a folder that nobody holds, and lets go of it', async () => {
    const lock = new InstanceLock(folder, silentLog);
    expect(await lock.take('http://localhost:1')).to.equal(false);
    lock.release();
    expect(existsSync(file)).to.equal(false);
  });

  it('says which folder cannot be written, and how to name another one', async () => {
    writeFileSync(file, '');
    const inFile = new InstanceLock(join(file, 'data'), silentLog);
    const error: unknown = await inFile
      .take('http://localhost:1')
      .catch((caught: unknown) => caught);
    expect(error).to.include({ code: 'data_folder_unusable' });
    expect(String(error)).to.contain(join(file, 'data')).and.to.contain('FDE_DATA_DIR');
  });

  it('takes over from an instance that was killed', async () => {
    written({ pid: NOBODYS_PID });
    expect(await take()).to.deep.equal({ crashed: true });
  });

  it('knows a living instance from a process that has its number by chance', async () => {
    written({ pid: process.ppid, birth: birthOf(process.ppid) });
    expect(await take()).to.deep.equal({ error: 'already_running' });
    written({ pid: process.ppid, birth: 'another' });
    expect(await take()).to.deep.equal(
      birthOf(process.ppid) === null ? { error: 'already_running' } : { crashed: true },
    );
  });

  it('stops an instance whose launcher was killed', async () => {
    const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => orphan.once('exit', resolve));
    written({ pid: orphan.pid, birth: birthOf(orphan.pid ?? 0), npm: NOBODYS_PID });
    expect(await take()).to.deep.equal({ crashed: true });
    await ended;
    expect(isAlive(orphan.pid ?? 0)).to.equal(false);
  });
});
