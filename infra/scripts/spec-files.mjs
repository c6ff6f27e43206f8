// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaceRooms } from './rooms.mjs';

const SCRIPTS = 'infra/scripts';

/**
 * The specs of one tier: compiled ones of the rooms whose source still exists (leftovers of older builds in dist are
 * not run), and those of the scripts in infra, which need no build.
 *
 * @param {string} tier `unit`, `int`, `contract`
 * @returns {string[]} paths of JavaScript files, sorted
 */
export function sourcesOfSpecs(tier, root = '.') {
  /** @type {string[]} */
  const found = [];
  for (const { folder } of readWorkspaceRooms(root)) {
    const source = join(root, folder, 'src');
    if (!existsSync(source)) continue;
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith(`.${tier}.spec.ts`)) continue;
      found.push(join(root, folder, 'dist', file.replace(/\.ts$/, '.js')));
    }
  }
  for (const file of readdirSync(join(root, SCRIPTS), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith(`.${tier}.spec.mjs`)) found.push(join(root, SCRIPTS, file));
  return found.toSorted();
}
