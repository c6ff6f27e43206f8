/** How a browser logs in: authorization code with PKCE, by a client without a secret. */
export interface LoginFacts {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly clientId: string;
  readonly audience: string;
  readonly scopes: readonly string[];
}

/** What pages need to know about access. Without `login` a token can only be pasted. */
export interface AccessFacts {
  readonly login?: LoginFacts;
}
