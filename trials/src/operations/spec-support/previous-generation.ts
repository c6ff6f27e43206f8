import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES, type ServiceName } from '@fde/contracts';
import { ROOT, linkPackages } from './linked-packages.js';

const run = promisify(execFile);
const MIGRATE = 'packages/event-log/src/database/migrate.ts';
/** What a revision must contain to be a whole system. */
const WHOLE = ['infra/docker/Dockerfile', 'services/task-tracker/src/main.ts'];

/** Services built from an earlier revision of this repository, with today's third-party packages. */
export interface Generation {
  readonly root: string;
  readonly revision: string;
  /** The services that it already had. */
  readonly services: readonly ServiceName[];
  /** Older revisions, which do not ignore migrations of newer code, cannot start if there are any. */
  readonly startsOnNewerDatabase: boolean;
}

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', ['-C', ROOT, ...args], { maxBuffer: 1 << 26 })).stdout.trim();
const doesHold = (revision: string, path: string): Promise<boolean> =>
  git('cat-file', '-e', `${revision}:${path}`).then(
    () => true,
    () => false,
  );

/** FDE_PREVIOUS_REVISION, otherwise the last tag, otherwise the oldest revision that is a whole system. */
const previousRevision = async (): Promise<string> => {
  const named =
    process.env['FDE_PREVIOUS_REVISION'] ??
    (await git('describe', '--tags', '--abbrev=0').catch(() => undefined));
  if (named !== undefined) return git('rev-parse', `${named}^{commit}`);
  const history = (await git('rev-list', '--first-parent', 'HEAD'))
    .split('\n')
    .slice(1)
    .toReversed();
  for (const revision of history) {
    if ((await Promise.all(WHOLE.map((path) => doesHold(revision, path)))).every(Boolean))
      return revision;
  }
  throw new Error(
    'The history holds no earlier whole system: fetch it (git fetch --unshallow), or name one in FDE_PREVIOUS_REVISION',
  );
};

/** Whether it says so itself, or the database has not changed since. */
const doesStartOnNewerDatabase = async (revision: string): Promise<boolean> => {
  if ((await git('show', `${revision}:${MIGRATE}`)).includes('ofNewerCode')) return true;
  const migrations = MIGRATE.replace('migrate.ts', 'migrations');
  return git('diff', '--quiet', revision, 'HEAD', '--', migrations).then(
    () => true,
    () => false,
  );
};

const build = async ({ root, revision, services }: Generation): Promise<void> => {
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const archive = join(root, 'source.tar');
  await git(
    'archive',
    '-o',
    archive,
    revision,
    'packages',
    'services',
    'package.json',
    'tsconfig.base.json',
    'openapi.yaml',
    'asyncapi.yaml',
  );
  await run('tar', ['-xf', archive, '-C', root]);
  await linkPackages(ROOT, root);
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  await run(
    process.execPath,
    [tsc, '-b', ...services.map((service) => join(root, 'services', service))],
    { cwd: root },
  ).catch((error: { stdout?: string }) => {
    throw new Error(`Revision ${revision} does not build: ${error.stdout ?? 'it said nothing'}`);
  });
};

/** Builds it once and keeps it in .cache. Throws if the history is missing or does not build. */
export const previousGeneration = async (): Promise<Generation> => {
  const revision = await previousRevision();
  const root = join(ROOT, '.cache', 'generations', revision);
  const done = join(root, 'built');
  const startsOnNewerDatabase = await doesStartOnNewerDatabase(revision);
  const had = await Promise.all(
    SERVICES.map((service) => doesHold(revision, `services/${service}/src/main.ts`)),
  );
  const services = SERVICES.filter((_, at) => had[at]);
  const generation = { root, revision, services, startsOnNewerDatabase };
  if (existsSync(done)) return generation;
  await build(generation);
  await writeFile(done, '');
  return generation;
};
