import type { OpenApiDocument, SecurityRequirement } from './open-api-document.js';

/** The scheme of openapi.yaml whose scopes the operations name. */
export const OAUTH_SCHEME = 'oauth';

interface OauthScheme {
  readonly flows: {
    readonly authorizationCode: { readonly scopes: Readonly<Record<string, string>> };
  };
}

/** Every scope and what it allows, as openapi.yaml lists them. */
export const describedScopes = (document: OpenApiDocument): Readonly<Record<string, string>> =>
  (document.components['securitySchemes']?.[OAUTH_SCHEME] as OauthScheme).flows.authorizationCode
    .scopes;

/** The scope that an operation requires if access control is on; undefined if it is open anyway. */
export const scopeOf = (security: readonly SecurityRequirement[]): string | undefined => {
  const scopes = security.flatMap((requirement) => requirement[OAUTH_SCHEME] ?? []);
  if (scopes.length > 1)
    throw new Error(`openapi.yaml: an operation needs one scope, not ${scopes.join(', ')}`);
  return scopes[0];
};
