import type { IncomingMessage, ServerResponse } from 'node:http';
import { page, type FixtureSite, type SiteRoute } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const fileOf = (year: number): string => `/files/ar-${year}.pdf`;
const link = (year: number): string => `<p><a href="${fileOf(year)}">Annual Report ${year}</a></p>`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const LIST = page('Annual reports', YEARS.map(link).join(''));

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const html = (
  response: ServerResponse,
  body: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
};
const redirect = (response: ServerResponse, to: string, cookie?: string): void => {
  response.writeHead(302, { location: to, ...(cookie ? { 'set-cookie': cookie } : {}) }).end();
};
const knows = (request: IncomingMessage, cookie: string): boolean =>
  (request.headers.cookie ?? '').includes(cookie);

/** Answers with a fault the first few times a path is requested. */
const faulty = (
  times: number,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Answer => {
  let requests = 0;
  return (_request, response) => {
    requests += 1;
    if (requests % (times + 1) !== 0) response.writeHead(status, headers).end('later');
    else html(response, body);
  };
};

const archive = (name: string, further: Answer): FixtureSite => ({
  name,
  start: '/reports',
  routes: {
    '/reports': page('Annual reports', `${link(2023)}<a href="/archive">Older annual reports</a>`),
    '/archive': further,
  },
  annualReports: REPORTS,
});
const OLDER = page('Archive', link(2022) + link(2021));

const behindConsent = (
  name: string,
  start: Answer,
  more: Readonly<Record<string, SiteRoute>>,
): FixtureSite => ({
  name,
  start: '/investors/reports',
  routes: { '/investors/reports': start, ...more },
  annualReports: REPORTS,
});

const consentLink = behindConsent(
  'a consent page with a link',
  (request, response) =>
    knows(request, 'consent=1')
      ? html(response, LIST)
      : redirect(response, '/consent?back=/investors/reports'),
  {
    '/consent': page(
      'Your privacy',
      '<p>We use cookies.</p><a href="/consent/accept?back=/investors/reports">Accept all</a> <a href="/privacy">More</a>',
    ),
    '/consent/accept': (_request, response) =>
      redirect(response, '/investors/reports', 'consent=1; Path=/'),
  },
);
const consentForm = behindConsent(
  'a consent page with a form',
  (request, response) =>
    knows(request, 'agreed=yes')
      ? html(response, LIST)
      : html(
          response,
          '<!doctype html><title>Disclaimer</title><p>Please confirm that you have read this.</p><form method="post" action="/agree"><input type="hidden" name="back" value="/investors/reports"><button name="answer" value="yes">I agree</button></form>',
        ),
  {
    '/agree': (request, response) =>
      request.method === 'POST'
        ? redirect(response, '/investors/reports', 'agreed=yes; Path=/')
        : response.writeHead(405).end(),
  },
);
const consentScript = behindConsent(
  'a consent page whose script sets a cookie',
  (request, response) =>
    knows(request, 'cookieconsent=all')
      ? html(response, LIST)
      : html(
          response,
          `<!doctype html><title>Cookies</title><p>This site uses cookies.</p><button onclick="document.cookie='cookieconsent=all; path=/'; location.reload()">Accept</button>`,
        ),
  {},
);
const cookieCheck = behindConsent(
  'a check that cookies are kept',
  (request, response) =>
    knows(request, 'session=')
      ? html(response, LIST)
      : redirect(response, '/cookie-check?to=/investors/reports', 'session=4711; Path=/; HttpOnly'),
  {
    '/cookie-check': (request, response) =>
      knows(request, 'session=')
        ? redirect(response, '/investors/reports')
        : html(response, page('Cookies', 'Your browser does not keep cookies.')),
  },
);
const countryChoice = behindConsent(
  'a choice of country that a cookie remembers',
  (request, response) =>
    knows(request, 'region=') ? html(response, LIST) : redirect(response, '/region'),
  {
    '/region': (_request, response) =>
      redirect(response, '/investors/reports', 'region=int; Path=/'),
  },
);

const inLanguage = (name: string, parameter: string): FixtureSite => ({
  name,
  start: `/?${parameter}=en`,
  routes: {
    '/': page(
      'Company',
      `<a href="/investors?${parameter}=en">Investors</a> <a href="/?${parameter}=ar">العربية</a>`,
    ),
    '/investors': page(
      'Investors',
      `<a href="/reports?${parameter}=en">Annual reports</a> <a href="/investors?${parameter}=ar">العربية</a>`,
    ),
    '/reports': LIST,
  },
  annualReports: REPORTS,
});

/** Sites that must be asked in a certain way: later, again, with a cookie, in a language. */
export const MANNER_SITES: readonly FixtureSite[] = [
  archive(
    'a further page that asks to come back later',
    faulty(1, 429, OLDER, { 'retry-after': '1' }),
  ),
  archive('a further page that names no time to come back', faulty(2, 429, OLDER)),
  archive('a further page that is not there for a moment', faulty(1, 503, OLDER)),
  archive('a further page that fails once', faulty(1, 500, OLDER)),
  {
    ...archive('a first page that is not there for a moment', faulty(0, 200, OLDER)),
    routes: { '/reports': faulty(1, 503, LIST, { 'retry-after': '1' }) },
  },
  {
    ...archive('download handlers that ask to come back later', faulty(0, 200, OLDER)),
    routes: {
      '/reports': page(
        'Annual reports',
        YEARS.map((year) => `<p><a href="/download?id=${year}">Annual Report ${year}</a></p>`).join(
          '',
        ),
      ),
      '/download': ((): Answer => {
        let requests = 0;
        return (_request, response) => {
          requests += 1;
          if (requests === 2) response.writeHead(429, { 'retry-after': '1' }).end();
          else response.writeHead(200, { 'content-type': 'application/pdf' }).end();
        };
      })(),
    },
    annualReports: Object.fromEntries(YEARS.map((year) => [`/download?id=${year}`, year])),
  },
  consentLink,
  consentForm,
  consentScript,
  cookieCheck,
  countryChoice,
  inLanguage('the language as a parameter of every address', 'lang'),
  inLanguage('the locale as a parameter of every address', 'locale'),
  {
    name: 'a host that does not resolve beside one that does',
    start: '/reports',
    routes: {
      '/reports': page(
        'Annual reports',
        `${YEARS.map(link).join('')}<a href="http://reports.invalid/download?id=5">Annual Report 2015</a> <a href="http://reports.invalid/download?id=6">Annual Report 2014</a>`,
      ),
    },
    annualReports: REPORTS,
  },
];
