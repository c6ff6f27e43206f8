// Prepares a checkout for starting services: installs what is missing, builds what is out of date. Needs only Node.js
// and npm.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLockFile } from './lock-file.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { readWorkspaceRooms } from './rooms.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** As in `npm run bundle`. */
const BUNDLES = [
  'packages/report-reader/bundle.mjs',
  'services/gateway/bundle.mjs',
  'apps/standalone/bundle.mjs',
];
const VITE = 'node_modules/vite/bin/vite.js';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command; rejects if it fails. A signal to this process ends the command first: an installation
 * that goes on alone would be in the way of the next one.
 *
 * @type {(command: string, args: string[], options?: import('node:child_process').SpawnOptions) => Promise<void>}
 */
const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    let interrupted = false;
    /** @type {(signal: NodeJS.Signals) => void} */
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    const done = () => {
      for (const signal of SIGNALS) process.off(signal, pass);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      done();
      if (code === 0) return resolve(undefined);
      if (interrupted) return reject(new Error('Interrupted; start again to go on.'));
      const why = signal === null ? `exit code ${code}` : signal;
      return reject(new Error(`${[command, ...args].join(' ')} failed (${why})`));
    });
  });

/**
 * Inside `npm start`, npm's own settings are in the environment, and would be taken for ours.
 *
 * @type {(...args: string[]) => Promise<void>}
 */
const npm = (...args) => {
  const isWindows = process.platform === 'win32';
  return run(isWindows ? 'npm.cmd' : 'npm', args, {
    shell: isWindows,
    env: { ...process.env, NODE_ENV: 'development' },
  });
};

/** @type {(...args: string[]) => Promise<void>} */
const node = (...args) => run(process.execPath, args);

/** What starting the services needs; tests, linters and the demo need everything. */
const TO_START = [
  '--omit=dev',
  ...['standalone', 'console', 'operator'].map((app) => `--workspace=apps/${app}`),
];
/**
 * The clients of S3 and OpenTelemetry and the second reader of numbers are dependencies of the root, installed only if
 * one of these is set.
 */
const ASK_FOR_ROOT_PACKAGES = [
  'EXTRACT_SECOND_READER',
  'S3_BUCKET',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
];
const needsRootPackages = () =>
  ASK_FOR_ROOT_PACKAGES.some((name) =>
    [process.env[name], process.env[`${name}_FILE`]].some((value) => value && value !== 'false'),
  );
const WITH_ROOT_PACKAGES = '--include-workspace-root';

/**
 * Has the hash of the package-lock.json from which packages were installed, if only those of TO_START were, and
 * WITH_ROOT_PACKAGES if that was an option.
 */
const START_STAMP = join(ROOT, 'node_modules/.installed-to-start');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

/**
 * Whether all packages that package-lock.json asks for are installed, or all but those that only
 * development needs.
 *
 * @type {(options: { withDev: boolean }) => boolean}
 */
const hasPackages = ({ withDev }) => {
  const installed = readLockFile(join(ROOT, 'node_modules/.package-lock.json')).packages;
  const wanted = Object.entries(readLockFile(join(ROOT, 'package-lock.json')).packages);
  return wanted.every(
    ([path, { version, optional, link, dev }]) =>
      path === '' ||
      optional ||
      (dev && !withDev) ||
      (link
        ? existsSync(join(ROOT, path))
        : !path.includes('node_modules/') || installed[path]?.version === version),
  );
};

/** @type {(options: { toStart: boolean }) => 'missing' | 'partial' | 'enough' | 'enough to start' | 'outdated'} */
const installState = ({ toStart }) => {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return 'missing';
  if (existsSync(START_STAMP)) {
    const [hash, clients] = readFileSync(START_STAMP, 'utf8').split(' ');
    const isEnough =
      hash === lockHash() && (clients === WITH_ROOT_PACKAGES || !needsRootPackages());
    return isEnough && toStart ? 'enough to start' : 'partial';
  }
  return hasPackages({ withDev: !toStart }) ? 'enough' : 'outdated';
};

