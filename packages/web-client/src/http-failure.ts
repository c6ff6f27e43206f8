import { ServiceError } from '@fde/contracts';
import { displayUrl } from './web-url.js';

/**
 * Seconds that a `Retry-After` asks for (RFC 9110 10.2.3: seconds or a date); undefined if it says
 * nothing usable.
 */
export const retryAfterSeconds = (
  header: string | null | undefined,
  now: number,
): number | undefined => {
  if (!header) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
};

const CODES: Readonly<Record<number, readonly [code: string, says: string]>> = {
  401: ['site_needs_login', 'asks for a login (401)'],
  403: ['site_forbids', 'refuses access (403)'],
  404: ['page_not_found', 'does not exist (404)'],
  407: ['site_needs_login', 'asks for a login at a proxy (407)'],
  408: ['site_unavailable', 'gave up waiting (408)'],
  410: ['page_not_found', 'is gone for good (410)'],
  429: ['site_rate_limit', 'asks to come back later (429)'],
  451: ['site_forbids', 'is withheld for legal reasons (451)'],
};

/** The error for an unsuccessful status. 408, 425, 429 and 5xx can be retried, at the time the site names. */
export const httpFailure = (
  url: string,
  status: number,
  retryAfter: string | null | undefined,
  now: number,
): ServiceError => {
  const [code, says] =
    CODES[status] ??
    (status >= 500
      ? ['site_unavailable', `answers with a server error (${status})`]
      : ['site_refuses', `answers with status ${status}`]);
  const seconds = retryAfterSeconds(retryAfter, now);
  const wait = seconds === undefined ? '' : `, in ${seconds} seconds`;
  return new ServiceError(
    code,
    `${displayUrl(url)} ${says}${status === 429 || status === 503 ? wait : ''}`,
    {
      retryable: status >= 500 || status === 408 || status === 425 || status === 429,
      ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    },
  );
};

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

/** The error for a failed connection; a ServiceError inside (a refused address, a timeout) is returned as it is. */
export const networkFailure = (url: string, error: unknown): ServiceError => {
  for (
    let at: unknown = error, depth = 0;
    at !== undefined && depth < 5;
    at = causeOf(at), depth += 1
  ) {
    if (at instanceof ServiceError) return at;
  }
  const code = codeOf(error);
  if (/^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code)) {
    return new ServiceError(
      'tls_error',
      `${displayUrl(url)} has no trusted certificate (${code})`,
      { cause: error },
    );
  }
  if (code === 'ENOTFOUND') {
    return new ServiceError(
      'host_not_found',
      `${new URL(url).hostname} is a host name that does not resolve`,
      { cause: error },
    );
  }
  return new ServiceError(
    'network_error',
    `${displayUrl(url)} could not be reached${code ? ` (${code})` : ''}`,
    { retryable: true, cause: error },
  );
};
