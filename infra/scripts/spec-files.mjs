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
  for (const { folder } of readWorkspaceRooms(root))
    found.push(...specsOfRoom(tier, join(root, folder)));
  for (const file of readdirSync(join(root, SCRIPTS), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith(`.${tier}.spec.mjs`)) found.push(join(root, SCRIPTS, file));
  return found.toSorted();
}

/**
 * The compiled specs of one tier in one room.
 *
 * @type {(tier: string, room: string) => string[]}
 */
export const specsOfRoom = (tier, room) => {
  const source = join(room, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${tier}.spec.ts`))
    .map((file) => join(room, 'dist', file.replace(/\.ts$/, '.js')));
};
