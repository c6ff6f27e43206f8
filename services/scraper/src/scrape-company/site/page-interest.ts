import { foldName, judgeText } from '@fde/report-classification';
import type { FoundLink } from '../page/page-content.js';
import { isOnlyYear, leadsAway, wordScore } from './link-words.js';

export interface InterestContext {
  /** The page that the link stands on. */
  readonly pageUrl: URL;
  readonly pageLanguage: string | undefined;
}

const LANGUAGE_SEGMENT =
  /^(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2}|english|deutsch|francais|espanol|italiano|nederlands)$/i;
const ONLY_NUMBER = /^\d{1,3}$/;
const PAGE_PARAMETER = /(?:^|&)(?:page|p|pg|pagenum|page_num|paged|offset|start|skip)=\d+/i;
/** Orders, prints and shares of what is there already. */
const SAME_AGAIN =
  /(?:^|[?&])(?:sort|sortorder|order|orderby|print|share|replytocom|lang|language)=/i;

/** Whether two addresses differ in a folder that names a language, and in nothing else. */
export const isOtherLanguageOf = (one: URL, other: URL): boolean => {
  const [a, b] = [one.pathname.split('/'), other.pathname.split('/')];
  if (one.hostname.replace(/^www\./, '') !== other.hostname.replace(/^www\./, '')) return false;
  const different = a
    .map((part, index) => [part, b[index] ?? ''] as const)
    .filter(([x, y]) => x !== y);
  return (
    a.length === b.length &&
    different.length === 1 &&
    different.every(([x, y]) => LANGUAGE_SEGMENT.test(x) && LANGUAGE_SEGMENT.test(y))
  );
};

const pathWords = (url: URL): string => {
  const last = url.pathname.split('/').filter(Boolean).slice(-2).join(' ');
  try {
    return foldName(decodeURIComponent(last).replace(/\.(?:html?|aspx?|php|jsp|cfm)$/i, ''));
  } catch {
    return foldName(last);
  }
};

/** How much a link to a page promises, from 0 (not worth a request) to 10 (another list of annual reports). */
export const pageInterest = (
  link: FoundLink,
  { pageUrl, pageLanguage }: InterestContext,
): number => {
  const url = new URL(link.url);
  if (link.via === 'refresh') return 10;
  if (
    isOtherLanguageOf(url, pageUrl) ||
    (link.language && pageLanguage && link.language !== pageLanguage)
  )
    return 0;
  if (SAME_AGAIN.test(url.search)) return 0;
  const text = foldName(
    [link.text, ...link.evidence.filter(({ source }) => source === 'link').map((each) => each.text)]
      .join(' ')
      .slice(0, 200),
  );
  if (link.rel === 'next') return 6;
  if (isOnlyYear(text)) return 6;
  if (ONLY_NUMBER.test(text)) return PAGE_PARAMETER.test(url.search.slice(1)) ? 5 : 0;
  const [fromText, fromPath] = [wordScore(text), wordScore(pathWords(url))];
  const verdict = judgeText(text, 'text');
  // A page that tells of one document of another kind holds no annual report, whatever its folder is called.
  if (verdict && verdict.type !== 'annual_report' && fromText < 7) return 0;
  if (fromText < 7 && leadsAway(text)) return 0;
  const framed = link.via === 'frame' ? 6 : 0;
  return Math.min(
    10,
    Math.max(fromText, fromPath > 4 ? fromPath - 2 : 0, framed) +
      (fromText > 0 && fromPath > 0 ? 1 : 0),
  );
};
