import { page, type FixtureSite } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const fileOf = (year: number): string => `/media/doc-${year}-7f3a.pdf`;
const halfOf = (year: number): string => `/media/doc-${year}-h1.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const HALF_YEARS = Object.fromEntries(YEARS.map((year) => [halfOf(year), 'half_year_report']));

const entries = YEARS.flatMap((year) => [
  { title: `Annual Report ${year}`, year, file: { url: fileOf(year) } },
  { title: `Half-year report ${year}`, year, file: { url: halfOf(year) } },
]);
const json = JSON.stringify;
const withoutEnding = (path: string): string => path.replace(/\.pdf$/, '');
const shell = (head: string, body = '<div id="app"></div>'): string =>
  `<!doctype html><html lang="en"><head><title>Reports</title></head><body>${body}${head}<script src="/app.js"></script></body></html>`;
const site = (name: string, start: string, more: FixtureSite['routes'] = {}): FixtureSite => ({
  name,
  start: '/reports',
  routes: { '/reports': start, ...more },
  annualReports: REPORTS,
  others: HALF_YEARS,
});
const answer = (value: unknown, type = 'application/json') => ({
  headers: { 'content-type': type },
  body: typeof value === 'string' ? value : json(value),
});

/** What React's server writes: a stream of rows, cut anywhere, each piece pushed by a script of its own. */
const flight = (): string => {
  const rows = `0:["$","main",null,{"children":["$","$L1",null,{"reports":${json(entries)}}]}]\n1:I["/chunk.js","Reports"]\n`;
  const cut = Math.floor(rows.length / 3);
  return [rows.slice(0, cut), rows.slice(cut, 2 * cut), rows.slice(2 * cut)]
    .map((piece) => `<script>self.__next_f.push([1,${json(piece)}])</script>`)
    .join('');
};

/** Nuxt's list of values, in which each value is an index. */
const references = (): string => {
  const list: unknown[] = [];
  const add = (value: unknown): number => {
    const at = list.push(null) - 1;
    if (Array.isArray(value)) list[at] = value.map(add);
    else if (typeof value === 'object' && value !== null)
      list[at] = Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, add(inner)] as const),
      );
    else list[at] = value;
    return at;
  };
  add({ data: { reports: entries } });
  return json(list);
};

const grouped = {
  annualReports: YEARS.map((year) => ({ label: String(year), path: fileOf(year) })),
  interimReports: YEARS.map((year) => ({ label: `Half-year ${year}`, path: halfOf(year) })),
};

/** Pages that contain their lists as data for scripts, or say where that data is. */
export const DATA_SITES: readonly FixtureSite[] = [
  site(
    'rows pushed for React',
    shell(`<script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight()}`),
  ),
  site(
    "Nuxt's values by index",
    shell(`<script type="application/json" id="__NUXT_DATA__">${references()}</script>`),
  ),
  site(
    "Nuxt's function of state",
    shell(
      `<script>window.__NUXT__=(function(a,b,c){return {layout:"default",data:[{reports:[${YEARS.map(
        (year) =>
          `{title:"Annual Report ${year}",year:${year},file:{url:"${fileOf(year)}",active:a}},{title:b+" ${year}",file:{url:"${halfOf(year)}",size:c}}`,
      ).join(',')}]}],serverRendered:true}}(true,"Half-year report",void 0));</script>`,
    ),
  ),
  site(
    "Drupal's settings",
    page(
      'Reports',
      `<div id="reports"></div><script type="application/json" data-drupal-selector="drupal-settings-json">${json({ path: { baseUrl: '/' }, reports: grouped })}</script>`,
    ),
  ),
  site(
    'a state parsed from a string',
    shell(
      `<script>window.__INITIAL_STATE__ = JSON.parse(${json(json({ reports: entries }))});</script>`,
    ),
  ),
  site(
    'an object as programmers write it',
    shell(
      `<script>var host='/media';var reports=[${YEARS.map(
        (year) =>
          `{title:'Annual Report ${year}',url:host+'/doc-${year}-7f3a.pdf'},{title:'Half-year report ${year}',url:host+'/doc-${year}-h1.pdf'},`,
      ).join('')}];render(reports);</script>`,
    ),
  ),
  site(
    'linked data',
    page(
      'Reports',
      '<div id="list"></div>',
      `<script type="application/ld+json">${json({
        '@context': 'https://schema.org',
        '@graph': entries.map(({ title, file }) => ({
          '@type': 'DigitalDocument',
          name: title,
          url: file.url,
        })),
      })}</script>`,
    ),
  ),
  site(
    'data encoded in an attribute',
    page(
      'Reports',
      `<report-list data-props="${encodeURIComponent(json({ items: entries }))}"></report-list>`,
    ),
  ),
  site(
    'data in an attribute of a component',
    page('Reports', `<report-list :items='${json(entries)}'></report-list>`),
  ),
  {
    ...site(
      'files without endings, by their format',
      shell(
        `<script type="application/json">${json({
          list: entries.map(({ title, file }) => ({
            headline: title,
            asset: { href: withoutEnding(file.url), extension: 'pdf' },
          })),
        })}</script>`,
      ),
    ),
    annualReports: Object.fromEntries(YEARS.map((year) => [withoutEnding(fileOf(year)), year])),
    others: {},
  },
  site(
    'pieces of pages in data',
    shell(
      `<script type="application/json" id="state">${json({
        blocks: [
          {
            heading: 'Annual reports',
            html: YEARS.map((year) => `<li><a href='${fileOf(year)}'>${year}</a></li>`).join(''),
          },
          {
            heading: 'Half-year reports',
            html: YEARS.map((year) => `<li><a href='${halfOf(year)}'>${year}</a></li>`).join(''),
          },
        ],
      }).replaceAll('<', '\\u003c')}</script>`,
    ),
  ),
  site(
    'an address of data in a script',
    shell(`<script>fetch('/api/reports?lang=en').then(show)</script>`),
    {
      '/api/reports?lang=en': answer({ items: entries }),
    },
  ),
  site(
    'an address of data in an attribute',
    page(
      'Reports',
      '<div class="widget" data-source="/content/reports.model.json"></div><script src="/w.js"></script>',
    ),
    { '/content/reports.model.json': answer({ ':items': grouped }) },
  ),
  site(
    'a feed of reports',
    page(
      'Reports',
      '<div data-feed="/feed/FinancialReport.svc/GetFinancialReportList?LanguageId=1"></div><script src="/w.js"></script>',
    ),
    {
      '/feed/FinancialReport.svc/GetFinancialReportList?LanguageId=1': answer({
        GetFinancialReportListResult: YEARS.map((year) => ({
          ReportTitle: `${year}`,
          ReportYear: year,
          Documents: [
            { DocumentTitle: 'Annual Report', DocumentPath: fileOf(year) },
            { DocumentTitle: 'Half-year report', DocumentPath: halfOf(year) },
          ],
        })),
      }),
    },
  ),
  site('a feed as XML', shell('<script>loadFeed("/feeds/reports.xml")</script>'), {
    '/feeds/reports.xml': answer(
      `<?xml version="1.0"?><rss><channel><title>Reports</title>${entries.map(({ title, file }) => `<item><title>${title}</title><enclosure url="${file.url}" type="application/pdf"/></item>`).join('')}</channel></rss>`,
      'application/rss+xml',
    ),
  }),
  site(
    'data with a callback around it',
    shell('<script>jsonp("/data/reports.json?callback=cb")</script>'),
    {
      '/data/reports.json?callback=cb': answer(`cb(${json(entries)});`, 'application/javascript'),
    },
  ),
];
