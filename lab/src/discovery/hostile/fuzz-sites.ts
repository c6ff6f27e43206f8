import { fixtureSiteServer, type SiteServer } from '@fde/testing';
import { describePlan, hostilePlan, hostileSiteServer } from '@fde/testing/hostile-sites';
import { createServer, type AddressInfo } from 'node:net';
import { limitsFor, type Limits } from './limits.js';
import { ScrapingProcess, type WatchedReport } from './scraping-process.js';

export interface FuzzRequest {
  readonly seed: number;
  readonly sites: number;
  /** Scraping processes beside each other. */
  readonly parallel: number;
  /** Multiplies the limits of time, for a machine that is busy. */
  readonly patience: number;
  onSite?(done: number, outcome: string): void;
}

interface SiteFault {
  readonly seed: number;
  readonly plan: string;
  readonly faults: readonly string[];
}

export interface FuzzResult {
  readonly passed: number;
  readonly failed: readonly SiteFault[];
  /** How often each outcome came. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly most: {
    readonly seconds: number;
    readonly goodSeconds: number;
    readonly blockedMs: number;
    readonly residentBytes: number;
  };
}

/** A well-behaved company: three pages, six reports. */
const GOOD_REPORTS = 6;
const GOOD_LATENCY_MS = 10;
const goodSite = (): SiteServer => {
  const link = (year: number): string =>
    `<p><a href="/ar-${year}.pdf">Annual Report ${year}</a></p>`;
  const years = (from: number): string => [from, from + 1].map(link).join('');
  return fixtureSiteServer(
    {
      routes: {
        '/': `<h1>Annual reports</h1>${years(2022)}<a href="/annual-reports-archive">Annual reports archive</a>`,
        '/annual-reports-archive': `<h1>Annual reports</h1>${years(2020)}<a href="/annual-reports-older">Older annual reports</a>`,
        '/annual-reports-older': `<h1>Annual reports</h1>${years(2018)}`,
      },
    },
    GOOD_LATENCY_MS,
  );
};

/** A server of the private network that nobody may reach. */
const openTrap = async () => {
  let caught = 0;
  const server = createServer((socket) => {
    caught += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    caught: () => caught,
    close: () => server.close(),
  };
};

/** What of a report is not as it must be. `aloneSeconds` is what the well-behaved company takes without a neighbour. */
const faultsOf = (
  report: WatchedReport,
  expected: {
    readonly aloneSeconds: number;
    readonly allowed: readonly string[];
    readonly limits: Limits;
  },
): readonly string[] => {
  const { hostile, good, blockedMs, connectedTo, residentBytes } = report;
  const { aloneSeconds, allowed, limits } = expected;
  const foreign = connectedTo.filter((address) => !allowed.includes(address));
  const faults: readonly (readonly [boolean, string])[] = [
    [hostile.outcome.startsWith('untyped'), `ended with ${hostile.outcome}`],
    [hostile.seconds > limits.endsWithinSeconds, `took ${hostile.seconds.toFixed(1)} s`],
    [blockedMs > limits.blockedMs, `blocked its process for ${Math.round(blockedMs)} ms`],
    [
      residentBytes > limits.memoryBytes,
      `took ${Math.round(residentBytes / 1024 / 1024)} MB of memory`,
    ],
    [foreign.length > 0, `connected to ${foreign.join(', ')}`],
    [
      good.seconds > aloneSeconds + limits.delaySeconds,
      `held its neighbour up: ${good.seconds.toFixed(1)} s in place of ${aloneSeconds.toFixed(1)} s`,
    ],
    [
      good.outcome !== 'ok' || good.documents !== GOOD_REPORTS,
      `its neighbour ended with ${good.outcome} and ${good.documents} documents`,
    ],
  ];
  return faults.filter(([is]) => is).map(([, says]) => says);
};

type Trap = Awaited<ReturnType<typeof openTrap>>;

/** One hostile site beside a well-behaved one, in a process that has seen many before. */
class Siege {
  readonly #process: ScrapingProcess;
  readonly #limits: Limits;
  readonly #good = goodSite();
  #aloneSeconds = 0;

  constructor(
    private readonly trap: Trap,
    patience: number,
  ) {
    this.#process = new ScrapingProcess(patience);
    this.#limits = limitsFor(patience);
  }

  /** Warms the process up and takes the time of the well-behaved company without a hostile neighbour. */
  async start(): Promise<void> {
    const good = await this.#good.start();
    for (let round = 0; round < 2; round += 1) {
      const { good: alone } = await this.#process.scrape({
        hostile: `${good}/none`,
        good: `${good}/`,
      });
      this.#aloneSeconds = alone.seconds;
    }
  }

