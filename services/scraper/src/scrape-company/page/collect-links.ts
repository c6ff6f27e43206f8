import type { NameEvidence } from '@fde/report-classification';
import { documentIdentity } from './document-identity.js';
import { postDownloads } from './forms/post-downloads.js';
import { collectForms } from './forms/collect-forms.js';
import { isDeedElement } from './deeds/deeds.js';
import { isEndpoint } from './data/endpoints.js';
import type {
  EmbeddedData,
  EmbeddedDocument,
  EmbeddedFragment,
} from './data/embedded-documents.js';
import { dataOfScripts, embeddedInJson } from './data/page-data.js';
import { yearAddresses } from './forms/fill-templates.js';
import { headingsAbove } from './evidence/headings.js';
import { evidenceOf, type DocumentMap } from './evidence/link-evidence.js';
import { linkKindOf, viewerTarget, type LinkHints } from './link-kind.js';
import { sharedFile } from './share-links.js';
import type { FoundLink, LinkKind } from './page-content.js';
import { ownWords, squeeze, visibleText } from './page-text.js';
import { isYearText } from './forms/year-choices.js';
import { isInSiteFrame } from './evidence/site-frame.js';
import { ScriptReader } from './data/script-data.js';
import { tableEvidence } from './evidence/table-context.js';
import { yearChoices } from './forms/year-choices.js';

const MAX_LINKS = 5000;
/** No page that people read has a longer address. */
const LONGEST_ADDRESS = 4096;

interface Candidate {
  readonly element: Element;
  readonly url: string;
  readonly kind: LinkKind;
  readonly via: FoundLink['via'];
  readonly text: string;
}

const hintsOf = (element: Element): LinkHints => ({
  text: visibleText(element, 200),
  labels:
    ['class', 'title', 'aria-label', 'data-type', 'data-filetype', 'data-format']
      .map((name) => element.getAttribute(name) ?? '')
      .join(' ') +
    (element.firstElementChild
      ? [...element.querySelectorAll('img[alt],i[class],span[class],svg[class]')]
      : []
    )
      .slice(0, 4)
      .map((each) => ` ${each.getAttribute('alt') ?? ''} ${each.getAttribute('class') ?? ''}`)
      .join(''),
  type: element.getAttribute('type') ?? '',
  download: element.getAttribute('download') ?? undefined,
});

