#!/usr/bin/env node
// Builds what a program of the laboratory needs, and runs it at the root of the project. Without a name: lists them.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PROGRAMS } from './programs.mjs';

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const WIDTH = 18;

const listPrograms = () => {
  console.log('Usage: npm run NAME -w lab -- OPTIONS (--help explains a program)\n');
  for (const [title, programs] of Object.entries(PROGRAMS)) {
    console.log(`${title}:`);
    for (const [name, { about }] of Object.entries(programs))
      console.log(`  ${name.padEnd(WIDTH)}${about}`);
  }
};

/** @type {(command: string, args: readonly string[]) => void} */
const runBefore = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const [name = '--help', ...args] = process.argv.slice(2);
/** @type {import('./programs.mjs').Program | undefined} */
const program = Object.assign({}, ...Object.values(PROGRAMS))[name];
process.chdir(ROOT);
if (program === undefined) {
  if (!name.startsWith('-')) console.error(`There is no program ${name}.\n`);
  listPrograms();
  process.exitCode = name.startsWith('-') ? 0 : 2;
} else {
  const file = join(ROOT, program.file);
  if (program.room !== undefined)
    runBefore(process.execPath, [
      'node_modules/typescript/bin/tsc',
      '-b',
      `lab/src/${program.room}`,
    ]);
  if (!args.includes('--help'))
    for (const [command, options] of program.before ?? []) runBefore(command, options);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
