import type { AccessFacts, LoginFacts } from '@fde/contracts';
import type { ServiceLog } from '@fde/service-kit';
import type {
  OpenApiDocument,
  PathItem,
  SecurityRequirement,
} from '../contract/open-api-document.js';
import type { AccessControl } from './access-control.js';
import { OAUTH_SCHEME, describedScopes } from '../contract/scopes.js';

const loginFacts = async (
  { issuer, options }: AccessControl,
  scopes: readonly string[],
  log: ServiceLog,
): Promise<LoginFacts | undefined> => {
  const { clientId, audience } = options.tokens ?? {};
  if (issuer === undefined || clientId === undefined || audience === undefined) return undefined;
  try {
    const { authorization_endpoint: authorizationEndpoint, token_endpoint: tokenEndpoint } =
      await issuer.metadata();
    return authorizationEndpoint === undefined || tokenEndpoint === undefined
      ? undefined
      : { issuer: issuer.url, authorizationEndpoint, tokenEndpoint, clientId, audience, scopes };
  } catch (error) {
    log.warn('the issuer does not answer: pages offer no login for now', { error });
    return undefined;
  }
};

/** undefined if access control is off. */
export const accessFacts = async (
  access: AccessControl | undefined,
  document: OpenApiDocument,
  log: ServiceLog,
): Promise<AccessFacts | undefined> => {
  if (access === undefined) return undefined;
  const login = await loginFacts(access, Object.keys(describedScopes(document)), log);
  return login === undefined ? {} : { login };
};

const BEARER = 'bearer';

/** The alternatives with access control on: a token is required, and a pasted one is accepted. */
const required = (
  security: readonly SecurityRequirement[],
  withLogin: boolean,
): SecurityRequirement[] =>
  security.flatMap((one) => {
    const scopes = one[OAUTH_SCHEME];
    return scopes === undefined
      ? []
      : [...(withLogin ? [{ [OAUTH_SCHEME]: scopes }] : []), { [BEARER]: scopes }];
  });

const schemesOf = (
  document: OpenApiDocument,
  login: LoginFacts | undefined,
): NonNullable<OpenApiDocument['components']['securitySchemes']> => ({
  ...(login && {
    [OAUTH_SCHEME]: {
      type: 'oauth2',
      description: `Tokens of ${login.issuer}.`,
      flows: {
        authorizationCode: {
          authorizationUrl: login.authorizationEndpoint,
          tokenUrl: login.tokenEndpoint,
          scopes: describedScopes(document),
        },
      },
    },
  }),
  [BEARER]: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token or an API key that you already have.',
  },
});

type Paths = OpenApiDocument['paths'];

/** The paths with /metrics open to everyone. */
const withOpenMetrics = (paths: Paths): Paths => {
  const get = paths['/metrics']?.['get'];
  return get === undefined
    ? paths
    : { ...paths, '/metrics': { ...paths['/metrics'], get: { ...get, security: [] } } };
};

const withRequired = (item: PathItem, withLogin: boolean): PathItem =>
  Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [
      method,
      operation.security === undefined
        ? operation
        : { ...operation, security: required(operation.security, withLogin) },
    ]),
  );

/** openapi.yaml as this deployment serves it: what callers need, and where they log in. */
export const describedWithAccess = (
  document: OpenApiDocument,
  { login }: AccessFacts,
  metricsOpen: boolean,
): OpenApiDocument => {
  const paths = metricsOpen ? withOpenMetrics(document.paths) : document.paths;
  const withLogin = login !== undefined;
  const described = Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [path, withRequired(item, withLogin)]),
  );
  return {
    ...document,
    security: required(document.security, withLogin),
    paths: described,
    components: { ...document.components, securitySchemes: schemesOf(document, login) },
  };
};

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The console reads from its own page how to log in; without this element it asks for no login. */
export const consoleWithAccess = (html: string, facts: AccessFacts): string =>
  html.replace(
    '<head>',
    () => `<head><meta name="fde-access" content="${escaped(JSON.stringify(facts))}">`,
  );