  async fuzz(seed: number): Promise<{ report?: WatchedReport; faults: readonly string[] }> {
    const server = hostileSiteServer(hostilePlan(seed), this.trap.port);
    const origin = await server.start();
    const caughtBefore = this.trap.caught();
    try {
      const pair = { hostile: origin + hostilePlan(seed).start, good: `${this.#good.origin}/` };
      const report = await this.#process.scrape(pair);
      const allowed = [origin, this.#good.origin].map((url) => new URL(url).host);
      const caught = this.trap.caught() > caughtBefore ? ['reached the private network'] : [];
      return {
        report,
        faults: [
          ...faultsOf(report, { aloneSeconds: this.#aloneSeconds, allowed, limits: this.#limits }),
          ...caught,
        ],
      };
    } catch (error) {
      return { faults: [String(error)] };
    } finally {
      await server.stop();
    }
  }

  async stop(): Promise<void> {
    this.#process.stop();
    await this.#good.stop();
  }
}

/** The most of each that any site has brought about. */
type Most = Record<'seconds' | 'goodSeconds' | 'blockedMs' | 'residentBytes', number>;

const raise = (most: Most, report: WatchedReport): void => {
  most.seconds = Math.max(most.seconds, report.hostile.seconds);
  most.goodSeconds = Math.max(most.goodSeconds, report.good.seconds);
  most.blockedMs = Math.max(most.blockedMs, report.blockedMs);
  most.residentBytes = Math.max(most.residentBytes, report.residentBytes);
};

const besiege = async (siege: Siege, work: (siege: Siege) => Promise<void>): Promise<void> => {
  try {
    await siege.start();
    await work(siege);
  } finally {
    await siege.stop();
  }
};

/**
 * Scrapes hostile sites, each from its seed. A site with a fault is scraped once more when all others are done: what a
 * busy machine did is not held against it.
 */
export const fuzzSites = async (request: FuzzRequest): Promise<FuzzResult> => {
  const trap = await openTrap();
  const outcomes = new Map<string, number>();
  const most: Most = { seconds: 0, goodSeconds: 0, blockedMs: 0, residentBytes: 0 };
  const doubted: number[] = [];
  const failed: SiteFault[] = [];
  let done = 0;
  const note = (report: WatchedReport): void => {
    outcomes.set(report.hostile.outcome, (outcomes.get(report.hostile.outcome) ?? 0) + 1);
    raise(most, report);
  };
  const withSiege = (work: (siege: Siege) => Promise<void>): Promise<void> =>
    besiege(new Siege(trap, request.patience), work);
  try {
    let next = 0;
    await Promise.all(
      Array.from({ length: Math.min(request.parallel, request.sites) }, () =>
        withSiege(async (siege) => {
          for (let at = next++; at < request.sites; at = next++) {
            const { report, faults } = await siege.fuzz(request.seed + at);
            if (faults.length > 0) doubted.push(request.seed + at);
            else if (report) note(report);
            request.onSite?.((done += 1), report?.hostile.outcome ?? faults.join('; '));
          }
        }),
      ),
    );
    if (doubted.length > 0)
      await withSiege(async (siege) => {
        for (const seed of doubted) {
          const { report, faults } = await siege.fuzz(seed);
          if (report) note(report);
          if (faults.length > 0)
            failed.push({ seed, plan: describePlan(hostilePlan(seed)), faults });
        }
      });
  } finally {
    trap.close();
  }
  return { passed: request.sites - failed.length, failed, outcomes, most };
};
