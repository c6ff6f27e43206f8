import { ServiceError } from '@fde/contracts';
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AddressGuard } from './address-guard.js';

/** Looks up all addresses of a name; from `node:dns`, or a test. */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveHostOfSystem: ResolveHost = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

type OnRefusal = (hostname: string, refusal: ServiceError) => void;

interface Guarding {
  readonly guard: AddressGuard;
  readonly resolveHost: ResolveHost;
  readonly onRefusal: OnRefusal;
}

/**
 * The lookup that the socket itself uses: the socket connects to exactly what it answers, so a name that resolves
 * differently the second time gains nothing. A single forbidden address among several refuses the name.
 */
const guardedLookup =
  ({ guard, resolveHost, onRefusal }: Guarding, port: number): LookupFunction =>
  (hostname, options, callback) => {
    resolveHost(hostname)
      .then((addresses) => {
        if (addresses.length === 0)
          throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });
        for (const { address } of addresses) guard.require({ hostname, address, port });
        const wanted =
          options.family === 4 || options.family === 6
            ? addresses.filter(({ family }) => family === options.family)
            : addresses;
        const first = (wanted[0] ?? addresses[0]) as LookupAddress;
        if (options.all) callback(null, [...(wanted.length > 0 ? wanted : addresses)]);
        else callback(null, first.address, first.family);
      })
      .catch((error: unknown) => {
        if (error instanceof ServiceError) onRefusal(hostname, error);
        callback(error as NodeJS.ErrnoException, '', 0);
      });
  };

type Connect = (
  options: http.ClientRequestArgs,
  callback?: (error: Error | null, stream: Duplex) => void,
) => Duplex | null | undefined;

/**
 * Wraps how an agent connects: checks literal addresses, which are never looked up, before connecting, and every
 * socket afterwards.
 */
const guardConnect =
  (connect: Connect, rules: Guarding): Connect =>
  (options, callback) => {
    const hostname = options.host ?? options.hostname ?? '';
    const port = Number(options.port ?? options.defaultPort ?? 0);
    if (isIP(hostname)) rules.guard.require({ hostname, address: hostname, port });
    const lookup = guardedLookup(rules, port);
    const socket = connect({ ...options, lookup }, callback) as Socket;
    socket.once('connect', () => {
      const address = socket.remoteAddress;
      if (address && rules.guard.allows({ hostname, address, port })) return;
      socket.destroy(
        new ServiceError(
          'address_not_allowed',
          `${hostname} was connected to an address that is not a public one`,
        ),
      );
    });
    return socket;
  };

export interface GuardedAgents {
  readonly http: http.Agent;
  readonly https: https.Agent;
  /**
   * Why the last connection to a host was refused; can be read once. Needed because node-fetch passes on an error's
   * code and text, but not the error.
   */
  takeRefusal(hostname: string): ServiceError | undefined;
  close(): void;
}

/** How many unread refusals are kept; crawling hostile names must not fill the memory. */
const MAX_REFUSALS = 1000;

/**
 * Agents that connect only to allowed addresses. Idle sockets are kept for a few seconds, because a site's pages are
 * read one after the other.
 */
export const guardedAgents = (guard: AddressGuard, resolveHost: ResolveHost): GuardedAgents => {
  const refusals = new Map<string, ServiceError>();
  const onRefusal: OnRefusal = (hostname, refusal) => {
    if (refusals.size > MAX_REFUSALS) refusals.clear();
    refusals.set(hostname, refusal);
  };
  const options = {
    keepAlive: true,
    keepAliveMsecs: 1000,
    maxSockets: 8,
    maxFreeSockets: 4,
    timeout: 60_000,
  };
  const plain = new http.Agent(options);
  const secure = new https.Agent(options);
  for (const agent of [plain, secure]) {
    agent.createConnection = guardConnect(agent.createConnection.bind(agent), {
      guard,
      resolveHost,
      onRefusal,
    });
  }
  const takeRefusal = (hostname: string): ServiceError | undefined => {
    const refusal = refusals.get(hostname);
    refusals.delete(hostname);
    return refusal;
  };
  return {
    takeRefusal,
    http: plain,
    https: secure,
    close: () => {
      plain.destroy();
      secure.destroy();
    },
  };
};
