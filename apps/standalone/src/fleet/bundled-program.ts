import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../', import.meta.url);
const ROOMS = ['packages', 'services', 'apps'];

const writtenAt = (file: URL): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** When the compiler last wrote code of any room: it then renews its record of the room. */
const compiledAt = (): number =>
  Math.max(
    ...ROOMS.flatMap((group) =>
      readdirSync(new URL(`${group}/`, ROOT)).map(
        (room) => writtenAt(new URL(`${group}/${room}/dist/.tsbuildinfo`, ROOT)) ?? 0,
      ),
    ),
  );

/**
 * The file to run for a program of this room: its bundle (`npm run build` makes it), which loads in
 * a third of the time of its modules; the modules themselves if it is missing or older than one of
 * them.
 */
export const bundledProgram = (name: 'main' | 'host-main'): string => {
  const bundle = new URL(`../bundle/${name}.mjs`, import.meta.url);
  const bundledAt = writtenAt(bundle);
  const isFresh = bundledAt !== undefined && bundledAt >= compiledAt();
  return fileURLToPath(isFresh ? bundle : new URL(`../${name}.js`, import.meta.url));
};
