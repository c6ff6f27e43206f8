// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaceRooms } from './rooms.mjs';

/**
 * The compiled specs of one tier whose source still exists: leftovers of older builds in dist are not run.
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
  return found.sort();
}
