import { pdf, type FixtureSite, type SiteRoute } from './fixture-site.js';

/** Parts of the sites whose lists only a visitor who clicks sees as a whole. */
export const YEARS = [2023, 2022, 2021, 2020, 2019, 2018, 2017] as const;
export const fileOf = (year: number): string => `/media/d-${year * 7}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const WORDS = '<p>We report on the course of business every year in March.</p>'.repeat(12);
export const linkOf = (year: number): string =>
  `<p><a href="${fileOf(year)}">Annual Report ${year}</a></p>`;
export const LINKS = JSON.stringify(YEARS.map(linkOf));

export const clickSite = (
  name: string,
  body: string,
  script: string,
  more: Readonly<Record<string, SiteRoute>> = {},
): FixtureSite => ({
  name,
  start: '/reports',
  routes: {
    '/reports': `<!doctype html><html lang="en"><head><title>Annual reports</title></head><body><main><h1>Annual reports</h1>${WORDS}${body}</main><script src="/app.js"></script></body></html>`,
    '/app.js': { headers: { 'content-type': 'text/javascript' }, body: script },
    ...Object.fromEntries(YEARS.map((year) => [fileOf(year), pdf()])),
    ...more,
  },
  annualReports: REPORTS,
});

/** The address of a year, which stands nowhere as it is. */
export const ADDRESS_OF_YEAR = `const at = (y) => '/media/' + 'd-' + y * 7 + '.' + 'pd' + 'f';`;
export const rowsOfYears = (row: (year: number) => string): string =>
  `<ul>${YEARS.map(row).join('')}</ul>`;

/** Two years a page. */
export const listOfPage: SiteRoute = (request, response) => {
  const at = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('page'));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(YEARS.slice(at * 2 - 2, at * 2)));
};
