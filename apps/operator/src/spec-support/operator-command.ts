import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Database, EventLog, privateDatabase, type PrivateDatabase } from '@fde/event-log';

export interface CommandEnd {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A log on its own database, and the commands that operators run on it, as processes. */
export interface OperatorStage {
  readonly database: PrivateDatabase;
  readonly log: EventLog;
  run(command: string, args: readonly string[]): Promise<CommandEnd>;
  close(): Promise<void>;
}

const programOf = (command: string): string =>
  fileURLToPath(new URL(`../cli/${command}.js`, import.meta.url));

/** Runs a command of this folder with the given environment added to ours. */
export const runCommand = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandEnd> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [programOf(command), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, errors }));
  });

export const operatorStage = async (): Promise<OperatorStage> => {
  const database = await privateDatabase();
  const log = new EventLog(new Database({ url: database.url }));
  await log.database.migrate();
  return {
    database,
    log,
    run: (command, args) => runCommand(command, args, { DATABASE_URL: database.url }),
    close: async () => {
      await log.database.close();
      await database.drop();
    },
  };
};
