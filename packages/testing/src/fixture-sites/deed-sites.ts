import type { IncomingMessage, ServerResponse } from 'node:http';
import { page, type FixtureSite, type SiteRoute } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const fileOf = (year: number): string => `/files/ar-${year}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const link = (year: number): string => `<p><a href="${fileOf(year)}">Annual Report ${year}</a></p>`;
const LIST = page('Annual reports', YEARS.map(link).join(''));

const withDeeds = (
  name: string,
  deedsOf: (year: number) => string,
  forbidden: readonly string[],
): FixtureSite => ({
  name,
  start: '/reports',
  routes: {
    '/reports': page(
      'Annual reports',
      YEARS.map((year) => `<div>${link(year)}${deedsOf(year)}</div>`).join(''),
    ),
  },
  annualReports: REPORTS,
  forbidden,
});

/** Sites on which a link acts: whoever follows it deletes, orders or ends something. */
const DEEDS: readonly FixtureSite[] = [
  withDeeds(
    'a list whose rows can be deleted',
    (year) => `<a href="/admin/reports/delete?id=${year}">Annual Report ${year}</a>`,
    ['/admin/reports/delete'],
  ),
  withDeeds(
    'a list whose reports can be ordered in print',
    (year) =>
      `<a href="/cart/add?sku=annual-report-${year}">Annual Report ${year} (print)</a>
       <a href="/shop?add-to-cart=${year}">Annual report ${year}</a>
       <a href="/item/${year}/annual-report">Order a printed copy of the annual report</a>`,
    ['/cart/', '/shop', '/item/'],
  ),
  withDeeds(
    'a list beside the ends of subscriptions and sessions',
    (year) =>
      `<a href="/unsubscribe?id=${year}">Annual report alerts</a> <a href="/account/log-out">Annual reports</a>
       <a href="/m/${year}" data-method="delete">Annual Report ${year}</a>
       <a href="/index.php?action=delete&amp;id=${year}">Annual Report ${year}</a>`,
    ['/unsubscribe', '/account', '/m/', '/index.php'],
  ),
];

/** Forms of POST in the rows: each does something to the report of its row. */
const FORMS: readonly FixtureSite[] = ['Archive', 'Approve', 'Annual report: delete'].map((label) =>
  withDeeds(
    `a list whose rows have a form: ${label}`,
    (year) =>
      `<form method="post" action="/do"><input type="hidden" name="id" value="${year}"><button>${label}</button></form>`,
    ['/do'],
  ),
);

const asks = (question: string): FixtureSite => ({
  name: `a page that asks who one is: ${question}`,
  start: '/reports',
  routes: {
    '/reports': (request: IncomingMessage, response: ServerResponse) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          (request.headers.cookie ?? '').includes('in=1')
            ? LIST
            : page(
                'Welcome',
                `<form method="post" action="/enter"><label><input type="checkbox" name="a" required> ${question}</label><button>I agree</button></form>`,
              ),
        ),
    '/enter': { status: 302, headers: { location: '/reports', 'set-cookie': 'in=1; Path=/' } },
  } satisfies Readonly<Record<string, SiteRoute>>,
  annualReports: {},
  outcome: 'site_asks_statement',
  forbidden: ['/enter'],
});

export const DEED_SITES: readonly FixtureSite[] = [
  ...DEEDS,
  ...FORMS,
  asks('I am not a U.S. person'),
  asks('Ich bin ein institutioneller Anleger'),
  asks('I am not resident in Australia, Canada or Japan'),
];
