#!/usr/bin/env node
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nameAt, readLockFile } from './lock-file.mjs';

const HELP = `Usage: npm run generate -- --only licences [--check]

Writes docs/third-party-licences.md: every third-party package that is shipped, with its licence. Exits with 1 if a licence is
unknown or not accepted.

  --check  writes nothing; also exits with 1 if the list is out of date`;

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const FILE = 'docs/third-party-licences.md';
const CONSOLE = 'apps/console';

/**
 * By SPDX name: these require only that their text is kept, or (MPL, LGPL) that changes to the package itself are
 * published.
 */
const ACCEPTED = new Set([
  '0BSD',
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'WTFPL',
  'Python-2.0',
  'CC-BY-4.0',
  'PostgreSQL',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/**
 * Packages whose package.json has no licence, or no SPDX name; the licence was read in the named files.
 *
 * @type {Readonly<Record<string, string>>}
 */
const FOUND_ELSEWHERE = {
  busboy: 'MIT', // package.json, under `licenses`
  decko: 'MIT', // LICENSE
  'png-js': 'MIT', // LICENSE
  stickyfill: 'MIT', // LICENSE
  streamsearch: 'MIT', // package.json, under `licenses`
  'url-template': 'BSD-3-Clause', // LICENSE
};

/**
 * An expression is accepted if one side of every OR is accepted.
 *
 * @type {(expression: string) => boolean}
 */
const isAccepted = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((one) => ACCEPTED.has(one.trim())));

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { packages } = readLockFile('package-lock.json');

/**
 * Where a package finds another one: next to it, or in a folder further up.
 *
 * @type {(from: string, name: string) => string | undefined}
 */
const resolve = (from, name) => {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
};

/** Packages that the console's sources import. They are bundled, so npm regards them as build dependencies. */
const importedByConsole = () => {
  const sources = readdirSync(join(CONSOLE, 'src'), {
    recursive: true,
    withFileTypes: true,
  }).filter(
    ({ name, parentPath }) =>
      /\.tsx?$/.test(name) && !name.includes('.spec.') && !parentPath.includes('spec-support'),
  );
  const texts = sources.map((entry) =>
    readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'),
  );
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import) '([^'.][^']*)'/g)].map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  return [...new Set(names)].filter((name) => !isBuiltin(name) && !name.startsWith('@fde/'));
};

/** @type {(paths: readonly (string | undefined)[]) => string[]} */
const withDependencies = (paths) => {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string | undefined} path */
  const visit = (path) => {
    if (path === undefined || found.has(path)) return;
    found.add(path);
    for (const name of Object.keys({
      ...packages[path]?.dependencies,
      ...packages[path]?.peerDependencies,
    }))
      visit(resolve(path, name));
  };
  for (const path of paths) visit(path);
  return [...found];
};

const shippedPackages = () => {
  const atRun = Object.entries(packages)
    .filter(([path, one]) => path.includes('node_modules/') && !one.dev && !one.link)
    .map(([path]) => path);
  const bundled = withDependencies(importedByConsole().map((name) => resolve(CONSOLE, name)));
  return [...new Set([...atRun, ...bundled])].filter((path) => !packages[path]?.link);
};

/** @type {(path: string) => { name: string, version: string, licence: string }} */
const rowOf = (path) => {
  const name = nameAt(path);
  const { version = '', license = 'unknown' } = packages[path] ?? {};
  return { name, version, licence: FOUND_ELSEWHERE[name] ?? license };
};
const rows = [
  ...new Map(
    shippedPackages()
      .map(rowOf)
      .map((row) => [`${row.name} ${row.version}`, row]),
  ).values(),
].toSorted(
  (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
);

const counts = [...new Set(rows.map(({ licence }) => licence))]
  .map((licence) => `${licence} (${rows.filter((row) => row.licence === licence).length})`)
  .toSorted();
const text = `# Third-party licences

Packages of others that the services run with or the console is made of, from package-lock.json. Written by
\`npm run generate -- --only licences\`; the texts of the licences lie in each package's folder under node_modules.

${rows.length} packages: ${counts.join(', ')}.

| package | version | licence |
|---|---|---|
${rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`;

const refused = rows.filter(({ licence }) => !isAccepted(licence));
for (const { name, version, licence } of refused)
  console.error(`not accepted: ${name} ${version}: ${licence}`);
if (options.check) {
  const current = existsSync(FILE) && readFileSync(FILE, 'utf8') === text;
  if (!current)
    console.error(`${FILE} is out of date: run \`npm run generate -- --only licences\``);
  process.exitCode = current && refused.length === 0 ? 0 : 1;
} else {
  writeFileSync(FILE, text);
  console.log(`${FILE}: ${rows.length} packages`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
