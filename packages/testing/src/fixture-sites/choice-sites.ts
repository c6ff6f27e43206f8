import type { IncomingMessage, ServerResponse } from 'node:http';
import { page, type FixtureSite, type SiteRoute } from './fixture-site.js';

const YEARS = [2023, 2022, 2021, 2020, 2019] as const;
const LATEST = YEARS[0];

const annualOf = (year: number): string => `/files/annual-report-${year}.pdf`;
const annualLink = (year: number): string =>
  `<p><a href="${annualOf(year)}">Annual Report ${year}</a> <a href="/files/q3-${year}.pdf">Q3 report ${year}</a></p>`;
const reportsOf = (years: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(years.map((year) => [annualOf(year), year]));
const options = (values: readonly string[], texts = values): string =>
  values
    .map((value, index) => `<option value="${value}">${texts[index] ?? value}</option>`)
    .join('');
const yearOptions = options(YEARS.map(String));

/** One path whose answer depends on its parameters. */
const byQuery =
  (answer: (query: URLSearchParams) => string): SiteRoute =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(answer(searchParams));
  };
const byYear = (parameter: string, form: string): SiteRoute =>
  byQuery((query) => {
    const year = Number(query.get(parameter) ?? LATEST);
    return page('Financial reports', `${form}<h2>${year}</h2>${annualLink(year)}`);
  });

const FILLER = '<p>We inform our shareholders openly and in time about the course of business.</p>';

const formOfYears: FixtureSite = {
  name: 'a form with a list of years',
  start: '/investors/reports',
  routes: {
    '/investors/reports': byYear(
      'year',
      `<form method="get" action="/investors/reports"><select name="year">${yearOptions}</select><button>Show</button></form>`,
    ),
  },
  annualReports: reportsOf(YEARS),
};

const formOfYearsAndKinds: FixtureSite = {
  name: 'a form with lists of years and kinds',
  start: '/reports',
  routes: {
    '/reports': byQuery((query) => {
      const form = `<form action="/reports"><input type="hidden" name="site" value="7"><select name="type"><option value="q">Quarterly reports</option><option value="a">Annual reports</option><option value="p">Presentations</option></select><select name="y">${yearOptions}</select><input type="submit" value="Go"></form>`;
      const year = query.get('y') ?? String(LATEST);
      const found =
        query.get('type') === 'a' && query.get('site') === '7'
          ? `<a href="/files/annual-report-${year}.pdf">Annual Report ${year}</a>`
          : `<a href="/files/q2-${year}.pdf">Q2 report ${year}</a>`;
      return page('Reports', form + found);
    }),
  },
  annualReports: reportsOf(YEARS),
};

const formWithAll: FixtureSite = {
  name: 'a form whose list of years begins with all',
  start: '/reports',
  routes: {
    '/reports': byQuery((query) => {
      const form = `<form action="/reports"><select name="fy"><option value="${LATEST}" selected>${LATEST}</option><option value="-1">All years</option>${options(YEARS.slice(1).map(String))}</select></form>`;
      const shown = query.get('fy') === '-1' ? YEARS : [Number(query.get('fy') ?? LATEST)];
      return page('Annual reports', form + shown.map(annualLink).join(''));
    }),
  },
  annualReports: reportsOf(YEARS),
};

const jumpingList: FixtureSite = {
  name: 'a list of years that jumps to addresses',
  start: '/reports',
  routes: {
    '/reports': page(
      'Annual reports',
      `<select onchange="location.href=this.value">${options(
        YEARS.map((year) => `/reports/${year}.html`),
        YEARS.map(String),
      )}</select>${annualLink(LATEST)}`,
    ),
    ...Object.fromEntries(
      YEARS.map((year) => [`/reports/${year}.html`, page(`Reports ${year}`, annualLink(year))]),
    ),
  },
  annualReports: reportsOf(YEARS),
};

const listWithHandler: FixtureSite = {
  name: 'a list of years whose handler makes the address',
  start: '/reports',
  routes: {
    '/reports': byYear(
      'jahr',
      `<select id="s1" onchange="window.location = '/reports?jahr=' + this.value">${yearOptions}</select>`,
    ),
  },
  annualReports: reportsOf(YEARS),
};

const listWithScript: FixtureSite = {
  name: 'a list of years whose script makes the address',
  start: '/en/reports',
  routes: {
    '/en/reports': byYear(
      'filter_year',
      `<select class="js-year">${yearOptions}</select><script>const base = '/en/reports';document.querySelector('.js-year').addEventListener('change', (e) => { window.location.assign(base + '?filter_year=' + e.target.value + '#list'); });</script>`,
    ),
  },
  annualReports: reportsOf(YEARS),
};

const listWithNothing: FixtureSite = {
  name: 'a list of years that no script on the page explains',
  start: '/reports',
  routes: {
    '/reports': byYear(
      'year',
      `<select name="year">${yearOptions}</select><script src="/site.js"></script>`,
    ),
  },
  annualReports: reportsOf(YEARS),
};

