import { fileNameOf, foldersOf, type Evidence } from '@fde/report-classification';

/** A document named in data that a page carries for its scripts. */
export interface EmbeddedDocument {
  readonly url: string;
  readonly evidence: readonly Evidence[];
  readonly text: string;
  readonly typeHint: string;
}

const NAME_KEY =
  /^(?:title|name|label|heading|headline|text|linktext|link_?text|caption|documenttitle|document_?name|display_?name|alt|description|subtitle)$/i;
const FACT_KEY = /year|date|period|category|type|kind|tag|section|language|lang/i;
const LINK_KEY = /url|href|link|file|src|path|download|pdf|document|asset|attachment/i;
const HANDLER = /(?:static-files|download|getfile|getdocument|attachment|documents?|files?)[/?.]/i;
const MAX_VALUES = 200_000;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const looksLikeDocument = (key: string, value: string): boolean =>
  value.length < 2000 &&
  !/[\s<>{}]/.test(value.trim()) &&
  (/\.pdf(?:$|[?#])/i.test(value) ||
    (LINK_KEY.test(key) && /^(?:https?:)?\//i.test(value) && HANDLER.test(value)));

const texts = (object: { readonly [key: string]: Json }, keys: RegExp): readonly string[] =>
  Object.entries(object)
    .flatMap(([key, value]) =>
      keys.test(key) && (typeof value === 'string' || typeof value === 'number')
        ? [value.toString()]
        : [],
    )
    .filter((text) => text.length < 300)
    .map((text) => text.replace(/<[^>]*>/g, ' ').trim())
    .filter((text) => text !== '' && !/^https?:|^\//.test(text));

const mimeOf = (object: { readonly [key: string]: Json }): string =>
  Object.values(object).find(
    (value): value is string =>
      typeof value === 'string' && /^application\/(?:x-)?pdf$/i.test(value),
  ) ?? '';

/** Walks data without recursion; the names of what a document lies in become its headings, its own fields its cells. */
export const documentsInData = (data: Json, pageUrl: string): readonly EmbeddedDocument[] => {
  const found: EmbeddedDocument[] = [];
  const stack: { readonly value: Json; readonly headings: readonly string[] }[] = [
    { value: data, headings: [] },
  ];
  for (let seen = 0; stack.length > 0 && seen < MAX_VALUES; seen += 1) {
    const { value, headings } = stack.pop() as { value: Json; headings: readonly string[] };
    if (Array.isArray(value)) {
      for (const each of value)
        if (typeof each === 'object') stack.push({ value: each as Json, headings });
      continue;
    }
    if (!isObject(value)) continue;
    const [names, facts] = [texts(value, NAME_KEY), texts(value, FACT_KEY)];
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'object' && each !== null)
        stack.push({ value: each, headings: [...names, ...facts, ...headings].slice(0, 6) });
      if (typeof each !== 'string' || !looksLikeDocument(key, each) || !URL.canParse(each, pageUrl))
        continue;
      const url = new URL(each, pageUrl).href;
      found.push({
        url,
        typeHint: mimeOf(value),
        text: names[0] ?? '',
        evidence: evidenceFor(url, names, facts, headings),
      });
    }
  }
  return found;
};

const evidenceFor = (
  url: string,
  names: readonly string[],
  facts: readonly string[],
  headings: readonly string[],
): readonly Evidence[] => [
  ...names.map((text): Evidence => ({ source: 'link', text })),
  ...facts.map((text): Evidence => ({ source: 'cell', text })),
  ...[fileNameOf(url)].filter(Boolean).map((text): Evidence => ({ source: 'file', text })),
  ...headings.map((text): Evidence => ({ source: 'heading', text })),
  { source: 'path', text: foldersOf(url) },
];

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** PDF addresses in string literals of a script that is no pure data. */
const literalsIn = (script: string, pageUrl: string): readonly EmbeddedDocument[] => {
  const found: EmbeddedDocument[] = [];
  for (const match of script.matchAll(
    /(["'])((?:https?:|\\?\/|[\w%.-])[^"'\s<>]{1,1000}?\.pdf(?:\?[^"'\s<>]{0,300})?)\1/gi,
  )) {
    const text = (match[2] as string).replace(/\\\//g, '/').replace(/\\u002[fF]/g, '/');
    if (!URL.canParse(text, pageUrl)) continue;
    const url = new URL(text, pageUrl).href;
    found.push({ url, typeHint: '', text: '', evidence: evidenceFor(url, [], [], []) });
  }
  return found;
};

/** The first balanced object or list in a script of the form `window.DATA = {...};`. */
const assignedData = (script: string): Json | undefined => {
  const start = script.search(/[=(]\s*[[{]\s*["[{]/);
  if (start < 0) return undefined;
  const from = start + (/[[{]/.exec(script.slice(start))?.index ?? 0);
  let depth = 0;
  let quoted = false;
  for (let at = from; at < script.length; at += 1) {
    const letter = script[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if ((letter === '}' || letter === ']') && (depth -= 1) === 0)
      return parsed(script.slice(from, at + 1));
  }
  return undefined;
};

/** The documents that a script element names. Its text is read as data; none of it is run. */
export const documentsInScript = (
  script: string,
  type: string,
  pageUrl: string,
): readonly EmbeddedDocument[] => {
  if (!/pdf|static-files|download/i.test(script)) return [];
  const data =
    /json/i.test(type) || /^\s*[[{]/.test(script) ? parsed(script) : assignedData(script);
  const documents = data === undefined ? [] : documentsInData(data, pageUrl);
  return documents.length > 0 ? documents : literalsIn(script, pageUrl);
};

export const documentsInAttribute = (
  value: string,
  pageUrl: string,
): readonly EmbeddedDocument[] => {
  const data = /^\s*[[{]/.test(value) ? parsed(value) : undefined;
  return data === undefined ? [] : documentsInData(data, pageUrl);
};
