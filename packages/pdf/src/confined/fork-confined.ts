import { childEnvironment } from '@fde/contracts';
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a process that opens foreign documents may do besides reading its own code. */
export interface Confinement {
  /** Files that it may read; a folder ends in `/*`. */
  readonly readable: readonly string[];
  /** Files that it may write; a folder ends in `/*`. */
  readonly writable?: readonly string[];
  /** Threads of its own. Node.js does not confine these. */
  readonly threads?: boolean;
  /** Other programs, such as tesseract. */
  readonly programs?: boolean;
  /** The JavaScript heap; `watchMemory` watches memory outside it. Absent: as V8 limits it. */
  readonly heapMegabytes?: number;
  readonly stdio: NonNullable<ForkOptions['stdio']>;
  /** Further flags of Node.js. */
  readonly flags?: readonly string[];
}

/**
 * Starts a process that opens foreign documents. It does not get the secrets in this process's environment, and if
 * Node.js has a permission model, it can read only its code and the named files.
 */
export function forkConfined(
  module: string,
  args: readonly string[],
  confinement: Confinement,
): ChildProcess {
  const { heapMegabytes, stdio, flags = [] } = confinement;
  return fork(module, args, {
    serialization: 'advanced',
    stdio,
    env: childEnvironment(process.env),
    execArgv: [
      ...(heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]),
      ...flags,
      ...permissionFlags(confinement, process.allowedNodeEnvironmentFlags),
    ],
  });
}

/**
 * The flags by which a version of Node.js confines a process; none if it has no permission model.
 */
export function permissionFlags(
  {
    readable,
    writable = [],
    threads = false,
    programs = false,
  }: Omit<Confinement, 'heapMegabytes' | 'stdio'>,
  known: Pick<ReadonlySet<string>, 'has'>,
): string[] {
  const model = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
  if (model === undefined) return [];
  const coverage = process.env['NODE_V8_COVERAGE'];
  const written = coverage === undefined ? writable : [...writable, `${coverage}/*`];
  return [
    model,
    ...(known.has('--disable-warning') ? QUIET : []),
    ...grantFiles('read', [...codePaths(), ...readable, ...written]),
    ...grantFiles('write', written),
    // Drawing needs native code.
    ...(known.has('--allow-addons') ? ['--allow-addons'] : []),
    ...(threads ? ['--allow-worker'] : []),
    ...(programs ? ['--allow-child-process'] : []),
  ];
}

/** Warnings about flags that we set on purpose would be mistaken for the reason of a crash. */
const QUIET = ['ExperimentalWarning', 'SecurityWarning'].map((name) => `--disable-warning=${name}`);

/** Node.js 20 dies at startup if a path is given twice, or after a longer path with the same beginning. */
const grantFiles = (right: 'read' | 'write', paths: readonly string[]): string[] =>
  [...new Set(paths)]
    .toSorted((a, b) => a.length - b.length)
    .map((path) => `--allow-fs-${right}=${path}`);

let code: readonly string[] | undefined;

/** Where the code of the project and its packages is; nothing there is secret. */
function codePaths(): readonly string[] {
  return (code ??= foldersOfCode());
}

function foldersOfCode(): string[] {
  const root = rootOf(dirname(fileURLToPath(import.meta.url)));
  const rooms = ['packages', 'services', 'apps'].map((name) => join(root, name));
  return [...rooms, ...foldersAbove(root).map(installedIn), ...rooms.flatMap(installedInRooms)]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...new Set([folder, realpathSync(folder)])])
    .map((folder) => `${folder}/*`)
    .concat(join(root, 'package.json'));
}

const installedIn = (folder: string): string => join(folder, 'node_modules');

/** Node.js looks for packages in a folder and in those above it. */
const foldersAbove = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...foldersAbove(dirname(folder))];

/** Packages installed for one room only; the folder may be a symbolic link. */
const installedInRooms = (rooms: string): string[] =>
  existsSync(rooms) ? readdirSync(rooms).map((room) => installedIn(join(rooms, room))) : [];

/** The folder above that holds the installed packages. */
function rootOf(folder: string): string {
  const above = dirname(folder);
  if (existsSync(join(folder, 'node_modules', '@fde')) || above === folder) return folder;
  return rootOf(above);
}
