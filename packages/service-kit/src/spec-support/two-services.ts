import { hosted, runHost } from '../process/service-host.js';
import type { ServiceDefinition } from '../process/service-process.js';
import { settingTable } from '../configuration/setting.js';

const SETTINGS = settingTable({
  FAILS: { type: 'boolean', default: false, description: 'Throw where nobody catches.' },
});

const service = (name: string, fails: boolean): ServiceDefinition<typeof SETTINGS> => ({
  name,
  purpose: 'a service of a spec.',
  settings: SETTINGS,
  compose: ({ settings, log }) => {
    const fail = (): never => {
      throw new Error('out of step');
    };
    return [
      {
        name: 'part',
        start: async () => fails && settings.FAILS && void setTimeout(fail, 200),
        stop: async () => log.info('has stopped'),
      },
    ];
  },
});

await runHost('two services', [hosted(service('first', false)), hosted(service('second', true))]);
