import type { Readable } from 'node:stream';

export type Headers = Readonly<Record<string, string>>;

/** A route's response; routes never see the HTTP library. */
export type Reply<Status extends number = number, Body = unknown> =
  | {
      readonly kind: 'json';
      readonly status: Status;
      readonly body: Body;
      readonly headers?: Headers;
      readonly contentType?: string;
    }
  | { readonly kind: 'empty'; readonly status: Status; readonly headers?: Headers }
  | {
      readonly kind: 'bytes';
      readonly status: Status;
      readonly body: Buffer | string;
      readonly contentType: string;
      readonly headers?: Headers;
    }
  /** `open` is called after the response headers are decided, and not for HEAD. */
  | {
      readonly kind: 'stream';
      readonly status: Status;
      readonly contentType: string;
      readonly headers: Headers;
      readonly open: () => Promise<Readable>;
    }
  /** Server-Sent Events: `follow` sends until it resolves or the signal aborts (the client left, the service stops). */
  | {
      readonly kind: 'events';
      readonly status: Status;
      readonly follow: (send: EventSender, signal: AbortSignal) => Promise<void>;
    };

export interface EventSender {
  event(name: string, id: string, data: unknown): void;
  /** A comment; keeps proxies and clients from giving up. */
  heartbeat(): void;
}

export const json = <S extends number, B>(
  status: S,
  body: B,
  headers: Headers = {},
): Reply<S, B> => ({ kind: 'json', status, body, headers });
/** JSON that is printed already. */
export const printed = <S extends number>(
  status: S,
  text: string,
  headers: Headers = {},
): Reply<S, never> => ({
  kind: 'bytes',
  status,
  body: text,
  contentType: 'application/json',
  headers,
});
export const empty = <S extends number>(status: S, headers: Headers = {}): Reply<S, never> => ({
  kind: 'empty',
  status,
  headers,
});
