import { freePort, OwnedProcess } from '@fde/testing';
import { ChaosStack } from '../../failure-tests/chaos-stack.js';
import type { OwnedService } from '../../failure-tests/owned-service.js';
import { monitoringProgram, Prometheus } from './prometheus.js';

/** Limits as in an installation: a busy machine does not exceed them. */
export const UNSCALED = { TASK_LIMIT_SCALE: '1' };

/** Where a service answers with its metrics. */
const addressOf = ({ healthUrl }: OwnedService): string => new URL(healthUrl).host;

/** Every service over RabbitMQ, under a Prometheus with the alert rules and PostgreSQL's exporter. */
export class WatchedStack {
  readonly stack: ChaosStack;
  readonly prometheus: Prometheus;
  readonly #exporter: OwnedProcess;

  private constructor(stack: ChaosStack, prometheus: Prometheus, exporter: OwnedProcess) {
    this.stack = stack;
    this.prometheus = prometheus;
    this.#exporter = exporter;
  }

  /** Rules wait, and Prometheus looks, `factor` times less than in an installation. */
  static async start(factor: number): Promise<WatchedStack> {
    const brokerPort = await freePort();
    const stack = await ChaosStack.start('rabbitmq', {
      plugins: ['rabbitmq_prometheus'],
      config: ['prometheus.tcp.ip = 127.0.0.1', `prometheus.tcp.port = ${brokerPort}`],
    });
    for (const service of stack.services) {
      await service.kill();
      await service.start(UNSCALED);
    }
    const exporterAddress = `127.0.0.1:${await freePort()}`;
    const exporter = new OwnedProcess(
      monitoringProgram('postgres-exporter'),
      [`--web.listen-address=${exporterAddress}`],
      { env: { DATA_SOURCE_NAME: `${stack.postgres.url}?sslmode=disable` } },
    );
    const gateway = addressOf(stack.service('gateway'));
    const prometheus = await Prometheus.start(
      { gateway, postgres: exporterAddress, rabbitmq: `127.0.0.1:${brokerPort}` },
      factor,
    );
    const watched = new WatchedStack(stack, prometheus, exporter);
    await watched.findRunning();
    return watched;
  }

  /** Lets Prometheus find the workers that run, as a name service would. */
  findRunning(): Promise<void> {
    const running = this.stack.services.filter(
      ({ name, running: runs }) => runs && name !== 'gateway',
    );
    return this.prometheus.findWorkers(running.map((service) => addressOf(service)));
  }

  async remove(): Promise<void> {
    await this.prometheus.stop();
    await this.#exporter.end('SIGKILL');
    await this.stack.remove(false);
  }
}
