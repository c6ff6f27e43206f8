import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '@fde/contracts';
import type { Launcher } from './launcher.js';

export const SUPERUSER = 'fde';
export const DATABASE = 'fde';

const finished = (
  child: ChildProcess,
  input = '',
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
    child.stdin?.end(input);
  });

/** What a new database takes on the disk, in megabytes (measured: 48, and as much again while it begins to write). */
const ROOM_MB = 100;
const NO_ROOM = 'No space left on device';

const failure = (launcher: Launcher, output: string): ServiceError =>
  output.includes(NO_ROOM)
    ? new ServiceError(
        'disk_full',
        `There is no room for the database in ${launcher.dataFolder}: it needs ${ROOM_MB} MB at first. Make room, or name another folder by FDE_DATA_DIR, and start again`,
      )
    : new ServiceError(
        'embedded_postgres_failed',
        `PostgreSQL could not be set up (${launcher.manner}): ${output.trim().slice(-2000)}`,
      );

const run = async (
  launcher: Launcher,
  program: string,
  args: readonly string[],
  input?: string,
): Promise<void> => {
  const { code, output } = await finished(launcher.spawn(program, args), input);
  if (code !== 0) throw failure(launcher, output);
};

/** The database's password lies beside the data, readable by its owner alone; local users cannot read each other's. */
export const passwordOf = (folder: string): string => {
  const file = join(folder, 'postgres-password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

/** Only a folder whose set-up was completed is a cluster; an interrupted one is set up again. */
const COMPLETE = 'fde-ready';
const isComplete = (dataFolder: string): boolean => existsSync(join(dataFolder, COMPLETE));

const makeDatabase = (launcher: Launcher, password: string): Promise<void> =>
  run(
    launcher,
    launcher.binaries.postgres,
    ['--single', '-j', '-D', launcher.dataFolder, 'postgres'],
    `alter role ${SUPERUSER} password '${password}';\n\ncreate database ${DATABASE};\n\n`,
  );

/** Connections are made over loopback and with the password; there is no socket file. */
const ACCESS = 'host all all 127.0.0.1/32 scram-sha-256\nhost all all ::1/128 scram-sha-256\n';

/**
 * Moves the rest of an interrupted set-up out of the way. Nothing is deleted that might be
 * someone's data.
 */
export const putAsideUnfinished = async (dataFolder: string): Promise<void> => {
  const isStarted =
    existsSync(join(dataFolder, 'PG_VERSION')) || existsSync(join(dataFolder, 'base'));
  if (!isStarted || isComplete(dataFolder)) return;
  const aside = `${dataFolder}.unfinished`;
  await rm(aside, { recursive: true, force: true });
  await rename(dataFolder, aside);
};

/** initdb, once. Throws `embedded_postgres_failed` with the end of what the program said. */
export const ensureCluster = async (
  launcher: Launcher,
  dataFolder: string,
  password: string,
): Promise<void> => {
  if (isComplete(dataFolder)) return;
  // No server listens until the password is set and access is restricted to it, so `trust` lets nobody in.
  await run(launcher, launcher.binaries.initdb, [
    '-D',
    launcher.dataFolder,
    '-U',
    SUPERUSER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  await makeDatabase(launcher, password);
  await writeFile(join(dataFolder, 'pg_hba.conf'), ACCESS);
  await writeFile(join(dataFolder, COMPLETE), '');
};
