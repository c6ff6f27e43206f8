import {
  ADDRESS_OF_YEAR as OPEN,
  clickSite as site,
  fileOf,
  LINKS,
  linkOf,
  listOfPage,
  rowsOfYears as rows,
  YEARS,
} from './click-site.js';
import type { FixtureSite } from './fixture-site.js';

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
  growing('View archive'),
  growing('Mostra altri'),
  site(
    'a list that goes on by a box that only looks like a button',
    `<div id="app">${linkOf(2023)}</div><div id="m" class="load-more" style="cursor:pointer">Load more</div>`,
    `const all = ${LINKS}; let at = 1; m.onclick = () => { app.insertAdjacentHTML('beforeend', all.slice(at, at + 2).join('')); at += 2; };`,
  ),
  site(
    'a list that goes on as one scrolls to its end',
    '<div id="app"></div><div id="end"></div>',
    `let n = 0; let busy = false; const key = 'pd' + 'f'; const add = () => { if (busy) return; busy = true; fetch('/x/list?page=' + ++n).then((r) => r.json()).then((l) => { l.forEach((y) => app.insertAdjacentHTML('beforeend', '<p style="height:700px"><a href="/media/d-' + y * 7 + '.' + key + '">Annual Report ' + y + '</a></p>')); busy = false; }); }; new IntersectionObserver((e) => { if (e[0].isIntersecting) add(); }).observe(end);`,
    { '/x/list': listOfPage },
  ),
  site(
    'a list that goes on in a box that scrolls',
    '<div id="box" style="height:300px;overflow:auto"><div id="app"></div></div>',
    `const all = ${LINKS}; let at = 0; const add = () => { app.insertAdjacentHTML('beforeend', all.slice(at, at + 2).map((l) => '<div style="height:250px">' + l + '</div>').join('')); at += 2; }; add(); box.addEventListener('scroll', () => { if (box.scrollTop + box.clientHeight >= box.scrollHeight - 50 && at < all.length) add(); });`,
  ),
  site(
    'a list whose pages are chosen from a list',
    '<select id="s"><option value="1">Page 1</option><option value="2">Page 2</option><option value="3">Page 3</option><option value="4">Page 4</option></select><div id="app"></div>',
    `const all = ${LINKS}; const go = () => { app.innerHTML = all.slice(s.value * 2 - 2, s.value * 2).join(''); }; s.onchange = go; go();`,
  ),
  site(
    'a list of which one chooses how much is shown',
    '<select id="s"><option>2</option><option>5</option><option>All</option></select><div id="app"></div>',
    `const all = ${LINKS}; const go = () => { app.innerHTML = all.slice(0, s.value === 'All' ? 99 : Number(s.value)).join(''); }; s.onchange = go; go();`,
  ),
  site(
    'a list of several pages with an arrow to the next',
    '<div id="app"></div><button aria-label="Previous page">‹</button><button id="next" aria-label="Next page">›</button>',
    `const all = ${LINKS}; let n = 1; const go = () => { app.innerHTML = all.slice(n * 2 - 2, n * 2).join(''); }; go(); next.onclick = () => { if (n < 4) n += 1; go(); };`,
  ),
  site(
    'a list of several pages with a picture of an arrow',
    '<div id="app"></div><button class="slick-prev"><svg width="9" height="9"></svg></button><button class="slick-next" id="nx"><svg width="9" height="9"></svg></button>',
    `const all = ${LINKS}; let n = 1; const go = () => { app.innerHTML = all.slice(n * 2 - 2, n * 2).join(''); }; go(); nx.onclick = () => { if (n < 4) n += 1; go(); };`,
  ),
  site(
    'a list that goes on as one scrolls',
    '<div id="app"></div><div style="height:3000px"></div><div id="end">end</div>',
    `const n = { at: 0 }; const key = 'pd' + 'f'; const add = () => fetch('/x/list?page=' + ++n.at).then((r) => r.json()).then((l) => l.forEach((y) => app.insertAdjacentHTML('beforeend', '<p style="height:900px"><a href="/media/d-' + y * 7 + '.' + key + '">Annual Report ' + y + '</a></p>'))); addEventListener('scroll', add); add();`,
    { '/x/list': listOfPage },
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

const LINKS_WITHOUT_WORDS: readonly FixtureSite[] = [
  site(
    'signs that open a window',
    rows(
      (y) =>
        `<li>Annual Report ${y} <span class="dl" data-k="${y}" style="cursor:pointer">⬇</span></li>`,
    ),
    `${OPEN} document.querySelectorAll('.dl').forEach((e) => { e.onclick = () => window.open(at(e.dataset.k)); });`,
  ),
  site(
    'buttons that fetch a file and hand it out',
    rows((y) => `<li>Annual Report ${y} <button data-k="${y}">Download PDF</button></li>`),
    `${OPEN} document.querySelectorAll('button').forEach((e) => { e.onclick = async () => { const r = await fetch(at(e.dataset.k)); const a = document.createElement('a'); a.href = URL.createObjectURL(await r.blob()); a.download = 'r.pdf'; a.click(); }; });`,
  ),
  site(
    'links that make a link to be saved',
    rows((y) => `<li><a href="javascript:dl(${y})">Annual Report ${y}</a></li>`),
    `${OPEN} function dl(y) { const a = document.createElement('a'); a.href = at(y); a.download = ''; document.body.append(a); a.click(); }`,
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

const go = `const go = (y) => { app.innerHTML = '<a href="' + at(Number(y)) + '">Annual report</a>'; };`;

const TABS_OF_YEARS: readonly FixtureSite[] = [
  site(
    'tabs of years whose panels follow in the same order',
    `<div>${YEARS.map((y) => `<div>${y}</div>`).join('')}</div><div>${YEARS.map((y) => `<div class="pane"><a href="${fileOf(y)}">Annual report</a></div>`).join('')}</div>`,
    '',
  ),
  site(
    'a row of years that are no buttons',
    `<ul id="y">${YEARS.map((y, n) => `<li class="${n === 0 ? 'active' : ''}">${y}</li>`).join('')}</ul><div id="app"><a href="${fileOf(2023)}">Annual report</a></div>`,
    `${OPEN} ${go} const all = y.querySelectorAll('li'); all.forEach((l) => { l.onclick = () => { all.forEach((e) => { e.className = e === l ? 'active' : ''; }); go(l.textContent); }; });`,
  ),
  site(
    'a list of years that unfolds',
    `<div><button id="b" aria-haspopup="listbox">2023</button><ul role="listbox" id="l" style="display:none">${YEARS.map((y) => `<li role="option">${y}</li>`).join('')}</ul></div><div id="app"></div>`,
    `${OPEN} ${go} b.onclick = () => { l.style.display = ''; }; document.querySelectorAll('[role=option]').forEach((o) => { o.onclick = () => { b.textContent = o.textContent; go(o.textContent); }; }); go(2023);`,
  ),
  site(
    'years of which one is marked',
    `<form>${YEARS.map((y) => `<label><input type="radio" name="y" value="${y}" ${y === 2023 ? 'checked' : ''}>${y}</label>`).join('')}</form><div id="app"></div>`,
    `${OPEN} ${go} document.querySelectorAll('input').forEach((i) => { i.onchange = () => go(i.value); }); go(2023);`,
  ),
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
  ...LINKS_WITHOUT_WORDS,
  ...TABS_OF_YEARS,
  ...REMOVING,
];
