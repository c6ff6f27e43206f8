import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** What undici publishes on `undici:request:headers`; only what is read here. */
interface HeadersMessage {
  readonly request: { readonly headers: string | readonly string[] };
  readonly response: { readonly headers: readonly Buffer[] };
}

const CHANNEL = 'undici:request:headers';
const REQUEST_ID = 'x-request-id';

const headerOf = (headers: readonly Buffer[], name: string): string | undefined => {
  for (let at = 0; at + 1 < headers.length; at += 2)
    if (headers[at]?.toString().toLowerCase() === name) return headers[at + 1]?.toString();
  return undefined;
};

/**
 * The client library keeps an error's status but not its headers, such as `Retry-After`. Node's fetch publishes the
 * headers of every response, and an id in a request header tells which request it belongs to. `work` gets that header
 * to send.
 */
export const withRetryAfter = async <T>(
  work: (
    headers: Readonly<Record<string, string>>,
    retryAfter: () => string | undefined,
  ) => Promise<T>,
): Promise<T> => {
  const id = randomUUID();
  let seen: string | undefined;
  const listen = (message: unknown): void => {
    const { request, response } = message as HeadersMessage;
    if (request.headers.includes(id)) seen = headerOf(response.headers, 'retry-after');
  };
  subscribe(CHANNEL, listen);
  try {
    return await work({ [REQUEST_ID]: id }, () => seen);
  } finally {
    unsubscribe(CHANNEL, listen);
  }
};
