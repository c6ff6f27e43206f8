import type { ServiceName } from '@fde/contracts';
import type { Component, ServiceLog } from '@fde/service-kit';
import { programOf } from './service-programs.js';
import { SupervisedService } from './supervised-service.js';

/** Services as child processes of this one: started together, kept alive, stopped together. */
export class Fleet implements Component {
  readonly name = 'services';
  readonly #services: readonly SupervisedService[];

  constructor(services: readonly ServiceName[], environment: NodeJS.ProcessEnv, log: ServiceLog) {
    // One health port for several processes would let the first of them start alone.
    const { HEALTH_PORT: _one, ...shared } = environment;
    this.#services = services.map(
      (name) => new SupervisedService({ name, program: programOf(name), environment: shared, log }),
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
