import { parseArgs } from 'node:util';
import { outboxState, republish } from '@fde/event-log';
import { DATABASE_HELP, CommandUsageError, main, withEventLog } from './command-line.js';

const HELP = `Usage: npx fde-ops outbox status | republish [--since TIME]

  status     counts messages that wait for the broker, and those scheduled for later
  republish  after the broker lost all its data: sends the commands of all open tasks again, and the events
             since TIME (ISO 8601; by default 24 hours ago). Safe to repeat.

${DATABASE_HELP}`;

const DAY_MS = 24 * 3600 * 1000;

const sinceOf = (text: string | undefined): Date => {
  const since = text === undefined ? new Date(Date.now() - DAY_MS) : new Date(text);
  if (Number.isNaN(since.getTime()))
    throw new CommandUsageError(`--since ${text ?? ''} is not a time`);
  return since;
};

await main(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { since: { type: 'string' } },
  });
  if (positionals[0] === 'status') {
    const state = await withEventLog((log) => log.database.run(outboxState));
    console.log(
      `due ${state.due} (oldest ${state.oldestDueSeconds.toFixed(1)} s, refused before ${state.refused}), scheduled ${state.scheduled}`,
    );
    return 0;
  }
  if (positionals[0] === 'republish') {
    const since = sinceOf(values.since);
    const sent = await withEventLog((log) => republish(log, since));
    console.log(
      `${sent.commands} commands and ${sent.events} events since ${since.toISOString()} are in the outbox again`,
    );
    return 0;
  }
  throw new CommandUsageError(`Unknown command ${positionals[0] ?? ''}`);
});
