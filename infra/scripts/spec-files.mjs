import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaceRooms } from './rooms.mjs';

/** The compiled specs of one tier whose source still stands: what an older build left in dist is not run. */
export function sourcesOfSpecs(tier, root = '.') {
  const found = [];
  for (const { folder } of readWorkspaceRooms(root)) {
    const source = join(root, folder, 'src');
    if (!existsSync(source)) continue;
    for (const file of readdirSync(source, { recursive: true })) {
      if (!file.endsWith(`.${tier}.spec.ts`)) continue;
      found.push(join(root, folder, 'dist', file.replace(/\.ts$/, '.js')));
    }
  }
  return found.sort();
}
