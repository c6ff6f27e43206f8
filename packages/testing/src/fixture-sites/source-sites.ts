import { page, pdf, type FixtureSite, type SiteRoute } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const fileOf = (year: number): string => `/files/d-${year * 7}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const WORDS = `<p>${'We make things and sell them. '.repeat(20)}</p>`;

const feed = (name: string, type: string, body: string, link: string): FixtureSite => ({
  name: `a source: ${name}`,
  start: '/ir',
  routes: {
    '/ir': page('Investors', WORDS, link),
    '/feed.xml': { headers: { 'content-type': type }, body },
  },
  annualReports: REPORTS,
});
const head = (type: string): string =>
  `<link rel="alternate" type="${type}" title="Reports" href="/feed.xml">`;
const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Reports</title>${YEARS.map(
  (year) =>
    `<item><title>Annual Report ${year}</title><enclosure url="${fileOf(year)}" type="application/pdf" length="1"/></item>`,
).join('')}</channel></rss>`;
const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${YEARS.map(
  (year) =>
    `<entry><title>Annual Report ${year}</title><link rel="enclosure" href="${fileOf(year)}" type="application/pdf"/></entry>`,
).join('')}</feed>`;
const items = YEARS.map(
  (year) => `<p><a href="${fileOf(year)}">Annual Report ${year}</a></p>`,
).join('');

const shadow = (name: string, body: string): FixtureSite => ({
  name: `a source: ${name}`,
  start: '/ir',
  routes: { '/ir': page('Annual reports', WORDS + body) },
  annualReports: REPORTS,
});

const form = (name: string, formOf: (year: number) => string): FixtureSite => ({
  name: `a source: ${name}`,
  start: '/ir',
  routes: {
    '/ir': page('Reports', WORDS + YEARS.map(formOf).join('')),
    ...Object.fromEntries(
      YEARS.map((year): readonly [string, SiteRoute] => [`/get?year=${year}`, pdf()]),
    ),
  },
  annualReports: Object.fromEntries(YEARS.map((year) => [`/get?year=${year}`, year])),
});

/** Lists that stand neither in links nor in scripts. */
export const SOURCE_SITES: readonly FixtureSite[] = [
  feed('a feed with files', 'application/rss+xml', rss, head('application/rss+xml')),
  feed('an Atom feed with files', 'application/atom+xml', atom, head('application/atom+xml')),
  feed('a feed that says only XML', 'text/xml', rss, head('application/rss+xml')),
  shadow('a component', `<ir-list><template shadowrootmode="open">${items}</template></ir-list>`),
  shadow(
    'a component in a component',
    `<a-b><template shadowrootmode="open"><c-d><template shadowrootmode="closed">${items}</template></c-d></template></a-b>`,
  ),
  shadow('an older component', `<a-b><template shadowroot="open">${items}</template></a-b>`),
  form(
    'forms with a button',
    (year) =>
      `<form method="post" action="/get"><input type="hidden" name="year" value="${year}"><button>Annual Report ${year}</button></form>`,
  ),
  form(
    'forms in rows',
    (year) =>
      `<li>Annual Report ${year} <form method="POST" action="/get"><input type="hidden" name="year" value="${year}"><button>Download</button></form></li>`,
  ),
  form(
    'forms with buttons of input',
    (year) =>
      `<p>Geschäftsbericht ${year}</p><form method="post" action="/get"><input type="hidden" name="year" value="${year}"><input type="submit" value="Geschäftsbericht ${year}">Geschäftsbericht ${year}</form>`,
  ),
];
