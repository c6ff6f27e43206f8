import { page, type FixtureSite, type SiteRoute } from './fixture-site.js';

const notice = (name: string, start: SiteRoute, outcome: string): FixtureSite => ({
  name: `a notice: ${name}`,
  start: '/',
  routes: { '/': start },
  annualReports: {},
  outcome,
});
const json = (body: string): SiteRoute => ({
  headers: { 'content-type': 'application/json' },
  body,
});
const blocked = (body: string): FixtureSite => ({
  name: `a list that is kept back: ${body.slice(0, 20)}`,
  start: '/',
  routes: {
    '/': page(
      'Investors',
      `<p>${'We make things. '.repeat(40)}</p><a href="/r">Annual reports</a>`,
    ),
    '/r': page(body, '<p>Sorry.</p>'),
  },
  annualReports: {},
  outcome: 'site_forbids',
});

/** Sites whose answer is a page by its status, and a refusal by its words. */
export const NOTICE_SITES: readonly FixtureSite[] = [
  notice('maintenance', page('Scheduled maintenance', 'Be back soon.'), 'site_in_maintenance'),
  notice('Wartung', page('Wartungsarbeiten', 'Bis bald.'), 'site_in_maintenance'),
  notice('メンテナンス', page('メンテナンス中', '。'), 'site_in_maintenance'),
  notice('not found', page('Page not found', 'Try the search.'), 'page_not_found'),
  notice('nicht gefunden', page('Seite nicht gefunden', 'Zur Startseite'), 'page_not_found'),
  notice('introuvable', page('Oups', '<h2>Page introuvable</h2>'), 'page_not_found'),
  notice('no such page', page('404', 'The page you requested does not exist.'), 'page_not_found'),
  notice('for sale', page('This domain is for sale', 'Make an offer.'), 'page_not_found'),
  notice('suspended', page('Account suspended', 'Ask the host.'), 'site_in_maintenance'),
  notice('blocked', page('Sorry', '<h2>You have been blocked</h2>'), 'site_forbids'),
  notice('denied', page('Access denied', 'Reference 18.2f'), 'site_forbids'),
  notice('unusual traffic', page('Hello', 'We saw unusual traffic.'), 'site_forbids'),
  notice('an empty answer', '', 'page_empty'),
  notice('an empty page', '<!doctype html><html><head></head><body></body></html>', 'page_empty'),
  notice('a blank line', ' \n ', 'page_empty'),
  notice('unauthorized', json('{"error":"unauthorized"}'), 'site_needs_login'),
  notice('a login', json('{"message":"Authentication required"}'), 'site_needs_login'),
  notice('an expired session', page('Session expired', 'Start again.'), 'site_needs_login'),
  blocked('Access denied'),
  blocked('Request blocked'),
  blocked('Zugriff verweigert'),
];
