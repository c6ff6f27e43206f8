import { page, pdf, type FixtureSite, type SiteRoute } from './fixture-site.js';

/** The beginning of a report package; discovery looks no further. */
const PACKAGE: SiteRoute = {
  headers: { 'content-type': 'application/zip' },
  body: Buffer.from('PK\u0003\u0004', 'latin1'),
};
/** The first element of an inline XBRL document, which servers send like any page. */
const taggedPage = (title: string): string =>
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL">' +
  `<head><title>${title}</title></head><body><p>${title}</p></body></html>`;
const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

/** Sites that offer annual reports in inline XBRL, with or without PDFs. */
export const TAGGED_SITES: readonly FixtureSite[] = [
  {
    name: 'a PDF and a report package of each year',
    start: '/',
    routes: {
      '/': page(
        'Annual reports',
        `<table><tr><th>Year</th><th>Annual report (PDF)</th><th>Annual report (ESEF)</th></tr>${[
          ['2023', link('/r/23.pdf', 'PDF'), link('/r/23-esef.zip', 'ESEF')],
          ['2022', link('/r/22.pdf', 'PDF'), link('/r/22-esef.xhtml', 'ESEF')],
          ['2021', link('/r/21.pdf', 'PDF'), ''],
        ]
          .map(row)
          .join('')}</table>`,
      ),
    },
    annualReports: {
      '/r/23.pdf': 2023,
      '/r/23-esef.zip': 2023,
      '/r/22.pdf': 2022,
      '/r/22-esef.xhtml': 2022,
      '/r/21.pdf': 2021,
    },
  },
  {
    name: 'archives that are not annual reports',
    start: '/',
    routes: {
      '/': page(
        'Investor relations',
        [
          link('/ar-2023.xbri', 'Annual Report 2023 (XBRL report package)'),
          link('/logos.zip', 'Our logos'),
          link('/q3-2023.zip', 'Quarterly report Q3 2023 (all tables)'),
        ].join(' '),
      ),
    },
    annualReports: { '/ar-2023.xbri': 2023 },
  },
  {
    name: 'filings as tagged pages',
    start: '/',
    routes: {
      '/': page(
        'SEC Filings',
        `<table><tr><th>Filing date</th><th>Form</th><th>Description</th><th></th></tr>${[
          ['February 24, 2023', '10-K', 'Annual report', link('/f/a.htm', 'HTML')],
          ['November 3, 2022', '10-Q', 'Quarterly report', link('/f/b.htm', 'HTML')],
          ['February 25, 2022', '10-K', 'Annual report', link('/f/c.htm', 'HTML')],
          ['February 26, 2021', '10-K', 'Annual report', link('/f/d.htm', 'HTML')],
        ]
          .map(row)
          .join('')}</table>`,
      ),
      '/f/a.htm': taggedPage('Form 10-K'),
      '/f/b.htm': taggedPage('Form 10-Q'),
      '/f/c.htm': taggedPage('Form 10-K'),
      '/f/d.htm': page('Form 10-K', '<p>As filed, without tags.</p>'),
    },
    annualReports: { '/f/a.htm': 2022, '/f/c.htm': 2021 },
  },
  {
    name: 'a tagged quarterly report alone',
    start: '/',
    routes: {
      '/': page(
        'Filings',
        `<table>${row(['November 3, 2022', '10-Q', 'Quarterly report', link('/q3.htm', 'HTML')])}</table>`,
      ),
      '/q3.htm': taggedPage('Form 10-Q'),
    },
    annualReports: {},
    others: { '/q3.htm': 'quarterly_report' },
  },
  {
    name: 'handlers that hand out packages and tagged documents',
    start: '/',
    routes: {
      '/': page(
        'Downloads',
        [
          link('/download/100023', 'Annual Report 2023 (ESEF package)'),
          link('/download/100022', 'Annual Report 2022 (ESEF document)'),
          link('/download/100021', 'Annual Report 2021'),
          link('/download/100001', 'All pictures of the year 2023'),
        ]
          .map((each) => `<p>${each}</p>`)
          .join(''),
      ),
      '/download/100023': PACKAGE,
      '/download/100022': {
        headers: { 'content-type': 'application/xhtml+xml' },
        body: taggedPage('Annual Report 2022'),
      },
      '/download/100021': pdf(),
      '/download/100001': PACKAGE,
    },
    annualReports: { '/download/100023': 2023, '/download/100022': 2022, '/download/100021': 2021 },
  },
  {
    name: 'a tagged report that only the sitemap names',
    start: '/',
    routes: {
      '/': page('Investor relations', '<p>Welcome.</p>'),
      '/robots.txt': (request, response) => {
        const sitemap = `http://${request.headers.host}/sitemap.xml`;
        response.writeHead(200, { 'content-type': 'text/plain' }).end(`Sitemap: ${sitemap}\n`);
      },
      '/sitemap.xml': (request, response) => {
        const report = `http://${request.headers.host}/annual-report-2022.xhtml`;
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<urlset><url><loc>${report}</loc></url></urlset>`);
      },
    },
    annualReports: { '/annual-report-2022.xhtml': 2022 },
  },
];
