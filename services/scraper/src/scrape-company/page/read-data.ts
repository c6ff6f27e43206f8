import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { answerIn } from './answer-words.js';
import { collectDataLinks } from './collect-links.js';
import { embeddedIn, type EmbeddedData } from './data/embedded-documents.js';
import { parseJson, type Json } from './data/json.js';
import { embeddedInJson } from './data/page-data.js';
import type { PageContent } from './page-content.js';

/** `callback({...});` as some feeds answer, or a guard before the data. */
const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/^\)\]\}',?\s*/, '')
    .replace(/^[\w.$]{1,100}\(\s*(?=[[{])/, '')
    .replace(/\)\s*;?$/, (end, at: number, whole: string) =>
      /[\]}]\s*$/.test(whole.slice(0, at)) ? '' : end,
    );

const feedIn = (text: string, url: string): EmbeddedData | undefined => {
  if (!/^\s*<(?:\?xml|rss|feed)/i.test(text) || /<!(?:DOCTYPE|ENTITY)/i.test(text))
    return undefined;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@_',
    parseTagValue: false,
  });
  try {
    return embeddedIn(parser.parse(text) as Json, url);
  } catch {
    return undefined;
  }
};

/** What a feed or an answer to a script links to; undefined for what is neither. */
export const readData = (bytes: Uint8Array, url: string): PageContent | undefined => {
  const text = new TextDecoder().decode(bytes);
  const data = embeddedInJson(unwrapped(text), url) ?? htmlIn(text, url) ?? feedIn(text, url);
  if (!data) return undefined;
  const answer = answerIn([], text);
  const { window } = new JSDOM('', { url });
  try {
    return {
      print: createHash('sha256').update(text).digest('base64'),
      title: '',
      language: undefined,
      links: collectDataLinks(data, window.document, url),
      truncated: false,
      unreachedYears: [],
      hidesMore: false,
      signals: {
        textLength: text.length,
        scripts: 0,
        asksForScripts: false,
        hasPasswordField: false,
        looksLikeBotCheck: false,
        ...(answer === undefined ? {} : { answer }),
      },
    };
  } finally {
    window.close();
  }
};

/** A string in JSON that is a piece of a page as a whole. */
const htmlIn = (text: string, url: string): EmbeddedData | undefined => {
  const value = parseJson(text);
  return typeof value === 'string' ? embeddedIn([value], url) : undefined;
};
