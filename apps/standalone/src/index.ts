import { fileURLToPath } from 'node:url';

export { freePort } from './embedded-postgres/free-port.js';
export { programOf } from './fleet/service-programs.js';

/** The program that `npm start` runs. */
export const STANDALONE_PROGRAM = fileURLToPath(new URL('./main.js', import.meta.url));
