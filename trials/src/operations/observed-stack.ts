import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES, type ServiceName } from '@fde/contracts';
import { freePort, OwnedProcess, PrivatePostgres, PrivateRabbitMq, waitFor } from '@fde/testing';
import { demoTruth } from '@fde/testing/fixture-reports';
import { StandInModel } from '@fde/testing/stand-in-model';
import { OtlpCollector } from '@fde/tracing/spec-support';
import type { Adapter } from '../failure-tests/chaos-stack.js';
import { ServiceApi } from '../demo/service-api.js';
import { programOf } from '@fde/standalone';

export type { Adapter };

const MODEL_KEY = 'a-key';

/**
 * Each service in its own process, with a collector for spans, a stand-in for the language model, and private
 * servers.
 */
export class ObservedStack {
  readonly adapter: Adapter;
  readonly postgres: PrivatePostgres;
  readonly collector: OtlpCollector;
  readonly model: StandInModel;
  /** Address of RabbitMQ's own metrics; undefined if messages go through PostgreSQL. */
  readonly rabbitMetrics: string | undefined;
  readonly #rabbit: PrivateRabbitMq | undefined;
  readonly #folder: string;
  readonly #processes: OwnedProcess[] = [];
  readonly #ports = new Map<ServiceName, number>();

  private constructor(
    parts: Pick<ObservedStack, 'adapter' | 'postgres' | 'collector' | 'model' | 'rabbitMetrics'> & {
      readonly rabbit: PrivateRabbitMq | undefined;
      readonly folder: string;
    },
  ) {
    this.adapter = parts.adapter;
    this.postgres = parts.postgres;
    this.collector = parts.collector;
    this.model = parts.model;
    this.rabbitMetrics = parts.rabbitMetrics;
    this.#rabbit = parts.rabbit;
    this.#folder = parts.folder;
  }

  static async start(adapter: Adapter): Promise<ObservedStack> {
    const metricsPort = await freePort();
    const [postgres, rabbit, collector, model, folder] = await Promise.all([
      PrivatePostgres.start(),
      adapter === 'rabbitmq'
        ? PrivateRabbitMq.start({
            plugins: ['rabbitmq_prometheus'],
            config: ['prometheus.tcp.ip = 127.0.0.1', `prometheus.tcp.port = ${metricsPort}`],
          })
        : undefined,
      OtlpCollector.start(),
      demoTruth().then(({ reports }) =>
        StandInModel.start({ transcripts: reports, apiKey: MODEL_KEY }),
      ),
      mkdtemp(join(tmpdir(), 'fde-observed-')),
    ]);
    const stack = new ObservedStack({
      adapter,
      postgres,
      collector,
      model,
      folder,
      rabbit,
      rabbitMetrics: rabbit === undefined ? undefined : `http://127.0.0.1:${metricsPort}/metrics`,
    });
    try {
      for (const name of SERVICES) await stack.#launch(name);
    } catch (error) {
      await stack.remove();
      throw error;
    }
    return stack;
  }

  get api(): ServiceApi {
    return new ServiceApi(`http://127.0.0.1:${this.#ports.get('gateway') ?? 0}`);
  }

  /** What each service answers at /metrics, by name. */
  async metrics(): Promise<ReadonlyMap<ServiceName, string>> {
    return new Map(
      await Promise.all(
        [...this.#ports].map(
          async ([name, port]) =>
            [
              name,
              await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text()),
            ] as const,
        ),
      ),
    );
  }

  async remove(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.end('SIGKILL')));
    await Promise.all([
      this.postgres.remove(),
      this.#rabbit?.remove(),
      this.model.stop(),
      this.collector.stop(),
    ]);
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #launch(name: ServiceName): Promise<void> {
    const port = await freePort();
    this.#ports.set(name, port);
    const started = new OwnedProcess(process.execPath, [programOf(name)], {
      env: {
        ...this.#environment(),
        ...(name === 'gateway' ? { PORT: String(port) } : { HEALTH_PORT: String(port) }),
      },
    });
    this.#processes.push(started);
    const log = createWriteStream(join(this.#folder, `${name}.log`));
    for (const stream of [started.child.stdout, started.child.stderr]) stream?.pipe(log);
    const isHealthy = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/healthcheck`).then(
        (answer) => answer.ok,
        () => false,
      );
    await waitFor(
      async () => {
        if (!started.running) throw new Error(`${name} ended: ${started.output}`);
        return isHealthy();
      },
      { timeoutMs: 90_000, intervalMs: 100, what: `${name} to be healthy` },
    );
  }

  #environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATABASE_URL: this.postgres.url,
      FDE_DATA_DIR: this.#folder,
      HOST: '127.0.0.1',
      ...(this.#rabbit === undefined ? {} : { AMQP_URL: this.#rabbit.url }),
      FDE_ALLOW_HOSTS: '127.0.0.1',
      FDE_REQUESTS_PER_SECOND: '200',
      RETRY_MIN_SECONDS: '0.5',
      RETRY_MAX_SECONDS: '1',
      LLM_PROVIDER: 'gemini',
      GEMINI_API_KEY: MODEL_KEY,
      LLM_BASE_URL: this.model.geminiUrl,
      OTEL_EXPORTER_OTLP_ENDPOINT: this.collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '300',
    };
  }
}
