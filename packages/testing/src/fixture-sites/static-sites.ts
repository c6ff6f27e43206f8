import { pdf, type FixtureSite, type SiteRoute } from './fixture-site.js';

const YEARS = [2023, 2022, 2021, 2020] as const;
const fileOf = (year: number): string => `/media/d-${year * 7}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const PAGES = ['/reports', '/reports/annual', '/reports/archive', '/reports/older'] as const;
const file = (type: string, body: string): SiteRoute => ({
  headers: { 'content-type': type },
  body,
});
const MENU = PAGES.map((each) => `<a href="${each}">Annual reports: ${each.slice(1)}</a>`).join(
  ' ',
);
const SHOW = `const at = ${JSON.stringify(PAGES)}.indexOf(location.pathname); const year = ${JSON.stringify(YEARS)}[at]; document.querySelector('#app').innerHTML = '<p><a href="/media/d-' + year * 7 + '.' + 'pd' + 'f">Annual Report ' + year + '</a></p>';`;

/** Each page as it is and in the browser, each static file once, robots.txt and the sitemap. */
const mostOf = (files: number): number => PAGES.length * 2 + files + 2;

const site = (
  name: string,
  head: string,
  files: Readonly<Record<string, SiteRoute>>,
): FixtureSite => ({
  name: `pages with static files in common: ${name}`,
  start: PAGES[0],
  routes: {
    ...Object.fromEntries(
      PAGES.map((each) => [
        each,
        `<!doctype html><html lang="en"><head><title>Annual reports</title>${head}</head><body><nav>${MENU}</nav><h1>Annual reports</h1><div id="app"></div></body></html>`,
      ]),
    ),
    ...files,
    ...Object.fromEntries(YEARS.map((year) => [fileOf(year), pdf()])),
  },
  annualReports: REPORTS,
  mostRequests: mostOf(Object.keys(files).length),
});

const script = (body: string): SiteRoute => file('text/javascript', body);

/** Pages that need their scripts, and have them in common: what is static is asked for once. */
export const STATIC_SITES: readonly FixtureSite[] = [
  site('a script', '<script defer src="/app.js"></script>', { '/app.js': script(SHOW) }),
  site('modules', '<script type="module" src="/main.js"></script>', {
    '/main.js': script("import './show.js';"),
    '/show.js': script(SHOW),
  }),
  site(
    'scripts, data and a sheet of styles',
    '<link rel="stylesheet" href="/app.css"><script defer src="/lib.js"></script><script defer src="/app.js"></script>',
    {
      '/app.css': file('text/css', 'body { margin: 0 }'),
      '/lib.js': script('window.lib = 1;'),
      '/app.js': script(SHOW),
    },
  ),
];
