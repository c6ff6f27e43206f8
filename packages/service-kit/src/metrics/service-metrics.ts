import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type TaskOutcomeLabel =
  'succeeded' | 'retried' | 'failed' | 'revoked' | 'fenced' | 'parked' | 'returned';

/** A reading taken when Prometheus asks: label value -> number. */
export type GaugeReading = () => Promise<Readonly<Record<string, number>>>;

const DURATIONS = [0.005, 0.02, 0.1, 0.5, 2, 10, 30, 120, 600, 1800, 7200];

/** What happens to tasks. */
const taskInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    tasks: new Counter({
      name: 'fde_tasks_total',
      help: 'Attempts that ended, by operation and outcome.',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    durations: new Histogram({
      name: 'fde_task_duration_seconds',
      help: 'Duration of one attempt.',
      labelNames: ['operation', 'outcome'],
      buckets: DURATIONS,
      registers,
    }),
    waits: new Histogram({
      name: 'fde_task_wait_seconds',
      help: 'From the request of a task to its first attempt.',
      labelNames: ['operation'],
      buckets: DURATIONS,
      registers,
    }),
    turns: new Counter({
      name: 'fde_task_turns_total',
      help: "Attempts begun before older commands, because it was their company's turn.",
      labelNames: ['operation'],
      registers,
    }),
    retries: new Counter({
      name: 'fde_task_retries_total',
      help: 'Retries scheduled, by error code.',
      labelNames: ['operation', 'code'],
      registers,
    }),
    running: new Gauge({
      name: 'fde_tasks_running',
      help: 'Attempts running in this process.',
      labelNames: ['operation'],
      registers,
    }),
  };
};

/** Due times of watches, what is parked, and what language models cost. */
const otherInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    watches: new Counter({
      name: 'fde_watch_firings_total',
      help: 'Due times of watched companies that this process took, by what came of them.',
      labelNames: ['outcome'],
      registers,
    }),
    deadLetters: new Counter({
      name: 'fde_dead_letters_total',
      help: 'Messages parked by this process.',
      labelNames: ['queue', 'reason'],
      registers,
    }),
    tokens: new Counter({
      name: 'fde_llm_tokens_total',
      help: 'Tokens sent to and received from language models.',
      labelNames: ['model', 'kind'],
      registers,
    }),
    cost: new Counter({
      name: 'fde_llm_cost_usd_total',
      help: 'Estimated cost of language models in US dollars.',
      labelNames: ['model'],
      registers,
    }),
  };
};

/** All metrics of one process, prefixed `fde_`. */
export class ServiceMetrics {
  readonly registry = new Registry();
  readonly #instruments: ReturnType<typeof taskInstruments> & ReturnType<typeof otherInstruments>;

  /**
   * `ofProcess`: includes Node.js's metrics of the process; of several services in one process, one
   * reports them for all.
   */
  constructor(service: string, ofProcess = true) {
    this.registry.setDefaultLabels({ service });
    if (ofProcess) collectDefaultMetrics({ register: this.registry });
    this.#instruments = { ...taskInstruments(this.registry), ...otherInstruments(this.registry) };
  }

  attemptStarted(operation: string): void {
    this.#instruments.running.inc({ operation });
  }

  /** A first attempt has begun, this long after the task was requested. */
  waited(operation: string, seconds: number): void {
    this.#instruments.waits.observe({ operation }, seconds);
  }

  /** A task started on the delivery of another one's command. */
  turnTaken(operation: string): void {
    this.#instruments.turns.inc({ operation });
  }

  attemptEnded(operation: string, outcome: TaskOutcomeLabel, seconds: number): void {
    this.#instruments.running.dec({ operation });
    this.#instruments.tasks.inc({ operation, outcome });
    this.#instruments.durations.observe({ operation, outcome }, seconds);
  }

  /** A workflow has no attempt: it counts when it ends. */
  workflowEnded(operation: string, outcome: TaskOutcomeLabel, seconds: number): void {
    this.#instruments.tasks.inc({ operation, outcome });
    this.#instruments.durations.observe({ operation, outcome }, seconds);
  }

  retryScheduled(operation: string, code: string): void {
    this.#instruments.retries.inc({ operation, code });
  }

  /** `skipped`: a run was still at work; `outdated`: the watch was changed or ended meanwhile. */
  watchFired(outcome: 'fired' | 'skipped' | 'outdated' | 'early'): void {
    this.#instruments.watches.inc({ outcome });
  }

  deadLettered(queue: string, reason: string): void {
    this.#instruments.deadLetters.inc({ queue, reason });
  }

  /** Hook of the language-model package. */
  languageModelUsed(
    model: string,
    usage: {
      readonly inputTokens: number;
      readonly outputTokens: number;
      readonly costUsd: number | null;
    },
  ): void {
    this.#instruments.tokens.inc({ model, kind: 'input' }, usage.inputTokens);
    this.#instruments.tokens.inc({ model, kind: 'output' }, usage.outputTokens);
    if (usage.costUsd !== null) this.#instruments.cost.inc({ model }, usage.costUsd);
  }

  /** A gauge that is read when asked for, such as queue depth by queue. A reading that fails leaves the last values. */
  gauge(name: string, help: string, label: string, read: GaugeReading): void {
    const gauge: Gauge<string> = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        const values = await read().catch(() => ({}));
        for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value);
      },
    });
  }
}
