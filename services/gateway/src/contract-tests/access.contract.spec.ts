import { ApiKeys } from '@fde/event-log';
import { TokenIssuer, waitFor, type TokenOptions } from '@fde/testing';
import { expect } from 'chai';
import { describedScopes } from '../contract/scopes.js';
import type { ContractOperation } from '../contract/contract-operation.js';
import type { OpenApiDocument } from '../contract/open-api-document.js';
import { responseContract } from '../spec-support/response-contract.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import { exampleRequest } from '../spec-support/sample-requests.js';

const { document } = responseContract;
const operations = [...responseContract.operations.values()];
const guarded = operations.filter(({ scope }) => scope !== undefined);
const open = operations.filter(({ scope }) => scope === undefined);
const SCOPES = Object.keys(describedScopes(document));
const EVERYTHING = SCOPES.join(' ');
const others = (scope: string | undefined): string =>
  SCOPES.filter((one) => one !== scope).join(' ');

/**
 * What someone sends who may not come in, though each claims every scope: the header, and what is
 * answered.
 */
const refusedTokens = (
  issuer: TokenIssuer,
): Readonly<Record<string, () => Promise<string | undefined>>> => {
  const changed = (options: TokenOptions) => async () =>
    `Bearer ${await issuer.token({ scope: EVERYTHING, ...options })}`;
  const scope = EVERYTHING;
  return {
    'no token': async () => undefined,
    'another scheme': async () => `Basic ${Buffer.from('admin:admin').toString('base64')}`,
    'nothing after the scheme': async () => 'Bearer',
    'a token without its scheme': () => issuer.token({ scope }),
    'two tokens': async () =>
      `Bearer ${await issuer.token({ scope })} ${await issuer.token({ scope })}`,
    garbage: async () => 'Bearer not-a-token',
    'three parts of garbage': async () => 'Bearer e30.e30.e30',
    'a changed payload': async () => {
      const [head, , signature] = (await issuer.token({ scope: 'none' })).split('.');
      const [, payload] = (await issuer.token({ scope })).split('.');
      return `Bearer ${head}.${payload}.${signature}`;
    },
    expired: changed({ expiresIn: -60 }),
    'not valid yet': changed({ notBefore: 60 }),
    'another issuer': changed({ issuer: 'https://other.example' }),
    'the issuer with a slash': changed({ issuer: `${issuer.url}/` }),
    'another audience': changed({ audience: 'another-service' }),
    'alg none': async () => `Bearer ${await issuer.unsignedToken({ scope })}`,
    'HS256 with the public key': async () =>
      `Bearer ${await issuer.tokenSignedWithPublicKey({ scope })}`,
    'a key of somebody else': async () => `Bearer ${await issuer.forgedToken({ scope })}`,
    'a logout token': changed({ type: 'logout+jwt' }),
    'a token bound to a key': changed({ claims: { cnf: { jkt: 'x' } } }),
    nobody: changed({ subject: '', claims: { client_id: '' } }),
  };
};

