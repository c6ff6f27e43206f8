// Loaded before a gateway (`node --import`): how long each of its requests took, and how much
// processor time the gateway and its database used meanwhile. On a busy machine a request may be
// late, but never costly.
import { subscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';

export interface RequestTime {
  readonly request: string;
  readonly milliseconds: number;
  /** Processor time of the gateway with its threads, and of PostgreSQL for its database, while the request ran. */
  readonly processorMilliseconds: number;
}
export interface RequestTimes {
  readonly requests: number;
  readonly slowest: RequestTime | undefined;
  /** Those that took longer than the limit, by the clock and by the processor. */
  readonly over: readonly RequestTime[];
}

const LIMIT_MS = Number(process.env['REQUEST_LIMIT_MS']);
const DATABASE = process.env['DATABASE_NAME'] ?? '';
const LOOK_MS = 100;
const FIND_MS = 1_000;
const MICROSECONDS = 1e3;
const NANOSECONDS = 1e6;

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Each PostgreSQL process names its database in its title. Only Linux lists them. */
const findBackends = (): readonly string[] => {
  try {
    return readdirSync('/proc').filter(
      (pid) => /^\d+$/.test(pid) && textOf(`/proc/${pid}/cmdline`).includes(` ${DATABASE} `),
    );
  } catch {
    return [];
  }
};

/** Milliseconds on a processor since the process began (first figure of schedstat). */
const usedBy = (pid: string): number =>
  Number(textOf(`/proc/${pid}/schedstat`).split(' ')[0]) / NANOSECONDS;

const usedByBackend = new Map<string, number>();
let backends = findBackends();

/** Those that have ended keep what they used. */
const lookAtBackends = (): void => {
  for (const pid of backends)
    usedByBackend.set(pid, Math.max(usedByBackend.get(pid) ?? 0, usedBy(pid)));
};
setInterval(() => {
  backends = findBackends();
}, FIND_MS).unref();
setInterval(lookAtBackends, LOOK_MS).unref();

const usedHere = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};
const usedByDatabase = (): number =>
  [...usedByBackend.values()].reduce((sum, used) => sum + used, 0);

interface RequestStart {
  readonly at: number;
  readonly here: number;
  readonly database: number;
}
const starts = new WeakMap<IncomingMessage, RequestStart>();
let requests = 0;
let slowest: RequestTime | undefined;
const over: RequestTime[] = [];

const timeOf = (request: IncomingMessage, start: RequestStart): RequestTime => ({
  request: `${request.method} ${request.url}`,
  milliseconds: performance.now() - start.at,
  processorMilliseconds: usedHere() - start.here + usedByDatabase() - start.database,
});

subscribe('http.server.request.start', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  starts.set(request, { at: performance.now(), here: usedHere(), database: usedByDatabase() });
});
subscribe('http.server.response.finish', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  const start = starts.get(request);
  if (start === undefined) return;
  const time = timeOf(request, start);
  requests += 1;
  if (time.milliseconds > (slowest?.milliseconds ?? 0)) slowest = time;
  if (Math.min(time.milliseconds, time.processorMilliseconds) > LIMIT_MS) over.push(time);
});

/** Forgets what was measured. */
const beginAgain = (): void => {
  requests = 0;
  slowest = undefined;
  over.length = 0;
};

process.on('message', (command) => {
  if (command === 'begin') beginAgain();
  if (command === 'times') process.send?.({ requests, slowest, over } satisfies RequestTimes);
});
// The channel alone must not keep the gateway running.
process.channel?.unref();
