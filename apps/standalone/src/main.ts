import { resolve } from 'node:path';
import { runProcess } from '@fde/service-kit';
import { addresses } from './addresses.js';
import { Standalone } from './standalone.js';
import { STANDALONE_SETTINGS } from './standalone-settings.js';

await runProcess({
  name: 'standalone',
  command: 'npm start --',
  purpose: 'all services on embedded parts: PostgreSQL and a file store in one folder.',
  settings: STANDALONE_SETTINGS,
  compose: ({ settings, log, end }) => {
    const standalone = new Standalone(settings, log, () => end('npm was killed'));
    const announcement = {
      name: 'announcement',
      start: async () => {
        process.stdout.write(addresses(standalone.url, resolve(settings.FDE_DATA_DIR)));
      },
    };
    return [standalone, announcement];
  },
});
