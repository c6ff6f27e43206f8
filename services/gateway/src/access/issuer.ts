import { ServiceError } from '@fde/contracts';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

/** The part of an issuer's metadata (OpenID Connect Discovery 1.0, RFC 8414) that is used here. */
export interface IssuerMetadata {
  readonly issuer: string;
  readonly jwks_uri: string;
  readonly authorization_endpoint?: string;
  readonly token_endpoint?: string;
}

const WELL_KNOWN = ['openid-configuration', 'oauth-authorization-server'] as const;
const TIMEOUT_MS = 5_000;
/** While an issuer is down, not every request asks it again. */
const PAUSE_MS = 2_000;

export const issuerUnavailable = (cause: unknown): ServiceError =>
  new ServiceError('issuer_unavailable', 'Tokens cannot be checked: their issuer does not answer', {
    retryable: true,
    retryAfterSeconds: 5,
    cause,
  });

const addressOf = (issuer: string, name: (typeof WELL_KNOWN)[number]): string => {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/$/, '');
  // RFC 8414 puts the well-known part before the issuer's path, OpenID Connect behind it.
  return name === 'openid-configuration'
    ? `${origin}${path}/.well-known/${name}`
    : `${origin}/.well-known/${name}${path}`;
};

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

const readMetadata = async (
  issuer: string,
  name: (typeof WELL_KNOWN)[number],
): Promise<IssuerMetadata> => {
  const answer = await fetch(addressOf(issuer, name), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`${addressOf(issuer, name)} answered ${answer.status}`);
  const metadata = (await answer.json()) as IssuerMetadata;
  // A server that gives another issuer's metadata must not pass off its keys as that issuer's (RFC
  // 8414, 3.3).
  if (metadata.issuer !== issuer)
    throw new Error(`${addressOf(issuer, name)} names another issuer: ${String(metadata.issuer)}`);
  if (!isWebAddress(metadata.jwks_uri))
    throw new Error(`${addressOf(issuer, name)} names no jwks_uri`);
  return metadata;
};

/**
 * An issuer of tokens: its metadata, loaded when first needed, and its keys, which follow its
 * rotation.
 */
export class Issuer {
  readonly url: string;
  readonly #jwksUrl: string | undefined;
  #metadata: Promise<IssuerMetadata> | undefined;
  #keys: JWTVerifyGetKey | undefined;

  /** `jwksUrl`: where the keys are, for an issuer without metadata. */
  constructor(url: string, jwksUrl?: string) {
    this.url = url;
    this.#jwksUrl = jwksUrl;
  }

  /** Throws `issuer_unavailable` if the issuer does not answer. */
  metadata(): Promise<IssuerMetadata> {
    this.#metadata ??= this.#discover();
    return this.#metadata;
  }

  /** The function that finds the key of a token. */
  async keys(): Promise<JWTVerifyGetKey> {
    this.#keys ??= createRemoteJWKSet(new URL(this.#jwksUrl ?? (await this.metadata()).jwks_uri), {
      timeoutDuration: TIMEOUT_MS,
    });
    return this.#keys;
  }

  #discover(): Promise<IssuerMetadata> {
    const found = readMetadata(this.url, WELL_KNOWN[0])
      .catch(() => readMetadata(this.url, WELL_KNOWN[1]))
      .catch((error: unknown): never => {
        setTimeout(() => {
          this.#metadata = undefined;
        }, PAUSE_MS).unref();
        throw issuerUnavailable(error);
      });
    return found;
  }
}