const tabsWithScript: FixtureSite = {
  name: 'tabs of years filled by a script that asks for pieces',
  start: '/reports',
  routes: {
    '/reports': page(
      'Annual reports',
      `<ul role="tablist">${YEARS.map((year) => `<li><button role="tab" data-year="${year}">${year}</button></li>`).join('')}</ul><div id="panel">${annualLink(LATEST)}</div><script>function show(y){fetch(\`/ajax/reports/\${y}\`).then(r=>r.text()).then(h=>panel.innerHTML=h)}</script>`,
    ),
    ...Object.fromEntries(YEARS.map((year) => [`/ajax/reports/${year}`, annualLink(year)])),
  },
  annualReports: reportsOf(YEARS),
};

const tabsInPage: FixtureSite = {
  name: 'tabs of years whose panels are all in the page',
  start: '/reports',
  routes: {
    '/reports': page(
      'Annual reports',
      `<ul>${YEARS.map((year) => `<li><a href="#y${year}" role="tab">${year}</a></li>`).join('')}</ul>${YEARS.map((year) => `<div id="y${year}" role="tabpanel"><a href="${annualOf(year)}">Annual Report ${year}</a></div>`).join('')}<script src="/tabs.js"></script>`,
    ),
  },
  annualReports: reportsOf(YEARS),
};

const buttonsOfYears: FixtureSite = {
  name: 'a form with a button for each year',
  start: '/reports',
  routes: {
    '/reports': byYear(
      'year',
      `<form action="/reports" method="GET">${YEARS.map((year) => `<button type="submit" name="year" value="${year}">${year}</button>`).join('')}</form>`,
    ),
  },
  annualReports: reportsOf(YEARS),
};

const yearLinks: FixtureSite = {
  name: 'links with the year as a parameter',
  start: '/reports',
  routes: {
    '/reports': byYear(
      'year',
      YEARS.map((year) => `<a href="?year=${year}">${year}</a>`).join(' '),
    ),
  },
  annualReports: reportsOf(YEARS),
};

const PER_PAGE = 2;
const pagedBody = (
  query: URLSearchParams,
  name: string,
  more: (next: number) => string,
): string => {
  const at = Number(query.get(name) ?? 1);
  const shown = YEARS.slice((at - 1) * PER_PAGE, at * PER_PAGE);
  return shown.map(annualLink).join('') + (at * PER_PAGE < YEARS.length ? more(at + 1) : '');
};

const pages: FixtureSite = {
  name: 'numbered pages',
  start: '/reports',
  routes: {
    '/reports': byQuery((query) =>
      page(
        'Annual reports',
        pagedBody(
          query,
          'page',
          () => '<a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a>',
        ),
      ),
    ),
  },
  annualReports: reportsOf(YEARS),
};

const loadMoreLink: FixtureSite = {
  name: 'a link to load more',
  start: '/reports',
  routes: {
    '/reports': byQuery((query) =>
      page(
        'Annual reports',
        pagedBody(query, 'p', (next) => `<a class="btn" href="/reports?p=${next}">Load more</a>`),
      ),
    ),
  },
  annualReports: reportsOf(YEARS),
};

const loadMorePieces: FixtureSite = {
  name: 'a button to load more that names a piece of data',
  start: '/reports',
  routes: {
    '/reports': page(
      'Annual reports',
      `${YEARS.slice(0, 2).map(annualLink).join('')}<button data-url="/ajax/list?page=2">Load more</button>`,
    ),
    '/ajax/list?page=2': {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([
        { command: 'insert', data: YEARS.slice(2).map(annualLink).join('') },
        { command: 'settings', settings: { pager: null } },
      ]),
    },
  },
  annualReports: reportsOf(YEARS),
};

const resultsCentre = (name: string, top: string): FixtureSite => ({
  name,
  start: '/investors',
  routes: {
    '/investors': page(
      'Investor Relations',
      `${FILLER}<a href="/investors/results">${top}</a> <a href="/investors/share">Share</a>`,
    ),
    '/investors/results': page(
      top,
      YEARS.map((year) => `<a href="/investors/results/${year}">${year}</a>`).join(' '),
    ),
    ...Object.fromEntries(
      YEARS.flatMap((year) => [
        [
          `/investors/results/${year}`,
          page(
            `Results ${year}`,
            ['q1', 'q2', 'q3', 'fy']
              .map(
                (period) =>
                  `<a href="/investors/results/${year}/${period}">${period.toUpperCase()} ${year}</a>`,
              )
              .join(' '),
          ),
        ],
        [`/investors/results/${year}/fy`, page(`Full year ${year}`, annualLink(year))],
        [
          `/investors/results/${year}/q1`,
          page(`Q1 ${year}`, `<a href="/files/q1-${year}.pdf">Q1 ${year} report</a>`),
        ],
      ]),
    ),
  },
  annualReports: reportsOf(YEARS),
});

/** Pages on which visitors must choose something before anything is shown. */
export const CHOICE_SITES: readonly FixtureSite[] = [
  formOfYears,
  formOfYearsAndKinds,
  formWithAll,
  jumpingList,
  listWithHandler,
  listWithScript,
  listWithNothing,
  tabsWithScript,
  tabsInPage,
  buttonsOfYears,
  yearLinks,
  pages,
  loadMoreLink,
  loadMorePieces,
  resultsCentre('a results centre by year and period', 'Results centre'),
  resultsCentre('reports and results by year and period', 'Reports and results'),
];
