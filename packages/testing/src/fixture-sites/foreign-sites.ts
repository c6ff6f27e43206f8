import type { IncomingMessage } from 'node:http';
import { page, pdf, type FixtureSite, type SiteRoute } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const fileOf = (year: number): string => `/store/d-${year * 7}.pdf`;
/** The host that a site of loopback has beside its own; what serves a site puts the real one in its place. */
export const OTHER_HOST = 'http://other.example';
const REPORTS = Object.fromEntries(YEARS.map((year) => [OTHER_HOST + fileOf(year), year]));
const WORDS = `<p>${'We make things and sell them. '.repeat(20)}</p>`;

/** The site under its other name: the same port of the same machine. */
const otherHostOf = ({ headers }: IncomingMessage): string =>
  `http://localhost:${(headers.host ?? '').split(':')[1] ?? ''}`;
const data: SiteRoute = {
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: JSON.stringify({
    reports: YEARS.map((year) => ({ title: `Annual Report ${year}`, url: fileOf(year) })),
  }),
};

const foreign = (name: string, body: (otherHost: string) => string): FixtureSite => ({
  name: `data of another host: ${name}`,
  start: '/ir',
  routes: {
    '/ir': (request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page('Annual reports', WORDS + body(otherHostOf(request)))),
    '/api/reports.json': data,
    ...Object.fromEntries(YEARS.map((year) => [fileOf(year), pdf()])),
  },
  annualReports: REPORTS,
});

/** Lists as data of another host, whose relative addresses are that host's. */
export const FOREIGN_SITES: readonly FixtureSite[] = [
  foreign(
    'named by an attribute',
    (host) => `<div data-url="${host}/api/reports.json"></div><script src="/w.js"></script>`,
  ),
  foreign(
    'named by a script',
    (host) => `<div id="l"></div><script>load("${host}/api/reports.json", "#l")</script>`,
  ),
  foreign(
    'asked for by a program in the page',
    (host) => `<div id="l"></div><script>fetch("${host}/api/reports.json").then(show)</script>`,
  ),
];

/** The same, asked for by a script that makes the address. */
export const FOREIGN_SCRIPT_SITES: readonly FixtureSite[] = [
  foreign(
    'asked for by a script',
    (host) =>
      `<div id="l"></div><script>const at = "${host}" + "/api/" + "reports" + ".json"; fetch(at).then((r) => r.json()).then((d) => { l.innerHTML = d.reports.map((r) => '<p><a href="' + new URL(r.url, at).href + '">' + r.title + '</a></p>').join(''); });</script>`,
  ),
];
