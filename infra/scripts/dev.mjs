#!/usr/bin/env node
// `npm run dev`: builds on every save, and then runs one spec again.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LABORATORY, readWorkspaceRooms } from './rooms.mjs';

const HELP = `Usage: npm run dev -- [SPEC.ts] [-- mocha's options]

Builds what changed on every save, until Ctrl-C. With a spec, builds only its room and what that needs, and runs the spec after each
build without errors: npm run dev -- packages/statements/src/table/sole-year.unit.spec.ts`;

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const require = createRequire(import.meta.url);
/** What the compiler prints when a build has ended. */
const BUILT = /Found (\d+) errors?\. Watching/;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const calledFrom = process.env['INIT_CWD'] ?? process.cwd();
process.chdir(ROOT);
const [spec, ...mochaOptions] = positionals;

/** @type {(why: string) => never} */
const refuse = (why) => {
  console.error(`${why}\n\n${HELP}`);
  process.exit(2);
};

/**
 * The project to build and the compiled file of a spec.
 *
 * @type {(path: string) => { project: string, file: string }}
 */
const placeOf = (path) => {
  const source = relative(ROOT, isAbsolute(path) ? path : resolve(calledFrom, path));
  if (!existsSync(source) || !/\.spec\.tsx?$/.test(source)) refuse(`${path} is not a spec`);
  const folders = [...readWorkspaceRooms().map(({ folder }) => folder), LABORATORY];
  const room = folders.find((folder) => source.startsWith(`${folder}/src/`));
  if (room === undefined) refuse(`${path} is in no room`);
  const inRoom = relative(join(room, 'src'), source);
  // The laboratory is built in parts.
  const project = room === LABORATORY ? join(room, 'src', inRoom.split('/')[0] ?? '') : room;
  return { project, file: join(room, 'dist', inRoom.replace(/\.tsx?$/, '.js')) };
};

const place = spec === undefined ? undefined : placeOf(spec);
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
/** @type {(file: string) => void} */
const runSpec = (file) => {
  running?.kill();
  const mocha = require.resolve('mocha/bin/mocha.js');
  running = spawn(process.execPath, [mocha, file, ...mochaOptions], { stdio: 'inherit' });
};

const build = spawn(
  process.execPath,
  [
    require.resolve('typescript/bin/tsc'),
    ...['-b', place?.project ?? '.', '--watch', '--preserveWatchOutput'],
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
build.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  process.stdout.write(text);
  if (place !== undefined && BUILT.exec(text)?.[1] === '0') runSpec(place.file);
});
build.once('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    running?.kill(signal);
    build.kill(signal);
  });
