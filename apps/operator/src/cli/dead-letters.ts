import { parseArgs } from 'node:util';
import { DeadLetters, type EventLog, type ParkedMessage } from '@fde/event-log';
import { DATABASE_HELP, CommandUsageError, main, withEventLog } from './command-line.js';

const HELP = `Usage: npx fde-ops dead-letters list [--queue NAME] [--task ID] [--limit N] | show ID | redrive ID... | redrive --all | discard ID...

  list     parked messages, newest first
  show     one message with its headers and body
  redrive  send it to its queue again, as if for the first time
  discard  delete it for good

${DATABASE_HELP}`;

const line = (letter: ParkedMessage): string =>
  `${String(letter.id).padStart(6)}  ${letter.parkedAt.toISOString()}  ${letter.queue}  ${letter.messageType ?? '?'}  task ${letter.taskId ?? '-'}  ${letter.reason}`;

const idsOf = (texts: readonly string[]): number[] => {
  const ids = texts.map(Number);
  if (ids.length === 0 || ids.some((id) => !Number.isInteger(id) || id < 1))
    throw new CommandUsageError('Name the messages by their ids, which are whole numbers');
  return ids;
};

const PAGE = 100;

const limitOf = (text: string | undefined): number => {
  const limit = text === undefined ? PAGE : Number(text);
  if (!Number.isInteger(limit) || limit < 1)
    throw new CommandUsageError(`--limit ${text ?? ''} is not a whole number above 0`);
  return limit;
};

const allIds = async (letters: DeadLetters): Promise<number[]> => {
  const { total } = await letters.list({}, { skip: 0, limit: 1 });
  return (await letters.list({}, { skip: 0, limit: total })).items.map(({ id }) => id);
};

const each = async (
  ids: readonly number[],
  what: string,
  work: (id: number) => Promise<ParkedMessage>,
): Promise<number> => {
  let failed = 0;
  for (const id of ids) {
    await work(id).then(
      (letter) => console.log(`${what} ${line(letter)}`),
      (error: unknown) => {
        failed += 1;
        console.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      },
    );
  }
  return failed === 0 ? 0 : 1;
};

const run = async (
  log: EventLog,
  [command, ...rest]: readonly string[],
  values: { queue?: string; task?: string; limit?: string; all?: boolean },
): Promise<number> => {
  const letters = new DeadLetters(log);
  switch (command) {
    case 'list': {
      const filter = {
        ...(values.queue === undefined ? {} : { queue: values.queue }),
        ...(values.task === undefined ? {} : { taskId: values.task }),
      };
      const { items, total } = await letters.list(filter, {
        skip: 0,
        limit: limitOf(values.limit),
      });
      for (const letter of items) console.log(line(letter));
      console.log(`${items.length} of ${total}`);
      return 0;
    }
    case 'show':
      for (const id of idsOf(rest))
        console.log(JSON.stringify(await letters.show(id), undefined, 2));
      return 0;
    case 'redrive':
      return each(values.all === true ? await allIds(letters) : idsOf(rest), 'redriven', (id) =>
        letters.redrive(id),
      );
    case 'discard':
      return each(idsOf(rest), 'discarded', (id) => letters.discard(id));
    default:
      throw new CommandUsageError(`Unknown command ${command ?? ''}`);
  }
};

await main(HELP, async (args) => {
  const options = {
    queue: { type: 'string' },
    task: { type: 'string' },
    limit: { type: 'string' },
    all: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  return withEventLog((log) => run(log, positionals, values));
});