/** A reference as an absolute http address; pages that only show a file give the file. */
const resolve = (reference: string, base: string): URL | undefined => {
  const trimmed = reference.trim().replace(/[\t\r\n]/g, '');
  if (
    trimmed === '' ||
    trimmed.length > LONGEST_ADDRESS ||
    trimmed.startsWith('#') ||
    /^(?:javas?c?r?ipt|mailto|tel|data|blob|about|sms|whatsapp):/i.test(trimmed) ||
    !URL.canParse(trimmed, base)
  )
    return undefined;
  const url = new URL(trimmed, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const shown = viewerTarget(url) ?? sharedFile(url) ?? url;
  shown.hash = '';
  return shown;
};

const candidate = (
  element: Element,
  reference: string,
  base: string,
  via: FoundLink['via'],
): Candidate | undefined => {
  const url = resolve(reference, base);
  const hints = hintsOf(element);
  const kind = url && linkKindOf(url, hints);
  return url && kind ? { element, url: url.href, kind, via, text: hints.text } : undefined;
};

const QUOTED = /(["'])((?:https?:\/\/|\/|\.{0,2}\/|[\w%-]+[./])[^"'\s<>]{1,1000})\1/g;

/** Addresses in an event handler, which is read and never run; only documents count, because pages have links. */
const fromHandlers = (element: Element, base: string): readonly Candidate[] =>
  ['onclick', 'href', 'onmousedown'].flatMap((name) => {
    const code = element.getAttribute(name) ?? '';
    if (name === 'href' && !/^javascript:/i.test(code)) return [];
    return [...code.matchAll(QUOTED)]
      .map((match) => candidate(element, match[2] ?? '', base, 'button'))
      .filter((each) => each !== undefined)
      .filter(({ kind }) => kind === 'pdf' || kind === 'maybe_pdf')
      .slice(0, 3);
  });

const DATA_REFERENCE =
  /^data-(?:.*(?:href|url|link|file|src|pdf|download|document|path).*|target-page)$/i;

/** Some components write their data like a part of an address. */
const attributeText = (value: string): string => {
  if (!/^%(?:5B|7B)/i.test(value)) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Attributes that are read as links or words, or that hold a name without its folder. */
const KNOWN_ATTRIBUTE =
  /^(?:href|src|action|value|title|alt|download|content|name|id|class|style|placeholder|aria-.*|on.*)$/i;
const isPdfAddress = (value: string): boolean =>
  !/\s/.test(value) && /^[^/]*\/.*\.pdf(?:[?#]|$)/i.test(value);

/**
 * Attributes of components (`:items`, `props`, `x-data`) may hold data as those that begin with
 * `data-` do, and readers of documents have names of their own for the file (`source`, `pdf-url`).
 */
const dataIn = (element: Element, name: string): string => {
  const value = attributeText(element.getAttribute(name) ?? '');
  const isFile = isPdfAddress(value.trim()) && !KNOWN_ATTRIBUTE.test(name);
  return name.startsWith('data-') || isFile || /^\s*[[{]/.test(value) ? value : '';
};

const fromData = (element: Element, base: string): readonly (Candidate | EmbeddedData)[] => {
  const found: (Candidate | EmbeddedData)[] = [];
  for (const name of element.getAttributeNames()) {
    const value = dataIn(element, name);
    if (value.length < 4) continue;
    const embedded = /^\s*[[{]/.test(value) ? embeddedInJson(value, base) : undefined;
    if (embedded) found.push(embedded);
    else if (isEndpoint(value) && URL.canParse(value, base))
      found.push({
        element,
        url: new URL(value, base).href,
        kind: linkKindOf(new URL(value, base), NO_HINTS) === 'pdf' ? 'pdf' : 'data',
        via: 'data',
        text: visibleText(element, 200),
      });
    else if (/\.pdf(?:$|[?#])/i.test(value) || DATA_REFERENCE.test(name)) {
      const each = candidate(element, value, base, 'data');
      if (
        each &&
        (each.kind === 'pdf' || each.kind === 'maybe_pdf' || DATA_REFERENCE.test(name)) &&
        looksLikeReference(value)
      )
        found.push(each);
    }
  }
  return found;
};

const NO_HINTS: LinkHints = { text: '', labels: '', type: '', download: undefined };

const looksLikeReference = (value: string): boolean =>
  !/\s/.test(value.trim()) && /[/.]/.test(value) && value.length < 2000;

const TAGS: readonly (readonly [selector: string, attribute: string, via: FoundLink['via']])[] = [
  ['a[href],area[href]', 'href', 'link'],
  ['iframe[src],frame[src],embed[src]', 'src', 'frame'],
  ['object[data]', 'data', 'frame'],
  ['link[rel="next"][href],link[rel="alternate"][type="application/pdf"][href]', 'href', 'link'],
  ['option[value]', 'value', 'form'],
];

/** Feeds that a page names for programs; what they list may stand on no page. */
const FEEDS =
  'link[rel~="alternate" i][type*="rss" i][href],link[rel~="alternate" i][type*="atom" i][href],a[type*="rss" i][href],a[href$=".rss"],a[href$=".atom"],a[href$="feed.xml"],a[href$="rss.xml"]';

const feedsOf = (document: Document, base: string): readonly FoundLink[] =>
  [...document.querySelectorAll(FEEDS)].flatMap((element) => {
    const url = resolve(element.getAttribute('href') ?? '', base);
    const text = element.getAttribute('title') ?? visibleText(element, 100);
    return url ? [bareLink(url.href, 'data', text, { rel: 'feed' })] : [];
  });

const elementsOf = (
  document: Document,
  base: string,
): {
  readonly candidates: readonly Candidate[];
  readonly embedded: readonly EmbeddedData[];
} => {
  const candidates: Candidate[] = [];
  const embedded: EmbeddedData[] = [];
  for (const [selector, attribute, via] of TAGS) {
    for (const element of document.querySelectorAll(selector)) {
      if (candidates.length >= MAX_LINKS) break;
      const value = element.getAttribute(attribute) ?? '';
      // An option's value is an address only where it looks like one.
      if (
        via === 'form' &&
        !/^(?:https?:\/\/|\/|\?|\.{1,2}\/|[^\s/]+\.(?:html?|aspx?|php|pdf)\b)/i.test(value)
      )
        continue;
      const each = candidate(element, value, base, via);
      if (each) candidates.push(each);
    }
  }
  for (const element of document.querySelectorAll('[onclick],a[href^="javascript:"]'))
    candidates.push(...fromHandlers(element, base));
  for (const element of document.querySelectorAll('*')) {
    if (candidates.length >= MAX_LINKS || !element.hasAttributes()) continue;
    for (const each of fromData(element, base)) {
      if ('element' in each) candidates.push(each);
      else embedded.push(each);
    }
  }
  return { candidates: candidates.slice(0, MAX_LINKS), embedded };
};

const isDocument = ({ kind }: { readonly kind: LinkKind }): boolean =>
  kind !== 'page' && kind !== 'data';

const mapOf = (candidates: readonly Candidate[]): DocumentMap => {
  const linked = new Map<Element, string>();
  const inside = new Map<Element, Set<string>>();
  for (const { element, url } of candidates.filter(isDocument)) {
    const identity = documentIdentity(url);
    linked.set(element, identity);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const set = inside.get(at) ?? new Set<string>();
      set.add(identity);
      inside.set(at, set);
    }
  }
  return { linked, inside };
};

/** What the row says about a page; nothing if it links a document, which it is about then. */
const rowEvidence = (element: Element, map: DocumentMap): readonly NameEvidence[] => {
  const row = element.closest('tr');
  if (row === null || (map.inside.get(row)?.size ?? 0) > 0 || isInSiteFrame(element)) return [];
  return tableEvidence(element, (other) => map.linked.has(other));
};

/** The words of a link to a page; a year alone means what the heading above it names. */
const pageEvidence = (element: Element): readonly NameEvidence[] => {
  const own = ownWords(element).slice(0, 3);
  const isOnlyYear = own.length > 0 && own.every(isYearText) && !isInSiteFrame(element);
  const above = isOnlyYear ? headingsAbove(element, () => false) : [];
  return [
    ...own.map((text): NameEvidence => ({ source: 'link', text })),
    ...above.map((text): NameEvidence => ({ source: 'heading', text })),
  ];
};

const linkFrom = (each: Candidate, map: DocumentMap, titles: readonly string[]): FoundLink => {
  const { element, url, kind, via } = each;
  const evidence: readonly NameEvidence[] = isDocument(each)
    ? evidenceOf(element, url, map, { titles })
    : pageEvidence(element);
  const row = kind === 'page' ? rowEvidence(element, map) : [];
  return {
    url,
    kind,
    via,
    evidence,
    ...(row.length === 0 ? {} : { row }),
    text: squeeze(each.text || evidence[0]?.text || ''),
    rel: element.getAttribute('rel') ?? '',
    language: element.getAttribute('hreflang')?.slice(0, 2).toLowerCase() || undefined,
    ...(isInSiteFrame(element) ? { inNavigation: true } : {}),
    ...(isDeedElement(element) ? { acts: true } : {}),
  };
};

const bareLink = (
  url: string,
  kind: LinkKind,
  text: string,
  more: Partial<FoundLink> = {},
): FoundLink => ({
  url,
  kind,
  via: 'script',
  evidence: text ? [{ source: 'link', text }] : [],
  text,
  rel: '',
  language: undefined,
  ...more,
});

const linkFromData = (
  document: EmbeddedDocument,
  titles: readonly string[],
): FoundLink | undefined => {
  const url = resolve(document.url, document.url);
  const kind = url && linkKindOf(url, { ...NO_HINTS, type: document.typeHint });
  if (!url || !kind) return undefined;
  const page = titles.map((text): NameEvidence => ({ source: 'page', text }));
  return bareLink(url.href, kind, document.text, { evidence: [...document.evidence, ...page] });
};

/**
 * Links in pieces of pages that data carries; each piece stands on its own, below what the data
 * says about it.
 */
const linksInFragment = (
  { html, headings }: EmbeddedFragment,
  document: Document,
  base: string,
  titles: readonly string[],
): readonly FoundLink[] => {
  const inert = document.implementation.createHTMLDocument('');
  inert.body.innerHTML = html;
  const { candidates } = elementsOf(inert, base);
  const map = mapOf(candidates);
  const above = headings.map((text): NameEvidence => ({ source: 'heading', text }));
  return candidates
    .map((each) => linkFrom(each, map, titles))
    .map((link) => ({ ...link, evidence: [...link.evidence, ...above] }));
};

const MAX_ENDPOINTS = 30;
const MAX_FEEDS = 5;

/** Data that a page carries or names: documents, pages, pieces of pages, and where more data is asked for. */
const linksOfData = (
  data: EmbeddedData,
  document: Document,
  base: string,
  titles: readonly string[],
): readonly FoundLink[] => {
  const named = [...data.documents, ...data.pages]
    .slice(0, MAX_LINKS)
    .map((each) => linkFromData(each, titles))
    .filter((each) => each !== undefined);
  const endpoints = data.endpoints
    .slice(0, MAX_ENDPOINTS)
    .filter((each) => URL.canParse(each, base))
    .map((each) => bareLink(new URL(each, base).href, 'data', ''));
  const pieces = data.fragments.flatMap((each) => linksInFragment(each, document, base, titles));
  return [...named, ...pieces, ...endpoints];
};

/** Addresses that forms and scripts put together from what a visitor chooses. */
const linksOfChoices = (
  document: Document,
  base: string,
  templates: Parameters<typeof yearAddresses>[2],
): readonly FoundLink[] => {
  const reader = new ScriptReader();
  for (const element of document.querySelectorAll('[onchange],[onclick]'))
    for (const name of ['onchange', 'onclick']) reader.read(element.getAttribute(name) ?? '');
  const all = [...reader.data().templates, ...templates];
  return [
    ...collectForms(document, base).map(({ url, text }) =>
      bareLink(url, 'page', text, { via: 'form', rel: 'choice' }),
    ),
    ...yearAddresses(document, base, all, yearChoices(document)).map(({ url, text, guessed }) =>
      bareLink(url, 'page', text, { via: 'form', rel: 'choice', guessed }),
    ),
  ];
};

/** The links of an answer that is data as a whole. */
export const collectDataLinks = (
  data: EmbeddedData,
  document: Document,
  base: string,
): readonly FoundLink[] => linksOfData(data, document, base, []).slice(0, MAX_LINKS);

const refreshOf = (document: Document, base: string): readonly FoundLink[] => {
  const content =
    document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? '';
  const url = resolve(/url\s*=\s*['"]?([^'";]+)/i.exec(content)?.[1] ?? '', base);
  return url
    ? [
        {
          url: url.href,
          kind: linkKindOf(url, NO_HINTS) ?? 'page',
          via: 'refresh',
          evidence: [],
          text: '',
          rel: '',
          language: undefined,
        },
      ]
    : [];
};

/** Everything that a page points to: links, buttons, frames, data attributes, data for its scripts. Nothing in it is run. */
export const collectLinks = (
  document: Document,
  base: string,
  titles: readonly string[],
): { readonly links: readonly FoundLink[]; readonly truncated: boolean } => {
  const { candidates, embedded } = elementsOf(document, base);
  const map = mapOf(candidates);
  const scripts = dataOfScripts(document, base);
  const fromData = [...embedded, scripts].flatMap((each) =>
    linksOfData(each, document, base, titles),
  );
  const links = [
    ...refreshOf(document, base),
    ...feedsOf(document, base).slice(0, MAX_FEEDS),
    ...postDownloads(document, base).map(({ url, text }) =>
      bareLink(url, 'maybe_pdf', text, { via: 'form' }),
    ),
    ...candidates.map((each) => linkFrom(each, map, titles)),
    ...fromData,
    ...linksOfChoices(document, base, scripts.templates),
  ];
  return {
    links: links.slice(0, MAX_LINKS),
    truncated: candidates.length >= MAX_LINKS || links.length > MAX_LINKS,
  };
};
