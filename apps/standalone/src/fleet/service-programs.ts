import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES, type ServiceName } from '@fde/contracts';

/** The program of a service, as it also runs alone: `node services/<name>/dist/main.js`. */
export const programOf = (service: ServiceName): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`@fde/${service}`))), 'main.js');

export const ALL_SERVICES: readonly ServiceName[] = SERVICES;
