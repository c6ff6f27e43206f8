import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { binariesIn, type PostgresBinaries } from './binaries.js';
import { readableCopy } from './readable-copy.js';

/**
 * PostgreSQL refuses to run as root. A launcher runs its programs for one data folder under an identity it accepts,
 * even where the folder lies below one that only root can enter.
 */
export interface Launcher {
  /** How it works, for the log. */
  readonly manner: 'as this user' | 'in a user namespace' | 'as another user';
  /** The data folder, as the started program must name it. */
  readonly dataFolder: string;
  readonly binaries: PostgresBinaries;
  spawn(program: string, args: readonly string[]): ChildProcess;
}

const NOBODY = 65534;
/** What root is called inside the namespace: anything but 0. */
const NAMESPACE_ID = '1000';

const asThisUser = (binaries: PostgresBinaries, dataFolder: string): Launcher => ({
  manner: 'as this user',
  dataFolder,
  binaries,
  spawn: (program, args) =>
    spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true }),
});

const inNamespace = ['-U', `--map-user=${NAMESPACE_ID}`, `--map-group=${NAMESPACE_ID}`, '--'];

/** Root under another name: the kernel still knows it as the owner of root's files, so nothing has to be moved. */
const inUserNamespace = (binaries: PostgresBinaries, dataFolder: string): Launcher => ({
  manner: 'in a user namespace',
  dataFolder,
  binaries,
  spawn: (program, args) =>
    spawn('unshare', [...inNamespace, program, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    }),
});

const namespacesWork = (binaries: PostgresBinaries): boolean =>
  process.platform === 'linux' &&
  spawnSync('unshare', [...inNamespace, binaries.postgres, '--version'], { stdio: 'ignore' })
    .status === 0;

/** True if a user without rights reaches the file: every folder on the way lets everyone pass. */
const canBeRun = (program: string, user: number): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore', cwd: '/', uid: user, gid: user }).status ===
  0;

/**
 * The data folder belongs to the other user, and is named through a descriptor that root opened: on Linux
 * `/proc/self/fd/3` leads there without passing the folders above, which the other user may not enter.
 */
const asAnotherUser = (binaries: PostgresBinaries, dataFolder: string, user: number): Launcher => {
  const throughDescriptor = process.platform === 'linux';
  return {
    manner: 'as another user',
    dataFolder: throughDescriptor ? '/proc/self/fd/3' : dataFolder,
    binaries: canBeRun(binaries.postgres, user)
      ? binaries
      : binariesIn(readableCopy(binaries.folder)),
    spawn: (program, args) => {
      const descriptor = openSync(dataFolder, 'r');
      const child = spawn(program, args, {
        stdio: ['pipe', 'pipe', 'pipe', descriptor],
        detached: true,
        cwd: '/',
        uid: user,
        gid: user,
      });
      closeSync(descriptor);
      return child;
    },
  };
};

/**
 * Chooses how to run PostgreSQL for `dataFolder`, which is created if it does not exist. As root:
 * as the folder's owner if that is another user (data of an earlier start), otherwise in a user
 * namespace, otherwise as nobody.
 */
export const chooseLauncher = (binaries: PostgresBinaries, dataFolder: string): Launcher => {
  const fresh = !existsSync(dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return asThisUser(binaries, dataFolder);
  const owner = statSync(dataFolder).uid;
  if (owner !== 0) return asAnotherUser(binaries, dataFolder, owner);
  if (namespacesWork(binaries)) return inUserNamespace(binaries, dataFolder);
  if (fresh) chownSync(dataFolder, NOBODY, NOBODY);
  return asAnotherUser(binaries, dataFolder, fresh ? NOBODY : owner);
};
