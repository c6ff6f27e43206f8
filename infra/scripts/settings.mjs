#!/usr/bin/env node
// Writes docs/settings.md from each service's `--help`, so that the page always matches the code.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { SERVICES } from './service-names.mjs';

const HELP = `Usage: npm run generate -- --only settings [--check]

Writes docs/settings.md: every setting of every service, from the services' own --help. Needs the build.

  --check  writes nothing; exits with 1 if the page is out of date`;

const FILE = 'docs/settings.md';

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * @typedef {{
 *   name: string, description: string, type: string, standard: string, notes: string,
 * }} Setting
 * @typedef {Setting & { service: string }} ServiceSetting
 * @typedef {Setting & { services: string[] }} Row
 */

/**
 * What `--help` of the process in a folder prints.
 *
 * @type {(folder: string) => string}
 */
const helpOf = (folder) =>
  execFileSync(process.execPath, [`${folder}/dist/main.js`, '--help'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });

/**
 * `--help` prints two lines a setting: its name and description, then its type, default and bounds in brackets.
 *
 * @type {(service: string, group?: string) => ServiceSetting[]}
 */
const settingsOf = (service, group = 'services') => {
  const lines = helpOf(`${group}/${service}`).split('\n');
  return lines.flatMap((line, at) => {
    const named = /^ {2}([A-Z][A-Z0-9_]+) {2,}(\S.*)$/.exec(line);
    const notes = /^ +\((.*)\)$/.exec(lines[at + 1] ?? '');
    if (!named || !notes) return [];
    const [, name = '', description = ''] = named;
    const [type = '', standard = '', ...rest] = (notes[1] ?? '').split('; ');
    return [{ service, name, description, type, standard, notes: rest.join('; ') }];
  });
};

/**
 * Settings that differ only in their service become one row.
 *
 * @type {(settings: readonly ServiceSetting[]) => Row[]}
 */
const mergeSettings = (settings) => {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const { service, ...setting } of settings) {
    const key = JSON.stringify(setting);
    const row = rows.get(key) ?? { ...setting, services: [] };
    row.services.push(service);
    rows.set(key, row);
  }
  return [...rows.values()];
};

/** @type {(text: string) => string} */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('*', '\\*').replaceAll('_', '\\_');
/** @type {(text: string) => string} */
const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
/** @type {(setting: Setting) => string} */
const rowOf = ({ name, description, type, standard, notes }) =>
  `| ${code(name)} | ${cell(description)} | ${type} | ${cell(standard)} | ${cell(notes)} |`;
/** @type {(settings: readonly Setting[]) => string} */
const table = (rows) =>
  [
    '| name | meaning | type | default | bounds |',
    '|---|---|---|---|---|',
    ...rows.map(rowOf),
  ].join('\n');

/** @type {(services: readonly string[]) => string} */
const headingOf = (services) =>
  services.length === SERVICES.length ? 'Every service' : services.join(', ');

/**
 * Settings of several services come before those of one.
 *
 * @type {(rows: readonly Row[]) => string}
 */
const sectionsOf = (rows) => {
  const headings = [...new Set(rows.map(({ services }) => headingOf(services)))];
  /** @type {(group: { rows: readonly Row[] }) => number} */
  const countServices = ({ rows: [first] }) => first?.services.length ?? 0;
  const groups = headings.map((name) => ({
    name,
    rows: rows.filter(({ services }) => headingOf(services) === name),
  }));
  return groups
    .toSorted((a, b) => countServices(b) - countServices(a))
    .map((group) => `## ${group.name}\n\n${table(group.rows)}`)
    .join('\n\n');
};

const page = `# Settings

Every setting is an environment variable. Each can also be kept in a file that \`NAME_FILE\` names. Wrong values are refused at
the start, and all of them are named at once; a variable that is nearly a setting's name is a warning in the log. \`npm run generate -- --only settings\` writes this page from what \`--help\` of each service prints.

## \`npm start\`

It runs all services and passes its environment on to them, so that each setting below works there as well.

${table(settingsOf('standalone', 'apps'))}

${sectionsOf(mergeSettings(SERVICES.flatMap((service) => settingsOf(service))))}
`;

const text = await format(page, { ...(await resolveConfig(FILE)), filepath: FILE });
if (!options.check) {
  writeFileSync(FILE, text);
  console.log(`${FILE} written`);
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is out of date: run \`npm run generate -- --only settings\``);
  process.exitCode = 1;
}
