import { expect } from 'chai';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { objectStoreFromSettings } from '../object-store-from-settings.js';
import type { ObjectStore } from '../object-store.js';

const SECRET = 'AKIA-of-somebody-else';
const KEY = 'company_1/2024/report.pdf';
/** Ten levels of ten: an XML reader that expands them takes ten thousand million letters. */
const ENTITIES = Array.from(
  { length: 10 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
).join('');

const listOf = (keys: readonly string[]): string =>
  `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')}</ListBucketResult>`;

/** A server at a free port that answers as it is given. */
class Answers {
  readonly paths: string[] = [];
  answer: RequestListener = (_, response) => response.writeHead(404).end();
  readonly #server: Server = createServer((request, response) => {
    this.paths.push(request.url ?? '');
    request.resume();
    this.answer(request, response);
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const faultOf = (work: Promise<unknown>): Promise<Error & { readonly code?: string }> =>
  work.then(
    () => {
      throw new Error('nothing was wrong');
    },
    (error: unknown) => error as Error,
  );

describe('an S3 store that answers as none should', function () {
  this.timeout(60_000);
  const store = new Answers();
  const elsewhere = new Answers();
  let objects: ObjectStore;
  let other = '';
  before(async () => {
    other = await elsewhere.start();
    objects = objectStoreFromSettings({
      S3_BUCKET: 'files',
      S3_ENDPOINT: await store.start(),
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_REQUEST_TIMEOUT_MS: '2000',
    });
  });
  beforeEach(() => {
    store.paths.length = 0;
    elsewhere.paths.length = 0;
  });
  after(() => {
    store.stop();
    elsewhere.stop();
  });

  for (const status of [301, 302, 307, 308])
    it(`is followed nowhere (${status})`, async () => {
      store.answer = (_, response) =>
        response
          .writeHead(status, { location: `${other}/files/${KEY}`, 'x-amz-bucket-region': 'else' })
          .end(`<Error><Code>PermanentRedirect</Code><Endpoint>${other}</Endpoint></Error>`);
      const works = [
        () => objects.stat(KEY),
        () => objects.read(KEY),
        () => objects.list(''),
        () => objects.check(),
      ];
      for (const work of works)
        expect(await faultOf(work())).to.include({ code: 'storage_unavailable' });
      expect(elsewhere.paths).to.deep.equal([]);
    });

  it('has its errors stay in the log', async () => {
    store.answer = (_, response) =>
      response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end(`<Error><Code>AccessDenied</Code><Message>${SECRET}</Message></Error>`);
    const works = [
      () => objects.read(KEY),
      () => objects.list(''),
      () => objects.put(KEY, Buffer.from('a')),
    ];
    for (const work of works) {
      const fault = await faultOf(work());
      expect(fault).to.include({ code: 'storage_unavailable' });
      expect(fault.message).not.to.include(SECRET);
    }
  });

  it('names no file that is none of ours', async () => {
    const keys = ['../../etc/passwd', '/etc/passwd', 'company_1/2024/../x.pdf', KEY, 'company_1/'];
    store.answer = (_, response) => response.writeHead(200).end(listOf(keys));
    expect((await objects.list('')).map(({ key }) => key)).to.deep.equal([KEY]);
  });

  it('cannot make its answer grow by entities', async () => {
    store.answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<!DOCTYPE x [<!ENTITY e0 "${'a'.repeat(10)}">${ENTITIES}]>${listOf(['&e10;', KEY])}`);
    const before = process.memoryUsage().rss;
    const began = performance.now();
    const files = await objects.list('');
    expect(files.map(({ key }) => key)).to.deep.equal([KEY]);
    expect(performance.now() - began).to.be.below(5_000);
    expect(process.memoryUsage().rss - before).to.be.below(100 * 1024 * 1024);
  });

  it('is asked for no key but one of ours, whatever is in a name', async () => {
    store.answer = (_, response) => response.writeHead(200).end();
    for (const key of [
      '../other-bucket/secret',
      'company_1/2024/..',
      'company_1/2024/a/../../b.pdf',
      'company_1/2024/a%2f..%2fb.pdf',
      'company_1/2024/a.pdf?versionId=1',
      'company_1/2024/a.pdf#x',
      'company_1/2024/a\r\nHost: x',
      '//127.0.0.1/company_1/2024/a.pdf',
    ])
      for (const work of [
        () => objects.stat(key),
        () => objects.read(key),
        () => objects.remove(key),
      ])
        expect(await faultOf(work()), key).to.include({
          code: 'invalid_object_key',
        });
    expect(store.paths).to.deep.equal([]);
  });

  it('that breaks off in the middle of a file is no whole file', async () => {
    store.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100', 'x-amz-meta-sha256': 'a'.repeat(64) });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
    };
    await faultOf(objects.read(KEY).then((body) => buffer(body)));
    store.answer = (_, response) =>
      response.writeHead(200, { 'x-amz-meta-sha256': 'a'.repeat(64) }).end('other bytes');
    await faultOf(objects.read(KEY).then((body) => buffer(body)));
  });
});
