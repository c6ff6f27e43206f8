import { html, HTML, once, reportLink, type Stage, type Tricks } from './trick.js';

const many = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

/** Every place to which a link must not lead, and one to which it may. */
const dangerousLinks = ({ origin, trapPort }: Stage): string =>
  [
    `http://user:secret@127.0.0.1:${new URL(origin).port}/annual-report-2021.pdf`,
    'data:text/html,<a href=/annual-report-2020.pdf>Annual Report 2020</a>',
    'javascript:for(;;)alert("Annual Report")',
    `http://127.0.0.1:${trapPort}/annual-report-2019.pdf`,
    `//localhost:${trapPort}/annual-report-2018`,
    `http://bücher.example:${new URL(origin).port}/annual-report-2017.pdf`,
    'http://xn--a.xn--0/annual-report-2016.pdf',
    'http://[::1]:1/annual-report-2015.pdf',
    'file:///etc/annual-report-2014.pdf',
    `/annual-report-2013.pdf?${'q'.repeat(5000)}`,
    '\u0000\u202e/annual-report-2012.pdf',
    'http:///annual-report-2011.pdf',
  ]
    .map((href, at) => reportLink(href, 2000 + at))
    .join('');

const nested = (open: string, depth: number): string => open.repeat(depth);
const script = (code: string): string => `<h1>Annual reports</h1><script>${code}</script>`;

/** Pages that are hard to read, or that never end. */
export const PAGE_TRICKS: Tricks = {
  plain: html(() => '<h1>Annual reports</h1>' + reportLink('/annual-report-2022.pdf', 2022)),
  'deep-dom': html(() => nested('<div>', 200_000)),
  'deep-tables': html(() => nested('<table><tr><td>', 20_000) + reportLink('/x.pdf', 2020)),
  'deep-lists': html(() => nested('<ul><li>Annual report 2020', 5000) + reportLink('/x.pdf', 2020)),
  'unclosed-formatting': html(() => many(20_000, (at) => `<b id=${at}>`) + '<p>'.repeat(100_000)),
  'links-by-the-thousand': html(() =>
    many(100_000, (at) => `<a href=/r${at}.pdf>Annual report ${at}</a>`),
  ),
  'handlers-by-the-thousand': html(() =>
    many(30_000, (at) => `<a href=/download?id=${at}>Annual report ${2000 + (at % 25)} (PDF)</a>`),
  ),
  'links-of-six-kilobytes': html(() =>
    many(300, (at) => reportLink(`/t/plain/${at}?${'l'.repeat(6000)}`, 2000 + (at % 25))),
  ),
  'one-endless-link': html(() => reportLink(`/${'a'.repeat(4_000_000)}`, 2020)),
  'endless-words': html(() => `<p><a href=/x.pdf>${'Annual '.repeat(500_000)}</a>`),
  'one-endless-word': html(() => `<p><a href=/x.pdf>${'2'.repeat(3_000_000)}</a>`),
  'endless-title': html(() => `<title>${'annual report '.repeat(250_000)}</title><p>text`),
  'spaces-by-the-megabyte': html(() => `<h1>Report${' \n\t'.repeat(1_200_000)}2020</h1>`),
  'attributes-by-the-thousand': html(
    () => `<div ${many(50_000, (at) => `data-a${at}="/annual-report-${at}.pdf" `)}>`,
  ),
  'table-of-a-hundred-thousand-cells': html(
    () =>
      `<table>${many(2000, (row) => `<tr>${many(50, (at) => `<td><a href=/r${row}-${at}.pdf>${at}</a>`)}`)}`,
  ),
  'choices-by-the-thousand': html(
    () =>
      `<form action=/t/plain/>${many(20, (name) => `<select name=y${name}>${many(2000, (at) => `<option value=${at}>${1900 + at}`)}</select>`)}<button>Annual reports</button></form>`,
  ),
  'entities-by-the-thousand': html(() =>
    '&CounterClockwiseContourIntegral;&#x1F4A9;&bogus;'.repeat(80_000),
  ),
  'frames-in-frames': ({ response, rest }) =>
    void response
      .writeHead(200, HTML)
      .end(many(20, (at) => `<iframe src="/t/frames-in-frames/${rest}${at}"></iframe>`)),
  'dangerous-links': (stage) => void stage.response.writeHead(200, HTML).end(dangerousLinks(stage)),
  'base-of-another': ({ response, trapPort }) =>
    void response
      .writeHead(200, HTML)
      .end(`<base href="http://127.0.0.1:${trapPort}/">${reportLink('secret', 2020)}`),
  'refresh-circle': ({ response, rest }) =>
    void response
      .writeHead(200, HTML)
      .end(
        `<meta http-equiv=refresh content="0;url=/t/refresh-circle/${rest.startsWith('a') ? 'b' : 'a'}">`,
      ),
  'refresh-for-ever': ({ response, rest }) =>
    void response
      .writeHead(200, HTML)
      .end(
        `<meta http-equiv=refresh content="0;url=/t/refresh-for-ever/${Number.parseInt(rest, 10) + 1 || 1}">`,
      ),
  calendar: ({ response, rest }) => {
    const month = Number.parseInt(rest, 10) || 1;
    const days = many(
      31,
      (day) => `<a href="/t/calendar/${month}/${day}">Annual report ${day}</a>`,
    );
    const next = reportLink(`/t/calendar/${month + 1}`, 2024);
    response.writeHead(200, HTML).end(`<h1>Financial calendar</h1>${days}${next}`);
  },
  sessions: ({ response }) => {
    const id = `${process.hrtime.bigint()}`;
    const links = many(30, (at) =>
      reportLink(`/t/sessions/${at}?sid=${id}${at}`, 2000 + (at % 20)),
    );
    response.writeHead(200, HTML).end(links);
  },
  'looping-script': html(() => script('for(;;){}; while(true){location.reload()}')),
  'nested-script': html(() => script(`var a=${'['.repeat(100_000)}`)),
  'nested-calls': html(() => script(`${'f('.repeat(50_000)}1`)),
  'endless-string': html(() => script(`var a="${'\\u0041'.repeat(600_000)}`)),
  'deep-json': html(() => `<script type="application/json">${'{"a":['.repeat(200_000)}</script>`),
  'wide-json': html(
    () =>
      `<script type="application/json">[${many(60_000, (at) => `{"url":"/r${at}.pdf","title":"Annual report ${at}"},`)}1]</script>`,
  ),
  'backtracking-words': html(
    () => `<p>${'annual annual  report  '.repeat(60_000)}</p>${'enable '.repeat(100_000)}javascrip`,
  ),
  'json-for-a-page': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(once(() => '['.repeat(1_000_000))()),
  'feed-of-entities': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'application/rss+xml' })
      .end(
        `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${many(12, (at) => `<!ENTITY b${at} "${(at === 0 ? '&a;' : `&b${at - 1};`).repeat(10)}">`)}]><rss><channel><item><link>&b11;</link></item></channel></rss>`,
      ),
};
