import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a trick may know about the site that plays it. */
export interface Stage {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query after the trick's own name. */
  readonly rest: string;
  /** `http://127.0.0.1:PORT` of the site. */
  readonly origin: string;
  /** A server of the private network: whoever connects to it has been caught. */
  readonly trapPort: number;
}

/** One way of hurting a crawler: it answers a request, or leaves it unanswered. */
export type Trick = (stage: Stage) => void;
export type Tricks = Readonly<Record<string, Trick>>;

export const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Made when first asked for, then kept: the same bytes serve a thousand sites. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

export const html = (body: () => string | Buffer): Trick => {
  const made = once(() => Buffer.from(body()));
  return ({ response }) => void response.writeHead(200, HTML).end(made());
};

/** Keeps writing as long as the other side reads, but no faster. */
export const pour = (response: ServerResponse, piece: Buffer): void => {
  // An answer without a body accepts everything at once, for ever.
  if (response.req.method === 'HEAD') return void response.end();
  const more = (): void => {
    while (!response.destroyed)
      if (!response.write(piece)) return void response.once('drain', more);
  };
  response.on('error', () => undefined);
  more();
};

/** A little, again and again, until the other side has had enough. */
export const drip = (response: ServerResponse, piece: string, everyMs: number): void => {
  const timer = setInterval(() => response.write(piece), everyMs);
  response.on('error', () => undefined).on('close', () => clearInterval(timer));
};

/** Promising enough for a crawler of investor relations to follow. */
export const reportLink = (href: string, year: number): string =>
  `<p><a href="${href}">Annual Report ${year}</a></p>`;
