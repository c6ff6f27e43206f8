// What an idle installation takes: memory, processes, time until it is ready, packages. `npm start` (all services in
// one process, with its own PostgreSQL) beside `npm run services` (a process for each, over a PostgreSQL that is
// there), in one run. Memory is the proportional set size, in which shared memory counts once.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, privateDatabase } from '@fde/testing';
import { readLockFile } from '../../infra/scripts/lock-file.mjs';

const HELP = `Usage: npm run start-up -w lab -- [--rounds N] [--idle SECONDS] [--first] [--check]

Memory, processes and time to ready of npm start and npm run services. Linux (it reads /proc).

  --rounds N      starts of each; the median counts (3)
  --idle SECONDS  how long it idles before its memory is measured (35: idle connections are closed by then)
  --first         also the first start of a clean clone, with packages from npm's cache
  --check         exit with 1 if an aim is missed`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '3' },
    idle: { type: 'string', default: '35' },
    first: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const AIMS = { megabytes: 350, readySeconds: 2.5, firstSeconds: 45, packages: 350 };
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_START_MS = 600_000;
const POLL_MS = 20;

/**
 * The parent of a process.
 *
 * @type {(pid: string) => number}
 */
const readParent = (pid) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
};

/**
 * Each process with its parent; processes that end meanwhile are left out.
 *
 * @type {() => Map<number, number>}
 */
const readParents = () => {
  const found = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      found.set(Number(name), readParent(name));
    } catch {
      // It has ended.
    }
  }
  return found;
};

/** @type {(root: number) => number[]} */
const treeOf = (root) => {
  const all = [...readParents()];
  const tree = [root];
  for (const pid of tree)
    tree.push(...all.filter(([, parent]) => parent === pid).map(([child]) => child));
  return tree;
};

/** @type {(pid: number, name: string) => number} */
const readKilobytes = (pid, name) => {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
};

/** @type {(pid: number) => boolean} */
const isNode = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('node');

/** @type {(root: number) => { pss: number, rss: number, processes: number, ofNode: number }} */
const memoryOf = (root) => {
  const tree = treeOf(root);
  /** @type {(name: string) => number} */
  const sum = (name) => tree.reduce((total, pid) => total + readKilobytes(pid, name), 0) / 1024;
  return {
    pss: sum('Pss'),
    rss: sum('Rss'),
    processes: tree.length,
    ofNode: tree.filter(isNode).length,
  };
};

/** @type {(port: number) => Promise<boolean>} */
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthcheck`).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Starts, measures and stops a script. If it does not get ready, throws with its output.
 *
 * @param {string} script
 * @param {{
 *   environment: (folder: string) => Record<string, string>, idleSeconds: number, cwd?: string,
 * }} how
 */
const measure = async (script, { environment, idleSeconds, cwd = ROOT }) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'fde-bench-start-'));
  const started = performance.now();
  const child = spawn(process.execPath, [join(cwd, 'infra/scripts', script)], {
    cwd,
    env: { ...process.env, FDE_DATA_DIR: folder, ...environment(folder), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() - started > LONGEST_START_MS)
        throw new Error(`${script} did not get ready:\n${said}`);
      await sleep(POLL_MS);
    }
    const seconds = (performance.now() - started) / 1000;
    await sleep(idleSeconds * 1000);
    if (child.pid === undefined) throw new Error(`${script} did not start`);
    return { seconds, ...memoryOf(child.pid) };
  } finally {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @type {(values: readonly number[]) => number} */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @typedef {Awaited<ReturnType<typeof measure>>} Round */

/** @type {(rounds: readonly Round[]) => Round} */
const mediansOf = (rounds) => ({
  pss: median(rounds.map(({ pss }) => pss)),
  rss: median(rounds.map(({ rss }) => rss)),
  processes: median(rounds.map(({ processes }) => processes)),
  ofNode: median(rounds.map(({ ofNode }) => ofNode)),
  seconds: median(rounds.map(({ seconds }) => seconds)),
});

/** @type {string[]} */
const missed = [];
/** @type {(value: number, aim: number, what: string) => string} */
const aimText = (value, aim, what) => {
  if (value > aim) missed.push(what);
  return `at most ${aim}: ${value <= aim ? 'reached' : 'NOT reached'}`;
};

/** @type {(name: string, round: Round) => string} */
const show = (name, { seconds, pss, rss, processes, ofNode }) =>
  `${name.padEnd(18)} ready after ${seconds.toFixed(1)} s   ${pss.toFixed(0)} MB (PSS; RSS ${rss.toFixed(0)} MB)   ${processes} processes, ${ofNode} of Node.js`;

/**
 * Packages installed in a checkout, without those of the project itself.
 *
 * @type {(root: string) => number}
 */
const packagesIn = (root) =>
  Object.entries(readLockFile(join(root, 'node_modules/.package-lock.json')).packages).filter(
    ([path, { link }]) =>
      path.includes('node_modules/') && link !== true && existsSync(join(root, path)),
  ).length;

const firstStart = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fde-bench-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, folder]);
    const { seconds } = await measure('start.mjs', {
      environment: () => ({ npm_config_prefer_offline: 'true' }),
      idleSeconds: 0,
      cwd: folder,
    });
    return { seconds, packages: packagesIn(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const database = await privateDatabase();
try {
  const ownFolder = mkdtempSync(join(tmpdir(), 'fde-bench-start-'));
  /** @type {{ start: Round[], services: Round[] }} */
  const rounds = { start: [], services: [] };
  const idleSeconds = Number(options.idle);
  const own = { environment: () => ({ FDE_DATA_DIR: ownFolder }), idleSeconds };
  const external = {
    environment: () => ({ DATABASE_URL: database.url, AMQP_URL: '' }),
    idleSeconds,
  };
  // The first start makes the database cluster, which later starts reuse.
  await measure('start.mjs', { ...own, idleSeconds: 0 });
  for (let round = 0; round < Number(options.rounds); round += 1) {
    rounds.start.push(await measure('start.mjs', own));
    rounds.services.push(await measure('services.mjs', external));
  }
  rmSync(ownFolder, { recursive: true, force: true });
  const [start, services] = [mediansOf(rounds.start), mediansOf(rounds.services)];
  console.log(show('npm start', start));
  console.log(show('npm run services', services));
  console.log(
    `npm start takes ${((start.pss / services.pss) * 100).toFixed(0)} % of the memory and ${((start.seconds / services.seconds) * 100).toFixed(0)} % of the time, its PostgreSQL included`,
  );
  console.log(`memory in MB, ${aimText(start.pss, AIMS.megabytes, 'memory')}`);
  console.log(`ready in seconds, ${aimText(start.seconds, AIMS.readySeconds, 'ready')}`);
  if (options.first) {
    const { seconds, packages } = await firstStart();
    console.log(
      `first start of a clean clone: ${seconds.toFixed(0)} s, ${aimText(seconds, AIMS.firstSeconds, 'first start')}`,
    );
    console.log(`packages: ${packages}, ${aimText(packages, AIMS.packages, 'packages')}`);
  }
  if (options.check && missed.length > 0) process.exitCode = 1;
} finally {
  await database.drop();
}
