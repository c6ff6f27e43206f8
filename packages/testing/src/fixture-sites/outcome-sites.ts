import { page, type FixtureSite } from './fixture-site.js';

const answer = (
  name: string,
  status: number,
  outcome: string,
  headers: Readonly<Record<string, string>> = {},
): FixtureSite => ({
  name,
  start: '/',
  routes: { '/': { status, headers, body: 'no' } },
  annualReports: {},
  outcome,
});

/**
 * Sites that do not give what is requested, each in its own way. An outcome that begins with `error:` is the task's
 * error, after its retries.
 */
export const OUTCOME_SITES: readonly FixtureSite[] = [
  answer('403', 403, 'site_forbids'),
  answer('404', 404, 'page_not_found'),
  answer('410', 410, 'page_not_found'),
  answer('401', 401, 'site_needs_login'),
  answer('500', 500, 'error:site_unavailable'),
  answer('503 with Retry-After', 503, 'error:site_unavailable', { 'retry-after': '120' }),
  answer('429 with Retry-After', 429, 'error:site_rate_limit', { 'retry-after': '30' }),
  {
    name: 'a loop',
    start: '/',
    routes: {
      '/': { status: 302, headers: { location: '/b' } },
      '/b': { status: 302, headers: { location: '/' } },
    },
    annualReports: {},
    outcome: 'redirect_loop',
  },
  {
    name: 'a login page',
    start: '/',
    routes: {
      '/': { status: 302, headers: { location: '/account/login?next=/' } },
      '/account/login': page(
        'Sign in',
        '<form><input name="user"><input type="password" name="pw"></form>',
      ),
    },
    annualReports: {},
    outcome: 'site_needs_login',
  },
  {
    name: 'a page that needs scripts',
    start: '/',
    routes: {
      '/': '<!doctype html><title>IR</title><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/app.js"></script>',
    },
    annualReports: {},
    outcome: 'page_needs_scripts',
  },
  {
    name: 'a check against programs',
    start: '/',
    routes: {
      '/': '<!doctype html><title>Just a moment...</title><h1>Checking your browser</h1><script src="/c.js"></script>',
    },
    annualReports: {},
    outcome: 'site_forbids',
  },
  {
    name: 'robots.txt that refuses everything',
    start: '/',
    routes: {
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /\n',
      },
      '/': page('Annual Reports', '<a href="/ar2022.pdf">Annual Report 2022</a>'),
    },
    annualReports: {},
    outcome: 'robots_disallowed',
  },
  {
    name: 'something that is not a page',
    start: '/',
    routes: { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } },
    annualReports: {},
    outcome: 'not_a_page',
  },
  {
    name: 'a page without documents',
    start: '/',
    routes: {
      '/': page('Investors', `<p>${'We are a company with a long history. '.repeat(20)}</p>`),
    },
    annualReports: {},
    outcome: 'ok',
  },
  {
    name: 'a further page that forbids',
    start: '/',
    outcome: 'partly_read',
    routes: {
      '/': page(
        'Annual Reports',
        '<a href="/ar2022.pdf">Annual Report 2022</a> <a href="/archive">Older annual reports</a>',
      ),
      '/archive': { status: 403 },
    },
    annualReports: { '/ar2022.pdf': 2022 },
  },
  {
    name: 'a further page that is gone',
    start: '/',
    outcome: 'ok',
    routes: {
      '/': page(
        'Annual Reports',
        '<a href="/ar2022.pdf">Annual Report 2022</a> <a href="/archive">Older annual reports</a>',
      ),
    },
    annualReports: { '/ar2022.pdf': 2022 },
  },
];
