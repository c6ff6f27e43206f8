import { Database, EventLog, smallDatabase } from '@fde/event-log';
import { expect } from 'chai';
import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { databaseCheck } from '../gateway-service.js';
import { brokenFoundations, hangs } from '../spec-support/broken-foundations.js';
import { responseContract } from '../spec-support/response-contract.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('Service routes', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start({
      origins: ['https://a.example', 'https://b.example'],
      timeouts: { headersMs: 500, requestMs: 1500, idleMs: 5000, keepAliveMs: 5000 },
    });
  });
  after(() => running.stop());
  const client = () => running.client;

  it('is Healthy only while the database answers and the relay is alive, and names the part that is not', async () => {
    const healthy = await client().call('getHealth');
    expect([healthy.status, healthy.body.status]).to.deep.equal([200, 'Healthy']);
    running.relay.alive = false;
    try {
      const { status, body, headers } = await client().call('getHealth');
      expect([status, body.status, body.detail, headers.get('retry-after')]).to.deep.equal([
        503,
        'Unhealthy',
        'relay: does not run',
        '5',
      ]);
      expect((await client().call('getReadiness')).status).to.equal(200);
    } finally {
      running.relay.alive = true;
    }
  });

  it('says that the database is away: 503 from health and readiness, alive all the same; problems with Retry-After elsewhere', async () => {
    const eventLog = new EventLog(new Database({ url: 'postgres://nobody@127.0.0.1:1/none' }));
    const check = databaseCheck(eventLog.database);
    const away = await RunningGateway.start(
      {},
      { eventLog, healthChecks: [check], readinessChecks: [check] },
    );
    try {
      for (const id of ['getHealth', 'getReadiness'] as const)
        expect((await away.client.call(id)).body).to.include({
          status: 'Unhealthy',
          detail: 'database: does not answer',
        });
      expect((await away.client.call('getLiveness')).status).to.equal(200);
      const { status, problem, headers, text } = await away.client.call('getCompany', {
        path: { 'company-id': 1 },
      });
      expect([status, problem.error_code, headers.get('retry-after')]).to.deep.equal([
        503,
        'database_unavailable',
        '5',
      ]);
      expect(text).not.to.contain('127.0.0.1');
      expect(
        (await away.client.call('listStoredFiles', { path: { 'company-id': 1 } })).status,
      ).to.equal(200);
    } finally {
      await away.stop();
      await eventLog.database.close();
    }
  });

  it('says that the disk of the database is full, and goes on by itself when there is room again', async function () {
    const home = await smallDatabase(48);
    if (home === undefined) {
      console.log('LEFT OUT: a full disk (it takes root and a PostgreSQL on this machine)');
      return this.skip();
    }
    const eventLog = new EventLog(new Database({ url: home.url }));
    await eventLog.database.migrate();
    await eventLog.seedCompanies();
    const check = databaseCheck(eventLog.database);
    const full = await RunningGateway.start(
      {},
      { eventLog, healthChecks: [check], readinessChecks: [check] },
    );
    const put = () =>
      full.client.call('putCompiledStatement', {
        json: {
          company_id: 1,
          statement_type: 'notes',
          data: { text: randomBytes(500_000).toString('base64') },
        },
      });
    try {
      home.fill();
      const { status, problem, headers } = await put();
      expect([status, problem.error_code, headers.get('retry-after')]).to.deep.equal([
        503,
        'database_unavailable',
        '30',
      ]);
      expect((await full.client.call('getReadiness')).body).to.include({
        status: 'Unhealthy',
        detail: 'database: has no room left',
      });
      const read = await full.client.call('getCompany', { path: { 'company-id': 1 } });
      expect(read.status).to.equal(200);
      home.free();
      expect((await full.client.call('getReadiness')).status).to.equal(200);
      expect((await put()).status).to.equal(201);
    } finally {
      await full.stop();
      await eventLog.database.close();
      await home.drop();
    }
  }).timeout(60_000);

  it('lists in /endpoints/ exactly the routes of openapi.yaml', async () => {
    const { body } = await client().call('listEndpoints');
    const listed = body.endpoints
      .map(({ path, name, methods }) => `${methods.join()} ${path} ${name}`)
      .toSorted();
    const described = [...responseContract.operations.values()]
      .map(({ method, path, operationId }) => `${method.toUpperCase()} ${path} ${operationId}`)
      .toSorted();
    expect(listed).to.deep.equal(described);
  });

  it('serves openapi.yaml as JSON, Swagger UI, Redoc and the console without any foreign host', async () => {
    expect(JSON.parse((await client().call('getOpenApi')).text)).to.deep.equal(
      JSON.parse(JSON.stringify(responseContract.document)),
    );
    for (const id of ['getDocs', 'getRedoc', 'getConsole'] as const) {
      const { text, headers } = await client().call(id);
      expect(headers.get('content-security-policy')).to.contain("default-src 'self'");
      expect(
        [...text.matchAll(/(?:src|href)=["']?(https?:)?\/\/[^"' >]+/g)].map(String),
      ).to.deep.equal([]);
    }
    for (const path of [
      '/docs/swagger-ui-bundle.js',
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-init.js',
      '/redoc/redoc.standalone.js',
    ]) {
      const answer = await fetch(`${client().url}${path}`);
      expect(answer.status, path).to.equal(200);
      if (path.includes('redoc')) expect(await answer.text()).not.to.contain('cdn.redoc.ly');
    }
  });

  it('has an entry with what to do at the address that each problem names as its type', async () => {
    const { text } = await client().call('getDocs');
    const schemas = responseContract.document.components['schemas'] as Readonly<
      Record<string, { readonly enum: readonly string[] }>
    >;
    const codes = (schemas['ErrorCode']?.enum ?? []).filter((code) => code !== 'validation_error');
    expect(codes.length).to.be.above(30);
    for (const code of codes)
      expect(text, code).to.match(new RegExp(`id="/problems/${code}".*<dd>[A-Z].+[.)]</dd>`));
    const { problem } = await client().call('getCompany', { path: { 'company-id': 2147483647 } });
    expect(problem).to.include({ type: '/docs#/problems/company_not_found' });
  });

  it('leads a browser from a page written as a path to the console, wherever the service lies, and a program to 404', async () => {
    const ask = (path: string, accept: string) =>
      fetch(`${client().url}${path}`, { headers: { accept }, redirect: 'manual' });
    for (const [path, page] of [
      ['/companies', '/#/companies'],
      ['/companies/7', '/#/companies/7'],
      ['/companies/7/', '/#/companies/7/'],
      [
        '/tasks/7b3f0b5e-6f0e-4f6a-9d43-0d5a3c1f2e11',
        '/#/tasks/7b3f0b5e-6f0e-4f6a-9d43-0d5a3c1f2e11',
      ],
      ['/dead-letters', '/#/dead-letters'],
      ['/news', '/#/news'],
      ['/review', '/#/review'],
    ] as const) {
      const answer = await ask(path, 'text/html');
      expect(answer.status, path).to.equal(302);
      const address = new URL(
        answer.headers.get('location') ?? '',
        `https://proxy.example/fde${path}`,
      );
      expect(address.href, path).to.equal(`https://proxy.example/fde${page}`);
      expect((await ask(path, 'application/json')).status, path).to.equal(404);
    }
    for (const path of [
      '/api/v1/nothing',
      '/assets/none.js',
      '/companies/x',
      '/nothing',
      '//other.example/x',
    ])
      expect((await ask(path, 'text/html')).status, path).to.equal(404);
  });

  it('measures by route template, never by raw path: latency, counts, errors, sizes', async () => {
    await client().call('getCompany', { path: { 'company-id': 4 } });
    await client().call('getCompany', { path: { 'company-id': 123456 } });
    await fetch(`${client().url}/some/raw/path-123456`);
    const { text } = await client().call('getMetrics');
    const route = 'route="/api/v1/companies/{company-id}"';
    expect(text).to.match(
      new RegExp(
        `http_requests_total\\{method="GET",${route.replace(/[{}/]/g, '\\$&')},status="200"\\} \\d`,
      ),
    );
    for (const quantile of ['0.5', '0.95', '0.99'])
      expect(text).to.contain(
        `http_request_latency_seconds{quantile="${quantile}",method="GET",${route}}`,
      );
    for (const name of [
      'http_request_duration_seconds_bucket',
      'http_errors_total{status="404"}',
      'http_request_size_bytes_bucket',
      'http_response_size_bytes_bucket',
      'route="unmatched"',
    ])
      expect(text).to.contain(name);
    expect(text).not.to.contain('123456');
  });

  const talk = (text: string, url = client().url): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => {
          answer += part;
        })
        .on('close', () => resolve(answer))
        .on('error', () => resolve(answer));
    });

  const REQUEST_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it("carries X-Request-ID on every response: the caller's if it is a UUID, a new one otherwise", async () => {
    const ownId = randomUUID();
    const names = { ticker: 'AZN', 'statement-type': 'x', 'document-type': 'x', page: 1 };
    const numbers = { 'fiscal-year': 2024, task_id: randomUUID() };
    for (const { operationId, parameters } of responseContract.operations.values()) {
      const path = Object.fromEntries(
        parameters
          .filter((one) => one.in === 'path')
          .map(({ name }) => [name, { ...names, ...numbers }[name] ?? 2147483647]),
      );
      for (const [id, expected] of [
        [ownId, ownId],
        ['not-a-uuid', undefined],
        [`${ownId}x`, undefined],
        [undefined, undefined],
      ] as const) {
        const headers: Record<string, string> = id === undefined ? {} : { 'x-request-id': id };
        const got = (await client().call(operationId, { path, headers })).headers.get(
          'x-request-id',
        );
        if (expected === undefined) expect(got, operationId).to.match(REQUEST_ID);
        else expect(got, operationId).to.equal(expected);
        if (id !== expected) expect(got, operationId).not.to.equal(id);
      }
    }
    const beside: readonly (readonly [string, string])[] = [
      ['GET', '/nothing'],
      ['PATCH', '/healthcheck'],
      ['OPTIONS', '/healthcheck'],
      ['HEAD', '/healthcheck'],
      ['GET', '/docs/swagger-ui.css'],
      ['GET', '/redoc/redoc.standalone.js'],
      ['GET', '/api/v1/companies/%zz'],
    ];
    for (const [method, path] of beside) {
      const headers = { 'x-request-id': ownId };
      const answer = await fetch(`${client().url}${path}`, { method, headers });
      expect(answer.headers.get('x-request-id'), `${method} ${path}`).to.equal(ownId);
    }
  }).timeout(60_000);

  it('carries it on what is refused before it is a request, with a problem as the body', async () => {
    const ownId = randomUUID();
    const head = (line: string, ...headers: readonly string[]): string =>
      [line, `X-Request-ID: ${ownId}`, ...headers, '', ''].join('\r\n');
    const host = 'Host: x';
    const cases: readonly (readonly [name: string, text: string, status: number, code: string])[] =
      [
        ['an unknown method', head('BREW / HTTP/1.1', host), 400, 'bad_request'],
        ['no HTTP', 'nonsense\r\n\r\n', 400, 'bad_request'],
        ['no Host', head('GET /healthcheck HTTP/1.1'), 400, 'bad_request'],
        [
          'another expectation',
          head('GET /healthcheck HTTP/1.1', host, 'Expect: a-miracle'),
          417,
          'expectation_failed',
        ],
        [
          'a large head',
          head('GET /healthcheck HTTP/1.1', host, `X-Large: ${'x'.repeat(20_000)}`),
          431,
          'headers_too_large',
        ],
        ['a tunnel', head('CONNECT other.example:443 HTTP/1.1', host), 405, 'method_not_allowed'],
      ];
    for (const [name, text, status, code] of cases) {
      const answer = await talk(text);
      const [headers = '', body = ''] = answer.split('\r\n\r\n');
      expect(headers, name).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(headers, name).to.match(/^content-type: application\/problem\+json/im);
      const id = /^x-request-id: (.*)$/im.exec(headers)?.[1]?.trim();
      if (/no HTTP|tunnel/.test(name)) expect(id, name).to.match(REQUEST_ID);
      else expect(id, name).to.equal(ownId);
      expect(JSON.parse(body), name).to.include({
        status,
        error_code: code,
        type: `/docs#/problems/${code}`,
      });
    }
  });

  it('answers 400, 417 and 431 on every operation as openapi.yaml describes them', async () => {
    for (const { operationId, method, path } of responseContract.operations.values()) {
      const line = `${method.toUpperCase()} ${path.replace(/[{}]/g, '')} HTTP/1.1`;
      for (const headers of [
        'Connection: close',
        'Host: x\r\nExpect: a-miracle',
        `Host: x\r\nX-Large: ${'x'.repeat(20_000)}`,
      ]) {
        const answer = await talk(`${line}\r\n${headers}\r\n\r\n`);
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        const [status = '', ...fields] = head.split('\r\n');
        responseContract.check(operationId, {
          status: Number(status.split(' ')[1]),
          headers: new Headers(
            fields.map((field): [string, string] => {
              const at = field.indexOf(':');
              return [field.slice(0, at), field.slice(at + 1).trim()];
            }),
          ),
          body: Buffer.from(body),
        });
      }
    }
  }).timeout(60_000);

  it('passes the request on as correlation id of its events', async () => {
    const id = randomUUID();
    const { body } = await client().call('createCompany', {
      json: { name: 'Traced', ir_url: 'https://a.example' },
      headers: { 'x-request-id': id },
    });
    expect((await running.eventLog.readStream(`company-${body.id}`))[0]?.correlationId).to.equal(
      id,
    );
  });

  it('allows the configured origins and no others, and answers preflights', async () => {
    const ask = (origin: string, method = 'GET') =>
      fetch(`${client().url}/api/v1/companies`, {
        method,
        headers: {
          origin,
          ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}),
        },
      });
    expect((await ask('https://b.example')).headers.get('access-control-allow-origin')).to.equal(
      'https://b.example',
    );
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).to.equal(
      null,
    );
    const preflight = await ask('https://a.example', 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).to.deep.equal(
      [204, 'GET,HEAD,POST,PUT,PATCH,DELETE'],
    );
    const open = await RunningGateway.start();
    try {
      expect(
        (
          await fetch(`${open.client.url}/api/v1/companies`, {
            headers: { origin: 'https://any.example' },
          })
        ).headers.get('access-control-allow-origin'),
      ).to.equal('*');
    } finally {
      await open.stop();
    }
  });

  describe('that asks for no token', () => {
    const ask = (headers: Readonly<Record<string, string>>, line = 'POST /api/v1/companies') =>
      talk(
        [
          `${line} HTTP/1.1`,
          'Connection: close',
          ...Object.entries(headers).map(([k, v]) => `${k}: ${v}`),
          '',
          '',
        ].join('\r\n'),
      );
    const host = 'localhost:3030';
    const refused = /^HTTP\/1\.1 403 .*foreign_origin/s;

    it('lets no page of another site write, and says which setting would', async () => {
      const foreign = [
        'https://evil.example',
        'http://localhost.evil.example',
        'http://127.evil.example',
        'http://127.0.0.1.evil.example',
        'null',
      ];
      for (const origin of foreign)
        expect(await ask({ Host: host, Origin: origin, 'Content-Length': '0' }), origin).to.match(
          refused,
        );
      const preflight = {
        'Access-Control-Request-Method': 'DELETE',
        Origin: 'https://evil.example',
      };
      expect(await ask({ Host: host, ...preflight }, 'OPTIONS /api/v1/companies/1')).to.match(
        refused,
      );
      expect(
        await ask({ Host: host, Origin: 'https://evil.example' }, 'GET /api/v1/companies'),
      ).to.match(/^HTTP\/1\.1 200 /);
    });

    it('lets its own pages write, those of this machine and those that settings list', async () => {
      for (const origin of [`http://${host}`, 'http://127.0.0.1:5173', 'https://a.example'])
        expect(
          await ask({ Host: host, Origin: origin, 'Content-Length': '0' }),
          origin,
        ).to.not.match(/foreign_origin|^HTTP\/1\.1 (403|5)/);
    });

    it('is not reached by a name that somebody may have made to point here', async () => {
      expect(await ask({ Host: 'rebound.evil.com' }, 'GET /api/v1/companies')).to.match(
        /^HTTP\/1\.1 403 .*unknown_host.*API_HOSTS/s,
      );
      for (const known of ['127.0.0.1:3030', '[::1]:3030', 'gateway', 'fde.svc.cluster.local'])
        expect(await ask({ Host: known }, 'GET /api/v1/companies'), known).to.match(
          /^HTTP\/1\.1 200 /,
        );
    });

    it('refuses two Host headers, which proxies may read differently', async () => {
      expect(await talk('GET /api/v1/companies HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')).to.match(
        /^HTTP\/1\.1 400 .*bad_request/s,
      );
    });
  });

  it('packs large answers for clients that take gzip, never event streams', async () => {
    expect((await fetch(`${client().url}/openapi.json`)).headers.get('content-encoding')).to.equal(
      'gzip',
    );
  });

  it('cuts off clients that send a byte a second, and answers what is no HTTP with 400', async () => {
    expect(await talk('GET /api/v1/companies HTTP/1.1\r\nHost: x\r\nX-Slow: ')).to.match(
      /^HTTP\/1\.1 408 /,
    );
    expect(await talk('nonsense\r\n\r\n')).to.match(/^HTTP\/1\.1 400 .*bad_request/s);
    expect(await talk(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).to.match(
      /^HTTP\/1\.1 431 /,
    );
  }).timeout(20_000);

  it('survives clients that leave in the middle of a download or an upload', async () => {
    await running.objects.put('company_1/2020/large.pdf', Buffer.alloc(8_000_000, 'x'));
    for (let i = 0; i < 5; i += 1) {
      await new Promise<void>((resolve) => {
        const call = request(
          `${client().url}/api/v1/documents/storage/download?object_key=company_1/2020/large.pdf`,
          (response) => {
            response.once('data', () => {
              response.destroy();
              resolve();
            });
          },
        );
        call.on('error', () => resolve()).end();
      });
      await new Promise<void>((resolve) => {
        const call = request(`${client().url}/api/v1/companies`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': 5000 },
        });
        call.on('error', () => resolve());
        call.write('{"name":');
        setTimeout(() => {
          call.destroy();
          resolve();
        }, 20);
      });
    }
    expect((await client().call('getHealth')).status).to.equal(200);
  });
});

