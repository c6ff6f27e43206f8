import { expect } from 'chai';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { ContractOperation, OperationId } from '../contract/contract-operation.js';
import { resolveReference } from '../contract/open-api-document.js';
import type { CallOptions, ContractClient } from '../spec-support/contract-client.js';
import {
  SECRET,
  absentFoundations,
  brokenFoundations,
  fails,
  hangs,
} from '../spec-support/broken-foundations.js';
import {
  NO_ID,
  NO_TASK,
  aCompany,
  aCompiledStatement,
  aDocument,
  anExtraction,
} from '../spec-support/records.js';
import { responseContract } from '../spec-support/response-contract.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import { exampleRequest } from '../spec-support/sample-requests.js';

const { document } = responseContract;
const operations = [...responseContract.operations.values()];
const having = (status: number): readonly ContractOperation[] =>
  operations.filter(({ responses }) => responses[String(status)] !== undefined);
const example = (operation: ContractOperation): CallOptions => exampleRequest(document, operation);

const rawRequest = (
  client: ContractClient,
  id: OperationId,
  head: readonly string[],
  body: string,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pathname, host, hostname, port } = new URL(
      client.address(id, example(responseContract.operation(id))),
    );
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [
          `${responseContract.operation(id).method.toUpperCase()} ${pathname} HTTP/1.1`,
          `Host: ${host}`,
          ...head,
          '',
          body,
        ].join('\r\n'),
      );
    });
    let text = '';
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        text += part;
      })
      .on('close', () => resolve(text))
      .on('error', reject);
  });

const seeRaw = (
  id: OperationId,
  answer: string,
): { readonly status: number; readonly body: string } => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map(
      (line) =>
        [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as [
          string,
          string,
        ],
    ),
  );
  const status = Number(first.split(' ')[1]);
  responseContract.check(id, { status, headers, body: Buffer.from(body) });
  return { status, body };
};

