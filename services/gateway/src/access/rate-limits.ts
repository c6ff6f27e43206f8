import type { Database } from '@fde/event-log';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ContractOperation, RateLimitClass } from '../contract/contract-operation.js';
import { ProblemError } from '../problems/error-reply.js';

/** Requests a client may make within a minute, by the class that openapi.yaml names (`x-rate-limit`). Absent: no limit. */
export type RateLimits = Readonly<Partial<Record<RateLimitClass, number>>>;

const MINUTE_SECONDS = 60;
const TABLE = 'client_rate_limits';
const ALLOWED: Readonly<Record<RateLimitClass, (limit: number) => string>> = {
  triggers: (limit) => `One client may start ${limit} tasks a minute`,
  extractions: (limit) => `One client may add ${limit} extractions a minute`,
};

/**
 * An address, or the network of an IPv6 address: the holder of one address of a /64 has all of
 * them.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
};

export interface Client {
  /** Subject of the token, if there is one. */
  readonly subject: string | undefined;
  readonly address: string | undefined;
}

/** What identifies a client: the subject of its token, otherwise its address. */
export const clientKey = ({ subject, address }: Client): string =>
  subject === undefined ? `address ${networkOf(address ?? '')}` : `subject ${subject}`;

/** The connection as the library expects it. */
interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}
const connectionTo = (database: Database) => ({
  query: async ({ text, values }: Query) => ({
    rows: (await database.roundTrip([{ text, values }]))[0] ?? [],
  }),
});

/**
 * Counts by client: the subject of the token, otherwise the address. All gateways of a database
 * count together. A client over its limit is refused from memory until the minute is over, so that
 * a flood does not reach the database.
 */
export class ClientRateLimits {
  readonly #limiters: ReadonlyMap<RateLimitClass, RateLimiterPostgres>;

  constructor(limits: RateLimits, database: Database) {
    this.#limiters = new Map(
      (Object.entries(limits) as [RateLimitClass, number][]).map(([kind, points]) => [
        kind,
        new RateLimiterPostgres({
          storeClient: connectionTo(database),
          storeType: 'pool',
          tableName: TABLE,
          tableCreated: true,
          keyPrefix: kind,
          points,
          duration: MINUTE_SECONDS,
          inMemoryBlockOnConsumed: points,
        }),
      ]),
    );
  }

  /**
   * Throws ProblemError 429 with Retry-After if the client has reached its limit for this minute,
   * and what `Database` throws.
   */
  async take({ rateLimit }: Pick<ContractOperation, 'rateLimit'>, client: Client): Promise<void> {
    if (rateLimit === undefined) return;
    const limiter = this.#limiters.get(rateLimit);
    if (limiter === undefined) return;
    await limiter.consume(clientKey(client)).catch((state: unknown): never => {
      if (!(state instanceof RateLimiterRes)) throw state;
      throw new ProblemError('too_many_requests', ALLOWED[rateLimit](limiter.points), {
        'Retry-After': String(Math.max(1, Math.ceil(state.msBeforeNext / 1000))),
      });
    });
  }
}
