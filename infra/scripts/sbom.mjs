#!/usr/bin/env node
// `npm run generate -- --only sbom`: the software bill of materials of what runs in production, as CycloneDX, in out/sbom.cdx.json: the
// packages that the services run with, and those whose code is in the console's files. Fails if one of the latter is
// missing from docs/third-party-licences.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nameAt, readLockFile } from './lock-file.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm run generate -- --only sbom\n\nWrites the software bill of materials of what runs in production, as CycloneDX, to out/sbom.cdx.json.',
  );
  process.exit(0);
}
const FILE = 'out/sbom.cdx.json';
const CONSOLE = 'apps/console';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(ROOT);
const { packages: locked } = readLockFile('package-lock.json');

/**
 * The parts of CycloneDX that are read here.
 *
 * @typedef {{ 'bom-ref': string, name: string, version?: string | undefined, [more: string]: unknown }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ components: Component[], dependencies: Dependency[], [more: string]: unknown }} Bill
 */

/**
 * From what is installed: npm refuses to make it from the lock file alone, because that has optional packages for
 * other platforms.
 *
 * @type {() => Bill}
 */
const installedBill = () => {
  const run = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
};

/**
 * The folder of a bundled module's package, as the lock file names it; undefined for the project's own code and the
 * few lines that the bundler adds.
 *
 * @type {(id: string) => string | undefined}
 */
const packageOf = (id) => {
  const path = id.replace(/^\0/, '').replaceAll('\\', '/');
  if (!path.startsWith(ROOT.replaceAll('\\', '/'))) return undefined;
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.slice(ROOT.length))?.[0];
};

/**
 * The packages whose code is in the console as bundled now; npm regards them as build dependencies.
 *
 * @type {() => Promise<string[]>}
 */
const bundledPackages = async () => {
  /** @type {typeof import('vite')} */
  const { build } = await import(
    pathToFileURL(createRequire(`${ROOT}${CONSOLE}/package.json`).resolve('vite')).href
  );
  const made = await build({
    root: `${ROOT}${CONSOLE}`,
    logLevel: 'error',
    build: { write: false },
  });
  const modules = [made]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => ('modules' in file ? Object.entries(file.modules) : []));
  const inside = modules
    .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css\b/.test(id))
    .map(([id]) => packageOf(id));
  return [...new Set(inside)].filter((path) => path !== undefined).toSorted();
};

/** @type {(path: string) => Component} */
const componentOf = (path) => {
  const name = nameAt(path);
  const { version, license, integrity } = locked[path] ?? {};
  const [, hash = ''] = /^sha512-(.*)$/.exec(integrity ?? '') ?? [];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: [
      { name: 'cdx:npm:package:path', value: path },
      { name: 'fde:bundledInto', value: CONSOLE },
    ],
    ...(hash === ''
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...(license === undefined
      ? {}
      : {
          licenses: [
            / (OR|AND|WITH) /.test(license)
              ? { expression: license }
              : { license: { id: license } },
          ],
        }),
  };
};

/**
 * Adds the console's packages to those that npm lists, as dependencies of the console.
 *
 * @type {(bill: Bill, components: readonly Component[]) => Bill}
 */
const withBundled = (bill, components) => {
  const known = new Set(bill.components.map((component) => component['bom-ref']));
  const added = components.filter((component) => !known.has(component['bom-ref']));
  const refs = components.map((component) => component['bom-ref']);
  const consoleRef = `@fde/console@${locked[CONSOLE]?.version}`;
  const dependencies = bill.dependencies.map((one) =>
    one.ref === consoleRef
      ? { ...one, dependsOn: [...new Set([...(one.dependsOn ?? []), ...refs])] }
      : one,
  );
  return {
    ...bill,
    components: [...bill.components, ...added],
    dependencies: [
      ...dependencies,
      ...added.map((component) => ({ ref: component['bom-ref'], dependsOn: [] })),
    ],
  };
};

const licences = readFileSync('docs/third-party-licences.md', 'utf8');
const components = (await bundledPackages()).map(componentOf);
const unlisted = components.filter(
  ({ name, version }) => !licences.includes(`| ${name} | ${version} |`),
);
for (const { name, version } of unlisted)
  console.error(`in the console, but not in docs/third-party-licences.md: ${name} ${version}`);
const bill = withBundled(installedBill(), components);
mkdirSync('out', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(
  `${FILE}: ${bill.components.length} components, ${components.length} of them in the console`,
);
process.exitCode = unlisted.length === 0 ? 0 : 1;
