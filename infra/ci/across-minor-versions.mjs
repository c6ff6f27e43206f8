// Builds with this minor version of Node.js and reads a report with another one, and the other way round: an update of
// Node.js must not break what was built before it, and `npm start` builds anew. The other version comes from npm's
// package `node`. Its install script, which places the binary, is the only one allowed to run, outside this checkout.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The oldest that is supported, or a later one where this is the oldest. */
const OTHER = process.versions.node === '20.19.5' ? '20.20.2' : '20.19.5';
const BUNDLED_BY = new URL('../../apps/standalone/dist/.bundled-by', import.meta.url);

const PREPARE = `
import { goToPreparedRoot } from './infra/scripts/prepare.mjs';
await goToPreparedRoot({ toStart: true });`;

const READ = `
import { readReport } from '@fde/report-reader';
import { CHILD_BUNDLE, childModule } from './packages/report-reader/dist/run-child/child-module.js';
import { demoReports } from '@fde/testing/fixture-reports';
import { fileURLToPath } from 'node:url';
if (childModule() !== fileURLToPath(CHILD_BUNDLE)) throw new Error('The bundle is not the one that runs.');
const [report] = await demoReports();
const { statements } = await readReport(report.bytes);
console.log(statements.length);`;

/** @type {(node: string, program: string) => string} */
const run = (node, program) =>
  execFileSync(node, ['--input-type=module', '-e', program], { cwd: ROOT, encoding: 'utf8' });

/**
 * Installs a version of Node.js into a folder.
 *
 * @type {(version: string, folder: string) => string}
 */
const install = (version, folder) => {
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, '--ignore-scripts=false', `node@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  const path = join(folder, 'node_modules/node/bin/node');
  const found = run(path, 'console.log(process.versions.node)').trim();
  if (found !== version)
    throw new Error(`Node.js ${version} is not available: ${path} is ${found}`);
  return path;
};

/** @type {(builder: string, reader: string) => void} */
const buildAndRead = (builder, reader) => {
  run(builder, PREPARE);
  const [by] = readFileSync(BUNDLED_BY, 'utf8').split(' ');
  const version = run(builder, 'console.log(process.version)').trim();
  if (by !== version) throw new Error(`${version} started what ${by} had built.`);
  const read = Number(run(reader, READ).trim().split('\n').at(-1));
  if (read !== 3) throw new Error(`Built by ${version}, ${reader} read ${read} statements of 3.`);
  console.log(`Built by ${version}, read by ${run(reader, 'console.log(process.version)').trim()}`);
};

const folder = mkdtempSync(join(tmpdir(), 'fde-node-'));
try {
  const other = install(OTHER, folder);
  buildAndRead(process.execPath, other);
  buildAndRead(other, process.execPath);
} finally {
  rmSync(folder, { recursive: true, force: true });
  run(process.execPath, PREPARE);
}
