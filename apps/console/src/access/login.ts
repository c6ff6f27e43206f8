import {
  None,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  validateAuthResponse,
  type AuthorizationServer,
  type Client,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import { accessFacts, type LoginFacts } from './access-facts.js';
import { session } from './session.js';

/** Of a login that is under way at the issuer. */
interface Pending {
  readonly state: string;
  readonly verifier: string;
  readonly place: string;
}

const PENDING = 'fde-login';

const serverOf = ({
  issuer,
  authorizationEndpoint,
  tokenEndpoint,
}: LoginFacts): AuthorizationServer => ({
  issuer,
  authorization_endpoint: authorizationEndpoint,
  token_endpoint: tokenEndpoint,
});
const clientOf = ({ clientId }: LoginFacts): Client => ({ client_id: clientId });
/** The deployment chose its issuer: on a developer's machine it may use plain HTTP. */
const transport = ({ tokenEndpoint }: LoginFacts) => ({
  [allowInsecureRequests]: tokenEndpoint.startsWith('http:'),
});
/** This page itself, whatever part of it is shown. */
const redirectUri = (): string => `${window.location.origin}${window.location.pathname}`;

const keep = (
  { access_token: token, refresh_token: refreshToken, expires_in: seconds }: TokenEndpointResponse,
  before?: string,
): void =>
  session.keep({
    token,
    refreshToken: refreshToken ?? before,
    endsAt: seconds === undefined ? undefined : Date.now() + seconds * 1000,
  });

/** Leaves for the issuer (authorization code with PKCE); it sends people back to this page. */
export async function beginLogin(login: LoginFacts): Promise<void> {
  const pending: Pending = {
    state: generateRandomState(),
    verifier: generateRandomCodeVerifier(),
    place: window.location.hash,
  };
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  const address = new URL(login.authorizationEndpoint);
  const parameters = {
    response_type: 'code',
    client_id: login.clientId,
    redirect_uri: redirectUri(),
    scope: login.scopes.join(' '),
    state: pending.state,
    audience: login.audience,
    code_challenge: await calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  window.location.assign(address);
}

const exchange = async (
  login: LoginFacts,
  answer: URLSearchParams,
  { state, verifier }: Pending,
): Promise<void> => {
  const checked = validateAuthResponse(serverOf(login), clientOf(login), answer, state);
  const response = await authorizationCodeGrantRequest(
    serverOf(login),
    clientOf(login),
    None(),
    checked,
    redirectUri(),
    verifier,
    transport(login),
  );
  keep(await processAuthorizationCodeResponse(serverOf(login), clientOf(login), response));
};

/**
 * Handles the issuer's response, if there is one, and returns people to where they were. Returns
 * why a login failed.
 */
export async function finishLogin(): Promise<string | undefined> {
  const answer = new URLSearchParams(window.location.search);
  const text = sessionStorage.getItem(PENDING);
  if (accessFacts?.login === undefined || text === null || !answer.has('state')) return undefined;
  const pending = JSON.parse(text) as Pending;
  sessionStorage.removeItem(PENDING);
  // The code is good for one use and must not stay in the history.
  window.history.replaceState(null, '', `${window.location.pathname}${pending.place}`);
  try {
    await exchange(accessFacts.login, answer, pending);
    return undefined;
  } catch (error) {
    // Anybody can write an address of this page: only who knows the state of this login explains its failure.
    const described =
      answer.get('state') === pending.state ? answer.get('error_description') : null;
    return described ?? (error instanceof Error ? error.message : String(error));
  }
}

const EARLY_MS = 30_000;
let refreshing: Promise<void> | undefined;

const refresh = async (login: LoginFacts, refreshToken: string): Promise<void> => {
  try {
    const response = await refreshTokenGrantRequest(
      serverOf(login),
      clientOf(login),
      None(),
      refreshToken,
      transport(login),
    );
    keep(
      await processRefreshTokenResponse(serverOf(login), clientOf(login), response),
      refreshToken,
    );
  } catch {
    // The current token may still be valid; once it is not, the service says so and people log in
    // again.
  }
};

/** The value of the header Authorization; undefined if none is needed, or nobody is logged in. */
export async function authorization(): Promise<string | undefined> {
  const tokens = session.tokens();
  const login = accessFacts?.login;
  if (tokens === undefined || accessFacts === undefined) return undefined;
  if (
    login !== undefined &&
    tokens.refreshToken !== undefined &&
    tokens.endsAt !== undefined &&
    tokens.endsAt - Date.now() < EARLY_MS
  ) {
    refreshing ??= refresh(login, tokens.refreshToken).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }
  return `Bearer ${session.tokens()?.token ?? tokens.token}`;
}
