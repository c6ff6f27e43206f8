import { ServiceError } from '@fde/contracts';
import type { ClientConfig } from 'pg';

/** PEM texts. */
export interface DatabaseTls {
  /** Who vouches for the server. */
  readonly ca: string;
  /** What this client shows of itself, where the server asks. */
  readonly cert?: string;
  readonly key?: string;
}

/** Of the URL; all of them are pg's own way to the same, and would overrule what is set here. */
const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'];
const UNPROTECTED = ['disable', 'no-verify'];

/**
 * With a CA the connection is encrypted, and the server's certificate and name are verified (libpq's `verify-full`).
 * Without one the URL decides alone (`sslmode`). Throws `invalid_configuration` where the two contradict each other.
 */
export const connectionTls = (
  url: string,
  tls: DatabaseTls | undefined,
): Pick<ClientConfig, 'connectionString' | 'ssl'> => {
  if (tls === undefined) return { connectionString: url };
  const address = new URL(url);
  const mode = address.searchParams.get('sslmode');
  if (mode !== null && UNPROTECTED.includes(mode))
    throw new ServiceError(
      'invalid_configuration',
      `The database's CA is set, but its URL says sslmode=${mode}`,
    );
  for (const name of TLS_PARAMETERS) address.searchParams.delete(name);
  // pg names the host to the TLS library only where it is no address, and then `localhost` would be looked for.
  const host = address.hostname.replace(/^\[|\]$/g, '');
  return { connectionString: address.href, ssl: { ...tls, host, rejectUnauthorized: true } };
};
