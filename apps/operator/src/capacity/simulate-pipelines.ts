import { QUEUES } from '@fde/contracts';
import type { Costs } from './costs.js';
import { Calendar, Station, type StationReport } from './station.js';

export const WORKERS = [
  'scraper',
  'downloader',
  'extractor',
  'compiler',
  'orchestrator',
  'task-tracker',
] as const;
export type Worker = (typeof WORKERS)[number];

export interface CapacityQuestion {
  readonly companies: number;
  readonly reports: number;
  /** Instances of each worker. */
  readonly workers: Readonly<Record<Worker, number>>;
  readonly databaseCores: number;
  readonly brokerCores: number;
  /**
   * Processors that one extractor may use; it reads as many documents at once, up to its queue's
   * prefetch.
   */
  readonly extractorCores: number;
  /** What a site takes to answer a page, and to hand out a report. */
  readonly pageSeconds: number;
  readonly pagesPerSite: number;
  readonly downloadSeconds: number;
  /** Documents of one company in work at once (DOCUMENTS_AT_ONCE). */
  readonly documentsAtOnce: number;
  readonly seed: number;
}

export interface CapacityAnswer {
  readonly seconds: number;
  readonly reports: number;
  readonly tasks: number;
  readonly stations: readonly StationReport[];
}

/** mulberry32; one seed, one course of events. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The reading of a report: of a real one where such were measured. */
export const readingSeconds = (costs: Costs): number =>
  Math.max(costs.cpuSeconds.perExtraction, costs.realReport?.cpuSeconds ?? 0);

/**
 * Simulates the pipelines of all companies, which all wait at the start: scrape, then download,
 * classify and extract each document, a given number at once per company, then compile. A worker is
 * a queue before its instances; each of its tasks uses the orchestrator, the tracker, PostgreSQL
 * and RabbitMQ for as long as was measured. Times vary exponentially around the measured mean.
 * Pure: the same question gives the same answer.
 */
export const simulate = (costs: Costs, question: CapacityQuestion): CapacityAnswer => {
  const run = new Run(costs, question);
  return run.toTheEnd();
};

class Run {
  readonly #calendar = new Calendar();
  readonly #costs: Costs;
  readonly #question: CapacityQuestion;
  readonly #random: () => number;
  readonly #workers: Readonly<Record<Worker, Station>>;
  readonly #database: Station;
  readonly #broker: Station;
  readonly #perTask: {
    readonly postgres: number;
    readonly rabbitmq: number;
    readonly tracker: number;
    readonly orchestrator: number;
  };
  #tasks = 0;
  #reports = 0;

  constructor(costs: Costs, question: CapacityQuestion) {
    this.#costs = costs;
    this.#question = question;
    this.#random = randomFrom(question.seed);
    const station = (name: string, servers: number): Station =>
      new Station(this.#calendar, name, servers);
    const { workers, extractorCores } = question;
    this.#workers = {
      // Waiting for a site uses no processor: as many at once as the prefetch allows.
      scraper: station('scraper', workers.scraper * QUEUES.scraper.prefetch),
      downloader: station('downloader', workers.downloader * QUEUES.downloader.prefetch),
      extractor: station(
        'extractor',
        workers.extractor * Math.min(extractorCores, QUEUES.extractor.prefetch),
      ),
      compiler: station('compiler', workers.compiler),
      orchestrator: station('orchestrator', workers.orchestrator),
      'task-tracker': station('task-tracker', workers['task-tracker']),
    };
    this.#database = station('PostgreSQL', question.databaseCores);
    this.#broker = station('RabbitMQ', question.brokerCores);
    // Tasks that only ask for others (of a pipeline, of a document) are not simulated; their costs
    // are added to those that are. Since this was measured with few reports per company, it is too
    // high rather than too low.
    const { postgresPerTask, rabbitmqPerMessage, trackerPerTask, orchestratorPerTask } =
      costs.cpuSeconds;
    const played = (3 * question.reports + 2 * question.companies) / Math.max(1, question.reports);
    const share = costs.perReport.tasks / played;
    this.#perTask = {
      postgres: postgresPerTask * share,
      tracker: trackerPerTask * share,
      orchestrator: orchestratorPerTask * share,
      rabbitmq: rabbitmqPerMessage * (costs.perReport.messages / played),
    };
  }

  toTheEnd(): CapacityAnswer {
    const { companies, reports } = this.#question;
    for (let n = 0; n < companies; n++)
      this.#company(
        Math.floor(((n + 1) * reports) / companies) - Math.floor((n * reports) / companies),
      );
    this.#calendar.run();
    const stations = [...Object.values(this.#workers), this.#database, this.#broker].map(
      (station) => station.report(),
    );
    return { seconds: this.#calendar.now, reports: this.#reports, tasks: this.#tasks, stations };
  }

  #company(reports: number): void {
    const { pageSeconds, pagesPerSite, documentsAtOnce } = this.#question;
    this.#task(
      'scraper',
      Math.max(this.#costs.cpuSeconds.perScrape, pageSeconds * pagesPerSite),
      () => {
        let started = 0;
        let ended = 0;
        const next = (): void => {
          if (started >= reports) return;
          started += 1;
          this.#document(() => {
            ended += 1;
            if (ended === reports) this.#compile();
            else next();
          });
        };
        for (let n = 0; n < Math.min(documentsAtOnce, reports); n++) next();
        if (reports === 0) this.#compile();
      },
    );
  }

  #document(then: () => void): void {
    const { perDownloaderTask } = this.#costs.cpuSeconds;
    this.#task('downloader', Math.max(perDownloaderTask, this.#question.downloadSeconds), () =>
      this.#task('downloader', perDownloaderTask, () =>
        this.#task('extractor', readingSeconds(this.#costs), () => {
          this.#reports += 1;
          then();
        }),
      ),
    );
  }

  #compile(): void {
    this.#task('compiler', this.#costs.cpuSeconds.perCompilation, () => undefined);
  }

  /**
   * The path of one task: broker and database, the worker, then the consumers of its end.
   */
  #task(worker: Worker, meanSeconds: number, then: () => void): void {
    this.#tasks += 1;
    this.#broker.serve(this.#vary(this.#perTask.rabbitmq), () =>
      this.#database.serve(this.#vary(this.#perTask.postgres), () =>
        this.#workers[worker].serve(this.#vary(meanSeconds), () => {
          this.#workers['task-tracker'].serve(this.#vary(this.#perTask.tracker), () => undefined);
          this.#workers.orchestrator.serve(this.#vary(this.#perTask.orchestrator), then);
        }),
      ),
    );
  }

  #vary(mean: number): number {
    return -mean * Math.log(1 - this.#random());
  }
}
