import { Database } from '@fde/event-log';
import { DATABASE_HELP, CommandUsageError, databaseSettings, main } from './command-line.js';

const HELP = `Usage: npx fde-ops migrate up

  up   migrates the database to the version of this code, then exits; does nothing if it is there already.
       Several may run at once, and services of the previous version keep working.

${DATABASE_HELP}`;

await main(HELP, async ([command]) => {
  if (command !== 'up') throw new CommandUsageError(`Unknown command ${command ?? ''}`);
  const database = new Database({
    ...databaseSettings(),
    poolSize: 2,
    applicationName: 'fde migrate',
  });
  try {
    await database.migrate();
    console.log('the database is at the version of this code');
    return 0;
  } finally {
    await database.close();
  }
});
