import { ServiceError } from '@fde/contracts';
import type { ClientConfig } from 'pg';

/** PEM texts. */
export interface DatabaseTls {
  /** Certificate of the authority that signed the server's. */
  readonly ca: string;
  /** This client's certificate, if the server asks for one. */
  readonly cert?: string;
  readonly key?: string;
}

/** Parameters of the URL by which pg sets the same; they would override what is set here. */
const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'];
const UNPROTECTED = ['disable', 'no-verify'];

/**
 * With a CA the connection is encrypted, and the server's certificate and name are verified
 * (libpq's `verify-full`). Without one, only the URL decides (`sslmode`). Throws
 * `invalid_configuration` if the two contradict each other.
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
  // pg gives the TLS library the host name only if it is not an address; otherwise the certificate
  // would be checked for `localhost`.
  const host = address.hostname.replace(/^\[|\]$/g, '');
  return { connectionString: address.href, ssl: { ...tls, host, rejectUnauthorized: true } };
};
