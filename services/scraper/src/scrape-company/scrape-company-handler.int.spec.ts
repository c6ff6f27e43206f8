import type { ServiceError } from '@fde/contracts';
import type { TaskContext, TaskResult } from '@fde/service-kit';
import {
  fixtureSiteServer,
  HostileServer,
  savedSiteServer,
  type SiteRoute,
  type SiteServer,
} from '@fde/testing';
import { WebClient, webSettingsFrom, type WebSettingValues } from '@fde/web-client';
import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HandlerStage } from '@fde/service-kit/handler-stage';
import { PageReader } from './page/thread/page-reader.js';
import { scrapeCompanyHandler } from './scrape-company-handler.js';
import { scraperSettingsFrom, type ScraperSettings } from './scraper-settings.js';
import { FileSystemPageCache, NO_PAGE_CACHE } from './site/requests/page-cache.js';

const SITES = '../shared/sites';
/** Scraping stores no files. */
const NO_OBJECTS = {} as TaskContext['objects'];
const link = (href: string, text: string): string => `<p><a href="${href}">${text}</a></p>`;

describe('scraping a company', function () {
  this.timeout(90_000);
  let stage: HandlerStage;
  let servers: { stop(): Promise<void> }[] = [];
  let webs: WebClient[] = [];
  const reader = new PageReader({ timeoutMs: 20_000, memoryMb: 512 });
  before(async () => {
    stage = await HandlerStage.open(NO_OBJECTS);
  });
  afterEach(async () => {
    for (const server of servers) await server.stop();
    for (const web of webs) web.close();
    servers = [];
    webs = [];
  });
  after(async () => {
    await reader.close();
    await stage.close();
  });

  const serve = async (routes: Record<string, SiteRoute>): Promise<SiteServer> => {
    const server = fixtureSiteServer({ routes });
    servers.push(server);
    await server.start();
    return server;
  };
  const handler = (
    settings: Partial<ScraperSettings> = {},
    web: Partial<WebSettingValues> = {},
    cacheFolder?: string,
  ) => {
    const client = new WebClient(
      webSettingsFrom({ FDE_ALLOW_HOSTS: ['127.0.0.1'], FDE_REQUESTS_PER_SECOND: 1000, ...web }),
    );
    webs.push(client);
    // Limits of reading are a reader's own; all other scrapes share one.
    const own = settings.SCRAPER_PARSE_TIMEOUT_MS !== undefined ? {} : { reader };
    return scrapeCompanyHandler({
      ...own,
      web: client,
      settings: scraperSettingsFrom(settings),
      cache: cacheFolder ? new FileSystemPageCache(cacheFolder) : NO_PAGE_CACHE,
    });
  };
  const scrape = async (url: string, ...options: Parameters<typeof handler>): Promise<TaskResult> =>
    stage.run(handler(...options), (await stage.company(url)).id);
  const failure = async (
    url: string,
    ...options: Parameters<typeof handler>
  ): Promise<ServiceError> =>
    scrape(url, ...options).then(
      (result) => {
        throw new Error(`did not fail but gave ${JSON.stringify(result)}`);
      },
      (error: unknown) => error as ServiceError,
    );

  it('records what it finds, with everything the specification asks of its result', async () => {
    const server = await serve({
      '/': `<h1>Reports</h1>${link('/ar22.pdf', 'Annual Report 2022')}${link('/q1.pdf', 'Q1 report 2023')}`,
    });
    const company = await stage.company(`${server.origin}/`);
    stage.steps.length = 0;
    const result = await stage.run(handler(), company.id);
    expect(result).to.include({
      company_id: company.id,
      status: 'success',
      discovered_count: 2,
      created_count: 2,
      outcome: 'found',
      outcome_reason: '2 documents were found, 1 of them an annual report',
      site_answer: 'ok',
    });
    expect(stage.steps).to.deep.equal([
      'fetching_company_info',
      'scraping_website',
      'creating_document_records',
    ]);
    const documents = await stage.documents(company.id);
    expect(
      documents.map(({ url, document_type: type, fiscal_year: year }) => [url, type, year]),
    ).to.have.deep.members([
      [`${server.origin}/ar22.pdf`, 'annual_report', 2022],
      [`${server.origin}/q1.pdf`, 'quarterly_report', 2023],
    ]);
    const report = documents.find(({ document_type: type }) => type === 'annual_report');
    expect(report).to.include({ title: 'Annual Report 2022', fiscal_year_uncertain: false });
    expect(report?.discovery).to.include({ page: `${server.origin}/`, via: 'link' });
    expect(report?.metadata, "the client's alone").to.equal(null);
    expect(server.requests[0]?.headers['user-agent']).to.match(/^FinancialDataExtraction \(/);
  });

  it('records packages and tagged pages as what they are called, and only tells of other archives', async () => {
    const inline = '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body>Form</body></html>';
    const server = await serve({
      '/': [
        link('/r23.pdf', 'Annual Report 2023 (PDF)'),
        link('/r23.zip', 'Annual Report 2023 (ESEF)'),
        link('/annual-report-2022', 'Annual Report 2022'),
        link('/photos.zip', 'Photos of our plants'),
      ].join(''),
      '/annual-report-2022': inline,
    });
    const company = await stage.company(`${server.origin}/`);
    const result = await stage.run(handler(), company.id);
    expect(
      (await stage.documents(company.id)).map(
        ({ url, document_type: type, fiscal_year: year, title }) => [url, type, year, title],
      ),
    ).to.have.deep.members([
      [`${server.origin}/r23.pdf`, 'annual_report', 2023, 'Annual Report 2023 (PDF)'],
      [`${server.origin}/r23.zip`, 'annual_report', 2023, 'Annual Report 2023 (ESEF)'],
      [`${server.origin}/annual-report-2022`, 'annual_report', 2022, 'Annual Report 2022'],
    ]);
    expect(result['packages']).to.deep.equal([
      { url: `${server.origin}/photos.zip`, title: 'Photos of our plants' },
    ]);
  });

  it('records a web page that is a report, and reads on in one that shows figures', async () => {
    const row = '<tr><td>Sales<td>1,234<td>1,111</tr>';
    const figures = `<table>${row.repeat(150)}</table>`;
    const more = Array.from({ length: 40 }, (_, at) => link(`/news/${at}`, `News ${at}`)).join('');
    const server = await serve({
      '/': link('/d10k.htm', 'Annual Report 2009') + link('/results.htm', 'Annual results 2022'),
      '/d10k.htm': `<html><body><a href="#toc">Contents</a>${figures}</body></html>`,
      '/results.htm': `<html><body>${more}${link('/r22.pdf', 'Annual Report 2022')}${figures}</body></html>`,
    });
    const company = await stage.company(`${server.origin}/`);
    await stage.run(handler(), company.id);
    expect(
      (await stage.documents(company.id)).map(({ url, fiscal_year: year }) => [url, year]),
    ).to.have.deep.members([
      [`${server.origin}/d10k.htm`, 2009],
      [`${server.origin}/r22.pdf`, 2022],
    ]);
  });

  it('reads the links of a page that shows as many figures as a report', async () => {
    const row = '<tr><td>Sales<td>1,234<td>1,111</tr>';
    const news = Array.from({ length: 39 }, (_, at) => link(`/news/${at}`, `News ${at}`)).join('');
    const server = await serve({
      '/': link('/summary.html', 'Annual results over ten years'),
      '/summary.html': `<html><body>${news}${link('/r22.pdf', 'Annual Report 2022')}<table>${row.repeat(300)}</table></body></html>`,
    });
    const company = await stage.company(`${server.origin}/`);
    await stage.run(handler(), company.id);
    const found = (await stage.documents(company.id)).map(({ url }) => url);
    expect(found).to.include(`${server.origin}/summary.html`);
    expect(found).to.include(`${server.origin}/r22.pdf`);
  });

  it('adds nothing the second time, however the links have changed', async () => {
    const routes: Record<string, SiteRoute> = { '/': link('/AR22.pdf', 'Annual Report 2022') };
    const server = await serve(routes);
    const company = await stage.company(`${server.origin}/`);
    await stage.run(handler(), company.id);
    routes['/'] = link('/ar22.pdf?utm_source=x#p', 'Annual Report 2022');
    const again = await stage.run(handler(), company.id);
    expect(again).to.include({ created_count: 0, discovered_count: 1, changed_count: 0 });
    expect(await stage.documents(company.id)).to.have.length(1);
  });

  it('adds what is new, and notices what changed, vanished and came back', async () => {
    const routes: Record<string, SiteRoute> = {
      '/': link('/a.pdf', 'Annual Report 2021') + link('/b.pdf', 'Annual Report 2020'),
    };
    const server = await serve(routes);
    const company = await stage.company(`${server.origin}/`);
    await stage.run(handler(), company.id);
    routes['/'] =
      link('/a.pdf', 'Annual Report 2021 (corrected)') + link('/c.pdf', 'Annual Report 2022');
    const second = await stage.run(handler(), company.id);
    const vanished = (await stage.documents(company.id)).find(({ url }) => url.endsWith('/b.pdf'));
    expect(second).to.include({ created_count: 1, changed_count: 1 });
    expect(second['vanished']).to.deep.equal([{ document_id: vanished?.id, url: vanished?.url }]);
    expect(vanished?.discovery?.vanished_at).to.be.a('string');
    routes['/'] = String(routes['/']) + link('/b.pdf', 'Annual Report 2020');
    const third = await stage.run(handler(), company.id);
    expect(third).to.include({ created_count: 0, changed_count: 1 });
    const back = (await stage.documents(company.id)).find(({ url }) => url.endsWith('/b.pdf'));
    expect(back?.discovery?.vanished_at).to.equal(null);
  });

  it('calls nothing vanished while the page that linked it cannot be read', async () => {
    const routes: Record<string, SiteRoute> = { '/': link('/a.pdf', 'Annual Report 2021') };
    const server = await serve(routes);
    const company = await stage.company(`${server.origin}/`);
    await stage.run(handler(), company.id);
    routes['/'] = { status: 403 };
    expect(await stage.run(handler(), company.id)).to.deep.include({
      status: 'partial',
      vanished: [],
    });
    expect((await stage.documents(company.id))[0]?.discovery?.vanished_at).to.equal(null);
  });

  it('leaves alone what a client has corrected', async () => {
    const routes: Record<string, SiteRoute> = { '/': link('/a.pdf', 'Annual Report 2021') };
    const server = await serve(routes);
    const company = await stage.company(`${server.origin}/`);
    await stage.run(handler(), company.id);
    const [document] = await stage.documents(company.id);
    await stage.change((unit) =>
      unit.records.changeDocument(document?.id ?? 0, { fiscal_year: 2019 }),
    );
    routes['/'] = link('/a.pdf', 'Annual Report 2022');
    await stage.run(handler(), company.id);
    expect((await stage.documents(company.id))[0]).to.include({ fiscal_year: 2019 });
  });

  it('asks only whether a page has changed, and still knows its documents', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fde-pages-'));
    const server = await serve({
      '/': (request, response) => {
        if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
        else
          response
            .writeHead(200, { 'content-type': 'text/html', etag: '"v1"' })
            .end(link('/a.pdf', 'Annual Report 2021'));
      },
    });
    const company = await stage.company(`${server.origin}/`);
    await stage.run(handler({}, {}, folder), company.id);
    const again = await stage.run(handler({}, {}, folder), company.id);
    expect(again).to.include({ created_count: 0, discovered_count: 1 });
    expect(again['politeness']).to.include({ pages_unchanged: 1, pages_fetched: 0 });
    await rm(folder, { recursive: true });
  });

  it('ends with partial and nothing else at 403', async () => {
    const server = await serve({ '/': { status: 403 } });
    expect(await scrape(`${server.origin}/`)).to.deep.include({
      status: 'partial',
      outcome: 'blocked',
      site_answer: 'site_forbids',
      discovered_count: 0,
      created_count: 0,
      documents: [],
    });
  });

  it('asks to be tried again when the site does', async () => {
    const server = await serve({ '/': { status: 429, headers: { 'retry-after': '90' } } });
    expect(await failure(`${server.origin}/`)).to.include({
      code: 'site_rate_limit',
      retryable: true,
      retryAfterSeconds: 90,
    });
  });

  it('obeys robots.txt and keeps within its budget, and says both', async () => {
    const list = Array.from({ length: 30 }, (_, index) =>
      link(`/annual-reports/${1990 + index}`, String(1990 + index)),
    ).join('');
    const server = await serve({
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /annual-reports/1991\n',
      },
      '/': link('/a.pdf', 'Annual Report 2021') + list,
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          `/annual-reports/${1990 + index}`,
          'nothing here',
        ]),
      ),
    });
    const result = await scrape(`${server.origin}/`, { SCRAPER_MAX_PAGES: 6 });
    expect(result).to.include({ status: 'partial', outcome: 'partly_read' });
    expect(result['message']).to.contain('the budget of 6 pages is used up');
    expect(
      (result['politeness'] as { refused_by_robots: string[] }).refused_by_robots,
    ).to.deep.equal([`${server.origin}/annual-reports/1991`]);
    expect(server.requests.map(({ path }) => path)).to.not.include('/annual-reports/1991');
  });

  it('stops when it is told to, with the reason', async () => {
    const stop = new AbortController();
    const server = await serve({
      '/': () => setTimeout(() => stop.abort(new Error('revoked')), 20),
    });
    const company = await stage.company(`${server.origin}/`);
    const error: unknown = await stage.run(handler(), company.id, null, stop.signal).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect((error as Error).message).to.equal('revoked');
  });

  describe('hostile servers', () => {
    const hostile = new HostileServer();
    before(() => hostile.start());
    after(() => hostile.stop());
    /** Strict only in what a server is to be caught at: a slow machine must not be taken for another fault. */
    const strictness: Readonly<Record<string, Record<string, number>>> = {
      mute: { FDE_HEADERS_TIMEOUT_MS: 300 },
      silent: { FDE_IDLE_TIMEOUT_MS: 300 },
      slow: { FDE_MIN_BYTES_PER_SECOND: 1000 },
    };

    for (const [path, code] of [
      ['to-metadata', 'address_not_allowed'],
      ['to-private', 'address_not_allowed'],
      ['to-file', 'url_not_allowed'],
      ['mute', 'response_timeout'],
      ['silent', 'response_timeout'],
      ['slow', 'response_too_slow'],
    ] as const) {
      it(`fails at ${path} with ${code}`, async () =>
        expect(await failure(hostile.at(path), {}, strictness[path] ?? {})).to.have.property(
          'code',
          code,
        ));
    }
    for (const [path, answer] of [
      ['circle', 'redirect_loop'],
      ['chain', 'redirect_loop'],
      ['endless', 'response_too_large'],
      ['gzip-bomb', 'response_too_large'],
      ['brotli-bomb', 'response_too_large'],
      ['quadratic-html', 'page_too_complex'],
    ] as const) {
      it(`ends at ${path} with the reason ${answer}`, async () => {
        const result = await scrape(
          hostile.at(path),
          { SCRAPER_PARSE_TIMEOUT_MS: 3000, SCRAPER_PARSE_MEMORY_MB: 128 },
          {},
        );
        expect(result).to.include({
          status: 'partial',
          site_answer: answer,
          discovered_count: 0,
        });
        expect(result['message']).to.be.a('string').and.not.equal('');
      });
    }

    it('survives a page of half a million nested elements', async () => {
      const result = await scrape(hostile.at('deep-html'), {
        SCRAPER_PARSE_TIMEOUT_MS: 3000,
        SCRAPER_PARSE_MEMORY_MB: 256,
      });
      expect(result['site_answer']).to.be.oneOf(['page_too_complex', 'page_unreadable', 'ok']);
      expect(result['discovered_count']).to.equal(0);
    });

    it('takes no more links from a page than it looks at', async () => {
      const result = await scrape(hostile.at('many-links'), { SCRAPER_MAX_DOCUMENTS: 50 });
      expect(result).to.include({
        status: 'partial',
        outcome: 'partly_read',
        discovered_count: 50,
      });
    });

    it('does not ask an address of its own machine without permission', async () => {
      const before = hostile.requests.length;
      expect(await failure(hostile.at('endless'), {}, { FDE_ALLOW_HOSTS: [] })).to.include({
        code: 'address_not_allowed',
        retryable: false,
      });
      expect(hostile.requests.length).to.equal(before);
    });
  });

  describe('saved sites', () => {
    for (const [site, page, count] of [
      ['patriot-transportation', 'annual-10k.html', 17],
      ['sisco', 'en/annual-reports.html', 13],
      ['buffalo-wild-wings', 'downloads-investors.php', 3],
    ] as const) {
      const folder = join(SITES, site);
      if (!existsSync(folder)) {
        console.log(`LEFT OUT: the saved site ${site} (not beside the project)`);
        continue;
      }
      it(`${site} scraped twice: the second run adds nothing`, async () => {
        const server = savedSiteServer(folder);
        servers.push(server);
        const company = await stage.company(`${await server.start()}/${page}`, site);
        const first = await stage.run(handler(), company.id);
        const second = await stage.run(handler(), company.id);
        expect(
          (first['documents'] as { document_type: string }[]).filter(
            ({ document_type: type }) => type === 'annual_report',
          ),
        ).to.have.length(count);
        expect(second).to.include({
          created_count: 0,
          changed_count: 0,
          discovered_count: first['discovered_count'] as number,
        });
        expect(second['vanished']).to.deep.equal([]);
      });
    }
  });
});
