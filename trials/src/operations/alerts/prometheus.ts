import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, OwnedProcess, waitFor } from '@fde/testing';
import { quickRules } from './quick-rules.js';

const RULES = 'infra/prometheus/rules';
/** Of `prometheus.yml`. */
const SCRAPE_SECONDS = 15;

interface ActiveAlert {
  readonly state: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Path of a program that `ensure-promtool.sh` sees to. */
export const monitoringProgram = (name: string): string =>
  execFileSync('bash', ['infra/ci/ensure-promtool.sh', name], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1) ?? '';

/** A Prometheus server with the project's alert rules, `factor` times as quick as an installation's. */
export class Prometheus {
  readonly #folder: string;
  readonly #url: string;
  readonly #server: OwnedProcess;

  private constructor(folder: string, url: string, server: OwnedProcess) {
    this.#folder = folder;
    this.#url = url;
    this.#server = server;
  }

  /** `fixed`: targets by job that are always scraped, as the static ones of `prometheus.yml`. */
  static async start(fixed: Readonly<Record<string, string>>, factor: number): Promise<Prometheus> {
    const folder = await mkdtemp(join(tmpdir(), 'fde-prometheus-'));
    const interval = `${SCRAPE_SECONDS / factor}s`;
    const config = {
      global: {
        scrape_interval: interval,
        evaluation_interval: interval,
        scrape_timeout: interval,
      },
      rule_files: [join(folder, 'rules.yml')],
      scrape_configs: [
        ...Object.entries(fixed).map(([job, target]) => ({
          job_name: job,
          static_configs: [{ targets: [target] }],
        })),
        {
          job_name: 'workers',
          file_sd_configs: [{ files: [join(folder, 'workers.json')], refresh_interval: interval }],
        },
      ],
    };
    await writeFile(join(folder, 'rules.yml'), quickRules(RULES, factor));
    await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
    await writeFile(join(folder, 'workers.json'), '[]');
    const address = `127.0.0.1:${await freePort()}`;
    const server = new OwnedProcess(
      monitoringProgram('prometheus'),
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${address}`,
      ],
      {},
    );
    const prometheus = new Prometheus(folder, `http://${address}`, server);
    await waitFor(() => prometheus.isReady(), {
      timeoutMs: 60_000,
      intervalMs: 200,
      what: 'Prometheus',
    });
    return prometheus;
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.#url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The workers that a name service would know: what stops is not in it any more. */
  findWorkers(addresses: readonly string[]): Promise<void> {
    return writeFile(join(this.#folder, 'workers.json'), JSON.stringify([{ targets: addresses }]));
  }

  /** Each alert that fires, with the service, operation or job that it names. */
  firing(): Promise<readonly string[]> {
    return this.alerts('firing');
  }

  /** Each alert in this state: one whose rule still waits is `pending`. */
  async alerts(wanted: 'firing' | 'pending'): Promise<readonly string[]> {
    const answer = await fetch(`${this.#url}/api/v1/alerts`);
    const { data } = (await answer.json()) as { data: { alerts: readonly ActiveAlert[] } };
    return data.alerts
      .filter(({ state }) => state === wanted)
      .map(({ labels: { alertname, service, operation, job } }) =>
        [alertname, service ?? operation ?? job].filter(Boolean).join(' '),
      )
      .toSorted((a, b) => a.localeCompare(b));
  }

  async stop(): Promise<void> {
    await this.#server.end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
