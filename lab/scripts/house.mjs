#!/usr/bin/env node
// `npm run house -w lab`: what a newcomer meets in the code, as numbers.
import { parseArgs } from 'node:util';
import { MEASURES } from './house/measures.mjs';
import { readRooms } from './house/source-files.mjs';

const HELP = `Usage: npm run house -w lab -- [--list MEASURE] [--room NAME] [--json]

Measures the code of packages/ and services/, a line for each room (package or service) and one for all:

${MEASURES.map(({ name, meaning }) => `  ${name.padEnd(12)}${meaning}`).join('\n')}

  --list MEASURE  prints what a measure counts, with file and line, instead of the table
  --room NAME     only this room; duplicate names and exports are still looked for in all
  --json          the table as JSON

Specs are *.spec.ts; trials are specs, their support, benchmarks, specimens and drawn reports. All other TypeScript is
source. Blank lines do not count; tokens are those of the compiler (without comments). Always exits 0: the
limits that fail a build are the linter's.`;

const { values: options } = parseArgs({
  options: {
    list: { type: 'string' },
    room: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/**
 * @import { Room } from './house/source-files.mjs'
 * @typedef {Record<string, string | number>} Row by `room` and the names of measures
 */

/** @type {(text: string) => void} */
const print = (text) => void process.stdout.write(`${text}\n`);

/** @type {(rows: readonly Row[]) => void} */
const printTable = (rows) => {
  const heads = ['room', ...MEASURES.map(({ name }) => name)];
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))];
  const widths = heads.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  /** @type {(cell: string, i: number) => string} */
  const pad = (cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0));
  for (const line of lines) print(line.map(pad).join('  '));
};

if (options.help) {
  print(HELP);
  process.exit(0);
}
const measure = MEASURES.find(({ name }) => name === options.list);
const list = measure?.list;
if (options.list !== undefined && list === undefined) {
  console.error(`no measure that can be listed is called ${options.list}; see --help`);
  process.exit(2);
}

const all = readRooms();
const rooms = all.filter(({ name }) => options.room === undefined || name === options.room);
if (rooms.length === 0) {
  console.error(`no room is called ${options.room}`);
  process.exit(2);
}
if (list !== undefined) {
  for (const found of rooms.flatMap((room) => list(room, all))) print(found);
} else {
  /** @type {(name: string, of: readonly Room[]) => Row} */
  const row = (name, of) => ({
    room: name,
    ...Object.fromEntries(MEASURES.map(({ name, value }) => [name, value(of, all)])),
  });
  const rows = [...rooms.map((room) => row(room.name, [room])), row('all', rooms)];
  if (options.json) print(JSON.stringify(rows, null, 1));
  else printTable(rows);
}
