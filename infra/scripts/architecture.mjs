#!/usr/bin/env node
// Writes the dependency rule into ARCHITECTURE.md, between two marks, so that the drawing always matches the rule.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { readWorkspaceRooms } from './rooms.mjs';

const HELP = `Usage: npm run generate -- --only architecture [--check]

Draws infra/lint/dependency-tables.cjs, and what each process depends on, into ARCHITECTURE.md.

  --check  writes nothing; exits with 1 if the drawing is out of date`;

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const FILE = 'ARCHITECTURE.md';
const BEGIN = '<!-- drawn by `npm run generate` -->';
const END = '<!-- end of the drawing -->';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
/**
 * @type {{
 *   PACKAGES: Record<string, string[]>, CLIENTS: Record<string, string[]>,
 *   DOMAIN_ORDER: string[], AFTER_READING: string[], COMPILE_ORDER: string[],
 * }}
 */
const { PACKAGES, DOMAIN_ORDER, AFTER_READING, COMPILE_ORDER, CLIENTS } = createRequire(
  import.meta.url,
)('../lint/dependency-tables.cjs');

/** @type {(from: readonly string[]) => Set<string>} */
const reaches = (from) => new Set(from.flatMap((name) => [name, ...reaches(PACKAGES[name] ?? [])]));
/**
 * Leaves out arrows that others imply: `a -> c` if there is `a -> b -> c`.
 *
 * @type {(names: readonly string[]) => string[]}
 */
const nearestOnly = (names) =>
  names.filter((name) => !names.some((other) => reaches(PACKAGES[other] ?? []).has(name)));

const arrows = Object.entries(PACKAGES)
  .filter(([name]) => name !== 'testing')
  .flatMap(([name, knows]) => nearestOnly(knows).map((other) => `  ${name} --> ${other}`));

/** @type {(folder: string) => string[]} */
const packagesOf = (folder) => {
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fde/'))
    .map((name) => name.slice('@fde/'.length));
};
const rooms = readWorkspaceRooms()
  .filter(({ folder }) => !folder.startsWith('packages/'))
  .map(({ folder }) => {
    const knows = packagesOf(folder).filter((name) => name in PACKAGES);
    return `| ${folder} | ${nearestOnly(knows).toSorted().join(', ')} |`;
  });
const clients = Object.entries(CLIENTS).map(
  ([client, rooms]) => `| ${client} | ${rooms.filter((room) => room !== 'testing').join(', ')} |`,
);

const drawing = `${BEGIN}

\`\`\`mermaid
graph TD
${arrows.join('\n')}
\`\`\`

Inside \`statements\`, a room imports only rooms before it: ${DOMAIN_ORDER.join(', ')}; then ${AFTER_READING.join(', ')}. Inside
\`compile\`: ${COMPILE_ORDER.join(', ')}.

| process or trial | imports these packages, and what they import |
|---|---|
${rooms.join('\n')}

| client of a third party | imported only in |
|---|---|
${clients.join('\n')}

${END}`;

const text = readFileSync(FILE, 'utf8');
const [before, rest] = text.split(BEGIN);
const [, after] = (rest ?? '').split(END);
if (after === undefined) throw new Error(`${FILE} lacks the marks ${BEGIN} and ${END}`);
const drawn = await format(`${before}${drawing}${after}`, {
  ...(await resolveConfig(FILE)),
  filepath: FILE,
});
if (!options.check) {
  writeFileSync(FILE, drawn);
  console.log(`${FILE} drawn`);
} else if (drawn !== text) {
  console.error(`${FILE} is out of date: run \`npm run generate\``);
  process.exitCode = 1;
}
