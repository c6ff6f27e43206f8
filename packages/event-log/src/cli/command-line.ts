import { ServiceError } from '@fde/contracts';
import { Database } from '../database/database.js';
import { EventLog } from '../event-log.js';

export const DATABASE_HELP = 'DATABASE_URL names the database (postgres://user@host:port/name).';

/** Wrong use of a command; its message is shown with the help. */
export class UsageError extends Error {}

export const databaseUrl = (): string => {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new UsageError('DATABASE_URL is not set');
  return url;
};

export const withEventLog = async <T>(work: (log: EventLog) => Promise<T>): Promise<T> => {
  const database = new Database({ url: databaseUrl(), poolSize: 2, applicationName: 'fde cli' });
  try {
    await database.migrate();
    return await work(new EventLog(database));
  } finally {
    await database.close();
  }
};

/** Runs a command: its number is the exit code; 2 stands for wrong use, 1 for what went wrong. */
export const main = async (help: string, run: (args: readonly string[]) => Promise<number>): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    console.log(help);
    process.exitCode = args.length === 0 ? 2 : 0;
    return;
  }
  try {
    process.exitCode = await run(args);
  } catch (error) {
    const usage = error instanceof UsageError || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(error instanceof ServiceError ? `${error.code}: ${error.message}` : error instanceof Error ? error.message : String(error));
    if (usage) console.error(`\n${help}`);
    process.exitCode = usage ? 2 : 1;
  }
};
