import { fileNameOf, foldersOf, type NameEvidence } from '@fde/report-classification';
import { oneOf, parts } from '../one-of.js';
import { isEndpoint } from './endpoints.js';
import { isObject, type Json, type JsonObject } from './json.js';

/** A document or page named in data that a page carries for its scripts. */
export interface EmbeddedDocument {
  readonly url: string;
  readonly evidence: readonly NameEvidence[];
  readonly text: string;
  readonly typeHint: string;
}

/** A piece of a page kept as text in data, to be put into the page by a script. */
export interface EmbeddedFragment {
  readonly html: string;
  /** What the data around it says, the nearest first. */
  readonly headings: readonly string[];
}

export interface EmbeddedData {
  readonly documents: readonly EmbeddedDocument[];
  /** Addresses with a name that are not documents by the look of them. */
  readonly pages: readonly EmbeddedDocument[];
  readonly fragments: readonly EmbeddedFragment[];
  /** Addresses that are asked for more data, as they are written. */
  readonly endpoints: readonly string[];
}

/** Keys of names end in one of these, whatever stands before. */
const NAME_ENDS = parts('title label heading headline caption');
const NAME_WORDS = parts(
  'name text link_?text document_?name report_?name display_?name alt description children',
);
const NAME_KEY = new RegExp(`^(?:\\w*${oneOf(...NAME_ENDS)}|${oneOf(...NAME_WORDS)})$`, 'i');
const FACT_KEY = /year|date|period|category|type|kind|tag|section|language|lang/i;
const LINK_KEY = /url|href|link|file|src|path|download|pdf|document|asset|attachment|enclosure/i;
const HANDLER = /(?:static-files|download|getfile|getdocument|attachment|documents?|files?)[/?.]/i;
const FORMAT_KEY = /^(?:mime_?type|content_?type|format|extension|ext|file_?type|type|@_type)$/i;
const PDF_FORMAT = /^(?:application\/(?:x-)?)?\.?pdf$/i;
const LIST_KEYS = parts('items? list results? rows? entries values? elements? nodes? edges?');
const FRAME_KEYS = parts('children content body blocks? sections? components? media');
const STATE_KEYS = parts('props page_?props data state attributes fields payload query');
const FILE_KEYS = parts('link url href files? documents? assets? pdf download');
const NUMBER_KEY = '\\d{1,3}';
/** Keys of data that say nothing about what lies in them. */
const SILENT_KEY = new RegExp(
  `^${oneOf(...LIST_KEYS, ...FRAME_KEYS, ...STATE_KEYS, ...FILE_KEYS, NUMBER_KEY)}$`,
  'i',
);
const HTML_LINK = /<a\s[^>]{0,500}href/i;
const LONGEST_FRAGMENT = 500_000;
const MAX_FRAGMENTS = 100;
const MAX_VALUES = 200_000;
const MAX_HEADINGS = 6;

const isAddress = (value: string): boolean =>
  value.length < 2000 &&
  !/[\s<>{}]/.test(value.trim()) &&
  /^(?:https?:)?\/|^[\w%.-]+\//i.test(value);

const saysPdf = (object: JsonObject): boolean =>
  Object.entries(object).some(
    ([key, value]) => FORMAT_KEY.test(key) && typeof value === 'string' && PDF_FORMAT.test(value),
  );

