import { expect } from 'chai';
import { createClient } from './create-client.js';
import { ProblemError, UnreachableError } from './problem-error.js';
import { json, problem, ScriptedService } from './spec-support/scripted-service.js';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const clientOf = (service: ScriptedService, token?: string | (() => Promise<string>)) =>
  createClient({
    baseUrl: 'https://fde.example',
    fetch: service.fetch,
    ...(token === undefined ? {} : { token }),
  });

describe('The client', () => {
  it('asks as openapi.yaml says and gives the typed body', async () => {
    const service = new ScriptedService(json({ id: 7, name: 'Brightwater plc' }));
    const { data } = await clientOf(service).GET('/api/v1/companies/{company-id}', {
      params: { path: { 'company-id': 7 } },
    });
    const name: string = data.name;
    expect(name).to.equal('Brightwater plc');
    expect(service.requests[0]?.url).to.equal('https://fde.example/api/v1/companies/7');
  });

  it('sends the token, asked for anew at each request', async () => {
    const service = new ScriptedService(json([]), json([]), json([]));
    let n = 0;
    const renewed = clientOf(service, async () => `token-${++n}`);
    await renewed.GET('/api/v1/companies');
    await renewed.GET('/api/v1/companies');
    await clientOf(service, 'fixed').GET('/api/v1/companies');
    expect(service.requests.map(({ headers }) => headers.get('authorization'))).to.deep.equal([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer fixed',
    ]);
  });

  it('sends no Authorization without a token', async () => {
    const service = new ScriptedService(json([]));
    await clientOf(service).GET('/api/v1/companies');
    expect(service.requests[0]?.headers.has('authorization')).to.equal(false);
  });

  it('gives the slim form where it is asked for, the full one otherwise: as types too', async () => {
    const record = { id: 1, slim_data: { line_items: [] } };
    const service = new ScriptedService(json(record), json({ id: 1, data: {} }), json([record]));
    const client = clientOf(service);
    const path = { 'compiled-statement-id': 1 };
    const { data: slim } = await client.GET('/api/v1/compiled-statements/{compiled-statement-id}', {
      params: { path, query: { view: 'slim' } },
    });
    const { data: full } = await client.GET('/api/v1/compiled-statements/{compiled-statement-id}', {
      params: { path },
    });
    const { data: list } = await client.GET('/api/v1/compiled-statements/companies/{company-id}', {
      params: { path: { 'company-id': 1 }, query: { view: 'slim' } },
    });
    expect(slim.slim_data.line_items).to.deep.equal([]);
    expect(full.data).to.deep.equal({});
    expect(list[0]?.slim_data.line_items).to.deep.equal([]);
    // @ts-expect-error the slim form has no data
    expect(slim.data).to.equal(undefined);
    // @ts-expect-error the full form has no slim_data
    expect(full.slim_data).to.equal(undefined);
    expect(service.requests.map(({ url }) => new URL(url).search)).to.deep.equal([
      '?view=slim',
      '',
      '?view=slim',
    ]);
  });

  it('throws problems with their code, details and request id', async () => {
    const service = new ScriptedService(
      problem(404, 'company_not_found', 'Company 7 does not exist', { 'x-request-id': 'r-1' }),
      problem(503, 'database_unavailable', 'The database is away', { 'retry-after': '7' }),
    );
    const path = { params: { path: { 'company-id': 7 } } };
    const missing = await failureOf(clientOf(service).GET('/api/v1/companies/{company-id}', path));
    if (!(missing instanceof ProblemError)) throw new Error(`No problem: ${String(missing)}`);
    expect(missing).to.include({
      status: 404,
      code: 'company_not_found',
      message: 'Company 7 does not exist',
      requestId: 'r-1',
      retryAfterSeconds: undefined,
    });
    expect(missing.problem?.title).to.equal('A problem');
    const away = await failureOf(clientOf(service).DELETE('/api/v1/companies/{company-id}', path));
    expect(away).to.be.instanceOf(ProblemError).and.include({ status: 503, retryAfterSeconds: 7 });
  });

  it('throws validation errors with every fault and where it is', async () => {
    const faults = [
      { loc: ['body', 'name'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'tickers', 0, 'ticker'], msg: 'Too long', type: 'string_too_long' },
    ];
    const body = { detail: faults, error_code: 'validation_error', timestamp: 'x' };
    const service = new ScriptedService(json(body, 422));
    const refused = await failureOf(
      clientOf(service).POST('/api/v1/companies', {
        body: { name: '', ir_url: 'https://a.example' },
      }),
    );
    expect(refused).to.be.instanceOf(ProblemError).and.deep.include({
      status: 422,
      code: 'validation_error',
      message: 'name: Field required; tickers.0.ticker: Too long',
      faults,
      problem: undefined,
    });
    expect(refused).to.have.property('fields').that.deep.equals({
      name: 'Field required',
      'tickers.0.ticker': 'Too long',
    });
  });

  it('says what is wrong with a body as a whole without a name before it', async () => {
    const faults = [{ loc: ['body'], msg: 'Not a PDF', type: 'unreadable' }];
    const service = new ScriptedService(
      Response.json({ error_code: 'validation_error', detail: faults }, { status: 422 }),
    );
    expect(await failureOf(clientOf(service).GET('/api/v1/companies'))).to.include({
      message: 'Not a PDF',
    });
  });

  it('says the status where something else than the service answers', async () => {
    const service = new ScriptedService(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(clientOf(service).GET('/api/v1/companies')))
      .to.be.instanceOf(ProblemError)
      .and.include({ status: 502, code: undefined, message: 'The service answered 502' });
  });

  it('tells apart a service that cannot be reached and a call that was given up', async () => {
    const service = new ScriptedService(new TypeError('fetch failed'));
    expect(await failureOf(clientOf(service).GET('/api/v1/companies'))).to.be.instanceOf(
      UnreachableError,
    );
    const signal = AbortSignal.abort();
    const up = createClient({ baseUrl: 'http://127.0.0.1:9' });
    expect(await failureOf(up.GET('/api/v1/companies', { signal }))).to.have.property(
      'name',
      'AbortError',
    );
  });

  it('takes answers without a body', async () => {
    const service = new ScriptedService(new Response(null, { status: 204 }));
    const { response } = await clientOf(service).DELETE('/api/v1/companies/{company-id}', {
      params: { path: { 'company-id': 7 } },
    });
    expect(response.status).to.equal(204);
  });
});
