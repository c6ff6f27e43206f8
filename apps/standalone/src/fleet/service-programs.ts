import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES, type ServiceName } from '@fde/contracts';
import { bundledProgram } from './bundled-program.js';

export interface Program {
  readonly name: string;
  /** Path of the module that is run. */
  readonly program: string;
}

/** The program of a service, as it also runs alone: `node services/<name>/dist/main.js`. */
export const programOf = (service: ServiceName): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`@fde/${service}`))), 'main.js');

export const ALL_SERVICES: readonly ServiceName[] = SERVICES;

/** Each service in a process of its own. */
export const servicePrograms = (services: readonly ServiceName[]): readonly Program[] =>
  services.map((name) => ({ name, program: programOf(name) }));

/** All services in one process. */
export const hostProgram = (): Program => ({
  name: 'services',
  program: bundledProgram('host-main'),
});
