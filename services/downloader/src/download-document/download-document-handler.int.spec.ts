import type { DocumentDiscovery, DocumentFacts, ServiceError } from '@fde/contracts';
import { FileSystemObjectStore } from '@fde/object-store';
import { fixtureSiteServer, HostileServer, type SiteRoute, type SiteServer } from '@fde/testing';
import { WebClient, webSettingsFrom, type WebSettingValues } from '@fde/web-client';
import { webPageReport } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { strToU8, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { downloaderSettingsFrom, type DownloaderSettings } from '../downloader-settings.js';
import { HandlerStage } from '@fde/service-kit/handler-stage';
import { downloadDocumentHandler } from './download-document-handler.js';

const PDF = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(200_000, 'x'),
  Buffer.from('\n%%EOF\n'),
]);
const OTHER = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(1000, 'y'),
  Buffer.from('\n%%EOF\n'),
]);
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const file = (body: Buffer, headers: Readonly<Record<string, string>> = {}): SiteRoute => ({
  headers: { 'content-type': 'application/pdf', 'content-length': String(body.length), ...headers },
  body,
});

/** Breaks the connection after `piece` bytes of each answer, and knows ranges. */
const breaking =
  (body: Buffer, piece: number, etag = '"v1"') =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const range = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const start = range && request.headers['if-range'] === etag ? Number(range[1]) : 0;
    response.writeHead(start > 0 ? 206 : 200, {
      'content-type': 'application/pdf',
      'content-length': body.length - start,
      etag,
      ...(start > 0 ? { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` } : {}),
    });
    response.write(body.subarray(start, start + piece), () =>
      start + piece >= body.length
        ? response.end()
        : setTimeout(() => request.socket.destroy(), 30),
    );
  };

const FOUND: DocumentDiscovery = {
  ...{ page: null, via: 'link', also_at: [] },
  ...{ discovered_at: null, changed_at: null, vanished_at: null },
  ...{ document_type: 'annual_report', fiscal_year: 2022, fiscal_year_uncertain: false },
  ...{ variant: null, language: null, confidence: 0.84, reasons: [] },
};

describe('downloading a document', function () {
  this.timeout(60_000);
  let stage: HandlerStage;
  let folder: string;
  let servers: SiteServer[] = [];
  let webs: WebClient[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-downloads-'));
    stage = await HandlerStage.open(new FileSystemObjectStore(join(folder, 'files')));
  });
  afterEach(async () => {
    for (const server of servers) await server.stop();
    for (const web of webs) web.close();
    servers = [];
    webs = [];
  });
  after(async () => {
    await stage.close();
    await rm(folder, { recursive: true });
  });

  const serve = async (routes: Record<string, SiteRoute>): Promise<SiteServer> => {
    const server = fixtureSiteServer({ routes });
    servers.push(server);
    await server.start();
    return server;
  };
  const handler = (
    settings: Partial<DownloaderSettings> = {},
    values: Partial<WebSettingValues> = {},
  ) => {
    const web = new WebClient(
      webSettingsFrom({ FDE_ALLOW_HOSTS: ['127.0.0.1'], FDE_REQUESTS_PER_SECOND: 1000, ...values }),
    );
    webs.push(web);
    return downloadDocumentHandler({
      web,
      settings: downloaderSettingsFrom(settings),
      partialFolder: join(folder, 'partial'),
    });
  };
  const documentAt = async (url: string, companyId?: number, facts: Partial<DocumentFacts> = {}) =>
    stage.document(
      { company_id: companyId ?? (await stage.company('http://example.com/')).id, url },
      facts,
    );
  const download = async (url: string, ...options: Parameters<typeof handler>) => {
    const document = await documentAt(url);
    return {
      document,
      result: await stage.run(handler(...options), document.company_id, document.id),
    };
  };
  const failure = async (
    url: string,
    ...options: Parameters<typeof handler>
  ): Promise<ServiceError> =>
    download(url, ...options).then(
      ({ result }) => {
        throw new Error(`did not fail but gave ${JSON.stringify(result)}`);
      },
      (error: unknown) => error as ServiceError,
    );
  const partials = (): Promise<readonly string[]> =>
    readdir(join(folder, 'partial')).catch(() => []);

  it('stores the file and tells its path and hash', async () => {
    const server = await serve({
      '/Annual Report 2022.pdf': file(PDF),
      '/Annual%20Report%202022.pdf': file(PDF, { etag: '"e"' }),
    });
    stage.steps.length = 0;
    const { document, result } = await download(`${server.origin}/Annual%20Report%202022.pdf`);
    const key = `company_${document.company_id}/2022/Annual-Report-2022.pdf`;
    expect(result).to.include({
      file_path: key,
      sha256: sha(PDF),
      size: PDF.length,
      unchanged: false,
      resumed: 0,
      duplicate_of: null,
    });
    expect((await stage.documents(document.company_id))[0]).to.include({
      file_path: key,
      sha256: sha(PDF),
      size: PDF.length,
    });
    expect((await stage.objects.stat(key))?.size).to.equal(PDF.length);
    expect(stage.steps).to.deep.equal(['downloading_file']);
    expect(await partials()).to.deep.equal([]);
  });

  it('unpacks what a server packs without being asked to, and resumes nothing of it', async () => {
    const packed = gzipSync(PDF);
    const server = await serve({
      '/a.pdf': {
        headers: {
          'content-type': 'application/pdf',
          'content-encoding': 'gzip',
          'content-length': String(packed.length),
          etag: '"v1"',
        },
        body: packed,
      },
    });
    expect((await download(`${server.origin}/a.pdf`)).result).to.include({
      sha256: sha(PDF),
      size: PDF.length,
      unchanged: false,
    });
  });

  it('takes the name that the site gives for it', async () => {
    const server = await serve({
      '/get': file(PDF, {
        'content-disposition': "attachment; filename*=UTF-8''Gesch%C3%A4ftsbericht%202022.pdf",
      }),
    });
    expect((await download(`${server.origin}/get?id=1`)).result['file_path']).to.match(
      /\/Geschaftsbericht-2022\.pdf$/,
    );
  });

  it('changes nothing the second time, and asks only whether the file changed', async () => {
    const server = await serve({
      '/a.pdf': (request, response) => {
        if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
        else
          response
            .writeHead(200, {
              'content-type': 'application/pdf',
              etag: '"v1"',
              'content-length': PDF.length,
            })
            .end(PDF);
      },
    });
    const { document } = await download(`${server.origin}/a.pdf`);
    const [before] = await stage.documents(document.company_id);
    expect(await stage.run(handler(), document.company_id, document.id)).to.include({
      unchanged: true,
      sha256: sha(PDF),
    });
    expect((await stage.documents(document.company_id))[0]?.version).to.equal(before?.version);
  });

  it('changes nothing the second time where the site cannot be asked that', async () => {
    const server = await serve({ '/a.pdf': file(PDF) });
    const { document } = await download(`${server.origin}/a.pdf`);
    const [before] = await stage.documents(document.company_id);
    expect(await stage.run(handler(), document.company_id, document.id)).to.include({
      unchanged: true,
    });
    expect((await stage.documents(document.company_id))[0]?.version).to.equal(before?.version);
    expect(await stage.objects.list(`company_${document.company_id}/`)).to.have.length(1);
  });

  it('downloads again what no longer is in the store as it was downloaded', async () => {
    const server = await serve({
      '/a.pdf': (request, response) => {
        if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
        else response.writeHead(200, { 'content-type': 'application/pdf', etag: '"v1"' }).end(PDF);
      },
    });
    const { document } = await download(`${server.origin}/a.pdf`);
    const [stored] = await stage.documents(document.company_id);
    await stage.objects.remove(String(stored?.file_path));
    await stage.objects.put(String(stored?.file_path), OTHER);
    const healed = await stage.run(handler(), document.company_id, document.id);
    expect(healed).to.include({ sha256: sha(PDF) });
    const file = await stage.objects.read(String(healed['file_path']));
    expect(Buffer.concat(await file.toArray()).equals(PDF)).to.equal(true);
  });

  it('stores a changed file beside the old one', async () => {
    const routes: Record<string, SiteRoute> = { '/a.pdf': file(PDF) };
    const server = await serve(routes);
    const { document } = await download(`${server.origin}/a.pdf`);
    routes['/a.pdf'] = file(OTHER);
    expect(await stage.run(handler(), document.company_id, document.id)).to.include({
      unchanged: false,
      sha256: sha(OTHER),
      file_path: `company_${document.company_id}/2022/a-2.pdf`,
    });
  });

  it('calls the year a guess again where the file that told it is replaced', async () => {
    const routes: Record<string, SiteRoute> = { '/a.pdf': file(PDF) };
    const server = await serve(routes);
    const discovery: DocumentDiscovery = { ...FOUND, fiscal_year_uncertain: true };
    const { id, company_id } = await documentAt(`${server.origin}/a.pdf`, undefined, { discovery });
    const isGuess = async (): Promise<boolean | undefined> => {
      await stage.run(handler(), company_id, id);
      return (await stage.log.records.document(id))?.fiscal_year_uncertain;
    };
    expect(await isGuess(), 'the first file').to.equal(false);
    routes['/a.pdf'] = file(OTHER);
    expect(await isGuess(), 'another file').to.equal(true);
  });

  it('stores equal content of two documents once, and says which is the copy', async () => {
    const server = await serve({ '/a.pdf': file(PDF), '/copy.pdf': file(PDF) });
    const { document, result } = await download(`${server.origin}/a.pdf`);
    const copy = await documentAt(`${server.origin}/copy.pdf`, document.company_id);
    expect(await stage.run(handler(), document.company_id, copy.id)).to.include({
      duplicate_of: document.id,
      file_path: result['file_path'] as string,
      sha256: sha(PDF),
    });
    expect(await stage.objects.list(`company_${document.company_id}/`)).to.have.length(1);
    const recordOf = async (id: number) =>
      (await stage.documents(document.company_id)).find((each) => each.id === id);
    expect(await recordOf(copy.id)).to.include({
      duplicate_of: document.id,
      duplicate_reason: 'same_content',
    });
    expect(await recordOf(document.id)).to.include({ duplicate_of: null });

    await stage.change(({ records }) => records.removeDocument(document.id));
    expect(await recordOf(copy.id), 'the original is gone').to.include({
      duplicate_of: null,
      duplicate_reason: null,
    });
    expect(await stage.objects.list(`company_${document.company_id}/`)).to.have.length(1);
  });

  it('goes on where a download broke off', async () => {
    const server = await serve({ '/a.pdf': breaking(PDF, 60_000) });
    const { result } = await download(`${server.origin}/a.pdf`);
    expect(result).to.include({ sha256: sha(PDF), resumed: 3 });
    expect(
      server.requests.filter(({ path }) => path === '/a.pdf').map(({ headers }) => headers.range),
    ).to.deep.equal([undefined, 'bytes=60000-', 'bytes=120000-', 'bytes=180000-']);
  });

  it('goes on in the next attempt of the task', async () => {
    const server = await serve({ '/a.pdf': breaking(PDF, 120_000) });
    const document = await documentAt(`${server.origin}/a.pdf`);
    const first: unknown = await stage
      .run(handler({ DOWNLOAD_RESUMES: 0 }), document.company_id, document.id)
      .catch((error: unknown) => error);
    expect(first).to.include({ retryable: true });
    expect(
      await stage.run(handler({ DOWNLOAD_RESUMES: 0 }), document.company_id, document.id),
    ).to.include({ sha256: sha(PDF) });
    expect(server.requests.at(-1)?.headers.range).to.equal('bytes=120000-');
    expect(await partials()).to.deep.equal([]);
  });

  it('begins anew where the file changed between the parts', async () => {
    let requests = 0;
    const server = await serve({
      '/a.pdf': (request, response) =>
        ((requests += 1) === 1
          ? breaking(PDF, 60_000, '"v1"')
          : breaking(OTHER, 10_000_000, '"v2"'))(request, response),
    });
    expect((await download(`${server.origin}/a.pdf`)).result).to.include({ sha256: sha(OTHER) });
  });

  it('does not take half a file of unknown length for the whole', async () => {
    const server = await serve({
      '/a.pdf': (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/pdf' })
          .end(PDF.subarray(0, 100_000)),
    });
    expect(await failure(`${server.origin}/a.pdf`, { DOWNLOAD_RESUMES: 1 })).to.include({
      code: 'download_interrupted',
      retryable: true,
    });
  });

  it('takes a page without figures that broke off for half a file, not for a refusal', async () => {
    const server = await serve({
      '/d10k.htm': (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html><head><title>Annual report</title></head><body><p>To our'),
    });
    expect(await failure(`${server.origin}/d10k.htm`, { DOWNLOAD_RESUMES: 1 })).to.include({
      code: 'download_interrupted',
      retryable: true,
    });
  });

  it('tries another spelling of the address where one is gone', async () => {
    const server = await serve({ '/Real.pdf': file(PDF) });
    const discovery: DocumentDiscovery = { ...FOUND, also_at: [`${server.origin}/Real.pdf`] };
    const document = await documentAt(`${server.origin}/real.pdf`, undefined, { discovery });
    expect(await stage.run(handler(), document.company_id, document.id)).to.include({
      sha256: sha(PDF),
    });
  });

  it('stores a tagged document as what it is', async () => {
    const tagged =
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body/></html>';
    const server = await serve({
      '/own-2022.html': { headers: { 'content-type': 'application/xhtml+xml' }, body: tagged },
    });
    const { document, result } = await download(`${server.origin}/own-2022.html`);
    expect(result).to.include({
      file_path: `company_${document.company_id}/2022/own-2022.xhtml`,
      size: tagged.length,
    });
  });

  it('stores a web page with figures where one is expected, and no page that answers for a report', async () => {
    const type = { 'content-type': 'text/html' };
    const { bytes } = await webPageReport();
    const report = { headers: type, body: Buffer.from(bytes) };
    const sorry = '<html><head><title>Sorry</title></head><body>Not here</body></html>';
    const server = await serve({
      '/d10k.htm': report,
      '/report.pdf': report,
      '/gone.htm': { headers: type, body: sorry },
    });
    const { document, result } = await download(`${server.origin}/d10k.htm`);
    expect(result).to.include({ file_path: `company_${document.company_id}/2022/d10k.html` });
    for (const name of ['report.pdf', 'gone.htm'])
      expect(await failure(`${server.origin}/${name}`), name).to.include({ code: 'not_a_pdf' });
    expect(await failure(`${server.origin}/gone.htm`))
      .to.have.property('message')
      .that.contains('titled "Sorry"');
  });

  it('stores a report package, and no archive of office documents', async () => {
    const own = Buffer.from(
      zipSync({
        'own-2022/META-INF/reportPackage.json': strToU8('{}'),
        'own-2022/reports/own-2022.xhtml': strToU8('<html/>'),
      }),
    );
    const book = Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>') }));
    const type = { 'content-type': 'application/zip' };
    const server = await serve({
      '/own-2022.zip': { headers: type, body: own },
      '/book.zip': { headers: type, body: book },
    });
    const { document, result } = await download(`${server.origin}/own-2022.zip`);
    expect(result).to.include({
      file_path: `company_${document.company_id}/2022/own-2022.zip`,
      sha256: sha(own),
    });
    expect(await failure(`${server.origin}/book.zip`)).to.include({ retryable: false });
  });

  it('names an error page, and other things that are not a PDF', async () => {
    const before = await partials();
    const server = await serve({
      '/page.pdf': {
        headers: { 'content-type': 'text/html' },
        body: '<html><head><title>Page not found | Example</title></head></html>',
      },
      '/zip.pdf': { headers: { 'content-type': 'application/pdf' }, body: 'PK\u0003\u0004' },
      '/empty.pdf': { headers: { 'content-type': 'application/pdf' }, body: '' },
      '/lied.pdf': {
        headers: { 'content-type': 'application/pdf' },
        body: `<!DOCTYPE html><title>Sign in</title><input type="password">${' '.repeat(100_000)}`,
      },
    });
    expect(await failure(`${server.origin}/page.pdf`))
      .to.include({ code: 'not_a_pdf', retryable: false })
      .and.have.property('message')
      .that.contains('titled "Page not found | Example"');
    expect(await failure(`${server.origin}/lied.pdf`))
      .to.have.property('message')
      .that.contains('titled "Sign in", which asks for a login');
    expect(await failure(`${server.origin}/zip.pdf`))
      .to.have.property('message')
      .that.contains('a ZIP file');
    expect(await failure(`${server.origin}/empty.pdf`)).to.include({ code: 'not_a_pdf' });
    expect(await partials()).to.deep.equal(before);
  });

  const statuses: readonly (readonly [number, string, boolean])[] = [
    [404, 'page_not_found', false],
    [429, 'site_rate_limit', true],
    [500, 'site_unavailable', true],
  ];
  for (const [status, code, retryable] of statuses) {
    it(`${status} is ${code}`, async () => {
      const server = await serve({ '/a.pdf': { status, headers: { 'retry-after': '77' } } });
      const error = await failure(`${server.origin}/a.pdf`);
      expect(error).to.include({ code, retryable });
      if (retryable) expect(error.retryAfterSeconds).to.equal(77);
    });
  }

  it('ends as partial if the site refuses access, with its answer and nothing stored', async () => {
    const server = await serve({ '/a.pdf': { status: 403 } });
    const { document, result } = await download(`${server.origin}/a.pdf`);
    expect(result).to.include({
      status: 'partial',
      document_id: document.id,
      file_path: null,
      sha256: null,
      size: null,
    });
    expect(result['message']).to.match(/refuses access \(403\)/);
    expect(await stage.log.records.document(document.id)).to.include({ file_path: null });
  });

  it('obeys robots.txt', async () => {
    const server = await serve({
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /a.pdf\n',
      },
      '/a.pdf': file(PDF),
    });
    expect(await failure(`${server.origin}/a.pdf`)).to.include({ code: 'robots_disallowed' });
  });

  it('takes a package that a client has stored, and no archive without a report', async () => {
    const { id: company_id } = await stage.company('http://example.com/');
    const objects = new FileSystemObjectStore(join(folder, 'files'));
    const outcomeOf = async (name: string, entries: Parameters<typeof zipSync>[0]) => {
      const key = `company_${company_id}/2022/${name}.zip`;
      const { key: file_path } = await objects.put(key, zipSync(entries));
      const document = await stage.document({ company_id, url: '', file_path });
      return stage
        .run(handler(), company_id, document.id)
        .catch((error: ServiceError) => error.code);
    };
    const report = { 'own/META-INF/reportPackage.json': strToU8('{}') };
    const own = { ...report, 'own/reports/own.xhtml': strToU8('<html/>') };
    expect(await outcomeOf('own', own)).to.include({ status: 'success', unchanged: true });
    expect(await outcomeOf('pictures', { 'a.png': strToU8('') })).to.equal('not_a_pdf');
    expect((await partials()).filter((name) => name.endsWith('.zip'))).to.deep.equal([]);
  });

  it('says so if there is nothing to download from', async () =>
    expect(await failure('')).to.include({ code: 'document_has_no_url', retryable: false }));

  describe('hostile servers', () => {
    const hostile = new HostileServer();
    before(() => hostile.start());
    after(() => hostile.stop());
    /** Strict only in what a server is to be caught at: a slow machine must not be taken for another fault. */
    const strictness: Readonly<Record<string, Record<string, number>>> = {
      mute: { FDE_HEADERS_TIMEOUT_MS: 400 },
      silent: { FDE_IDLE_TIMEOUT_MS: 400 },
      'slow-pdf': { FDE_MIN_BYTES_PER_SECOND: 1000 },
    };
    const limits = (path: string) => ({
      DOWNLOAD_RESUMES: 0,
      DOWNLOAD_MAX_BYTES: 1_000_000,
      DOWNLOAD_MAX_SECONDS: path === 'slow-pdf' ? 10 : 30,
    });
    for (const [path, code] of [
      ['to-metadata', 'address_not_allowed'],
      ['to-private', 'address_not_allowed'],
      ['to-file', 'url_not_allowed'],
      ['circle', 'redirect_loop'],
      ['endless-pdf', 'response_too_large'],
      ['announced', 'response_too_large'],
      ['mute', 'response_timeout'],
      ['silent', 'response_timeout'],
      ['slow-pdf', 'response_too_slow'],
      ['reset', 'network_error'],
      ['endless', 'not_a_pdf'],
    ] as const) {
      it(`stops at ${path} with ${code}`, async () =>
        expect(
          await failure(hostile.at(path), limits(path), strictness[path] ?? {}),
        ).to.have.property('code', code));
    }
  });
});
