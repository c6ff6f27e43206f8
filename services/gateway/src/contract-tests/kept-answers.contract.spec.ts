import { Database, EventLog } from '@fde/event-log';
import { expect } from 'chai';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { aCompany } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

interface Raw {
  readonly status: number | undefined;
  readonly etag: string | undefined;
  readonly encoding: string | undefined;
  readonly length: string | undefined;
  readonly vary: string | undefined;
  readonly type: string | undefined;
  /** As they were sent, packed or not. */
  readonly bytes: string;
}

const get = (url: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const { etag, vary, 'content-type': type, 'content-length': length } = response.headers;
      const encoding = response.headers['content-encoding'];
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode,
            bytes: body.toString('base64'),
            ...{ etag, encoding, length, vary, type },
          }),
        reject,
      );
    });
    sent.on('error', reject).end();
  });

const WAYS: Readonly<Record<string, Record<string, string>>> = {
  unpacked: {},
  'with gzip': { 'accept-encoding': 'gzip, deflate' },
  'with brotli': { 'accept-encoding': 'gzip, deflate, br' },
};

const rows = Array.from({ length: 40 }, (_, index) => ({
  name: `Größe ${index}`,
  values: { 2023: index, 2024: index * 1.5 },
  section: 'Assets',
}));

describe('Statements as they were packed when they were written', () => {
  let running: RunningGateway;
  let companyId: number;
  let id: number;
  before(async () => {
    running = await RunningGateway.start();
    companyId = (await aCompany(running.client)).id;
    const { body } = await running.client.call('putCompiledStatement', {
      json: {
        company_id: companyId,
        statement_type: 'Balance Sheet',
        data: { years: ['2024', '2023'], scale: 1000, line_items: rows },
      },
    });
    id = body.id;
  });
  after(() => running.stop());

  /** Of a gateway that has just started; where it reads a statement, it `may` do so or fails. */
  const fromStarted = async (may: 'read' | 'not read', headers: Record<string, string>) => {
    const eventLog = new EventLog(new Database({ url: running.database.url }));
    const fail = () => Promise.reject(new Error('The statement was read'));
    if (may === 'not read')
      Object.assign(eventLog.records, { compiledStatement: fail, compiledStatementByType: fail });
    const started = await RunningGateway.start({}, { eventLog });
    try {
      const { url } = started.client;
      return await Promise.all([
        get(`${url}/api/v1/compiled-statements/${id}`, headers),
        get(
          `${url}/api/v1/compiled-statements/companies/${companyId}/statement-type/balance_sheet`,
          headers,
        ),
      ]);
    } finally {
      await started.stop();
      await eventLog.database.close();
    }
  };

  for (const [way, headers] of Object.entries(WAYS))
    it(`leave ${way} from a gateway that has just started, without being read`, async () => {
      const answers = await fromStarted('not read', headers);
      const { db } = running.eventLog.database;
      const kept = await db.deleteFrom('statement_answers').returningAll().execute();
      const printed = await fromStarted('read', headers);
      await db.insertInto('statement_answers').values(kept).execute();
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
      expect(answers).to.deep.equal(printed);
    });

  it('are known by their ETag alone', async () => {
    const [{ etag = '' }] = await fromStarted('not read', {});
    const again = await fromStarted('not read', { 'if-none-match': etag });
    expect(again.map(({ status, bytes }) => [status, bytes])).to.deep.equal([
      [304, ''],
      [304, ''],
    ]);
  });

  it('change when the statement does', async () => {
    const before = await fromStarted('not read', {});
    await running.client.call('updateCompiledStatement', {
      path: { 'compiled-statement-id': id },
      json: { data: { years: [], scale: 1, line_items: rows.slice(1) } },
    });
    const after = await fromStarted('not read', {});
    expect(after[0].etag).not.to.equal(before[0].etag);
    expect(Buffer.from(after[0].bytes, 'base64').toString()).not.to.contain('Größe 0');
  });
});