const looksLikeDocument = (key: string, value: string, object: JsonObject): boolean =>
  value.length < 2000 &&
  !/[\s<>{}]/.test(value.trim()) &&
  (/\.pdf(?:$|[?#])/i.test(value) ||
    (LINK_KEY.test(key) && isAddress(value) && (HANDLER.test(value) || saysPdf(object))));

const texts = (object: JsonObject, keys: RegExp): readonly string[] =>
  Object.entries(object)
    .flatMap(([key, value]) =>
      keys.test(key) && (typeof value === 'string' || typeof value === 'number')
        ? [value.toString()]
        : [],
    )
    .filter((text) => text.length < 300)
    .map((text) => text.replace(/<[^>]*>/g, ' ').trim())
    .filter((text) => text !== '' && !/^https?:|^\//.test(text));

/** `annualReports` speaks of what lies in it, and so does `2023`; `items` does not. */
const headingOfKey = (key: string): readonly string[] => {
  if (SILENT_KEY.test(key) || key.length > 60) return [];
  return [key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')];
};

const evidenceFor = (
  url: string,
  names: readonly string[],
  facts: readonly string[],
  headings: readonly string[],
): readonly NameEvidence[] => [
  ...names.map((text): NameEvidence => ({ source: 'link', text })),
  ...facts.map((text): NameEvidence => ({ source: 'cell', text })),
  ...[fileNameOf(url)].filter(Boolean).map((text): NameEvidence => ({ source: 'file', text })),
  ...headings.map((text): NameEvidence => ({ source: 'heading', text })),
  { source: 'path', text: foldersOf(url) },
];

interface Visit {
  readonly value: Json;
  readonly headings: readonly string[];
}

/** Walks data without recursion; the names of what a document lies in become its headings, its own fields its cells. */
class DataWalk implements EmbeddedData {
  readonly documents: EmbeddedDocument[] = [];
  readonly pages: EmbeddedDocument[] = [];
  readonly fragments: EmbeddedFragment[] = [];
  readonly endpoints: string[] = [];
  readonly #seen = new Set<Json>();
  readonly #stack: Visit[] = [];

  constructor(
    data: Json,
    private readonly pageUrl: string,
  ) {
    this.#stack.push({ value: data, headings: [] });
    for (let visit = this.#stack.pop(); visit; visit = this.#stack.pop()) {
      if (this.#seen.has(visit.value) || this.#seen.size > MAX_VALUES) continue;
      this.#seen.add(visit.value);
      this.#visit(visit);
    }
  }

  #visit({ value, headings }: Visit): void {
    if (Array.isArray(value)) {
      for (const each of value as readonly Json[]) {
        if (typeof each === 'object' && each !== null) this.#stack.push({ value: each, headings });
        else if (typeof each === 'string') this.#takeFragment(each, headings);
      }
    } else if (isObject(value)) this.#visitObject(value, headings);
  }

  #visitObject(object: JsonObject, headings: readonly string[]): void {
    const names = texts(object, NAME_KEY);
    const facts = texts(object, FACT_KEY);
    const around = [...names, ...facts, ...headings];
    for (const [key, each] of Object.entries(object)) {
      const inner = [...headingOfKey(key), ...around].slice(0, MAX_HEADINGS);
      if (typeof each === 'object' && each !== null)
        this.#stack.push({ value: each, headings: inner });
      else if (typeof each === 'string') {
        this.#takeFragment(each, inner);
        if (isEndpoint(each)) this.endpoints.push(each);
        this.#takeAddress(key, each, object, { names, facts, headings });
      }
    }
  }

  #takeFragment(html: string, headings: readonly string[]): void {
    if (html.length > LONGEST_FRAGMENT || this.fragments.length >= MAX_FRAGMENTS) return;
    if (HTML_LINK.test(html)) this.fragments.push({ html, headings });
  }

  #takeAddress(
    key: string,
    value: string,
    object: JsonObject,
    said: {
      readonly names: readonly string[];
      readonly facts: readonly string[];
      readonly headings: readonly string[];
    },
  ): void {
    const document = looksLikeDocument(key, value, object);
    const page = !document && LINK_KEY.test(key) && isAddress(value) && said.names.length > 0;
    if ((!document && !page) || !URL.canParse(value, this.pageUrl)) return;
    const url = new URL(value, this.pageUrl).href;
    (document ? this.documents : this.pages).push({
      url,
      typeHint: document && saysPdf(object) ? 'application/pdf' : '',
      text: said.names[0] ?? '',
      evidence: evidenceFor(url, said.names, said.facts, said.headings),
    });
  }
}

export const embeddedIn = (data: Json, pageUrl: string): EmbeddedData =>
  new DataWalk(data, pageUrl);

/** A document of which nothing is known but its address. */
export const namelessDocument = (url: string): EmbeddedDocument => ({
  url,
  typeHint: '',
  text: '',
  evidence: evidenceFor(url, [], [], []),
});
