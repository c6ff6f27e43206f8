import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: Promise<string> | undefined;

/**
 * Tells one build of the reading engine from another, by the sizes and times of its files: a reading that an older
 * build made is never taken for one of this build, and nobody has to raise a number for it.
 */
export function engineFingerprint(): Promise<string> {
  return (known ??= fingerprint(
    ['@fde/statements', '@fde/pdf'].map((name) =>
      dirname(fileURLToPath(import.meta.resolve(name))),
    ),
  ));
}

async function fingerprint(directories: readonly string[]): Promise<string> {
  const files = (
    await Promise.all([...directories, fileURLToPath(new URL('..', import.meta.url))].map(filesOf))
  ).flat();
  return createHash('sha256').update(files.sort().join('\n')).digest('hex');
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
