import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Database } from '@fde/event-log';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';

const PROGRAM = fileURLToPath(new URL('../spec-support/hold-postgres.js', import.meta.url));
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
if (!isRoot)
  console.log('LEFT OUT: embedded PostgreSQL as root (the specs run as an ordinary user)');
/** Another user can run the specs' program only where the checkout lies in the open. */
const othersCanRun =
  isRoot &&
  spawnSync(process.execPath, ['--check', PROGRAM], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: '/',
    stdio: 'ignore',
  }).status === 0;
if (isRoot && !othersCanRun)
  console.log(
    'LEFT OUT: embedded PostgreSQL for an ordinary user (other users cannot read this checkout)',
  );

interface Held {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
}

/** Starts the embedded PostgreSQL in a process that can be killed. */
const hold = async (
  folder: string,
  options: { readonly path?: string; readonly uid?: number } = {},
): Promise<Held> => {
  const child = spawn(process.execPath, [PROGRAM, folder], {
    env: { ...process.env, ...(options.path === undefined ? {} : { PATH: options.path }) },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const url = await waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(output);
      return /^URL (.*)$/m.exec(output)?.[1];
    },
    { timeoutMs: 50_000, what: `PostgreSQL in ${folder}` },
  );
  return { child, url, output: () => output };
};

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });

const answersAt = async (url: string): Promise<boolean> => {
  const database = new Database({ url, connectTimeoutMs: 1000 });
  const answer = await database.check().then(
    () => true,
    () => false,
  );
  await database.close();
  return answer;
};

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('embedded PostgreSQL', function () {
  this.timeout(60_000);
  let folder: string;
  let held: Held[] = [];
  const holding = async (...args: Parameters<typeof hold>): Promise<Held> => {
    const one = await hold(...args);
    held.push(one);
    return one;
  };

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'fde-postgres-')), 'postgres');
  });
  afterEach(async () => {
    for (const { child } of held)
      if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
    held = [];
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  it('takes connections on loopback with its password alone, and keeps its data', async () => {
    const first = await holding(folder);
    expect(await answersAt(first.url)).to.equal(true);
    expect(await answersAt(first.url.replace(/:[^:@/]+@/, ':wrong@'))).to.equal(false);
    await end(first.child, 'SIGTERM');
    expect(await answersAt(first.url)).to.equal(false);
    const again = await holding(folder);
    const file = join(folder, 'database-url');
    expect(readFileSync(file, 'utf8').trim(), 'for operators').to.equal(again.url);
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(again.output()).not.to.contain('left something behind');
    expect(await answersAt(again.url)).to.equal(true);
  });

  it('starts over a server whose launcher was killed', async () => {
    const first = await holding(folder);
    const postmaster = postmasterOf(folder);
    await end(first.child, 'SIGKILL');
    expect(isRunning(postmaster)).to.equal(true);
    const second = await holding(folder);
    expect(second.output()).to.contain('stopped server');
    expect(isRunning(postmaster)).to.equal(false);
    expect(await answersAt(second.url)).to.equal(true);
  });

  it('does not outlive a killed launcher for long', async () => {
    const { child } = await holding(folder);
    const postmaster = postmasterOf(folder);
    await end(child, 'SIGKILL');
    await waitFor(() => !isRunning(postmaster), {
      timeoutMs: 20_000,
      what: 'the end of the server',
    });
  });

  it('comes back under its address when the server alone is killed', async () => {
    const { url } = await holding(folder);
    process.kill(postmasterOf(folder), 'SIGQUIT');
    await waitFor(async () => !(await answersAt(url)), { timeoutMs: 10_000 });
    await waitFor(() => answersAt(url), { timeoutMs: 30_000, what: 'the server again' });
  });

  it('is started again with a growing pause while it panics, and tells why', async () => {
    await end((await holding(folder)).child, 'SIGTERM');
    const log = join(folder, 'data', 'pg_wal');
    const aside = `${log}.aside`;
    renameSync(log, aside);
    mkdirSync(log, { mode: 0o700 });
    const starting = holding(folder);
    const panicked = () =>
      readFileSync(join(folder, 'server.log'), 'utf8').split('PANIC').length > 2;
    await waitFor(panicked, { timeoutMs: 30_000, what: 'two panics' });
    rmSync(log, { recursive: true });
    renameSync(aside, log);
    const { url, output } = await starting;
    expect(await answersAt(url)).to.equal(true);
    const pauses = [...output().matchAll(/again_in_seconds[^0-9]*([0-9.]+)/g)].map((found) =>
      Number(found[1]),
    );
    expect(pauses.slice(0, 2)).to.deep.equal([0.5, 1]);
    expect(output()).to.contain('PANIC');
  });

  it('says at once why it cannot start where that will not pass', async () => {
    await end((await holding(folder)).child, 'SIGTERM');
    appendFileSync(join(folder, 'data', 'postgresql.conf'), "no_such_setting = 'x'\n");
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, folder], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(status).to.equal(1);
    expect(stderr).to.contain('FATAL').and.to.contain('server.log');
  });

  it('sets up again what was interrupted, and deletes nothing', async () => {
    mkdirSync(join(folder, 'data', 'base'), { recursive: true });
    const { url } = await holding(folder);
    expect(await answersAt(url)).to.equal(true);
    expect(existsSync(join(folder, 'data.unfinished', 'base'))).to.equal(true);
  });

  if (isRoot)
    describe('as root', () => {
      it('says that there is no room for a first start, and not what initdb says', () => {
        const disk = join(folder, '..', 'disk');
        mkdirSync(disk);
        const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=25m', 'tmpfs', disk]);
        // A container without the right to mount cannot try it.
        if (mounted.status !== 0) return;
        try {
          const { status, stderr } = spawnSync(process.execPath, [PROGRAM, join(disk, 'own')], {
            encoding: 'utf8',
            timeout: 30_000,
          });
          expect(status).to.equal(1);
          expect(stderr).to.contain('no room for the database').and.to.contain('FDE_DATA_DIR');
          expect(stderr).not.to.contain('bootstrap');
        } finally {
          spawnSync('umount', [disk]);
        }
      });

      /** A path on which nothing is found but a shell: no user namespaces then. */
      const pathWithoutUnshare = (): string => {
        const bin = join(folder, '..', 'bin');
        mkdirSync(bin, { recursive: true });
        symlinkSync('/bin/sh', join(bin, 'sh'));
        return bin;
      };

      it('works below a folder that only root can enter', async () => {
        chmodSync(join(folder, '..'), 0o700);
        const { url } = await holding(folder);
        expect(await answersAt(url)).to.equal(true);
      });

      it('works there without user namespaces too, as another user', async () => {
        chmodSync(join(folder, '..'), 0o700);
        const { url, output, child } = await holding(folder, { path: pathWithoutUnshare() });
        expect(output()).to.contain('as another user');
        expect(await answersAt(url)).to.equal(true);
        await end(child, 'SIGTERM');
        expect(await answersAt((await holding(folder)).url)).to.equal(true);
      });

      if (othersCanRun)
        it('works for an ordinary user', async () => {
          const parent = join(folder, '..');
          chmodSync(parent, 0o755);
          chownSync(parent, NOBODY, NOBODY);
          const { url, output } = await holding(folder, { uid: NOBODY });
          expect(output()).to.contain('as this user');
          expect(await answersAt(url)).to.equal(true);
        });
    });
});
