import { ServiceError } from '@fde/contracts';
import { displayUrl } from '@fde/web-client';
import type { AnswerKind } from '@fde/report-classification';
import { hasOwnDocuments, type PageContent } from '../page/page-content.js';

/** How a scrape ended: a code for programs and a sentence for people. */
export interface CrawlOutcome {
  readonly code: string;
  readonly message: string;
  /** False if the site could not be read as far as it should have been. */
  readonly complete: boolean;
}

/**
 * Errors of the company's own page that are an answer of the site: the scrape ends with status partial and this reason,
 * and is not tried again. All others are the task's failure (addresses that may not be asked for) or retried.
 */
const ANSWERS: ReadonlySet<string> = new Set([
  'site_forbids',
  'site_needs_login',
  'page_not_found',
  'site_refuses',
  'redirect_loop',
  'robots_disallowed',
  'not_a_page',
  'page_too_complex',
  'page_unreadable',
  'response_too_large',
  'tls_error',
  'host_not_found',
]);

export const outcomeOfError = (error: unknown): CrawlOutcome | undefined =>
  error instanceof ServiceError && !error.retryable && ANSWERS.has(error.code)
    ? { code: error.code, message: error.message, complete: false }
    : undefined;

/** A page with more to read than this has a login beside its content. */
const LONGEST_LOGIN = 3000;

/** Below so many letters a page with scripts is a shell that they were to fill. */
const SHELL_TEXT = 300;

/** Whether a page is only the frame that its scripts were to fill. */
export const isShell = ({ signals }: PageContent): boolean =>
  (signals.scripts > 0 && signals.textLength < SHELL_TEXT) ||
  (signals.asksForScripts && signals.textLength < 1500);

/** The outcome where annual reports may stand on pages that only a browser can show. */
export const needsBrowser = (url: string): CrawlOutcome => ({
  code: 'page_needs_scripts',
  message: `This page needs a browser: ${displayUrl(url)} is filled by its scripts, and none is there to run them (FDE_BROWSER)`,
  complete: false,
});

/** The same where a browser is there, and its pages for this scrape are used up. */
export const notShown = (url: string): CrawlOutcome => ({
  code: 'page_needs_scripts',
  message: `${displayUrl(url)} is filled by its scripts and was not shown: the pages for the browser are used up`,
  complete: false,
});

/** The same where a browser ran the scripts, and they showed nothing. */
export const staysEmpty = (url: string): CrawlOutcome => ({
  code: 'page_needs_scripts',
  message: `${displayUrl(url)} stays empty although a browser ran its scripts`,
  complete: false,
});

/** The outcome where a page wants its visitor to say who he is. */
export const asksStatement = (statement: string, url: string): CrawlOutcome => ({
  code: 'site_asks_statement',
  message:
    `${displayUrl(url)} asks its visitor to state "${statement}". That is said for nobody, ` +
    'unless SCRAPER_STATE_FOR_HOSTS names the host',
  complete: false,
});

/** What a page says in place of what was asked for, as the codes of answers that say it by their status. */
const CODE_OF_ANSWER: Readonly<Record<AnswerKind, string>> = {
  not_found: 'page_not_found',
  maintenance: 'site_in_maintenance',
  blocked: 'site_forbids',
  login: 'site_needs_login',
};

/** Whether a site said by this that it does not show a page; a page that only came too late says nothing. */
export const isAnswer = (code: string): boolean =>
  ANSWERS.has(code) || Object.values(CODE_OF_ANSWER).includes(code);

const nameOf = ({ title }: PageContent): string => title || 'its only words';

const codeOfObstacle = ({ signals, links }: PageContent): readonly [string, string] | undefined => {
  if (signals.looksLikeBotCheck)
    return ['site_forbids', 'The site shows a check against programs instead of the page'];
  if (signals.hasPasswordField && signals.textLength < LONGEST_LOGIN)
    return ['site_needs_login', 'The page asks for a login'];
  if (signals.answer !== undefined)
    return [CODE_OF_ANSWER[signals.answer], 'The site answers with a notice instead of the page'];
  if (signals.textLength === 0 && signals.scripts === 0 && links.length === 0)
    return ['page_empty', 'The page is empty'];
  return undefined;
};

/** What keeps a page that was answered from being read, where something does. */
export const obstacleOf = (page: PageContent): CrawlOutcome | undefined => {
  const [code, what] = (hasOwnDocuments(page.links) ? undefined : codeOfObstacle(page)) ?? [];
  if (code === undefined || what === undefined) return undefined;
  return { code, message: `${what} ("${nameOf(page)}")`, complete: false };
};
