#!/usr/bin/env node
// Copies what runs from a built checkout, one folder for each image: node infra/docker/product/make.mjs FOLDER.
// Starts at the services of an image and follows what they depend on, so that what only builds or tests need is never
// reached. parts.mjs says what stays out of that.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import {
  BESIDE_SERVICES,
  FILES,
  IMAGES,
  PARTS_OF_PACKAGES,
  LEFT_OUT_OF_PACKAGES,
  LEFT_OUT_OF_ROOMS,
  LICENCE_WORDS,
} from './parts.mjs';

/**
 * `from`: as other packages find it, through a link if it is a room.
 *
 * @typedef {{ folder: string, from: string }} Found
 * @typedef {{
 *   name: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 * }} Manifest
 */

const ROOT = resolve(import.meta.dirname, '../../..');
const [target = ''] = process.argv.slice(2);
if (target === '') throw new Error('usage: node infra/docker/product/make.mjs FOLDER');

/** @type {(folder: string) => Manifest} */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @type {(folder: string) => boolean} */
const isPackage = (folder) => relative(ROOT, folder).split('/').includes('node_modules');

/**
 * Where a package finds another one: in its own folder, or in one further up.
 *
 * @type {(folder: string, name: string) => string | undefined}
 */
const findFrom = (folder, name) => {
  for (let above = folder; above.startsWith(ROOT); above = dirname(above)) {
    const path = join(above, 'node_modules', name);
    if (existsSync(path)) return path;
  }
  return undefined;
};

/**
 * What it needs to run. Those that are missing are for other platforms.
 *
 * @type {(folder: string, apart: ReadonlySet<string>) => string[]}
 */
const dependenciesOf = (folder, apart) => {
  const manifest = manifestOf(folder);
  const needs = PARTS_OF_PACKAGES[manifest.name]?.needs;
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .filter((name) => !apart.has(name) && (needs?.includes(name) ?? true))
    .map((name) => findFrom(folder, name))
    .filter((path) => path !== undefined);
};

/**
 * All that these need, and they themselves, by their places.
 *
 * @type {(starts: readonly string[], apart: ReadonlySet<string>) => Map<string, string>}
 */
const reachedFrom = (starts, apart) => {
  /** @type {Map<string, string>} */
  const reached = new Map();
  const open = [...starts];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    if (reached.has(from)) continue;
    const folder = realpathSync(from);
    reached.set(from, folder);
    open.push(...dependenciesOf(folder, apart));
  }
  return reached;
};

/** @type {(path: string, rows: readonly import('./parts.mjs').LeftOut[], anywhere: boolean) => boolean} */
const isLeftOut = (path, rows, anywhere) =>
  rows.some(
    ({ folders = [], endings = [] }) =>
      endings.some((ending) => path.endsWith(ending)) ||
      folders.some((folder) => path === folder || (anywhere && basename(path) === folder)),
  );

/** @type {(path: string, name: string) => boolean} */
const isOfPackage = (path, name) => {
  const word = basename(path).toUpperCase();
  if (path === 'package.json' || LICENCE_WORDS.some((licence) => word.includes(licence)))
    return true;
  if (basename(path) === 'node_modules') return false;
  const files = PARTS_OF_PACKAGES[name]?.files;
  const belongs =
    files === undefined ||
    files.some(
      (file) => file === path || path.startsWith(`${file}/`) || file.startsWith(`${path}/`),
    );
  return belongs && !isLeftOut(path, LEFT_OUT_OF_PACKAGES, false);
};

/** @type {(path: string) => boolean} */
const isOfRoom = (path) => !isLeftOut(path, LEFT_OUT_OF_ROOMS, true);

/**
 * A file keeps its time: of a bundle and the code that it was made from, the newer one runs.
 *
 * @type {(folder: string, into: string) => void}
 */
const copy = (folder, into) => {
  const { name } = manifestOf(folder);
  for (const file of PARTS_OF_PACKAGES[name]?.files ?? [])
    if (!existsSync(join(folder, file))) throw new Error(`${name} has no ${file}: see parts.mjs`);
  const isWanted = isPackage(folder) ? isOfPackage : isOfRoom;
  cpSync(folder, join(into, relative(ROOT, folder)), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => file === folder || isWanted(relative(folder, file), name),
  });
};

/** @type {(link: string, into: string) => void} */
const copyLink = (link, into) => {
  const same = join(into, relative(ROOT, link));
  mkdirSync(dirname(same), { recursive: true });
  symlinkSync(readlinkSync(link), same);
};

const services = readdirSync(join(ROOT, 'services')).map((name) => `services/${name}`);
const elsewhere = Object.values(IMAGES).flatMap(({ rooms }) =>
  rooms === 'all others' ? [] : rooms,
);
const apart = new Set(Object.values(IMAGES).flatMap(({ packages }) => packages));

/** @type {(image: import('./parts.mjs').Image) => string[]} */
const startsOf = ({ rooms, packages }) =>
  (rooms === 'all others'
    ? [...services.filter((room) => !elsewhere.includes(room)), ...BESIDE_SERVICES]
    : [...rooms, ...packages.map((name) => `node_modules/${name}`)]
  ).map((place) => join(ROOT, place));

/** @type {Set<string>} */
const inTheBase = new Set();
for (const [image, parts] of Object.entries(IMAGES)) {
  const into = join(target, image);
  const isBase = inTheBase.size === 0;
  for (const [from, folder] of reachedFrom(startsOf(parts), apart)) {
    if (inTheBase.has(from)) continue;
    if (isBase) inTheBase.add(from);
    if (lstatSync(from).isSymbolicLink()) copyLink(from, into);
    if (folder !== ROOT) copy(folder, into);
  }
  if (isBase)
    for (const file of FILES)
      cpSync(join(ROOT, file), join(into, file), { recursive: true, preserveTimestamps: true });
}