const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what is missing; says so, because the first time takes a while. */
export const installPackages = async ({ toStart = false } = {}) => {
  const state = installState({ toStart });
  if (state === 'enough' || state === 'enough to start') return;
  if (state === 'outdated') {
    console.log('Installing packages that have changed...');
    await npm('install', '--include=dev', ...QUIETLY);
    return;
  }
  console.log('Installing packages (once)...');
  const clients = needsRootPackages() ? [WITH_ROOT_PACKAGES] : [];
  // `npm ci` empties the folder first, under services that `npm start` may be running here.
  const install = state === 'partial' ? ['install', '--no-save'] : ['ci'];
  await npm(...install, ...(toStart ? [...TO_START, ...clients] : ['--include=dev']), ...QUIETLY);
  if (toStart) writeFileSync(START_STAMP, [lockHash(), ...clients].join(' '));
  else rmSync(START_STAMP, { force: true });
};

/** @type {(folder: string) => number} */
const newestOf = (folder) => {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (latest, entry) =>
        Math.max(latest, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
      0,
    );
};
/** @type {(file: string) => number} */
const modifiedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const projectsOf = () => readWorkspaceRooms(ROOT).map(({ folder }) => join(ROOT, folder));

/**
 * When the project was last built: by its build record if there is one, otherwise by its newest output file.
 *
 * @type {(project: string) => number}
 */
const builtAt = (project) =>
  Math.max(
    modifiedAt(join(project, 'dist/.tsbuildinfo')),
    modifiedAt(join(project, 'dist/.compiled')),
  ) || newestOf(join(project, 'dist'));

/**
 * Another tool than the type checker builds what the browser gets of the console.
 *
 * @type {(project: string) => boolean}
 */
const isForBrowser = (project) => existsSync(join(project, 'vite.config.mjs'));
/** @type {(project: string) => boolean} */
const isUnbundled = (project) =>
  modifiedAt(join(project, 'dist/app/index.html')) < newestOf(join(project, 'src'));

/** @type {(project: string) => boolean} */
const isOutdated = (project) =>
  builtAt(project) === 0 ||
  builtAt(project) <
    Math.max(newestOf(join(project, 'src')), modifiedAt(join(project, 'tsconfig.json')));

/** Has the version of Node.js and the kind of processor by which the bundles were made. */
const BUNDLED_BY = join(ROOT, 'apps/standalone/dist/.bundled-by');
const NODE_HERE = `${process.version} ${process.platform} ${process.arch}`;

/** When the code of any room was compiled last. */
const compiledAt = () =>
  Math.max(...projectsOf().map((room) => (isForBrowser(room) ? 0 : builtAt(room))));

/** Whether the bundles are missing, older than the code, or made by another Node.js. */
const areBundlesOutdated = () =>
  modifiedAt(join(ROOT, 'apps/standalone/dist/bundle/main.mjs')) < compiledAt() ||
  !existsSync(BUNDLED_BY) ||
  readFileSync(BUNDLED_BY, 'utf8') !== NODE_HERE;

const bundle = async () => {
  await Promise.all(BUNDLES.map((script) => node(script)));
  writeFileSync(BUNDLED_BY, NODE_HERE);
};

/** Does not check types, which would take ten times as long; `npm run build` and `npm test` do. */
const buildOutdated = async () => {
  const rooms = projectsOf();
  const outdated = rooms.filter((room) => !isForBrowser(room) && isOutdated(room));
  const unbundled = rooms.filter((room) => isForBrowser(room) && isUnbundled(room));
  const toBundle = outdated.length > 0 || areBundlesOutdated();
  if (!toBundle && unbundled.length === 0) return;
  console.log('Building...');
  if (outdated.length > 0) await node('infra/scripts/compile.mjs');
  await Promise.all([
    ...(toBundle ? [bundle()] : []),
    ...unbundled.map((room) =>
      node(VITE, 'build', room, '--config', join(room, 'vite.config.mjs')),
    ),
  ]);
};

/**
 * For commands that start something: changes to the checkout and prepares it; ends the process if that fails.
 * `toStart`: the command needs only the packages that running services need.
 */
export const goToPreparedRoot = async ({ toStart = false } = {}) => {
  process.chdir(ROOT);
  try {
    await oneAtATime(ROOT, async () => {
      await installPackages({ toStart });
      await buildOutdated();
    });
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
};
