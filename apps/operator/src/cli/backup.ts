import { parseArgs } from 'node:util';
import { DATABASE_HELP, CommandUsageError, databaseSettings, main } from './command-line.js';
import { objectStoreFromSettings } from '@fde/object-store';
import { createBackup } from '../backup/create-backup.js';
import { verifyBackup } from '../backup/restore-backup.js';

const HELP = `Usage: npx fde-ops backup create PLACE | verify PLACE/BACKUP

  create  writes the log, as it is at one moment, and every file that it names to a new folder of PLACE, while the system
          runs; files of earlier backups in the same PLACE are not copied again. Exit 1 where files were missing or
          not what the log says of them.
  verify  compares every file of a backup with its checksum; exit 1 where one differs

${DATABASE_HELP} FDE_DATA_DIR or S3_... names the file store, as for the services.`;

const create = async (place: string): Promise<number> => {
  const { folder, manifest, copied } = await createBackup(
    databaseSettings(),
    objectStoreFromSettings(),
    place,
    new Date(),
  );
  for (const { table, rows } of manifest.log.tables)
    console.log(`${table.padEnd(22)} ${String(rows).padStart(9)} rows`);
  console.log(`${manifest.objects.length} files, ${copied} of them copied now`);
  for (const key of manifest.missing) console.error(`missing in the store: ${key}`);
  for (const key of manifest.differing)
    console.error(`not the file whose hash is in the log, backed up as it is in the store: ${key}`);
  console.log(`${folder}: the system as it was at ${manifest.log.takenAt}`);
  return manifest.missing.length + manifest.differing.length === 0 ? 0 : 1;
};

await main(HELP, async (args) => {
  const {
    positionals: [command, place, ...more],
  } = parseArgs({ args: [...args], allowPositionals: true });
  if (place === undefined || more.length > 0) throw new CommandUsageError('Name one place');
  if (command === 'create') return create(place);
  if (command !== 'verify') throw new CommandUsageError(`Unknown command ${command ?? ''}`);
  const faults = await verifyBackup(place);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? 'every file is as it was written'
      : `${faults.length} files are not as they were written`,
  );
  return faults.length === 0 ? 0 : 1;
});
