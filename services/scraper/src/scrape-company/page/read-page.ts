import { JSDOM } from 'jsdom';
import { collectLinks } from './collect-links.js';
import { gateOf } from './find-gate.js';
import { hasOwnDocuments, type PageContent, type PageSignals } from './page-content.js';
import { squeeze, visibleText } from './page-text.js';
import { hidesMore, unreachedYears } from './hidden-lists.js';

const MAX_TEXT = 20_000;

const signalsOf = (document: Document, title: string): PageSignals => {
  const text = document.body ? visibleText(document.body, MAX_TEXT) : '';
  const noscript = [...document.querySelectorAll('noscript')]
    .map((each) => each.textContent ?? '')
    .join(' ');
  return {
    textLength: text.length,
    scripts: document.querySelectorAll('script').length,
    asksForScripts:
      /(?:enable|activate|requires?|turn on|need).{0,40}javascript|javascript.{0,60}(?:enable|activ|required|turned on|disabled|aktivier|nécessaire|requis|necesario|abilita)/i.test(
        `${noscript} ${text.slice(0, 2000)}`,
      ),
    hasPasswordField: document.querySelector('input[type="password"]') !== null,
    looksLikeBotCheck:
      /just a moment|attention required|access denied|are you a robot|are you human|captcha|verify you are human|pardon our interruption|ddos protection/i.test(
        `${title} ${text.slice(0, 300)}`,
      ) && text.length < 2000,
  };
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
