#!/usr/bin/env node
// `npm run generate`: writes every file of the project that is made from others, or checks that none is out of date.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `check` fails where the file is out of date; what is not kept in Git is made anew.
 *
 * @typedef {readonly [string, readonly string[]]} Command
 * @typedef {{ writes: string, from: string, write: Command, check: Command }} Generated
 */

/** @type {(file: string, ...options: string[]) => Command} */
const node = (file, ...options) => [process.execPath, [file, ...options]];
const OPENAPI = node(
  'node_modules/openapi-typescript/bin/cli.js',
  'openapi.yaml',
  '-o',
  'packages/contracts/src/generated/openapi.ts',
);
/** @type {(file: string, ...options: string[]) => Command} */
const ofScript = (file, ...options) => node(`infra/scripts/${file}.mjs`, ...options);
/** @type {(name: string, writes: string, from: string) => Generated} */
const byScript = (name, writes, from) => ({
  writes,
  from,
  write: ofScript(name),
  check: ofScript(name, '--check'),
});

/** In the order in which one may need another. @type {Readonly<Record<string, Generated>>} */
const GENERATED = {
  openapi: {
    writes: 'packages/contracts/src/generated/openapi.ts',
    from: 'openapi.yaml',
    write: OPENAPI,
    check: [OPENAPI[0], [...OPENAPI[1], '--check']],
  },
  asyncapi: {
    writes: 'asyncapi.yaml',
    from: 'the schemas of packages/contracts, as they are built',
    write: node('packages/contracts/dist/asyncapi/generate-asyncapi.js'),
    check: node('packages/contracts/dist/asyncapi/lint-asyncapi.js'),
  },
  settings: byScript('settings', 'docs/settings.md', 'the --help of each service, as it is built'),
  architecture: byScript(
    'architecture',
    'the drawing in ARCHITECTURE.md',
    'infra/lint/dependency-tables.cjs and each package.json',
  ),
  licences: byScript('licences', 'docs/third-party-licences.md', 'package-lock.json'),
  sbom: {
    writes: 'out/sbom.cdx.json',
    from: 'what is installed for production, and the files of the console',
    write: ofScript('sbom'),
    check: ofScript('sbom'),
  },
};

const names = Object.keys(GENERATED);
const HELP = `Usage: npm run generate -- [--check] [--only NAME]...

Writes every file of the project that is made from others:

${Object.entries(GENERATED)
  .map(([name, { writes, from }]) => `  ${name.padEnd(14)}${writes}, from ${from}`)
  .join('\n')}

  --check      writes nothing but the bill of materials; exits with 1 if a file is out of date, or a licence is not accepted
  --only NAME  only this one; may be given several times`;

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const unknown = (options.only ?? []).filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`nothing that is generated is called ${unknown.join(', ')}\n\n${HELP}`);
  process.exit(2);
}
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/** @type {(command: Command) => boolean} */
const succeeds = ([file, args]) => spawnSync(file, args, { stdio: 'inherit' }).status === 0;
const chosen = Object.entries(GENERATED).filter(([name]) => options.only?.includes(name) ?? true);
const failed = chosen.filter(([, { write, check }]) => !succeeds(options.check ? check : write));
for (const [name] of failed) console.error(`failed: ${name} (npm run generate -- --only ${name})`);
process.exitCode = failed.length === 0 ? 0 : 1;
