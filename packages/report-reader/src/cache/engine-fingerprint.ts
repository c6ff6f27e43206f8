import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: Promise<string> | undefined;

/**
 * Identifies a build of the reading engine by the sizes and times of its files. A reading made by an older build is
 * never reused, and nobody has to raise a version number.
 */
export function engineFingerprint(): Promise<string> {
  return (known ??= fingerprintOf(
    ['@fde/statements', '@fde/lexicon', '@fde/pdf'].map((name) =>
      dirname(fileURLToPath(import.meta.resolve(name))),
    ),
  ));
}

async function fingerprintOf(directories: readonly string[]): Promise<string> {
  const files = (
    await Promise.all([...directories, fileURLToPath(new URL('..', import.meta.url))].map(filesOf))
  ).flat();
  return createHash('sha256').update(files.toSorted().join('\n')).digest('hex');
}

async function filesOf(directory: string): Promise<string[]> {
  const names = (await readdir(directory, { recursive: true })).filter(
    (name) => name.endsWith('.js') && !name.endsWith('.spec.js'),
  );
  return Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(directory, name));
      return `${name} ${facts.size} ${facts.mtimeMs}`;
    }),
  );
}
