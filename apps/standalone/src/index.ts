import { fileURLToPath } from 'node:url';

export {
  EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres/embedded-postgres.js';
export { Fleet } from './fleet/fleet.js';
export { Standalone } from './standalone.js';
export { STANDALONE_SETTINGS } from './standalone-settings.js';
export { freePort } from './embedded-postgres/free-port.js';
export { programOf } from './fleet/service-programs.js';

/** The program that `npm start` runs. */
export const STANDALONE_PROGRAM = fileURLToPath(new URL('./main.js', import.meta.url));
