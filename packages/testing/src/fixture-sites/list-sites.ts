import {
  ADDRESS_OF_YEAR,
  clickSite,
  fileOf,
  LINKS,
  linkOf,
  rowsOfYears,
  YEARS,
} from './click-site.js';
import { page, type FixtureSite, type SiteRoute } from './fixture-site.js';

/** Adds two items at a time. */
const GROW = `const all = ${LINKS}; let at = 1; const grow = () => { app.insertAdjacentHTML('beforeend', all.slice(at, at + 2).join('')); at += 2; if (at >= all.length) m.remove(); };`;
const SVG = '<svg width="20" height="20"><path d="M0 0h9v9z"/></svg>';

const growing = (name: string, button: string): FixtureSite =>
  clickSite(
    `a list that goes on by ${name}`,
    `<div id="app">${linkOf(2023)}</div>${button}`,
    `${GROW} m.onclick = (e) => { e.preventDefault(); grow(); };`,
  );

/** Buttons that say what they do by a sign, a picture, or in one of many languages. */
const BUTTONS: readonly FixtureSite[] = [
  growing('a sign', '<button id="m">+</button>'),
  growing('a sign in a span', '<span id="m" role="button" tabindex="0">＋</span>'),
  growing('a picture with a label', `<button id="m" aria-label="Load more">${SVG}</button>`),
  growing('a picture with a title', `<button id="m" title="Show more">${SVG}</button>`),
  growing('a picture named by its class', `<a id="m" class="btn-load-more" href="#">${SVG}</a>`),
  ...[
    'View all',
    'Show all (7)',
    'Older annual reports',
    'Alle Berichte ansehen',
    'Ältere Geschäftsberichte',
    'Voir tous les rapports',
    'Rapports plus anciens',
    'Ver todos los informes',
    'Carregar mais relatórios',
    'Meer jaarverslagen',
    'Visa alla rapporter',
    'Zobacz wszystkie',
    'すべて見る',
    '查看全部',
    'Показать все отчеты',
    'عرض الكل',
    '전체 보기',
    'Tümünü gör',
  ].map((text) => growing(`"${text}"`, `<button id="m">${text}</button>`)),
];

const json =
  (of: (query: URLSearchParams) => unknown): SiteRoute =>
  (request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(of(new URL(request.url ?? '/', 'http://x').searchParams)));

/** `next` is what the script asks for after it has shown an answer. */
const endless = (
  name: string,
  first: string,
  next: string,
  answer: (query: URLSearchParams) => unknown,
): FixtureSite =>
  clickSite(
    `a list that goes on by scrolling, asked for by ${name}`,
    '<div id="app"></div><div id="end">&nbsp;</div>',
    `${ADDRESS_OF_YEAR} let ask = '${first}'; let busy = false; const show = (y) => app.insertAdjacentHTML('beforeend', '<p style="height:500px"><a href="' + at(y) + '">Annual Report ' + y + '</a></p>'); const add = async () => { if (busy || !ask) return; busy = true; const d = await (await fetch('/x/list?' + ask)).json(); d.items.forEach(show); ask = ${next}; busy = false; }; new IntersectionObserver((e) => { if (e[0].isIntersecting) add(); }, { rootMargin: '100px' }).observe(end); addEventListener('scroll', add);`,
    { '/x/list': json(answer) },
  );
const part = (from: number): readonly number[] => YEARS.slice(from, from + 2);

const SCROLLING: readonly FixtureSite[] = [
  endless(
    'an offset',
    'offset=0&limit=2',
    "d.items.length ? 'limit=2&offset=' + app.children.length : ''",
    (query) => ({ items: part(Number(query.get('offset'))) }),
  ),
  endless('a cursor', 'after=', "d.next ? 'after=' + d.next : ''", (query) => {
    const from = YEARS.findIndex((year) => String(year) === query.get('after')) + 1;
    return { items: part(from), next: YEARS[from + 2] === undefined ? '' : YEARS[from + 1] };
  }),
  endless(
    'a page that counts from 0',
    'page=0',
    "d.more ? 'page=' + (d.page + 1) : ''",
    (query) => {
      const page = Number(query.get('page'));
      return { items: part(page * 2), page, more: page * 2 + 2 < YEARS.length };
    },
  ),
];

const chosen = (name: string, list: string, show: string): FixtureSite =>
  clickSite(
    `a list of which one chooses ${name}`,
    `${list}<div id="app"></div>`,
    `const all = ${LINKS}; const show = (from, to) => { app.innerHTML = all.slice(from, to).join(''); }; ${show}`,
  );
const optionsOf = (...texts: readonly (number | string)[]): string =>
  `<select id="s">${texts.map((text) => `<option>${text}</option>`).join('')}</select>`;

