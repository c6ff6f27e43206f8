/** The caller, and what they may do. */
export interface Bearer {
  /** Of the issuer's token, or `key` and the id of an API key. */
  readonly subject: string;
  readonly scopes: ReadonlySet<string>;
}

/** Why a token or a key is not valid, in words that its sender may see. */
export class TokenRefused extends Error {}
