#!/usr/bin/env node
// @ts-check
// `npm run coverage -w lab`: which lines the specs run. Child processes and worker threads count too: c8 passes
// NODE_V8_COVERAGE on to them. A process that a spec kills with SIGKILL writes nothing.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentRun, rangesOf, readLineCoverage } from './line-coverage/line-coverage.mjs';
import { RUN_ELSEWHERE, THRESHOLDS } from './line-coverage/thresholds.mjs';
import { withoutSpec } from './house/measures.mjs';
import { readRooms } from './house/source-files.mjs';
import { readWorkspaceRooms } from '../../infra/scripts/rooms.mjs';
import { sourcesOfSpecs } from '../../infra/scripts/spec-files.mjs';
import { runCommand } from '../../infra/scripts/steps.mjs';

const HELP = `Usage: npm run coverage -w lab -- [--all-tiers | --specs-of ROOM...] [--room NAME] [--report-only]

Runs the unit specs under c8 and prints, for each room, how many of its lines ran; then the source files without a
spec, and the lines that nothing ran. Exits 1 if a spec fails or a threshold is missed:

${THRESHOLDS.map(({ name, lines, alone }) => `  ${name.padEnd(12)}${lines} % of lines${alone ? '' : ' (judged with --all-tiers)'}`).join('\n')}

  --all-tiers      runs the integration and contract specs too (needs PostgreSQL; RabbitMQ for the suites of its adapter)
  --specs-of ROOM  runs all specs of this room and no others, and judges only this room; may be given several times
  --room NAME      prints the details of only this room; the thresholds still apply to all
  --report-only    reports on the last run again, without running anything

A line counts if it has code that runs: not a comment, a type or a lone bracket. The raw data and an HTML report
(open index.html) are in .cache/coverage.`;

const RAW = '.cache/coverage/raw';
const REPORT = '.cache/coverage/report';

const { values: options } = parseArgs({
  options: {
    'all-tiers': { type: 'boolean', default: false },
    'specs-of': { type: 'string', multiple: true },
    'report-only': { type: 'boolean', default: false },
    room: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const print = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const bin = (/** @type {string} */ file) => createRequire(import.meta.url).resolve(file);

const own = options['specs-of'];
const workspaceRooms = readWorkspaceRooms();
const unknown = own?.filter((room) => !workspaceRooms.some(({ name }) => name === room)) ?? [];
const measured = workspaceRooms.filter(({ name }) => own === undefined || own.includes(name));
const everyTier = options['all-tiers'] || own !== undefined;

const SOURCES = measured.flatMap(({ folder }) => ['--include', `${folder}/src/**`]);
const C8 = [bin('c8/bin/c8.js'), '--temp-directory', RAW, '--reports-dir', REPORT];

/** The specs to run: those of every room, or of the named ones. */
const chooseSpecs = () => {
  const tiers = everyTier ? ['unit', 'int', 'contract'] : ['unit'];
  const specs = tiers.flatMap((tier) => sourcesOfSpecs(tier));
  return specs.filter((spec) =>
    measured.some(({ folder }) => spec.startsWith(join(folder, 'dist/'))),
  );
};

/** c8 only collects data here; the report takes minutes, and can be made again later. */
const runSpecs = async (/** @type {readonly string[]} */ specs) => {
  const mocha = [process.execPath, bin('mocha/bin/mocha.js'), '--forbid-only', '--reporter', 'dot'];
  const { code } = await runCommand([
    process.execPath,
    [...C8, '--reporter', 'none', ...mocha, ...specs],
  ]);
  return code;
};

/** Maps V8's counts back to the sources, and writes them as JSON and HTML. */
const writeReport = async () => {
  const how = [
    '--exclude-after-remap',
    '--merge-async',
    '--reporter',
    'json',
    '--reporter',
    'html',
  ];
  const { code } = await runCommand([
    process.execPath,
    [...C8, 'report', ...how, ...SOURCES, '--exclude', '**/*.spec.ts'],
  ]);
  if (code !== 0) throw new Error(`c8 report ended with ${code}`);
};

if (options.help) {
  print(HELP);
  process.exit(0);
}
if (!existsSync('packages/contracts/dist')) {
  console.error('there is no build: run `npm run build` first');
  process.exit(2);
}
if (unknown.length > 0) {
  console.error(`there is no room ${unknown.join(', ')}`);
  process.exit(2);
}

const failed = !options['report-only'] && (await runSpecs(chooseSpecs())) !== 0;
await writeReport();

const rooms = readRooms().filter(({ name }) => measured.some((room) => room.name === name));
const files = readLineCoverage(rooms, REPORT);
const shown = rooms.filter(({ name }) => options.room === undefined || name === options.room);

const ofRooms = (/** @type {readonly string[] | undefined} */ names) =>
  files.filter(({ room }) =>
    names === undefined ? !RUN_ELSEWHERE.has(room) : names.includes(room),
  );

print('\nSource files without a spec of their name, the largest first:\n');
for (const room of shown) for (const line of withoutSpec(room)) print(`  ${line}`);

print('\nLines that nothing ran:\n');
for (const { path, missed } of shown.flatMap(({ name }) => ofRooms([name])))
  if (missed.length > 0) print(`  ${path}: ${rangesOf(missed)}`);

print('\nLines that ran, by room:\n');
for (const { name } of shown) {
  const inRoom = ofRooms([name]);
  if (inRoom.length > 0)
    print(`  ${name.padEnd(24)}${percentRun(inRoom).toFixed(1).padStart(6)} %`);
}

print('\nThresholds:\n');
const judged = THRESHOLDS.filter(({ rooms: names, alone }) =>
  own === undefined ? alone || options['all-tiers'] : names?.every((name) => own.includes(name)),
);
const short = judged.filter(({ name, rooms: names, lines }) => {
  const percent = percentRun(ofRooms(names));
  const isShort = percent < lines;
  print(
    `  ${name.padEnd(24)}${percent.toFixed(1).padStart(6)} %, at least ${lines} %${isShort ? ': MISSED' : ''}`,
  );
  return isShort;
});
if (failed) print('\nsome specs failed');
process.exit(failed || short.length > 0 ? 1 : 0);
