import { CLICK_SITES } from './click-sites.js';
import type { FixtureSite, SiteRoute } from './fixture-site.js';
import { FOREIGN_SCRIPT_SITES } from './foreign-sites.js';
import { LIST_SITES } from './list-sites.js';
import { STATIC_SITES } from './static-sites.js';

const YEARS = [2023, 2022, 2021, 2020] as const;
const fileOf = (year: number): string => `/media/annual-report-${year}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const LIST = YEARS.map((year) => ({ title: `Annual Report ${year}`, year, url: fileOf(year) }));
const json = (value: unknown): SiteRoute => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const script = (body: string): SiteRoute => ({
  headers: { 'content-type': 'text/javascript' },
  body,
});
const shell = (body = '<div id="app"></div>', head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Annual reports</title>${head}</head><body>${body}<script src="/app.js"></script></body></html>`;
const SHOW = `const show = (list) => { document.querySelector('#app').innerHTML = list.map((r) => '<p><a href="' + r.url + '">' + r.title + '</a></p>').join(''); };`;
const site = (
  name: string,
  start: string,
  app: string,
  more: FixtureSite['routes'] = {},
): FixtureSite => ({
  name,
  start: '/reports',
  routes: { '/reports': start, '/app.js': script(app), ...more },
  annualReports: REPORTS,
});
const WORDS = '<p>We report on the course of business every year in March.</p>'.repeat(12);

