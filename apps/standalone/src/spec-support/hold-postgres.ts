import { createServiceLog } from '@fde/service-kit';
import { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';

/** A process of its own for specs: starts the embedded PostgreSQL in the folder given, prints its URL, and stops it on request. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('a folder is needed');
const log = createServiceLog({
  service: 'spec',
  level: 'info',
  format: 'pretty',
  redact: (text) => text,
});
const postgres = new EmbeddedPostgres({ folder, log });
process.once('SIGTERM', () => {
  void postgres.stop().then(() => process.exit(0));
});
await postgres.start();
process.stdout.write(`URL ${postgres.url}\n`);
setInterval(() => undefined, 60_000);
