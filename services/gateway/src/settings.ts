import { settingTable } from '@fde/service-kit';

/** Settings of the gateway beyond those of every service. */
export const GATEWAY_SETTINGS = settingTable({
  PORT: { type: 'integer', default: 3030, min: 0, max: 65535, description: 'Port of the API and the console; 0 for a free one.' },
  HOST: { type: 'string', default: '127.0.0.1', description: 'Address the API listens on; 0.0.0.0 in containers.' },
  CORS_ORIGINS: { type: 'list', default: ['*'], description: 'Origins whose pages may use the API, separated by commas; * for all. Restrict it in production.' },
  MAX_BODY_BYTES: { type: 'integer', default: 5 * 1024 * 1024, min: 1024, max: 256 * 1024 * 1024, description: 'Largest request body, before and after decompression; larger ones answer 413.' },
  BODY_TIMEOUT_SECONDS: { type: 'number', default: 30, min: 0.05, max: 600, description: 'How long a request body may take to arrive; then 408.' },
  REQUEST_TIMEOUT_SECONDS: { type: 'number', default: 60, min: 0.05, max: 3600, description: 'How long an answer may take; then 504.' },
  STREAM_HEARTBEAT_SECONDS: { type: 'number', default: 15, min: 0.05, max: 300, description: 'How often a silent event stream says that it is alive.' },
  STREAM_POLL_MS: { type: 'integer', default: 1000, min: 20, max: 10_000, description: 'How often tasks that are followed are looked at where no notification comes.' },
  SEED_COMPANIES: { type: 'boolean', default: true, description: 'Add the six companies to a database that never held one.' },
  CONSOLE_DIRECTORY: { type: 'string', description: 'Folder of the built console. Absent: the one of the workspace.' },
});
