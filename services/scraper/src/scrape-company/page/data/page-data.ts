import { embeddedIn, namelessDocument, type EmbeddedData } from './embedded-documents.js';
import { isEndpoint } from './endpoints.js';
import { isReferenceList, reviveReferences } from './revive-references.js';
import { parseJson, type Json } from './json.js';
import { ScriptReader, type StringTemplate } from './script-data.js';

/** All that a page's scripts say as data. */
export interface PageData extends EmbeddedData {
  readonly templates: readonly StringTemplate[];
}

const MAX_SCRIPTS = 300;
const PDF_LITERAL = /^(?:https?:|\\?\/|[\w%.-])[^"'\s<>]{0,1000}\.pdf(?:\?[^"'\s<>]{0,300})?$/i;
const QUOTED_PDF =
  /(["'])((?:https?:|\\?\/|[\w%.-])[^"'\s<>]{1,1000}?\.pdf(?:\?[^"'\s<>]{0,300})?)\1/gi;
const join = (parts: readonly EmbeddedData[]): EmbeddedData => ({
  documents: parts.flatMap(({ documents }) => documents),
  pages: parts.flatMap(({ pages }) => pages),
  fragments: parts.flatMap(({ fragments }) => fragments),
  endpoints: parts.flatMap(({ endpoints }) => endpoints),
});

const documentsNamed = (addresses: readonly string[], pageUrl: string): EmbeddedData => ({
  documents: addresses
    .filter((each) => URL.canParse(each, pageUrl))
    .map((each) => namelessDocument(new URL(each, pageUrl).href)),
  pages: [],
  fragments: [],
  endpoints: [],
});

/** What is left of a script that cannot be parsed: PDF addresses between quotes. */
const quotedIn = (script: string): readonly string[] =>
  [...script.matchAll(QUOTED_PDF)].map((match) =>
    (match[2] ?? '').replace(/\\\//g, '/').replace(/\\u002[fF]/g, '/'),
  );

/** The data of one answer or attribute that is JSON as a whole. */
export const embeddedInJson = (text: string, pageUrl: string): EmbeddedData | undefined => {
  const data = parseJson(text);
  if (data === undefined || typeof data !== 'object' || data === null) return undefined;
  const revived: Json = isReferenceList(data) ? reviveReferences(data) : data;
  return embeddedIn(revived, pageUrl);
};

const isJson = (script: Element): boolean =>
  /json/i.test(script.getAttribute('type') ?? '') || /^\s*[[{]/.test(script.textContent ?? '');

const isProgram = (script: Element): boolean =>
  /^$|javascript|ecmascript|^module$/i.test(script.getAttribute('type') ?? '');

/** Reads the scripts of a page as data. None of it is run. */
export const dataOfScripts = (document: ParentNode, pageUrl: string): PageData => {
  const reader = new ScriptReader();
  const parts: EmbeddedData[] = [];
  const unread: string[] = [];
  for (const script of [...document.querySelectorAll('script:not([src])')].slice(0, MAX_SCRIPTS)) {
    const text = script.textContent ?? '';
    const data = isJson(script) ? embeddedInJson(text, pageUrl) : undefined;
    if (data) parts.push(data);
    else if (isProgram(script) && !reader.read(text)) unread.push(...quotedIn(text));
  }
  const { values, strings, templates } = reader.data();
  const found = join([...parts, ...values.map((value) => embeddedIn(value, pageUrl))]);
  const known = new Set(found.documents.map(({ url }) => url));
  const literals = documentsNamed(
    [...strings.filter((each) => PDF_LITERAL.test(each)), ...unread],
    pageUrl,
  );
  return {
    ...found,
    documents: [...found.documents, ...literals.documents.filter(({ url }) => !known.has(url))],
    endpoints: [...new Set([...found.endpoints, ...strings.filter(isEndpoint)])],
    templates,
  };
};
