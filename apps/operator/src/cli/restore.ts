import { parseArgs } from 'node:util';
import { DATABASE_HELP, CommandUsageError, databaseSettings, main } from './command-line.js';
import { objectStoreFromSettings } from '@fde/object-store';
import { restoreBackup } from '../backup/restore-backup.js';

const HELP = `Usage: npx fde-ops restore PLACE/BACKUP

  Checks a backup, puts its files into an empty store and its log into an empty database, rebuilds every read model and
  compares them with what they said when the backup was taken; exit 1 where one differs. No service may run meanwhile.
  Tasks that were running are continued once the services start.

${DATABASE_HELP} FDE_DATA_DIR or S3_... names the file store, as for the services.`;

await main(HELP, async (args) => {
  const {
    positionals: [folder, ...more],
  } = parseArgs({ args: [...args], allowPositionals: true });
  if (folder === undefined || more.length > 0) throw new CommandUsageError('Name one backup');
  const { manifest, log, objects } = await restoreBackup(
    databaseSettings(),
    objectStoreFromSettings(),
    folder,
  );
  console.log(`${objects} files, ${log.rows} rows; read models rebuilt from ${log.events} events`);
  for (const key of manifest.missing)
    console.error(`was missing when the backup was taken: ${key}`);
  for (const table of log.differing)
    console.error(`differs from what it said when the backup was taken: ${table}`);
  console.log(`the system as it was at ${manifest.log.takenAt}`);
  return log.differing.length === 0 ? 0 : 1;
});
