import { looksLikeApiKey, type ApiKeys } from '@fde/event-log';
import type { ContractOperation } from '../contract/contract-operation.js';
import { ProblemError } from '../problems/error-reply.js';
import { Issuer } from './issuer.js';
import { checkApiKey } from './api-key-check.js';
import { TokenRefused, type Bearer } from './bearer.js';
import { checkToken } from './token-check.js';

/** Tokens of an OAuth 2.0 issuer. */
interface TokenOptions {
  /** As written in the claim `iss`. */
  readonly issuer: string;
  /** What the claim `aud` must name. */
  readonly audience: string;
  readonly jwksUrl?: string;
  /** The client under which /docs and the console log people in; absent: a token is pasted. */
  readonly clientId?: string;
}

export interface AccessOptions {
  /** Absent: API keys alone are accepted. */
  readonly tokens?: TokenOptions;
  readonly apiKeys: boolean;
  /** True where /metrics needs no token, for a scraper in the same network. */
  readonly metricsOpen: boolean;
}

const REALM = 'Bearer realm="fde"';

/** As in RFC 6750, section 3; our texts contain no quotation marks. */
const challenge = (
  scope: string,
  error?: string,
  description?: string,
): { readonly 'WWW-Authenticate': string } => ({
  'WWW-Authenticate': [
    REALM,
    ...(error === undefined ? [] : [`error="${error}"`]),
    ...(description === undefined ? [] : [`error_description="${description}"`]),
    `scope="${scope}"`,
  ].join(', '),
});

const TOKEN = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

const tokenOf = (authorization: string | undefined, scope: string): string => {
  if (authorization === undefined || !/^bearer( |$)/i.test(authorization)) {
    throw new ProblemError(
      'authentication_required',
      `This operation requires a bearer token with the scope ${scope}`,
      challenge(scope),
    );
  }
  const token = TOKEN.exec(authorization)?.[1];
  if (token === undefined) throw refused('The access token cannot be read', scope);
  return token;
};

const refused = (why: string, scope: string): ProblemError =>
  new ProblemError('invalid_token', why, challenge(scope, 'invalid_token', why));

/**
 * Decides whether a request may reach its operation: the caller's token or key must have the scope that
 * openapi.yaml names.
 */
export class AccessControl {
  readonly options: AccessOptions;
  readonly issuer: Issuer | undefined;
  readonly #keys: ApiKeys;

  constructor(options: AccessOptions, keys: ApiKeys) {
    const { tokens } = options;
    this.options = options;
    this.issuer = tokens && new Issuer(tokens.issuer, tokens.jwksUrl);
    this.#keys = keys;
  }

  /**
   * The caller, or undefined if the operation is open to everyone. Throws ProblemError 401 or 403
   * with WWW-Authenticate, or ServiceError `issuer_unavailable`.
   */
  async admit(
    { scope, operationId }: ContractOperation,
    authorization: string | undefined,
  ): Promise<Bearer | undefined> {
    if (scope === undefined || (operationId === 'getMetrics' && this.options.metricsOpen))
      return undefined;
    const token = tokenOf(authorization, scope);
    const bearer = await this.#bearerOf(token).catch((error: unknown): never => {
      throw error instanceof TokenRefused ? refused(error.message, scope) : error;
    });
    if (bearer.scopes.has(scope)) return bearer;
    const why = `This operation requires a token with the scope ${scope}`;
    throw new ProblemError('insufficient_scope', why, challenge(scope, 'insufficient_scope', why));
  }

  async #bearerOf(token: string): Promise<Bearer> {
    const { tokens, apiKeys } = this.options;
    if (apiKeys && looksLikeApiKey(token)) return checkApiKey(token, this.#keys, new Date());
    if (this.issuer === undefined || tokens === undefined)
      throw new TokenRefused('This service accepts API keys alone');
    return checkToken(token, this.issuer, tokens.audience);
  }
}
