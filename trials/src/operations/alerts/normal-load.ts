import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceApi } from '../../demo/service-api.js';
import { ended, type Load } from '../../failure-tests/load.js';

/** Between the ends of a pipeline and the next: some twenty companies an hour, as a small team adds them. */
const PIPELINE_PAUSE_MS = 120_000;
/** Between what people look at. */
const LOOK_PAUSE_MS = 5_000;
/** Far more than a pipeline takes on a busy machine. */
const PIPELINE_MS = 600_000;

export interface LoadCounts {
  pipelines: number;
  failedPipelines: number;
  /** Why a pipeline failed, each reason once. */
  readonly reasons: Set<string>;
  requests: number;
  failedRequests: number;
}

/**
 * What a small team does until the signal aborts: one pipeline after the other, and somebody who looks at companies,
 * tasks and statements.
 */
export class NormalLoad {
  readonly counts: LoadCounts = {
    pipelines: 0,
    failedPipelines: 0,
    reasons: new Set(),
    requests: 0,
    failedRequests: 0,
  };
  readonly #api: ServiceApi;
  readonly #load: Load;

  constructor(api: ServiceApi, load: Load) {
    this.#api = api;
    this.#load = load;
  }

  async run(signal: AbortSignal): Promise<void> {
    await Promise.all([this.#pipelines(signal), this.#looks(signal)]);
  }

  async #pipelines(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { taskId } = await this.#load.pipeline(this.#api);
      const { status, error } = await ended(this.#api, taskId, PIPELINE_MS);
      this.counts.pipelines += 1;
      if (status !== 'SUCCESS') {
        this.counts.failedPipelines += 1;
        this.counts.reasons.add(String(error));
      }
      await pause(PIPELINE_PAUSE_MS, signal);
    }
  }

  async #looks(signal: AbortSignal): Promise<void> {
    for (let company = 1; !signal.aborted; company += 1) {
      const id = 1 + (company % Math.max(1, this.counts.pipelines));
      for (const path of [
        'companies?limit=50',
        'tasks?limit=50',
        `documents/companies/${id}`,
        `compiled-statements/companies/${id}`,
      ])
        await this.#look(path);
      await pause(LOOK_PAUSE_MS, signal);
    }
  }

  async #look(path: string): Promise<void> {
    const answer = await fetch(`${this.#api.url}/api/v1/${path}`);
    await answer.arrayBuffer();
    this.counts.requests += 1;
    if (!answer.ok) this.counts.failedRequests += 1;
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/**
 * How much of the last minute some process waited for a processor, in percent, where the system knows; and how many
 * wanted to run for each processor. An alert on a machine that others starve says little about the service.
 */
export const machineLoad = async (): Promise<string> => {
  const pressure = await readFile('/proc/pressure/cpu', 'utf8').catch(() => '');
  const waited = /^some .*avg60=([\d.]+)/m.exec(pressure)?.[1] ?? 'unknown';
  const perProcessor = (loadavg()[0] ?? 0) / availableParallelism();
  return `${perProcessor.toFixed(1)} processes for each processor, waiting ${waited} %`;
};
