import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const CHILD_MODULES = new URL('../child/child-main.js', import.meta.url);
export const CHILD_BUNDLE = new URL('../bundle/child-main.cjs', import.meta.url);
/** The rooms whose code is in the bundle; the compiler renews its record of a room whenever it writes code there. */
const BUNDLED = [
  '@fde/contracts',
  '@fde/pdf',
  '@fde/statements',
  '@fde/tagged-report',
  '@fde/tracing',
];

let chosen: string | undefined;

/**
 * The file that the reading process runs: the bundle (`npm run build` makes it), which loads in half the time of the
 * modules that it is made of; these where it is missing or older than one of them. Asked once in a process.
 */
export function childModule(): string {
  return (chosen ??= fileURLToPath(
    isFresh(CHILD_BUNDLE, recordsOfCompiler()) ? CHILD_BUNDLE : CHILD_MODULES,
  ));
}

function recordsOfCompiler(): URL[] {
  const homes = BUNDLED.map((name) => new URL('.', import.meta.resolve(name)));
  return [...homes, new URL('..', import.meta.url)].map((home) => new URL('.tsbuildinfo', home));
}

/** Whether a file is there and none of its sources was written after it. A source that is missing tells nothing. */
export function isFresh(made: URL, sources: readonly URL[]): boolean {
  const at = writtenAt(made);
  return at !== undefined && sources.every((source) => (writtenAt(source) ?? 0) <= at);
}

function writtenAt(file: URL): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
