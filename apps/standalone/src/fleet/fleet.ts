import type { Component, ServiceLog } from '@fde/service-kit';
import type { Program } from './service-programs.js';
import { SupervisedService } from './supervised-service.js';

/** Programs as child processes of this one: started together, kept alive, stopped together. */
export class Fleet implements Component {
  readonly name = 'services';
  readonly #services: readonly SupervisedService[];

  constructor(programs: readonly Program[], environment: NodeJS.ProcessEnv, log: ServiceLog) {
    // One health port for several services would let the first of them start alone.
    const { HEALTH_PORT: _one, ...shared } = environment;
    this.#services = programs.map(
      (program) => new SupervisedService({ ...program, environment: shared, log }),
    );
  }

  /** Resolves when all are ready; rejects when one cannot start. */
  async start(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.start()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.stop()));
  }
}
