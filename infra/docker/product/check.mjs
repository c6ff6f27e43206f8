#!/usr/bin/env node
// In an image, with the checkout that it was built from mounted beside it: loads every package that the code there
// names, also those that only a setting asks for, looks for every file, and sets to work what loads more at work.
//   node --experimental-import-meta-resolve CHECKOUT/infra/docker/product/check.mjs IMAGE FOLDER
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import typescript from 'typescript';
import { IMAGES } from './parts.mjs';
import { USES } from './uses.mjs';

/** @typedef {{ file: string, specifier: string }} Mention */

const FILE_BESIDE = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url/g;
const FILE_OF_PACKAGE = /\.resolve\('([^']+)'\)/g;

const [image = '', folder = ''] = process.argv.slice(2);
const elsewhere = Object.entries(IMAGES)
  .filter(([name]) => name !== image)
  .flatMap(([, { packages }]) => packages);

/** @type {(specifier: string) => boolean} */
const isElsewhere = (specifier) =>
  elsewhere.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** @type {(group: string) => string[]} */
const codeOf = (group) =>
  existsSync(join(folder, group))
    ? readdirSync(join(folder, group), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.c?js$/.test(file) && !file.split(sep).includes('node_modules'))
        .map((file) => join(folder, group, file))
    : [];

const files = ['packages', 'services', 'apps/operator'].flatMap(codeOf);

/** @type {(pattern: RegExp) => (file: string) => Mention[]} */
const mentionsBy = (pattern) => (file) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, specifier = '']) => ({
    file,
    specifier,
  }));

/** @type {(file: string) => Mention[]} */
const importsOf = (file) =>
  typescript
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => ({ file, specifier: fileName }));

/** @type {(specifier: string) => boolean} */
const isOfPackage = (specifier) => !specifier.startsWith('.') && !isBuiltin(specifier);

/**
 * Our own modules are only looked for: some are programs.
 *
 * @type {(mention: Mention) => Promise<void>}
 */
const load = async ({ file, specifier }) => {
  const address = import.meta.resolve(specifier, pathToFileURL(file).href);
  if (address.includes('/node_modules/')) await import(address);
  else if (!existsSync(new URL(address))) throw new Error('is not there');
};

/** @type {(mention: Mention) => void} */
const lookForFile = ({ file, specifier }) => {
  if (!existsSync(new URL(specifier, pathToFileURL(file)))) throw new Error('is not there');
};

/** @type {(mention: Mention) => void} */
const lookInPackage = ({ file, specifier }) => {
  createRequire(file).resolve(specifier);
};

const imports = files.flatMap(importsOf);
/** @type {[(mention: Mention) => Promise<void> | void, Mention[]][]} */
const checks = [
  [load, imports.filter(({ specifier }) => isOfPackage(specifier))],
  [lookForFile, imports.filter(({ specifier }) => specifier.startsWith('.'))],
  [lookForFile, files.flatMap(mentionsBy(FILE_BESIDE))],
  [lookInPackage, files.flatMap(mentionsBy(FILE_OF_PACKAGE))],
];
const missing = new Set();
let checked = 0;
for (const [check, mentions] of checks) {
  for (const mention of mentions) {
    if (isElsewhere(mention.specifier)) continue;
    checked += 1;
    try {
      await check(mention);
    } catch (error) {
      missing.add(`${mention.file}: ${mention.specifier}: ${error}`);
    }
  }
}
for (const one of missing) console.error(one);
console.log(`${image}: ${files.length} files name ${checked} others, ${missing.size} are missing`);
let failures = 0;
for (const [what, { only = image, use }] of Object.entries(USES)) {
  if (only !== image) continue;
  try {
    await use(folder);
    console.log(`${image}: ${what}`);
  } catch (error) {
    failures += 1;
    console.error(`${image}: not so: ${what}: ${error}`);
  }
}
process.exit(missing.size + failures === 0 && files.length > 0 ? 0 : 1);
