import { pdf, type FixtureSite, type SiteRoute } from './fixture-site.js';

const YEARS = [2023, 2022, 2021, 2020, 2019, 2018, 2017] as const;
const fileOf = (year: number): string => `/media/d-${year * 7}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const WORDS = '<p>We report on the course of business every year in March.</p>'.repeat(12);
const linkOf = (year: number): string =>
  `<p><a href="${fileOf(year)}">Annual Report ${year}</a></p>`;
const LINKS = JSON.stringify(YEARS.map(linkOf));

const site = (
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

/** A button adds two items at a time. */
const growing = (label: string): FixtureSite =>
  site(
    `a list that goes on by "${label}"`,
    `<div id="app">${linkOf(2023)}</div><button id="m">${label}</button>`,
    `const all = ${LINKS}; let at = 1; m.onclick = () => { app.insertAdjacentHTML('beforeend', all.slice(at, at + 2).join('')); at += 2; if (at >= all.length) m.remove(); };`,
  );

const LISTS_THAT_GO_ON: readonly FixtureSite[] = [
  growing('Show more reports'),
  growing('Load more (12)'),
  growing('Weitere Berichte anzeigen'),
  site(
    'a list that goes on as one scrolls',
    '<div id="app"></div><div style="height:3000px"></div><div id="end">end</div>',
    `const n = { at: 0 }; const key = 'pd' + 'f'; const add = () => fetch('/x/list?page=' + ++n.at).then((r) => r.json()).then((l) => l.forEach((y) => app.insertAdjacentHTML('beforeend', '<p style="height:900px"><a href="/media/d-' + y * 7 + '.' + key + '">Annual Report ' + y + '</a></p>'))); addEventListener('scroll', add); add();`,
    {
      '/x/list': (request, response) => {
        const at = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('page'));
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(YEARS.slice(at * 2 - 2, at * 2)));
      },
    },
  ),
  site(
    'a list of several pages in a page',
    '<div id="app"></div><div id="p">' +
      [1, 2, 3, 4].map((n) => `<button>${n}</button>`).join('') +
      '</div>',
    `const all = ${LINKS}; const go = (n) => { app.innerHTML = all.slice(n * 2 - 2, n * 2).join(''); }; go(1); p.querySelectorAll('button').forEach((b) => { b.onclick = () => go(Number(b.textContent)); });`,
  ),
  site(
    'a list of several pages with one button to the next',
    '<div id="app"></div><button id="next">Next</button>',
    `const all = ${LINKS}; let n = 1; const go = () => { app.innerHTML = all.slice(n * 2 - 2, n * 2).join(''); }; go(); next.onclick = () => { if (n < 4) n += 1; go(); };`,
  ),
];

const OPEN = `const at = (y) => '/media/' + 'd-' + y * 7 + '.' + 'pd' + 'f';`;
const rows = (row: (year: number) => string): string => `<ul>${YEARS.map(row).join('')}</ul>`;

const LINKS_OF_CLICKS: readonly FixtureSite[] = [
  site(
    'links whose address a program makes',
    rows((y) => `<li>Annual Report ${y} <a href="javascript:openDoc('${y}','ar')">PDF</a></li>`),
    `${OPEN} function openDoc(y) { location.href = at(y); }`,
  ),
  site(
    'buttons that open a window',
    rows(
      (y) =>
        `<li><span>Annual Report ${y}</span> <button onclick="show(${y})">Download</button></li>`,
    ),
    `${OPEN} function show(y) { window.open(at(y)); }`,
  ),
  site(
    'rows that a program listens to',
    rows((y) => `<li data-y="${y}" style="cursor:pointer">Annual Report ${y}</li>`),
    `${OPEN} document.querySelectorAll('li').forEach((l) => l.addEventListener('click', () => { location.assign(at(l.dataset.y)); }));`,
  ),
];

/** Beside each report stands a button that removes it. */
const REMOVING: readonly FixtureSite[] = ['Delete', 'Löschen', '×'].map((label) => ({
  ...site(
    `buttons that remove reports: ${label}`,
    rows(
      (y) =>
        `<li>Annual Report ${y} <button onclick="show(${y})">Download</button> <button class="row-delete" onclick="drop(${y})">${label}</button></li>`,
    ),
    `${OPEN} function show(y) { location.href = at(y); } function drop(y) { fetch('/x/gone?id=' + y, { method: 'POST' }); }`,
  ),
  forbidden: ['/x/gone'],
}));

const TABS_OF_YEARS: readonly FixtureSite[] = [
  site(
    'tabs of years that hide panels',
    `<ul>${YEARS.map((y) => `<li><a href="#t${y}" data-toggle="tab">${y}</a></li>`).join('')}</ul>${YEARS.map((y) => `<div id="t${y}"><a href="${fileOf(y)}">Annual report</a></div>`).join('')}`,
    '',
  ),
  site(
    'a row of years above one panel',
    `<div>${YEARS.map((y) => `<button>${y}</button>`).join('')}</div><div id="app"><a href="${fileOf(2023)}">Annual report 2023</a></div>`,
    `${OPEN} document.querySelectorAll('button').forEach((b) => { b.onclick = () => { app.innerHTML = '<a href="' + at(Number(b.textContent)) + '">Annual report</a>'; }; });`,
  ),
  site(
    'tabs of years of which one is chosen',
    `<div>${YEARS.map((y, n) => `<button aria-controls="x" class="${n === 0 ? 'active' : ''}">${y}</button>`).join('')}</div><div id="app"></div>`,
    `${OPEN} const all = document.querySelectorAll('button'); const go = (b) => { all.forEach((e) => { e.className = e === b ? 'active' : ''; }); app.innerHTML = '<a href="' + at(Number(b.textContent)) + '">Annual report</a>'; }; all.forEach((b) => { b.onclick = () => setTimeout(() => go(b), 80); }); go(all[0]);`,
  ),
];

/** Pages whose lists only a visitor who clicks sees as a whole. */
export const CLICK_SITES: readonly FixtureSite[] = [
  ...LISTS_THAT_GO_ON,
  ...LINKS_OF_CLICKS,
  ...TABS_OF_YEARS,
  ...REMOVING,
];
