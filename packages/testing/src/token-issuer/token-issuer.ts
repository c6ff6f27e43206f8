import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  SignJWT,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';

export interface TokenOptions {
  readonly scope?: string;
  readonly subject?: string;
  readonly audience?: string;
  readonly issuer?: string;
  /** Seconds from now; negative for an expired token. */
  readonly expiresIn?: number;
  readonly notBefore?: number;
  readonly type?: string;
  readonly claims?: JWTPayload;
}

interface Login {
  readonly challenge: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
}

const ALGORITHM = 'RS256';
const KEY_ID = 'first';
const TOKEN_SECONDS = 300;

/**
 * An OAuth 2.0 issuer on the loopback interface: metadata, keys, signed tokens, and the
 * authorization code flow with PKCE, in which everyone is logged in at once as the same person.
 * `away` makes it answer 503.
 */
export class TokenIssuer {
  readonly audience = 'fde';
  readonly clientId = 'fde-pages';
  readonly requests: string[] = [];
  away = false;
  readonly #server: Server;
  readonly #logins = new Map<string, Login>();
  #keys!: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  static async start(): Promise<TokenIssuer> {
    const issuer = new TokenIssuer();
    issuer.#keys = await generateKeyPair(ALGORITHM, { extractable: true });
    issuer.#server.listen(0, '127.0.0.1');
    await once(issuer.#server, 'listening');
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** An access token of this issuer, changed as the options say. */
  token(options: TokenOptions = {}): Promise<string> {
    return this.#prepare(options)
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: options.type ?? 'at+jwt' })
      .sign(this.#keys.privateKey);
  }

  /** Signed with someone else's key, under the name of this issuer's key. */
  async forgedToken(options: TokenOptions = {}): Promise<string> {
    const { privateKey } = await generateKeyPair(ALGORITHM);
    return this.#prepare(options)
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .sign(privateKey);
  }

  /** Uses the public key as a shared secret: fools a checker that lets the token choose the algorithm. */
  async tokenSignedWithPublicKey(options: TokenOptions = {}): Promise<string> {
    const secret = new TextEncoder().encode(await exportSPKI(this.#keys.publicKey));
    return this.#prepare(options).setProtectedHeader({ alg: 'HS256', kid: KEY_ID }).sign(secret);
  }

  /** The claims of a valid token with `alg: none` and no signature. */
  async unsignedToken(options: TokenOptions = {}): Promise<string> {
    const [, payload = ''] = (await this.token(options)).split('.');
    return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid: KEY_ID })).toString('base64url')}.${payload}.`;
  }

  #prepare({
    scope = 'read',
    subject = 'a-client',
    audience,
    issuer,
    expiresIn = TOKEN_SECONDS,
    notBefore = 0,
    claims = {},
  }: TokenOptions): SignJWT {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ scope, client_id: this.clientId, ...claims })
      .setSubject(subject)
      .setIssuer(issuer ?? this.url)
      .setAudience(audience ?? this.audience)
      .setIssuedAt(now)
      .setNotBefore(now + notBefore)
      .setExpirationTime(now + expiresIn)
      .setJti(randomUUID());
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    this.requests.push(`${request.method} ${url.pathname}`);
    // Browsers ask for metadata and tokens from the pages of another origin.
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Access-Control-Allow-Headers', '*');
    if (this.away) return void response.writeHead(503).end();
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(response, 200, this.#metadata());
      case '/jwks':
        return json(response, 200, {
          keys: [
            {
              ...(await exportJWK(this.#keys.publicKey)),
              kid: KEY_ID,
              alg: ALGORITHM,
              use: 'sig',
            } satisfies JWK,
          ],
        });
      case '/authorize':
        return this.#authorize(url, response);
      case '/token':
        return this.#exchange(new URLSearchParams(await bodyOf(request)), response);
      default:
        return json(response, 404, { error: 'not_found' });
    }
  }

  #metadata(): Readonly<Record<string, unknown>> {
    return {
      issuer: this.url,
      jwks_uri: `${this.url}/jwks`,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    };
  }

  #authorize({ searchParams }: URL, response: ServerResponse): void {
    const read = (name: string): string => searchParams.get(name) ?? '';
    if (
      read('client_id') !== this.clientId ||
      read('code_challenge_method') !== 'S256' ||
      read('response_type') !== 'code'
    )
      return json(response, 400, { error: 'invalid_request' });
    const code = randomUUID();
    this.#logins.set(code, {
      challenge: read('code_challenge'),
      clientId: read('client_id'),
      redirectUri: read('redirect_uri'),
      scope: read('scope'),
    });
    const back = new URL(read('redirect_uri'));
    back.searchParams.set('code', code);
    back.searchParams.set('state', read('state'));
    response.writeHead(302, { location: back.href }).end();
  }

  async #exchange(form: URLSearchParams, response: ServerResponse): Promise<void> {
    if (form.get('grant_type') === 'refresh_token')
      return this.#give(response, (form.get('refresh_token') ?? '').replace(/^refresh /, ''));
    const login = this.#logins.get(form.get('code') ?? '');
    this.#logins.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      login === undefined ||
      login.challenge !== challenge ||
      login.clientId !== form.get('client_id') ||
      login.redirectUri !== form.get('redirect_uri')
    ) {
      return json(response, 400, { error: 'invalid_grant' });
    }
    return this.#give(response, login.scope);
  }

  async #give(response: ServerResponse, scope: string): Promise<void> {
    json(response, 200, {
      access_token: await this.token({ scope, subject: 'a-person' }),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      refresh_token: `refresh ${scope}`,
      scope,
    });
  }
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text;
};
