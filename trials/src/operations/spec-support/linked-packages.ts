import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

export interface Room {
  readonly group: string;
  readonly room: string;
  readonly name: string;
}

/** Where a checkout has its rooms; an earlier one may have fewer groups. */
const GROUPS = ['packages', 'services', 'apps'];

/** The packages, services and applications of a checkout. */
export const roomsOf = async (root: string): Promise<readonly Room[]> => {
  const rooms: Room[] = [];
  for (const group of GROUPS) {
    if (!existsSync(join(root, group))) continue;
    for (const room of await readdir(join(root, group))) {
      const manifest = join(root, group, room, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly name: string };
      rooms.push({ group, room, name });
    }
  }
  return rooms;
};

/**
 * Lets another generation's rooms find each other and the third-party packages of `from`: Node.js looks for packages
 * in the folders above, and the workspace's packages must be the generation's own.
 */
export const linkPackages = async (from: string, root: string): Promise<void> => {
  await mkdir(join(root, 'node_modules', '@fde'), { recursive: true });
  for (const { group, room, name } of await roomsOf(root)) {
    await symlink(join(root, group, room), join(root, 'node_modules', name));
    const own = join(from, group, room, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, group, room, 'node_modules'));
  }
};
