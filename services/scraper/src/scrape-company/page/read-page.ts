import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { collectLinks } from './collect-links.js';
import { answerIn } from './answer-words.js';
import { isInSiteFrame } from './evidence/site-frame.js';
import { gateOf } from './forms/find-gate.js';
import { hasOwnDocuments, type PageContent, type PageSignals } from './page-content.js';
import { oneOf, parts } from './one-of.js';
import { squeeze, visibleText } from './page-text.js';
import { hidesMore, unreachedYears } from './forms/hidden-lists.js';

const MAX_TEXT = 20_000;
/** A bot check says so at once, and has little else to say. */
const BOT_CHECK_START = 300;
const LONGEST_BOT_CHECK = 2000;
const SCRIPTS_NOTE_START = 2000;

const ASKS_BEFORE = oneOf(...parts('enable activate requires? need'), 'turn on');
const ASKS_AFTER = oneOf(
  ...parts('enable activ required disabled aktivier nécessaire requis necesario abilita'),
  'turned on',
);
/** `Please enable JavaScript`, `JavaScript is required` */
const ASKS_FOR_SCRIPTS: readonly RegExp[] = [
  new RegExp(`${ASKS_BEFORE}.{0,40}javascript`, 'i'),
  new RegExp(`javascript.{0,60}${ASKS_AFTER}`, 'i'),
];
const BOT_CHECK = new RegExp(
  [
    'just a moment',
    'attention required',
    'access denied',
    'are you a robot',
    'are you human',
    'captcha',
    'verify you are human',
    'pardon our interruption',
    'ddos protection',
  ].join('|'),
  'i',
);

/** Without what the site repeats on every page. */
const textOfContent = (document: Document): string =>
  document.body ? visibleText(document.body, MAX_TEXT, isInSiteFrame) : '';

const signalsOf = (document: Document, title: string): PageSignals => {
  const text = document.body ? visibleText(document.body, MAX_TEXT) : '';
  const noscript = [...document.querySelectorAll('noscript')]
    .map((each) => each.textContent ?? '')
    .join(' ');
  const headings = [...document.querySelectorAll('h1,h2')].map((each) => visibleText(each, 200));
  const answer = answerIn([title, ...headings], textOfContent(document));
  const beginning = `${noscript} ${text.slice(0, SCRIPTS_NOTE_START)}`;
  return {
    textLength: text.length,
    scripts: document.querySelectorAll('script').length,
    asksForScripts: ASKS_FOR_SCRIPTS.some((asks) => asks.test(beginning)),
    ...(answer === undefined ? {} : { answer }),
    hasPasswordField: document.querySelector('input[type="password"]') !== null,
    looksLikeBotCheck:
      text.length < LONGEST_BOT_CHECK &&
      BOT_CHECK.test(`${title} ${text.slice(0, BOT_CHECK_START)}`),
  };
};

/** How deep components lie in components. */
const DEEPEST_SHADOW = 10;

/** What a page declares as the inside of its components is shown in their place. */
const openShadows = (document: Document): void => {
  for (let depth = 0; depth < DEEPEST_SHADOW; depth += 1) {
    const shadows = [...document.querySelectorAll('template[shadowrootmode],template[shadowroot]')];
    if (shadows.length === 0) return;
    for (const each of shadows) each.replaceWith((each as HTMLTemplateElement).content);
  }
};

const printOf = (document: Document): string => {
  const references = [...document.querySelectorAll('a[href],script,iframe[src]')].map(
    (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.textContent ?? '',
  );
  const text = document.body ? visibleText(document.body, MAX_TEXT) : '';
  return createHash('sha256')
    .update([document.title, text, ...references].join('\n'))
    .digest('base64');
};

/**
 * A page's links and what is said about them. The document is parsed and never run: no scripts, no pictures, no styles
 * are loaded. Characters are decoded as a browser would (byte order mark, header, meta tag).
 */
export const readPage = (bytes: Uint8Array, contentType: string, url: string): PageContent => {
  const dom = new JSDOM(bytes, {
    url,
    contentType: /^(?:text\/html|application\/xhtml\+xml)/i.test(contentType)
      ? contentType
      : 'text/html',
  });
  try {
    const { document } = dom.window;
    openShadows(document);
    const titles = [...document.querySelectorAll('h1')]
      .slice(0, 2)
      .map((each) => visibleText(each, 200));
    const title = squeeze(document.title);
    const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
    const { links, truncated } = collectLinks(
      document,
      URL.canParse(base, url) ? new URL(base, url).href : url,
      [...new Set([...titles, title])].filter(Boolean),
    );
    const signals = signalsOf(document, title);
    const gate = hasOwnDocuments(links)
      ? undefined
      : gateOf(document, document.baseURI, signals.textLength);
    return {
      print: printOf(document),
      title: titles[0] || title,
      language: document.documentElement.lang.slice(0, 2).toLowerCase() || undefined,
      links,
      truncated,
      signals,
      unreachedYears: unreachedYears(document, links),
      hidesMore: hidesMore(document),
      ...(gate ? { gate } : {}),
    };
  } finally {
    dom.window.close();
  }
};
