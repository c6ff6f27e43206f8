import { page, pdf, type FixtureSite } from './fixture-site.js';

const years = (...list: readonly number[]): readonly number[] => list;
const UUIDS = [
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '9b2d7e10-3c55-4f6c-8a1e-2f6b1c9d0e4a',
  'c56a4180-65aa-42ec-a945-5fd21dec0538',
];

/** Ways in which pages point to documents. */
export const LINK_SITES: readonly FixtureSite[] = [
  {
    name: 'plain links',
    start: '/investors',
    routes: {
      '/investors': page(
        'Annual Reports',
        years(2021, 2022, 2023)
          .map(
            (year) =>
              `<p><a href="/docs/annual-report-${year}.pdf">Annual Report ${year} (PDF, 4.2 MB)</a></p>`,
          )
          .join(''),
      ),
    },
    annualReports: {
      '/docs/annual-report-2021.pdf': 2021,
      '/docs/annual-report-2022.pdf': 2022,
      '/docs/annual-report-2023.pdf': 2023,
    },
  },
  {
    name: 'buttons and handlers',
    start: '/ir/reports',
    routes: {
      '/ir/reports': page(
        'Reports',
        `
        <div class="row"><h3>Annual Report 2023</h3><button data-href="/files/r23.pdf">Download</button></div>
        <div class="row"><h3>Annual Report 2022</h3><button onclick="window.open('/files/r22.pdf', '_blank')">Download</button></div>
        <div class="row"><h3>Annual Report 2021</h3><a href="javascript:openFile('/files/r21.pdf')">Download</a></div>
        <div class="row"><h3>Half-year report 2023</h3><button data-file-url="/files/h23.pdf">Download</button></div>`,
      ),
    },
    annualReports: { '/files/r23.pdf': 2023, '/files/r22.pdf': 2022, '/files/r21.pdf': 2021 },
    others: { '/files/h23.pdf': 'half_year_report' },
  },
  {
    name: 'data attributes',
    start: '/',
    routes: {
      '/': page(
        'Investor Relations',
        `<div data-component="report-list" data-items='${JSON.stringify([
          { title: 'Annual Report 2022', fileUrl: '/media/ar22.pdf' },
          { title: 'Annual Report 2021', fileUrl: '/media/ar21.pdf' },
          { title: 'Q3 Report 2022', fileUrl: '/media/q322.pdf' },
        ])}'></div>`,
      ),
    },
    annualReports: { '/media/ar22.pdf': 2022, '/media/ar21.pdf': 2021 },
    others: { '/media/q322.pdf': 'quarterly_report' },
  },
  {
    name: 'frames and embedded documents',
    start: '/report',
    routes: {
      '/report': page(
        'Annual Report 2023',
        '<iframe src="/embed/annual-report-2023.pdf#toolbar=0"></iframe><h2>Annual Report 2022</h2><object type="application/pdf" data="/embed/ar-22"></object>',
      ),
      '/embed/ar-22': pdf(),
    },
    annualReports: { '/embed/annual-report-2023.pdf': 2023, '/embed/ar-22': 2022 },
  },
  {
    name: 'lists in embedded JSON',
    start: '/',
    routes: {
      '/': page(
        'Financial reports',
        '<div id="__next"></div>',
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
          props: {
            groups: [
              {
                heading: 'Annual Reports',
                items: [
                  { label: '2023', link: { url: 'https://cdn.example.com/doc/83f1.pdf' } },
                  { label: '2022', link: { url: '/doc/71c0.pdf' } },
                ],
              },
              {
                heading: 'Interim Reports',
                items: [{ label: 'Q1 2023', link: { url: '/doc/0a11.pdf' } }],
              },
            ],
          },
        })}</script>
        <script>window.__REPORTS__ = {"list":[{"name":"Annual Report 2021","path":"\\/doc\\/5b2e.pdf"}]};</script>`,
      ),
    },
    annualReports: {
      'https://cdn.example.com/doc/83f1.pdf': 2023,
      '/doc/71c0.pdf': 2022,
      '/doc/5b2e.pdf': 2021,
    },
    others: { '/doc/0a11.pdf': 'quarterly_report' },
  },
  {
    name: 'viewer pages',
    start: '/investors',
    routes: {
      '/investors': page(
        'Annual Reports',
        `
        <a href="/pdfjs/web/viewer.html?file=%2Fdocs%2Fannual-report-2023.pdf">Annual Report 2023</a>
        <a href="/reader/annual-report-2022">Annual Report 2022</a>
        <a href="https://docs.google.com/gview?embedded=true&url=https://cdn.example.com/ar-2021.pdf">Annual Report 2021</a>`,
      ),
      '/reader/annual-report-2022': page(
        'Document viewer',
        '<iframe src="/files/f7e2.pdf"></iframe>',
      ),
    },
    annualReports: {
      '/docs/annual-report-2023.pdf': 2023,
      '/files/f7e2.pdf': 2022,
      'https://cdn.example.com/ar-2021.pdf': 2021,
    },
  },
  {
    name: 'download handlers',
    start: '/investors',
    routes: {
      '/investors': page(
        'Annual Reports',
        `
        <ul><li><a href="/download?id=17&filename=annual-report-2023.pdf">Annual Report 2023</a></li>
        <li><a href="/static-files/${UUIDS[0]}">Annual Report 2022</a></li><li><a href="/static-files/${UUIDS[1]}">Annual Report 2021</a></li>
        <li><a href="/getfile.aspx?docid=99">Annual Report 2020</a></li><li><a href="/static-files/${UUIDS[2]}">Annual Report 2019 (web version)</a></li>
        <li><a href="/static-files/${UUIDS[3]}">Annual Report 2018 as spreadsheet</a></li><li><a href="/download/404040">Annual Report 2017</a></li></ul>`,
      ),
      '/download': pdf(),
      [`/static-files/${UUIDS[0]}`]: pdf(),
      [`/static-files/${UUIDS[1]}`]: (request, response) =>
        request.method === 'HEAD'
          ? response.writeHead(405).end()
          : response
              .writeHead(200, { 'content-type': 'application/octet-stream' })
              .end('%PDF-1.4 ...'),
      '/getfile.aspx': pdf({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="AR2020.pdf"',
      }),
      [`/static-files/${UUIDS[2]}`]: page('Annual Report 2019', 'A web version without files.'),
      [`/static-files/${UUIDS[3]}`]: {
        headers: { 'content-type': 'application/vnd.ms-excel' },
        body: 'PK',
      },
    },
    annualReports: {
      '/download?id=17&filename=annual-report-2023.pdf': 2023,
      [`/static-files/${UUIDS[0]}`]: 2022,
      [`/static-files/${UUIDS[1]}`]: 2021,
      '/getfile.aspx?docid=99': 2020,
    },
  },
  {
    name: 'older reports and year pages',
    start: '/investors/annual-reports',
    routes: {
      '/investors/annual-reports': page(
        'Annual Reports',
        '<p><a href="/f/ar-2023.pdf">Annual Report 2023</a></p><a href="/investors/annual-reports/archive">Older reports</a> <a href="/investors/annual-reports/2022">2022</a> <a href="/investors/annual-reports?page=2">2</a> <a href="/news">News</a>',
      ),
      '/investors/annual-reports/archive': page(
        'Archive',
        '<h2>2020</h2><a href="/f/a20.pdf">Annual Report</a><h2>2019</h2><a href="/f/a19.pdf">Annual Report</a><a href="/investors/annual-reports">Back</a><a rel="next" href="/investors/annual-reports/archive/2">Next</a>',
      ),
      '/investors/annual-reports/archive/2': page(
        'Archive',
        '<h2>2018</h2><a href="/f/a18.pdf">Annual Report</a>',
      ),
      '/investors/annual-reports/2022': page(
        '2022',
        '<a href="/f/a22.pdf">Annual Report</a> <a href="/f/q1-22.pdf">Q1 report</a>',
      ),
      '/investors/annual-reports?page=2': page(
        'Annual Reports',
        '<p><a href="/f/ar-2021.pdf">Annual Report 2021</a></p>',
      ),
      '/news': page('News', '<a href="/f/news-ar.pdf">Annual Report 1999</a>'),
    },
    annualReports: {
      '/f/ar-2023.pdf': 2023,
      '/f/a22.pdf': 2022,
      '/f/ar-2021.pdf': 2021,
      '/f/a20.pdf': 2020,
      '/f/a19.pdf': 2019,
      '/f/a18.pdf': 2018,
    },
    others: { '/f/q1-22.pdf': 'quarterly_report' },
  },
  {
    name: 'from the investors page to the reports',
    start: '/en/investors',
    routes: {
      '/en/investors': page(
        'Investor Relations',
        '<a href="/en/investors/reports-and-presentations">Reports & presentations</a> <a href="/de/investors">Deutsch</a> <a href="/en/career">Career</a>',
      ),
      '/en/investors/reports-and-presentations': page(
        'Reports & presentations',
        '<h2>2022</h2><ul><li><a href="/m/1.pdf">Annual report</a></li><li><a href="/m/2.pdf">Half-year report</a></li><li><a href="/m/3.pdf">Investor presentation</a></li></ul><h2>2021</h2><ul><li><a href="/m/4.pdf">Annual report</a></li></ul>',
      ),
    },
    annualReports: { '/m/1.pdf': 2022, '/m/4.pdf': 2021 },
    others: { '/m/2.pdf': 'half_year_report', '/m/3.pdf': 'presentation' },
  },
  {
    name: 'a sitemap',
    start: '/investors',
    routes: {
      '/investors': page('Investor Relations', '<p>Welcome to our investors.</p>'),
      '/sitemap.xml': (request, response) => {
        const at = `http://${request.headers.host}`;
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(
            `<?xml version="1.0"?><sitemapindex><sitemap><loc>${at}/sm/pages.xml</loc></sitemap></sitemapindex>`,
          );
      },
      '/sm/pages.xml': (request, response) => {
        const locations = [
          '/about',
          '/investors/annual-reports',
          '/media/annual-report-2020.pdf',
          '/media/brochure.pdf',
        ].map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`);
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<?xml version="1.0"?><urlset>${locations.join('')}</urlset>`);
      },
      '/investors/annual-reports': page(
        'Annual Reports',
        '<a href="/media/ar21.pdf">Annual Report 2021</a>',
      ),
    },
    annualReports: { '/media/ar21.pdf': 2021, '/media/annual-report-2020.pdf': 2020 },
  },
  {
    name: 'robots.txt',
    start: '/investors',
    routes: {
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /investors/archive\n',
      },
      '/investors': page(
        'Annual Reports',
        '<a href="/r/ar2023.pdf">Annual Report 2023</a> <a href="/investors/archive">Archive</a>',
      ),
      '/investors/archive': page('Archive', '<a href="/r/ar2001.pdf">Annual Report 2001</a>'),
    },
    annualReports: { '/r/ar2023.pdf': 2023 },
  },
  {
    name: 'one document in many spellings',
    start: '/investors',
    routes: {
      '/investors': page(
        'Annual Reports',
        `
        <a href="/Docs/Annual-Report-2023.pdf">Annual Report 2023</a> <a href="/docs/annual-report-2023.PDF#page=2">PDF</a>
        <a href="/docs/annual-report-2023.pdf?utm_source=home">Download the Annual Report 2023</a> <a href="/download.cfm?FileID=5&filename=AR_2022.pdf">Annual Report 2022</a>
        <a href="/download.cfm?filename=ar_2022.pdf&fileid=5"><span>PDF</span></a>`,
      ),
    },
    annualReports: {
      '/Docs/Annual-Report-2023.pdf': 2023,
      '/download.cfm?FileID=5&filename=AR_2022.pdf': 2022,
    },
  },
  {
    name: 'a page that moved',
    start: '/old-investors',
    routes: {
      '/old-investors': { status: 301, headers: { location: '/new/investors' } },
      '/new/investors': page(
        'Annual Reports',
        '<base href="/base/"><a href="ar-2022.pdf">Annual Report 2022</a>',
      ),
    },
    annualReports: { '/base/ar-2022.pdf': 2022 },
  },
];