describe('Every operation where nothing works', () => {
  it('answers 500 as a problem that tells no SQL, stack or path', async () => {
    const running = await RunningGateway.start({}, brokenFoundations(fails));
    try {
      for (const operation of having(500)) {
        const { status, text, problem, headers } = await running.client.call(
          operation.operationId,
          example(operation),
        );
        expect(
          [status, problem.error_code, headers.get('content-type')],
          operation.operationId,
        ).to.deep.equal([500, 'internal_error', 'application/problem+json']);
        expect(text).not.to.contain(SECRET).and.not.to.contain('select');
        expect(text).not.to.match(/\bat .*\.js|node_modules|\/services\//);
      }
    } finally {
      await running.stop();
    }
  });

  it('answers 503 with Retry-After while the database or the store is away', async () => {
    const { close, ...absent } = absentFoundations();
    const running = await RunningGateway.start({}, absent);
    try {
      for (const operation of having(503).filter(({ path }) => path.startsWith('/api/'))) {
        const { status, problem, headers, text } = await running.client.call(
          operation.operationId,
          example(operation),
        );
        expect(text, operation.operationId).not.to.contain('127.0.0.1');
        expect(
          [status, problem.error_code, headers.get('retry-after')],
          operation.operationId,
        ).to.deep.equal([
          503,
          // These ask the store alone; all others need the database first.
          ['listStoredFiles', 'downloadStoredFile'].includes(operation.operationId)
            ? 'storage_unavailable'
            : 'database_unavailable',
          '5',
        ]);
      }
    } finally {
      await running.stop();
      await close();
    }
  });

  it('answers 504 after the request timeout', async () => {
    const running = await RunningGateway.start({ requestTimeoutMs: 60 }, brokenFoundations(hangs));
    try {
      for (const operation of having(504)) {
        const { status, problem } = await running.client.call(
          operation.operationId,
          example(operation),
        );
        expect([status, problem.error_code], operation.operationId).to.deep.equal([
          504,
          'gateway_timeout',
        ]);
      }
    } finally {
      await running.stop();
    }
  });
});

describe('Every operation', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start({ maxBodyBytes: 4096, bodyTimeoutMs: 300 });
  });
  after(() => running.stop());
  const client = () => running.client;

  it('answers 404 for ids and keys that are well-formed and beyond what exists', async () => {
    const nowhere = {
      'company-id': NO_ID,
      'document-id': NO_ID,
      'extraction-id': NO_ID,
      'compiled-statement-id': NO_ID,
      company_id: NO_ID,
      document_id: NO_ID,
      'dead-letter-id': NO_ID,
      'review-id': NO_ID,
      'webhook-id': NO_ID,
      task_id: NO_TASK,
      ticker: 'NONE',
    };
    for (const operation of having(404)) {
      const sample = example(operation);
      const json =
        sample.json === undefined
          ? {}
          : { json: { ...(sample.json as object), company_id: NO_ID, document_id: NO_ID } };
      const { status, headers } = await client().call(operation.operationId, {
        ...sample,
        ...json,
        path: { ...sample.path, ...nowhere },
        query: (sample.query ?? '').replace('company_id=1', `company_id=${NO_ID}`),
      });
      expect([status, headers.get('content-type')], operation.operationId).to.deep.equal([
        404,
        'application/problem+json',
      ]);
    }
  });

  it('answers 422 with loc, msg and type for a path or query parameter that is not as described', async () => {
    const bad: Readonly<Record<string, readonly string[]>> = {
      integer: [
        '0',
        '-1',
        '2147483648',
        '99999999999999999999',
        '1e3',
        '1.0',
        '+1',
        '01',
        '%201',
        'x',
        '%00',
        '0x1',
        '１',
        'null',
        '1%0A',
      ],
      other: ['%00', 'a%00b'],
    };
    for (const operation of operations) {
      for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
        const integer = resolveReference(document, parameter.schema).type === 'integer';
        for (const value of bad[integer ? 'integer' : 'other'] ?? []) {
          const encoded = Object.fromEntries(
            Object.entries(example(operation).path ?? {}).map(([name, text]) => [
              name,
              encodeURIComponent(text),
            ]),
          );
          const { status, faults } = await client().call(operation.operationId, {
            ...example(operation),
            path: { ...encoded, [parameter.name]: value },
            rawPath: true,
          });
          expect(
            [status, faults[0]?.loc],
            `${operation.operationId} ${parameter.name}=${value}`,
          ).to.deep.equal([422, ['path', parameter.name]]);
        }
      }
    }
  });

  it('answers 422 for negative skip, limits outside 1 to 100, words, doubled parameters', async () => {
    for (const operation of operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'skip'),
    )) {
      for (const query of [
        'skip=-1',
        'skip=x',
        'skip=',
        'skip=1e3',
        'skip=99999999999',
        'limit=0',
        'limit=101',
        'limit=-1',
        'limit=1.5',
        'skip=1&skip=1',
        'limit=1&limit=2',
        'skip=%00',
        'skip=%zz',
      ]) {
        const { status, faults } = await client().call(operation.operationId, {
          ...example(operation),
          query,
        });
        expect([status, faults[0]?.loc[0]], `${operation.operationId} ${query}`).to.deep.equal([
          422,
          'query',
        ]);
      }
    }
  });

  it('answers 422 for bodies that are no JSON (json_invalid at the offset), none, of another shape', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const operation of operations.filter(({ body }) => body !== undefined)) {
      const send = (body: string | Buffer) =>
        client().call(operation.operationId, {
          path: example(operation).path ?? {},
          body,
          headers,
        });
      for (const [text, offset] of [
        ['{', 1],
        ['{"a":1,}', 7],
        ["{'a':1}", 1],
        ['{"a" 1}', 5],
        ['nope', 0],
        ['{}{}', 2],
      ] as const) {
        expect((await send(text)).faults, `${operation.operationId} ${text}`).to.deep.equal([
          { loc: ['body', offset], msg: 'JSON decode error', type: 'json_invalid' },
        ]);
      }
      expect((await send(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).faults[0]?.type).to.equal(
        'json_invalid',
      );
      expect((await send('')).faults[0]).to.deep.include({ loc: ['body'], type: 'missing' });
      for (const text of ['[]', '1', '"x"', 'null', 'true'])
        expect((await send(text)).faults[0], text).to.deep.include({
          loc: ['body'],
          type: 'dict_type',
        });
      expect(
        (await send(`{"metadata":${'['.repeat(100)}${']'.repeat(100)}}`)).faults[0]?.type,
      ).to.equal('nesting_too_deep');
      for (const text of [
        '{"name":"a\\u0000b"}',
        '{"a\\u0000":1}',
        '{"x":{"y":["\\ud800"]}}',
        '{"x":"\\udc00 \\ud83d"}',
      ])
        expect((await send(text)).faults[0]?.type, text).to.equal('string_unicode');
    }
  });

  it('answers 415 for another content type, charset or encoding of a body', async () => {
    for (const operation of operations.filter(({ body }) => body !== undefined)) {
      for (const headers of [
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/xml' },
        { 'content-type': 'application/json; charset=latin1' },
        { 'content-type': 'application/json', 'content-encoding': 'compress' },
      ]) {
        const { status, problem } = await client().call(operation.operationId, {
          path: example(operation).path ?? {},
          body: '{}',
          headers,
        });
        expect([status, problem.error_code], JSON.stringify(headers)).to.deep.equal([
          415,
          'unsupported_media_type',
        ]);
      }
    }
  });

  it('reads a body without a Content-Type as JSON', async () => {
    const body = Buffer.from(JSON.stringify({ name: 'Untyped', ir_url: 'https://a.example' }));
    const made = await client().call('createCompany', { body });
    expect([made.status, made.body.name]).to.deep.equal([201, 'Untyped']);
    const broken = await client().call('createCompany', { body: Buffer.from('{') });
    expect([broken.status, broken.faults[0]?.type]).to.deep.equal([422, 'json_invalid']);
  });

  it('reads gzip, and answers 413 for bodies above the limit, packed or not', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const operation of operations.filter(({ body }) => body !== undefined)) {
      const large = JSON.stringify({ filler: 'x'.repeat(10_000) });
      for (const [body, more] of [
        [large, {}],
        [gzipSync(large), { 'content-encoding': 'gzip' }],
      ] as const) {
        const { status, problem } = await client().call(operation.operationId, {
          path: example(operation).path ?? {},
          body,
          headers: { ...headers, ...more },
        });
        expect([status, problem.error_code]).to.deep.equal([413, 'body_too_large']);
      }
    }
    const packed = await client().call('createCompany', {
      body: gzipSync(JSON.stringify({ name: 'Packed', ir_url: 'https://a.example' })),
      headers: { ...headers, 'content-encoding': 'gzip' },
    });
    expect([packed.status, packed.body.name]).to.deep.equal([201, 'Packed']);
    expect(
      (
        await client().call('createCompany', {
          body: 'not gzip',
          headers: { ...headers, 'content-encoding': 'gzip' },
        })
      ).status,
    ).to.equal(422);
  });

  it('answers 408 where the body does not arrive in time', async () => {
    await Promise.all(
      operations
        .filter(({ body }) => body !== undefined)
        .map(async ({ operationId }) => {
          const answer = await rawRequest(
            client(),
            operationId,
            ['Content-Type: application/json', 'Content-Length: 100'],
            '{',
          );
          expect(seeRaw(operationId, answer).status, operationId).to.equal(408);
        }),
    );
  });

  it('honours If-None-Match with 304, If-Match with 412, on every record', async () => {
    const company = await aCompany(client(), { primary_ticker: 'ETAGGED' });
    const record = await aDocument(client(), company.id);
    const extraction = await anExtraction(client(), record.id);
    const compiled = await aCompiledStatement(client(), company.id);
    const path = {
      'company-id': company.id,
      'document-id': record.id,
      'extraction-id': extraction.id,
      'compiled-statement-id': compiled.id,
      ticker: 'etagged',
      'statement-type': 'income statement',
    };
    for (const id of [
      'getCompany',
      'getCompanyByTicker',
      'getDocument',
      'getExtraction',
      'getExtractionByType',
      'getCompiledStatement',
      'getCompiledStatementByType',
    ] as const) {
      const tag = (await client().call(id, { path })).headers.get('etag') ?? '';
      for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const { status, bytes, headers } = await client().call(id, {
          path,
          headers: { 'if-none-match': header },
        });
        expect([status, bytes.byteLength, headers.get('etag')], `${id} ${header}`).to.deep.equal([
          304,
          0,
          tag,
        ]);
      }
      expect(
        (await client().call(id, { path, headers: { 'if-none-match': '"other"' } })).status,
      ).to.equal(200);
    }
    const changes = {
      updateCompany: { name: 'N' },
      updateDocument: { fiscal_year: 2001 },
      updateExtraction: { confidence_score: 0.1 },
      updateCompiledStatement: {
        data_lineage: { 2001: { source_document_id: 1, source_extraction_id: 1 } },
      },
    } as const;
    for (const [id, json] of Object.entries(changes) as [keyof typeof changes, object][]) {
      for (const header of ['"other"', 'W/"company-1-1"', 'nonsense', ''])
        expect(
          (await client().call(id, { path, json, headers: { 'if-match': header } })).status,
          `${id} ${header}`,
        ).to.equal(412);
      const before = (await client().call(id, { path, json: {} })).headers.get('etag') ?? '';
      const first = await client().call(id, { path, json, headers: { 'if-match': before } });
      expect([first.status, first.headers.get('etag') === before]).to.deep.equal([200, false]);
      const second = await client().call(id, { path, json, headers: { 'if-match': before } });
      expect([second.status, second.problem.error_code]).to.deep.equal([412, 'version_conflict']);
      expect(
        (await client().call(id, { path, json: {}, headers: { 'if-match': '*' } })).status,
      ).to.equal(200);
    }
    for (const id of [
      'deleteCompiledStatement',
      'deleteExtraction',
      'deleteDocument',
      'deleteCompany',
    ] as const) {
      expect(
        (await client().call(id, { path, headers: { 'if-match': '"other"' } })).status,
      ).to.equal(412);
      expect((await client().call(id, { path, headers: { 'if-match': '*' } })).status).to.equal(
        204,
      );
    }
  });

  it('answers alike with and without a trailing slash, without a redirect', async () => {
    for (const path of [
      '/api/v1/companies',
      '/api/v1/companies/1',
      '/api/v1/documents/companies/1',
      '/endpoints',
      '/healthcheck',
      '/openapi.json',
      '/docs',
      '/redoc',
    ]) {
      const answers = await Promise.all(
        [path, `${path}/`].map((one) => fetch(`${client().url}${one}`, { redirect: 'manual' })),
      );
      expect(
        answers.map(({ status }) => status),
        path,
      ).to.deep.equal([200, 200]);
      expect(await answers[0]?.text()).to.equal(await answers[1]?.text());
    }
  });

  it('answers 405 with Allow for another method, 404 for another path, 204 to OPTIONS', async () => {
    for (const [method, path, allow] of [
      ['PATCH', '/api/v1/companies/1', 'GET, PUT, DELETE, HEAD, OPTIONS'],
      ['POST', '/healthcheck', 'GET, HEAD, OPTIONS'],
      ['GET', '/api/v1/tasks/companies/1/scrape', 'POST, OPTIONS'],
    ] as const) {
      const answer = await fetch(`${client().url}${path}`, { method });
      const body = (await answer.json()) as { error_code: string };
      expect(
        [answer.status, body.error_code, answer.headers.get('allow')],
        `${method} ${path}`,
      ).to.deep.equal([405, 'method_not_allowed', allow]);
    }
    const missing = await fetch(`${client().url}/api/v2/companies`);
    expect([
      missing.status,
      ((await missing.json()) as { error_code: string }).error_code,
    ]).to.deep.equal([404, 'route_not_found']);
    expect((await fetch(`${client().url}/api/v1/companies/1`, { method: 'HEAD' })).status).to.equal(
      200,
    );
  });
});
