import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The compiled specs of one tier whose source still stands: what an older build left in dist is not run. */
export function sourcesOfSpecs(tier, root = '.') {
  const found = [];
  for (const group of ['packages', 'services']) {
    for (const room of readdirSync(join(root, group))) {
      const source = join(root, group, room, 'src');
      if (!existsSync(source)) continue;
      for (const file of readdirSync(source, { recursive: true })) {
        if (!file.endsWith(`.${tier}.spec.ts`)) continue;
        found.push(join(root, group, room, 'dist', file.replace(/\.ts$/, '.js')));
      }
    }
  }
  return found.sort();
}
