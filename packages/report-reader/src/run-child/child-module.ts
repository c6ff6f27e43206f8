import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const CHILD_MODULES = new URL('../child/child-main.js', import.meta.url);
export const CHILD_BUNDLE = new URL('../bundle/child-main.cjs', import.meta.url);
/** The rooms whose code may be in the bundle. */
const ROOMS = new URL('../../../', import.meta.url);

let chosen: string | undefined;

/**
 * The file that the reading process runs: the bundle (`npm run build` makes it), which loads in less than half the time that
 * its modules take, or the modules themselves if the bundle is missing or older than one of them. Decided once per
 * process.
 */
export function childModule(): string {
  return (chosen ??= fileURLToPath(
    isFresh(CHILD_BUNDLE, recordsOfCompiler()) ? CHILD_BUNDLE : CHILD_MODULES,
  ));
}

/** The compiler rewrites its build record of a room whenever it writes code there. */
function recordsOfCompiler(): URL[] {
  return readdirSync(ROOMS).map((room) => new URL(`${room}/dist/.tsbuildinfo`, ROOMS));
}

/** Whether a file exists and none of its sources was written after it. A missing source is ignored. */
export function isFresh(made: URL, sources: readonly URL[]): boolean {
  const at = writtenAt(made);
  return at !== undefined && sources.every((source) => (writtenAt(source) ?? 0) <= at);
}

function writtenAt(file: URL): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