const CHOSEN: readonly FixtureSite[] = [
  chosen(
    'how many are shown, without all',
    `<label>Show ${optionsOf(2, 5, 10)} entries</label>`,
    's.onchange = () => show(0, Number(s.value)); s.onchange();',
  ),
  chosen(
    'a stretch',
    optionsOf('1-3', '4-6', '7-7'),
    "s.onchange = () => { const [from, to] = s.value.split('-').map(Number); show(from - 1, to); }; s.onchange();",
  ),
  chosen(
    'a page by name',
    optionsOf('Page 1 of 4', 'Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4'),
    's.onchange = () => show(s.selectedIndex * 2, s.selectedIndex * 2 + 2); s.onchange();',
  ),
  chosen(
    'the next by a link',
    '<a href="#" id="n">Next »</a>',
    'let page = 0; const go = () => show(page * 2, page * 2 + 2); n.onclick = (e) => { e.preventDefault(); if (page < 3) page += 1; go(); }; go();',
  ),
  chosen(
    'a page by numbered links',
    `<ul class="pagination">${[1, 2, 3, 4].map((n) => `<li><a href="javascript:void(0)" data-n="${n}">${n}</a></li>`).join('')}</ul>`,
    'const go = (n) => show(n * 2 - 2, n * 2); document.querySelectorAll("[data-n]").forEach((a) => { a.onclick = () => go(Number(a.dataset.n)); }); go(1);',
  ),
];

/** One report at a time, around and around. */
const CAROUSELS: readonly FixtureSite[] = [
  'Next slide',
  'Nächste Folie',
  'Diapositive suivante',
].map((label) =>
  chosen(
    `one after the other by "${label}"`,
    `<button id="n" aria-label="${label}">${SVG}</button>`,
    'let at = 0; const go = () => show(at, at + 1); n.onclick = () => { at = (at + 1) % all.length; go(); }; go();',
  ),
);

const clicked = (name: string, row: (year: number) => string, script: string): FixtureSite =>
  clickSite(`reports that a click opens: ${name}`, rowsOfYears(row), ADDRESS_OF_YEAR + script);

const CLICKED: readonly FixtureSite[] = [
  clicked(
    'an address that does nothing and a handler',
    (y) => `<li><a href="javascript:void(0)" onclick="show(${y})">Annual Report ${y}</a></li>`,
    'function show(y) { window.open(at(y), "_blank"); }',
  ),
  clicked(
    'a mark and a handler that returns',
    (y) => `<li><a href="#" onclick="return show('${y}')">Annual Report ${y}</a></li>`,
    'function show(y) { location = at(y); return false; }',
  ),
  clicked(
    'a form that a program sends',
    (y) => `<li>Annual Report ${y} <button type="button" onclick="send(${y})">View</button></li>`,
    'function send(y) { const f = document.createElement("form"); f.action = at(y); f.target = "_blank"; document.body.append(f); f.submit(); }',
  ),
];

const tabs = (name: string, labels: (year: number) => string, open: string): FixtureSite =>
  clickSite(
    `tabs of years: ${name}`,
    `<ul role="tablist">${YEARS.map((y) => `<li><a class="nav-link" role="tab" data-y="${y}">${labels(y)}</a></li>`).join('')}</ul><div id="app"><p><a href="${fileOf(2023)}">${open}</a></p></div>`,
    `${ADDRESS_OF_YEAR} document.querySelectorAll('[data-y]').forEach((t) => { t.onclick = () => { app.innerHTML = '<p><a href="' + at(Number(t.dataset.y)) + '">${open}</a></p>'; }; });`,
  );

const eraOf = (year: number): string =>
  year > 2018 ? `令和${year - 2018}年度` : `平成${year - 1988}年度`;

const TABS: readonly FixtureSite[] = [
  tabs('spans of two years', (y) => `FY ${y - 1}-${String(y).slice(2)}`, 'Annual report'),
  tabs('years of an era', eraOf, '有価証券報告書'),
  tabs('years of the republic', (y) => `${y - 1911}年度`, '年報'),
];

/** Whatever leads to the list says nothing of reports, so that it is read when nothing else is left. */
const farOff = (name: string, words: string): FixtureSite => {
  const site = growing(`a button, far from the start: ${name}`, '<button id="m">View all</button>');
  const about = `<p>${'We make things and sell them. '.repeat(20)}</p>`;
  return {
    ...site,
    start: '/',
    routes: {
      ...site.routes,
      '/': page('Company', `${about}<a href="/people">${words}</a>`),
      '/people': page('People', `${about}<a href="/reports">Annual reports</a>`),
    },
  };
};

const FAR_OFF: readonly FixtureSite[] = [
  farOff('people', 'Our people'),
  farOff('a whole team', 'Ver todo el equipo'),
  farOff('places', 'Standorte'),
];

/** Lists that are made longer, turned and chosen in more ways. */
export const LIST_SITES: readonly FixtureSite[] = [
  ...BUTTONS,
  ...SCROLLING,
  ...CHOSEN,
  ...CAROUSELS,
  ...CLICKED,
  ...TABS,
  ...FAR_OFF,
];
