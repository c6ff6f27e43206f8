// Compiles the rooms without checking types, in a second instead of a minute, for anyone who only wants to start
// them. `npm run build` and `npm test` check types.
import { build } from 'esbuild';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWorkspaceRooms } from './rooms.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Written beside the output: tells `prepare.mjs` when it was built, as the compiler's own build record does. */
export const STAMP = 'dist/.compiled';

/** @type {(file: string) => boolean} */
const isProgramText = (file) =>
  file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.endsWith('.spec.ts');

/** @type {(room: string) => string[]} */
const sourcesOf = (room) =>
  readdirSync(join(room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isProgramText)
    .map((file) => join(room, 'src', file));

/**
 * Another tool bundles the browser's code from the sources.
 *
 * @type {(room: string) => boolean}
 */
const isForBrowser = (room) => existsSync(join(room, 'vite.config.mjs'));

/** @type {(room: string) => Promise<void>} */
const compileRoom = async (room) => {
  await build({
    entryPoints: sourcesOf(room),
    outdir: join(room, 'dist'),
    outbase: join(room, 'src'),
    bundle: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    tsconfig: join(room, 'tsconfig.json'),
    logLevel: 'warning',
  });
  writeFileSync(join(room, STAMP), '');
};

const rooms = readWorkspaceRooms(ROOT).map(({ folder }) => join(ROOT, folder));
await Promise.all(rooms.filter((room) => !isForBrowser(room)).map(compileRoom));
