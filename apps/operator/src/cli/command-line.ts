import { ServiceError } from '@fde/contracts';
import { endWithClosedPipe } from '@fde/contracts/closed-pipe';
import { readFileSync } from 'node:fs';
import { Database, EventLog, type DatabaseSettings } from '@fde/event-log';

export const DATABASE_HELP =
  'DATABASE_URL (or DATABASE_URL_FILE) names the database (postgres://user@host:port/name), DATABASE_CA (or _FILE) the authority that signed its certificate.';

/** Wrong use of a command; its message is shown with the help. */
export class CommandUsageError extends Error {}

/** A setting, from the environment or from the file that `NAME_FILE` names, as the services read it. */
export const settingOf = (name: string): string | undefined => {
  const path = process.env[`${name}_FILE`];
  if (process.env[name]) return process.env[name];
  return path ? readFileSync(path, 'utf8').replace(/(?:\r?\n)+$/, '') : undefined;
};

const tlsOf = (ca: string | undefined): Pick<DatabaseSettings, 'tls'> => {
  const cert = settingOf('DATABASE_CLIENT_CERT');
  const key = settingOf('DATABASE_CLIENT_KEY');
  return ca === undefined
    ? {}
    : {
        tls: { ca, ...(cert === undefined ? {} : { cert }), ...(key === undefined ? {} : { key }) },
      };
};

/** The database that the environment names. */
export const databaseSettings = (): Pick<DatabaseSettings, 'url' | 'tls'> => {
  const url = settingOf('DATABASE_URL');
  if (url === undefined) throw new CommandUsageError('DATABASE_URL is not set');
  return { url, ...tlsOf(settingOf('DATABASE_CA')) };
};

export const withEventLog = async <T>(work: (log: EventLog) => Promise<T>): Promise<T> => {
  // A command that reads the whole log to repair something must not be cut off halfway.
  const database = new Database({
    ...databaseSettings(),
    poolSize: 2,
    applicationName: 'fde cli',
    statementTimeoutMs: 24 * 3600 * 1000,
  });
  try {
    await database.migrate();
    return await work(new EventLog(database));
  } finally {
    await database.close();
  }
};

/** Runs a command; its result is the exit code: 2 for wrong usage, 1 for a failure. */
export const main = async (
  help: string,
  run: (args: readonly string[]) => Promise<number>,
): Promise<void> => {
  endWithClosedPipe();
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    console.log(help);
    process.exitCode = args.length === 0 ? 2 : 0;
    return;
  }
  try {
    process.exitCode = await run(args);
  } catch (error) {
    const usage =
      error instanceof CommandUsageError ||
      (error instanceof TypeError &&
        'code' in error &&
        String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(
      error instanceof ServiceError
        ? `${error.code}: ${error.message}`
        : error instanceof Error
          ? error.message
          : String(error),
    );
    if (usage) console.error(`\n${help}`);
    process.exitCode = usage ? 2 : 1;
  }
};
