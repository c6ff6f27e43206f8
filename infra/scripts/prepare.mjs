// Brings a checkout to the point where services can be started: installs what is missing, builds what is out of date.
// Needs nothing but Node.js and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWorkspaceRooms } from './rooms.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Inside `npm start` npm's own settings stand in the environment and would be taken for ours. */
const npm = (...args) => {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed (exit code ${status})`);
};

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Whether what is installed is what package-lock.json asks for. */
const installState = () => {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return 'missing';
  const installed = readJson('node_modules/.package-lock.json').packages;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  const same = ([path, { version, optional, link }]) =>
    path === '' ||
    optional ||
    (link
      ? existsSync(join(ROOT, path))
      : !path.includes('node_modules/') || installed[path]?.version === version);
  return wanted.every(same) ? 'current' : 'outdated';
};

const newest = (folder) => {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (latest, entry) =>
        Math.max(latest, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
      0,
    );
};
const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const projects = () => readWorkspaceRooms(ROOT).map(({ folder }) => join(ROOT, folder));

/** When the project was built last: the compiler's own record where there is one, else the newest file that came out. */
const builtAt = (project) =>
  modified(join(project, 'dist/.tsbuildinfo')) || newest(join(project, 'dist'));

/** What the browser gets of the console is made by another tool than its types. */
const isUnbundled = (project) =>
  existsSync(join(project, 'vite.config.mjs')) &&
  modified(join(project, 'dist/app/index.html')) < newest(join(project, 'src'));

const isOutdated = (project) =>
  isUnbundled(project) ||
  builtAt(project) === 0 ||
  builtAt(project) <
    Math.max(newest(join(project, 'src')), modified(join(project, 'tsconfig.json')));

/** Installs and builds where needed; says what it does, because the first time takes a minute. */
const prepare = () => {
  const state = installState();
  if (state !== 'current') {
    console.log(
      state === 'missing'
        ? 'Installing packages (once)...'
        : 'Installing packages that have changed...',
    );
    npm(
      ...(state === 'missing' ? ['ci'] : ['install']),
      '--no-audit',
      '--no-fund',
      '--include=dev',
      '--loglevel=error',
    );
  }
  const outdated = projects().filter(isOutdated);
  if (outdated.length === 0) return;
  console.log('Building...');
  npm('run', '--silent', 'build');
};

/** For the commands that start something: makes the checkout its folder and ready; ends the process where that fails. */
export const goToPreparedRoot = () => {
  process.chdir(ROOT);
  try {
    prepare();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
};
