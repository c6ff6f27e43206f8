import { COMMON_SETTINGS, environmentWith, runProcess, settingTable } from '@fde/service-kit';
import { Fleet } from './fleet/fleet.js';
import { ALL_SERVICES, servicePrograms } from './fleet/service-programs.js';

const { DATABASE_URL, AMQP_URL, FDE_DATA_DIR, LOG_LEVEL, STOP_SECONDS } = COMMON_SETTINGS;
const SERVICES_SETTINGS = settingTable({
  DATABASE_URL,
  AMQP_URL,
  FDE_DATA_DIR,
  LOG_LEVEL,
  STOP_SECONDS,
  PORT: {
    type: 'integer',
    default: 3030,
    min: 1,
    max: 65535,
    description: 'Port of the API and the console.',
  },
  SERVICES: {
    type: 'list',
    default: ALL_SERVICES,
    description: 'Which services to run; one may be named several times.',
  },
  LOG_FORMAT: {
    type: 'string',
    default: 'pretty',
    choices: ['json', 'pretty'],
    description: 'json for machines, pretty for people; each line names its service.',
  },
});

await runProcess({
  name: 'services',
  command: 'npm run services --',
  purpose:
    'the eight services as separate processes. All settings of the services apply and are handed on.',
  settings: SERVICES_SETTINGS,
  compose: ({ settings, log }) => {
    const chosen = settings.SERVICES.map((name) => {
      const known = ALL_SERVICES.find((service) => service === name);
      if (known === undefined)
        throw new Error(`SERVICES names ${name}; there are ${ALL_SERVICES.join(', ')}`);
      return known;
    });
    const environment = environmentWith(process.env, {
      PORT: String(settings.PORT),
      LOG_FORMAT: settings.LOG_FORMAT,
    });
    return [new Fleet(servicePrograms(chosen), environment, log)];
  },
});