describe('Access to every operation', function () {
  this.timeout(60_000);
  let issuer: TokenIssuer;
  let running: RunningGateway;
  before(async () => {
    issuer = await TokenIssuer.start();
    running = await RunningGateway.start({
      access: {
        tokens: { issuer: issuer.url, audience: issuer.audience, clientId: issuer.clientId },
        apiKeys: false,
        metricsOpen: false,
      },
    });
  });
  after(async () => {
    await running.stop();
    await issuer.stop();
  });
  const call = (
    { operationId, ...operation }: ContractOperation,
    authorization: string | undefined,
  ) =>
    running.client.call(operationId, {
      ...exampleRequest(document, { operationId, ...operation }),
      ...(authorization === undefined ? {} : { headers: { authorization } }),
    });
  const eventCount = async (): Promise<number> =>
    Number(
      (
        await running.eventLog.database.db
          .selectFrom('events')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const unchanged = async (work: () => Promise<void>): Promise<void> => {
    const before = await eventCount();
    await work();
    expect(await eventCount(), 'events written by refused requests').to.equal(before);
  };

  it('is asked for by all of /api, by /metrics and /mcp, by nothing else', () => {
    expect(
      guarded.map(({ path }) => path).filter((path) => !path.startsWith('/api/v1/')),
    ).to.deep.equal(['/metrics', '/mcp']);
    expect(open.filter(({ path }) => path.startsWith('/api/'))).to.deep.equal([]);
    expect(new Set(guarded.map(({ scope }) => scope))).to.deep.equal(new Set(SCOPES));
    for (const { method, scope, operationId } of guarded)
      // Of an agent's message, the tool that it calls decides: agents.contract.spec.ts.
      if (method !== 'get' && operationId !== 'answerAgent')
        expect(scope, operationId).to.not.equal('read');
  });

  for (const attempt of ['no token', 'another scheme', 'a token without its scheme']) {
    it(`answers 401 to ${attempt}, and asks for one`, () =>
      unchanged(async () => {
        for (const operation of guarded) {
          const { status, problem, headers } = await call(
            operation,
            await refusedTokens(issuer)[attempt]?.(),
          );
          expect([status, problem.error_code], operation.operationId).to.deep.equal([
            401,
            'authentication_required',
          ]);
          expect(headers.get('www-authenticate')).to.equal(
            `Bearer realm="fde", scope="${operation.scope}"`,
          );
        }
      }));
  }

  for (const attempt of [
    'nothing after the scheme',
    'two tokens',
    'garbage',
    'three parts of garbage',
    'a changed payload',
    'expired',
    'not valid yet',
    'another issuer',
    'the issuer with a slash',
    'another audience',
    'alg none',
    'HS256 with the public key',
    'a key of somebody else',
    'a logout token',
    'a token bound to a key',
    'nobody',
  ]) {
    it(`answers 401 to a token that does not hold: ${attempt}`, () =>
      unchanged(async () => {
        const authorization = await refusedTokens(issuer)[attempt]?.();
        expect(authorization).to.be.a('string');
        for (const operation of guarded) {
          const { status, problem, headers } = await call(operation, authorization);
          expect([status, problem.error_code], operation.operationId).to.deep.equal([
            401,
            'invalid_token',
          ]);
          expect(headers.get('www-authenticate')).to.equal(
            `Bearer realm="fde", error="invalid_token", error_description="${problem.detail}", scope="${operation.scope}"`,
          );
        }
      }));
  }

  it('answers 403 without the scope, whatever other scopes the token has, and names it', () =>
    unchanged(async () => {
      for (const operation of guarded) {
        for (const scope of [
          '',
          others(operation.scope),
          `${operation.scope}s x-${operation.scope} ${operation.scope?.toUpperCase()}`,
        ]) {
          const { status, problem, headers } = await call(
            operation,
            `Bearer ${await issuer.token({ scope })}`,
          );
          expect(
            [status, problem.error_code],
            `${operation.operationId} with "${scope}"`,
          ).to.deep.equal([403, 'insufficient_scope']);
          expect(headers.get('www-authenticate')).to.match(
            new RegExp(
              `^Bearer realm="fde", error="insufficient_scope", .*scope="${operation.scope}"$`,
            ),
          );
        }
      }
    }));

  it('is refused before parameters, bodies and records are looked at', () =>
    unchanged(async () => {
      for (const { operationId, path } of guarded.filter(
        (one) => one.path.includes('{') || one.body !== undefined,
      )) {
        const nonsense = {
          path: Object.fromEntries(
            [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => [name ?? '', '0']),
          ),
          body: '{',
          headers: { 'content-type': 'text/plain' },
        };
        const { body: _, ...bodiless } = nonsense;
        expect(
          (
            await running.client.call(
              operationId,
              responseContract.operation(operationId).body === undefined ? bodiless : nonsense,
            )
          ).status,
          operationId,
        ).to.equal(401);
      }
    }));

  it('is not walked around by another spelling of the path, by HEAD, or by a token elsewhere', () =>
    unchanged(async () => {
      const token = await issuer.token({ scope: EVERYTHING });
      for (const operation of guarded) {
        const address = running.client.address(
          operation.operationId,
          exampleRequest(document, operation),
        );
        const { pathname, search, origin } = new URL(address);
        const ask = (path: string, init: RequestInit = {}) =>
          fetch(`${origin}${path}`, {
            method: operation.method.toUpperCase(),
            redirect: 'manual',
            ...init,
          });
        const spellings = [
          `${pathname}/${search}`,
          `/${pathname}${search}`,
          pathname.toUpperCase(),
          pathname.replace('/api/', '/api//'),
          pathname.replace('/api/v1', '/api/./v1/../v1'),
          pathname.replace('/a', '/%61'),
          `${pathname}?access_token=${token}`,
          `${pathname};x=1`,
        ];
        for (const spelling of spellings)
          expect((await ask(spelling)).status, `${operation.method} ${spelling}`).to.be.oneOf([
            401, 404, 405,
          ]);
        if (operation.method === 'get')
          expect((await fetch(address, { method: 'HEAD' })).status, `HEAD ${pathname}`).to.equal(
            401,
          );
        expect(
          (
            await ask(`${pathname}${search}`, {
              headers: {
                cookie: `access_token=${token}`,
                'x-access-token': token,
                'proxy-authorization': `Bearer ${token}`,
              },
            })
          ).status,
        ).to.equal(401);
        expect(
          (
            await ask(`${pathname}${search}`, {
              headers: {
                'x-http-method-override': 'OPTIONS',
                'x-original-url': '/livez',
                'x-forwarded-uri': '/livez',
              },
            })
          ).status,
        ).to.equal(401);
      }
    }));

  for (const scope of SCOPES) {
    it(`lets a token with ${scope} alone do what ${scope} allows, and nothing else`, async () => {
      const authorization = `Bearer ${await issuer.token({ scope })}`;
      for (const operation of guarded) {
        const { status } = await call(operation, authorization);
        if (operation.scope === scope)
          expect(status, operation.operationId).to.not.be.oneOf([401, 403]);
        else expect(status, operation.operationId).to.equal(403);
      }
    });
  }

  it('reads scopes as issuers write them: scope, scp as text, scp as list; types JWT and none; any case of Bearer', async () => {
    const company = responseContract.operation('listCompanies');
    const tokens = [
      await issuer.token({ scope: 'openid read profile' }),
      await issuer.token({ scope: '', claims: { scp: 'write read' } }),
      await issuer.token({ scope: '', claims: { scp: ['read'] } }),
      await issuer.token({ type: 'JWT' }),
      await issuer.token({
        audience: issuer.audience,
        claims: { aud: ['another', issuer.audience] },
      }),
    ];
    for (const token of tokens)
      expect((await call(company, `Bearer ${token}`)).status).to.equal(200);
    expect((await call(company, `bEARER   ${tokens[0]} `)).status).to.equal(200);
    expect(
      (
        await call(
          company,
          `Bearer ${await issuer.token({ scope: '', claims: { scp: { read: true } } })}`,
        )
      ).status,
    ).to.equal(403);
  });

  it('leaves probes, the document and its pages open, whatever is sent along', async () => {
    for (const operation of open) {
      for (const authorization of [undefined, 'Bearer garbage'])
        expect((await call(operation, authorization)).status, operation.operationId).to.equal(200);
    }
  });

  it('lets other origins read why they were refused, and send the token', async () => {
    const response = await fetch(`${running.client.url}/api/v1/companies`, {
      headers: { origin: 'https://app.example' },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).to.deep.equal([
      401,
      '*',
    ]);
    expect(response.headers.get('access-control-expose-headers')).to.contain('WWW-Authenticate');
    const preflight = await fetch(`${running.client.url}/api/v1/companies`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).to.deep.equal(
      [204, 'authorization'],
    );
  });

  it("is described as it holds: no operation is open, the login is the issuer's", async () => {
    const served = JSON.parse((await running.client.call('getOpenApi')).text) as OpenApiDocument;
    const scheme = served.components['securitySchemes']?.['oauth'] as {
      flows: { authorizationCode: { authorizationUrl: string; tokenUrl: string } };
    };
    expect(scheme.flows.authorizationCode).to.include({
      authorizationUrl: `${issuer.url}/authorize`,
      tokenUrl: `${issuer.url}/token`,
    });
    for (const { path, method, scope, operationId } of operations) {
      const wanted = scope === undefined ? [] : [{ oauth: [scope] }, { bearer: [scope] }];
      expect(served.paths[path]?.[method]?.security ?? served.security, operationId).to.deep.equal(
        wanted,
      );
    }
  });

  it('tells /docs and the console how to log in, and lets their pages ask the issuer alone', async () => {
    const script = await (await fetch(`${running.client.url}/docs/swagger-ui-init.js`)).text();
    expect(script)
      .to.contain(`"clientId": "${issuer.clientId}"`)
      .and.to.contain('"usePkceWithAuthorizationCodeGrant": true')
      .and.to.contain(`${issuer.url}/authorize`);
    const { text, headers } = await running.client.call('getConsole');
    const facts = JSON.parse(
      (/<meta name="fde-access" content="([^"]+)">/.exec(text)?.[1] ?? '').replaceAll(
        '&quot;',
        '"',
      ),
    ) as unknown;
    expect(facts).to.deep.equal({
      login: {
        issuer: issuer.url,
        authorizationEndpoint: `${issuer.url}/authorize`,
        tokenEndpoint: `${issuer.url}/token`,
        clientId: issuer.clientId,
        audience: issuer.audience,
        scopes: SCOPES,
      },
    });
    for (const policy of [headers, (await running.client.call('getDocs')).headers].map((one) =>
      one.get('content-security-policy'),
    ))
      expect(policy).to.contain(`connect-src 'self' ${issuer.url};`);
  });
});

describe('Access with an issuer that is away', function () {
  this.timeout(60_000);

  it('answers 503 with Retry-After where a token cannot be checked, keeps what is open, and goes on when the issuer is back', async () => {
    const issuer = await TokenIssuer.start();
    issuer.away = true;
    const running = await RunningGateway.start({
      access: {
        tokens: { issuer: issuer.url, audience: issuer.audience, clientId: issuer.clientId },
        apiKeys: false,
        metricsOpen: false,
      },
    });
    try {
      const headers = { authorization: `Bearer ${await issuer.token({ scope: EVERYTHING })}` };
      for (const operation of guarded) {
        const answer = await running.client.call(operation.operationId, {
          ...exampleRequest(document, operation),
          headers,
        });
        expect(
          [answer.status, answer.problem.error_code, answer.headers.get('retry-after')],
          operation.operationId,
        ).to.deep.equal([503, 'issuer_unavailable', '5']);
      }
      expect(issuer.requests.length, 'questions to an issuer that is away').to.be.below(20);
      for (const { operationId } of open)
        expect((await running.client.call(operationId)).status, operationId).to.equal(200);
      expect((await running.client.call('getConsole')).text).to.contain('content="{}"');
      issuer.away = false;
      await waitFor(
        async () => (await running.client.call('listCompanies', { headers })).status === 200,
        { timeoutMs: 10_000 },
      );
    } finally {
      await running.stop();
      await issuer.stop();
    }
  });
});

describe('Access as it is set', () => {
  it('finds the keys at AUTH_JWKS_URL without asking for metadata, offers no login without a client, opens /metrics where told so', async () => {
    const issuer = await TokenIssuer.start();
    const running = await RunningGateway.start({
      access: {
        tokens: { issuer: issuer.url, audience: issuer.audience, jwksUrl: `${issuer.url}/jwks` },
        apiKeys: false,
        metricsOpen: true,
      },
    });
    try {
      const headers = { authorization: `Bearer ${await issuer.token()}` };
      expect((await running.client.call('listCompanies', { headers })).status).to.equal(200);
      expect((await running.client.call('getMetrics')).status).to.equal(200);
      expect((await running.client.call('getConsole')).text).to.contain(
        '<meta name="fde-access" content="{}">',
      );
      const served = JSON.parse((await running.client.call('getOpenApi')).text) as OpenApiDocument;
      expect(Object.keys(served.components['securitySchemes'] ?? {})).to.deep.equal(['bearer']);
      expect(served.paths['/metrics']?.['get']?.security).to.deep.equal([]);
      expect(issuer.requests).to.deep.equal(['GET /jwks']);
    } finally {
      await running.stop();
      await issuer.stop();
    }
  });

  it('takes API keys of the right scope alone, until they are revoked or expire', async () => {
    const running = await RunningGateway.start({ access: { apiKeys: true, metricsOpen: false } });
    try {
      const keys = new ApiKeys(running.eventLog.database);
      const made = (scopes: readonly string[], expiresAt: Date | null = null) =>
        keys.create({ name: 'nightly', scopes, expiresAt });
      const list = async (token: string) => {
        const headers = { authorization: `Bearer ${token}` };
        const { status, problem } = await running.client.call('listCompanies', { headers });
        return [status, status === 200 ? '' : problem.detail];
      };
      const { key, token } = await made(['read']);
      expect(await list(token)).to.deep.equal([200, '']);
      expect(await list((await made(['write'])).token)).to.deep.equal([
        403,
        'This operation requires a token with the scope read',
      ]);
      const past = (await made(['read'], new Date(Date.now() - 1000))).token;
      expect(await list(past)).to.deep.equal([401, 'The API key has expired']);
      const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      expect(await list(other)).to.deep.equal([401, 'The API key is not known']);
      expect(await list('e30.e30.e30')).to.deep.equal([401, 'This service accepts API keys alone']);
      expect((await keys.list())[0]?.lastUsedAt, 'of the accepted request').not.to.equal(null);
      await keys.revoke(key.id);
      expect(await list(token)).to.deep.equal([401, 'The API key was revoked']);
      const unused = (await keys.list()).filter(({ lastUsedAt }) => lastUsedAt === null);
      expect(unused, 'one that had expired').to.have.length(1);
    } finally {
      await running.stop();
    }
  });

  it('takes API keys and tokens of the issuer where both are set', async () => {
    const issuer = await TokenIssuer.start();
    const tokens = { issuer: issuer.url, audience: issuer.audience };
    const running = await RunningGateway.start({
      access: { tokens, apiKeys: true, metricsOpen: false },
    });
    try {
      const keys = new ApiKeys(running.eventLog.database);
      const { token } = await keys.create({ name: 'x', scopes: ['read'], expiresAt: null });
      for (const bearer of [token, await issuer.token()]) {
        const headers = { authorization: `Bearer ${bearer}` };
        expect((await running.client.call('listCompanies', { headers })).status).to.equal(200);
      }
    } finally {
      await running.stop();
      await issuer.stop();
    }
  });

  it('asks nobody for anything where it is off', async () => {
    const running = await RunningGateway.start();
    try {
      expect((await running.client.call('listCompanies')).status).to.equal(200);
      expect(
        (
          await running.client.call('listCompanies', {
            headers: { authorization: 'Bearer garbage' },
          })
        ).status,
      ).to.equal(200);
      expect((await running.client.call('getConsole')).text).not.to.contain('fde-access');
    } finally {
      await running.stop();
    }
  });
});
