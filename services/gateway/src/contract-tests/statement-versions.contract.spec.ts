import { expect } from 'chai';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aCompany } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

interface Raw {
  readonly status: number | undefined;
  readonly etag: string | undefined;
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  /** Unpacked. */
  readonly text: string;
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

const get = (url: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const { etag, vary } = response.headers;
      const encoding = response.headers['content-encoding'];
      const unpack = UNPACK[encoding ?? ''];
      buffer(response).then((body) => {
        const text = (unpack?.(body) ?? body).toString();
        resolve({ status: response.statusCode, text, etag, encoding, vary });
      }, reject);
    });
    sent.on('error', reject).end();
  });

const rows = Array.from({ length: 40 }, (_, index) => ({
  name: `Größe ${index}`,
  values: { 2023: index, 2024: index * 1.5 },
  section: 'Assets',
}));

describe('Versions of a statement', () => {
  let running: RunningGateway;
  let paths: readonly string[];
  let id: number;
  before(async () => {
    running = await RunningGateway.start();
    const companyId = (await aCompany(running.client)).id;
    const { body } = await running.client.call('putCompiledStatement', {
      json: {
        company_id: companyId,
        statement_type: 'Balance Sheet',
        data: { years: ['2024', '2023'], scale: 1000, line_items: rows },
      },
    });
    id = body.id;
    paths = [`${id}`, `companies/${companyId}/statement-type/balance_sheet`];
  });
  after(() => running.stop());

  /** By its id, and by its company and type. */
  const bothWays = (headers: Record<string, string> = {}): Promise<Raw[]> =>
    Promise.all(
      paths.map((path) => get(`${running.client.url}/api/v1/compiled-statements/${path}`, headers)),
    );

  it('are packed as the client accepts them, and say the same', async () => {
    const plain = await bothWays();
    for (const encoding of ['gzip', 'br']) {
      const packed = await bothWays({ 'accept-encoding': encoding });
      expect(packed.map((one) => one.encoding)).to.deep.equal([encoding, encoding]);
      expect(packed.map((one) => one.text)).to.deep.equal(plain.map((one) => one.text));
      for (const one of packed) expect(one.vary).to.contain('Accept-Encoding');
    }
  });

  it('are known by their ETag, and then not read', async () => {
    const [first] = await bothWays();
    const { records } = running.eventLog;
    const fail = () => Promise.reject(new Error('The statement was read'));
    Object.assign(records, { compiledStatement: fail, compiledStatementByType: fail });
    try {
      const again = await bothWays({ 'if-none-match': first?.etag ?? '' });
      expect(again.map(({ status, text }) => [status, text])).to.deep.equal([
        [304, ''],
        [304, ''],
      ]);
    } finally {
      // The class has the methods: without its own, the object reads again.
      for (const own of ['compiledStatement', 'compiledStatementByType'])
        Reflect.deleteProperty(records, own);
    }
  });

  it('have another ETag when the statement changes', async () => {
    const [before] = await bothWays();
    await running.client.call('updateCompiledStatement', {
      path: { 'compiled-statement-id': id },
      json: { data: { years: [], scale: 1, line_items: rows.slice(1) } },
    });
    const [after] = await bothWays({ 'if-none-match': before?.etag ?? '' });
    expect(after?.status).to.equal(200);
    expect(after?.text).not.to.contain('Größe 0');
  });
});
