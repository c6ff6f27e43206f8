import { settingTable } from '@fde/service-kit';

/** Of `npm start`. All settings of the services apply too: they are handed on. */
export const STANDALONE_SETTINGS = settingTable({
  PORT: {
    type: 'integer',
    default: 3030,
    min: 1,
    max: 65535,
    description: 'Port of the API and the console.',
  },
  HOST: { type: 'string', default: '127.0.0.1', description: 'Address the API listens on.' },
  FDE_DATA_DIR: {
    type: 'string',
    default: '.data',
    description: 'Folder of all data: database and files.',
  },
  DATABASE_URL: { type: 'url', description: 'A PostgreSQL to use instead of the embedded one.' },
  LOG_LEVEL: {
    type: 'string',
    default: 'info',
    choices: ['error', 'warn', 'info', 'debug'],
    description: 'Lowest level that is written.',
  },
  LOG_FORMAT: {
    type: 'string',
    default: 'pretty',
    choices: ['json', 'pretty'],
    description: 'json for machines, pretty for people.',
  },
  STOP_SECONDS: {
    type: 'number',
    default: 4,
    min: 0,
    max: 3600,
    description:
      'How long to wait for running work at the end; the next start continues what was given back.',
  },
});