describe('Graceful stop', () => {
  it('finishes requests under way, answers 503 to new ones, keeps probes, closes streams', async () => {
    const running = await RunningGateway.start({ stopGraceMs: 3000 });
    const company = await running.client.call('createCompany', {
      json: { name: 'x', ir_url: 'https://a.example' },
    });
    const { body: task } = await running.client.call('scrapeCompany', {
      path: { company_id: company.body.id },
    });
    const stream = running.client.call('streamTask', { path: { task_id: task.task_id } });
    let release = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const upload = new Promise<number>((resolve, reject) => {
      const json = JSON.stringify({ name: 'Slow', ir_url: 'https://a.example' });
      const call = request(
        `${running.client.url}/api/v1/companies`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': json.length },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on('error', reject);
      call.write(json.slice(0, 5));
      void slow.then(() => call.end(json.slice(5)));
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const stopped = running.stop();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    const refused = await running.client.call('listCompanies', {});
    expect([
      refused.status,
      refused.problem.error_code,
      refused.headers.get('retry-after'),
    ]).to.deep.equal([503, 'service_stopping', '5']);
    expect((await running.client.call('getReadiness')).status).to.equal(503);
    expect((await running.client.call('getLiveness')).status).to.equal(200);
    release();
    expect(await upload).to.equal(201);
    expect((await stream).status).to.equal(200);
    await stopped;
  });

  it('does not wait longer than its limit', async () => {
    const running = await RunningGateway.start({ stopGraceMs: 200 }, brokenFoundations(hangs));
    const hanging = running.client.call('listCompanies', {}).catch(() => 'cut off');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    const started = Date.now();
    await running.gateway.stop();
    expect(Date.now() - started).to.be.within(150, 2000);
    expect(await hanging).to.equal('cut off');
    await running.stop();
  });
});
