import { foldName, judgeText } from '@fde/report-classification';
import type { FoundLink } from '../../page/page-content.js';
import { isOnlyYear, leadsAway, wordScore } from '../../page/link-words.js';

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
const SAME_AGAIN = /(?:^|[?&])(?:sort|sortorder|order|orderby|print|share|replytocom)=/i;
const LANGUAGE_PARAMETER = /^(?:lang|language|locale|hl|lng|sprache|langue|idioma|l)$/i;
/** The whole year, in forms that stand in figures and abbreviations. */
const WHOLE_YEAR = /\b(?:fy|q4|4q|12m|full year|fourth quarter|year end|annual results)\b/;
const PART_OF_YEAR =
  /\b(?:q[123]|[123]q|h[12]|[12]h|[369]m|half year|(?:first|second|third) quarter)\b/;

const withoutLanguage = (url: URL): string => {
  const copy = new URL(url);
  for (const name of [...copy.searchParams.keys()].filter((each) => LANGUAGE_PARAMETER.test(each)))
    copy.searchParams.delete(name);
  return copy.href;
};

/** Whether two addresses differ in a folder or parameter that names a language, and in nothing else. */
export const isOtherLanguageOf = (one: URL, other: URL): boolean => {
  if (one.href !== other.href && withoutLanguage(one) === withoutLanguage(other)) return true;
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

const DATA_ABOUT_REPORTS =
  /report|filing|document|publication|financ|annual|download|result|librar|archive|invest|bericht|rapport|informe/i;
const DATA_OF_SITE =
  /config|analytic|track|i18n|translat|locale|menu|search|cookie|consent|login|user|cart/i;
const DATA_ABOUT_SHARE = /stock|quote|chart|share-?price/i;
const DATA_OF_THE_DAY = /news|press|event/i;
const DATA_ABOUT_ELSE: readonly RegExp[] = [DATA_OF_SITE, DATA_ABOUT_SHARE, DATA_OF_THE_DAY];

/** What a script asks for may be the list of reports; most of it is not. */
const dataInterest = (url: URL): number => {
  const address = url.pathname + url.search;
  if (DATA_ABOUT_REPORTS.test(address)) return 6;
  return DATA_ABOUT_ELSE.some((about) => about.test(address)) ? 0 : 3;
};

/** A feed may list what no page does: it is read also where reports were found. */
const FEED = 5;

/** What the words of a link and its address promise. */
const interestOfWords = (text: string, url: URL, framed: boolean): number => {
  if (isOnlyYear(text)) return 6;
  if (ONLY_NUMBER.test(text)) return PAGE_PARAMETER.test(url.search.slice(1)) ? 5 : 0;
  if (WHOLE_YEAR.test(text) && !leadsAway(text)) return 6;
  if (PART_OF_YEAR.test(text) && !leadsAway(text)) return 3;
  const [fromText, fromPath] = [wordScore(text), wordScore(pathWords(url))];
  const verdict = judgeText(text, 'around');
  // A page that tells about one document of another kind holds no annual report, whatever its
  // folder is called.
  if (verdict && verdict.type !== 'annual_report' && fromText < 7) return 0;
  if (fromText < 7 && leadsAway(text)) return 0;
  return Math.min(
    10,
    Math.max(fromText, fromPath > 4 ? fromPath - 2 : 0, framed ? 6 : 0) +
      (fromText > 0 && fromPath > 0 ? 1 : 0),
  );
};

/** Pages in other languages, and pages of which nothing is known: looked at only where nothing else led to reports. */
const MOST_OF_LAST_RESORTS = 2;
const UNKNOWN_PAGE = 1;

/** A link whose words lead neither there nor away may still lead there. */
const interestOfUnknown = (text: string, link: FoundLink): number =>
  link.kind === 'page' &&
  text !== '' &&
  !ONLY_NUMBER.test(text) &&
  !leadsAway(text) &&
  !judgeText(text, 'around')
    ? UNKNOWN_PAGE
    : 0;

/** How much a link to a page promises, from 0 (not worth a request) to 10 (another list of annual reports). */
export const pageInterest = (
  link: FoundLink,
  { pageUrl, pageLanguage }: InterestContext,
): number => {
  const url = new URL(link.url);
  if (link.via === 'refresh') return 10;
  const otherLanguage =
    isOtherLanguageOf(url, pageUrl) ||
    (link.language && pageLanguage && link.language !== pageLanguage);
  if (SAME_AGAIN.test(url.search)) return 0;
  const own = link.evidence.filter(({ source }) => source === 'link').map(({ text }) => text);
  const text = foldName([...new Set([link.text, ...own])].join(' ').slice(0, 200));
  if (otherLanguage)
    return Math.min(MOST_OF_LAST_RESORTS, 1 + interestOfWords(text, url, link.via === 'frame'));
  if (link.rel === 'next') return 6;
  if (link.rel === 'feed') return FEED;
  if (link.kind === 'data') return Math.max(dataInterest(url), wordScore(text) >= 7 ? 6 : 0);
  if (link.rel === 'choice') return judgeText(text, 'text')?.type === 'annual_report' ? 8 : 6;
  return interestOfWords(text, url, link.via === 'frame') || interestOfUnknown(text, link);
};
