// @ts-check
// package-lock.json, as npm writes it, and its copy in node_modules, which lists what is installed.
import { readFileSync } from 'node:fs';

/**
 * `link`: a package of this project; `dev`: not needed to run; `optional`: only for other platforms, or left out.
 *
 * @typedef {{
 *   name?: string, version?: string, license?: string, integrity?: string, hasInstallScript?: boolean,
 *   link?: boolean, dev?: boolean, optional?: boolean,
 *   dependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/** @type {(file: string) => LockFile} */
export const readLockFile = (file) => JSON.parse(readFileSync(file, 'utf8'));

const FOLDER = 'node_modules/';

/**
 * The name of a package that is installed at a path of the lock file.
 *
 * @type {(path: string) => string}
 */
export const nameAt = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