/** Pages that give nothing without running their scripts. */
export const SCRIPT_SITES: readonly FixtureSite[] = [
  ...CLICK_SITES,
  ...LIST_SITES,
  ...FOREIGN_SCRIPT_SITES,
  ...STATIC_SITES,
  site('a page that writes its list', shell(), `${SHOW} show(${JSON.stringify(LIST)});`),
  site(
    'a page that asks for its list',
    shell(),
    `${SHOW} fetch('/x/' + 'list').then((r) => r.json()).then((d) => show(d.items));`,
    { '/x/list': json({ items: LIST }) },
  ),
  site(
    'a page that asks for its list by sending a question',
    shell(),
    `${SHOW} fetch('/q', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ reports }' }) }).then((r) => r.json()).then((d) => show(d.data.reports));`,
    {
      '/q': (request, response) =>
        request.method === 'POST'
          ? response
              .writeHead(200, { 'content-type': 'application/json' })
              .end(JSON.stringify({ data: { reports: LIST } }))
          : response.writeHead(405).end(),
    },
  ),
  site(
    'a page with an old way of asking',
    shell(),
    `${SHOW} const x = new XMLHttpRequest(); x.open('GET', '/x/' + 'list'); x.onload = () => show(JSON.parse(x.responseText)); x.send();`,
    { '/x/list': json(LIST) },
  ),
  site(
    'a widget in a page with words of its own',
    shell(`<main><h1>Annual reports</h1>${WORDS}<ir-reports></ir-reports></main>`),
    `customElements.define('ir-reports', class extends HTMLElement { connectedCallback() { this.innerHTML = ${JSON.stringify(LIST.map(({ title, url }) => `<li><a href="${url}">${title}</a></li>`).join(''))}; } });`,
  ),
  site(
    'a list of years that a script fills',
    shell(
      `<main><h1>Annual reports</h1>${WORDS}<select id="s">${YEARS.map((year) => `<option>${year}</option>`).join('')}</select><div id="app"></div></main>`,
    ),
    `const all = ${JSON.stringify(Object.fromEntries(LIST.map(({ year, url }) => [year, url])))}; const s = document.querySelector('#s'); const fill = () => { document.querySelector('#app').innerHTML = '<a href="' + all[s.value] + '">Annual report</a>'; }; s.addEventListener('change', fill); fill();`,
  ),
  site(
    'tabs of years that a script fills',
    shell(
      `<main><h1>Annual reports</h1>${WORDS}<div>${YEARS.map((year) => `<button role="tab">${year}</button>`).join('')}</div><div id="app"><p><a href="${fileOf(2023)}">Annual Report 2023</a></p></div></main>`,
    ),
    `document.querySelectorAll('[role=tab]').forEach((b) => b.addEventListener('click', () => { document.querySelector('#app').innerHTML = '<a href="/media/annual-report-' + b.textContent + '.pdf">Download</a>'; }));`,
  ),
  site(
    'a button for more that a script answers',
    shell(
      `<main><h1>Annual reports</h1>${WORDS}<div id="app"><p><a href="${fileOf(2023)}">Annual Report 2023</a></p></div><button id="more">Load more</button></main>`,
    ),
    `let at = 2022; document.querySelector('#more').addEventListener('click', () => { document.querySelector('#app').insertAdjacentHTML('beforeend', '<p><a href="/media/annual-report-' + at + '.pdf">Annual Report ' + at + '</a></p>'); at -= 1; if (at < 2020) document.querySelector('#more').remove(); });`,
  ),
  site(
    'a page that fills itself after a consent',
    shell(
      `<main><h1>Annual reports</h1>${WORDS}<div id="app"></div></main><div id="c"><button id="yes">Accept all</button></div>`,
    ),
    `${SHOW} document.querySelector('#yes').addEventListener('click', () => show(${JSON.stringify(LIST)}));`,
  ),
  {
    name: 'an app with pages of its own',
    start: '/reports',
    annualReports: REPORTS,
    routes: {
      '/reports': shell(),
      '/investors/annual-reports': shell(),
      '/app.js': script(
        `const at = location.pathname; const list = ${JSON.stringify(LIST)}; document.querySelector('#app').innerHTML = '<nav><a href="/reports">Investors</a> <a href="/investors/annual-reports">Annual reports</a></nav>' + (at === '/investors/annual-reports' ? list.map((r) => '<p><a href="' + r.url + '">' + r.title + '</a></p>').join('') : '');`,
      ),
    },
  },
  site(
    'a page in a frame that a script puts there',
    shell(`<main><h1>Annual reports</h1>${WORDS}<div id="app"></div></main>`),
    `const f = document.createElement('iframe'); f.src = '/embed/list'; document.querySelector('#app').append(f);`,
    {
      '/embed/list': `<!doctype html><h1>Annual reports</h1>${LIST.map(({ title, url }) => `<p><a href="${url}">${title}</a></p>`).join('')}`,
    },
  ),
  {
    name: 'a consent that a script remembers for the site',
    start: '/reports',
    routes: {
      '/reports': (request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(
            (request.headers.cookie ?? '').includes('consent=yes')
              ? `<!doctype html><h1>Annual reports</h1>${LIST.map(({ title, url }) => `<p><a href="${url}">${title}</a></p>`).join('')}`
              : shell('<p>We use cookies.</p><button>Accept all</button>'),
          ),
      '/app.js': script(
        `document.querySelector('button').addEventListener('click', () => { document.cookie = 'consent=' + 'yes; path=/'; location.reload(); });`,
      ),
    },
    annualReports: REPORTS,
  },
  site(
    'an app whose pages have no addresses of their own',
    shell('<nav><a href="#/investors">Financial reports</a></nav><div id="app"></div>'),
    `${SHOW} addEventListener('hashchange', () => { if (location.hash === '#/investors') document.querySelector('#app').innerHTML = '<button id="a">Annual reports</button>'; const b = document.querySelector('#a'); if (b) b.onclick = () => show(${JSON.stringify(LIST)}); }); document.querySelector('nav a').addEventListener('click', () => { location.hash = '#/investors'; });`,
  ),
  site(
    'a list that comes when one scrolls to it',
    shell(
      `<main><h1>Annual reports</h1>${WORDS}<div style="height:5000px"></div><div id="app">wait</div></main>`,
    ),
    `${SHOW} new IntersectionObserver((seen) => { if (seen.some((e) => e.isIntersecting)) show(${JSON.stringify(LIST)}); }).observe(document.querySelector('#app'));`,
  ),
];
