import { errors, jwtVerify, type JWTPayload } from 'jose';
import { TokenRefused, type Bearer } from './bearer.js';
import { issuerUnavailable, type Issuer } from './issuer.js';

/** Only signatures with a key pair: a shared secret, or `none`, proves nothing about the issuer. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/**
 * Types of access tokens; other tokens that an issuer signs (logout tokens, proofs) are not
 * accepted (RFC 8725, 3.11).
 */
const TYPES = new Set(['jwt', 'at+jwt', 'application/at+jwt']);
const CLOCK_TOLERANCE_SECONDS = 5;

const words = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.split(' ').filter((word) => word !== '');
  return Array.isArray(value)
    ? value.filter((word): word is string => typeof word === 'string')
    : [];
};

/** RFC 9068 defines `scope`; some issuers write `scp`, as a text or a list. */
const scopesOf = (payload: JWTPayload): ReadonlySet<string> =>
  new Set([...words(payload['scope']), ...words(payload['scp'])]);

const subjectOf = (payload: JWTPayload): string => {
  const subject = payload.sub ?? payload['client_id'] ?? payload['azp'];
  if (typeof subject !== 'string' || subject === '')
    throw new TokenRefused('The access token names no subject');
  return subject;
};

const REFUSALS: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'The access token has expired',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'The signature of the access token is not valid',
  ERR_JWKS_NO_MATCHING_KEY: 'The access token is signed with a key that its issuer does not have',
  ERR_JWKS_MULTIPLE_MATCHING_KEYS:
    'The access token does not say which key of its issuer signed it',
  ERR_JOSE_ALG_NOT_ALLOWED: 'The access token is signed in a way that is not accepted',
  ERR_JOSE_NOT_SUPPORTED: 'The access token is signed in a way that is not accepted',
};
const CLAIMS: Readonly<Record<string, string>> = {
  iss: 'The access token is from another issuer',
  aud: 'The access token is meant for another service',
  exp: 'The access token has no expiry time',
  nbf: 'The access token is not valid yet',
};
const MALFORMED = 'The access token cannot be read';
/** Errors of jose that concern the issuer's keys and not the token. */
const ISSUER_FAULTS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

const refusalOf = (error: unknown): Error => {
  if (!(error instanceof errors.JOSEError) || ISSUER_FAULTS.has(error.code))
    return issuerUnavailable(error);
  if (error instanceof errors.JWTClaimValidationFailed)
    return new TokenRefused(CLAIMS[error.claim] ?? MALFORMED);
  return new TokenRefused(REFUSALS[error.code] ?? MALFORMED);
};

const requireBearerToken = (type: string | undefined, payload: JWTPayload): void => {
  if (type !== undefined && !TYPES.has(type.toLowerCase()))
    throw new TokenRefused('The token is not an access token');
  // Bound to a key of its holder (RFC 9449, RFC 8705): merely presenting it proves nothing.
  if (payload['cnf'] !== undefined)
    throw new TokenRefused('The access token is bound to a key and is not a bearer token');
};

/**
 * Checks a token of the issuer for this audience: signature, issuer, audience, times, kind. Throws
 * TokenRefused if it is not valid, ServiceError `issuer_unavailable` if that cannot be checked.
 */
export const checkToken = async (
  token: string,
  issuer: Issuer,
  audience: string,
): Promise<Bearer> => {
  const keys = await issuer.keys();
  const verified = await jwtVerify(token, keys, {
    issuer: issuer.url,
    audience,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['exp'],
  }).catch((error: unknown): never => {
    throw refusalOf(error);
  });
  requireBearerToken(verified.protectedHeader.typ, verified.payload);
  return { subject: subjectOf(verified.payload), scopes: scopesOf(verified.payload) };
};
