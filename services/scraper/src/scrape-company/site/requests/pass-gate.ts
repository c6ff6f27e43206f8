import { displayUrl } from '@fde/web-client';
import { ServiceError } from '@fde/contracts';
import type { Gate, GateWay } from '../../page/page-content.js';
import type { SiteAccess } from './fetch-page.js';
import { isSameSite } from '../frontier/same-site.js';
import { mayAskOf } from './may-ask.js';

const goThrough = async (way: GateWay, access: SiteAccess): Promise<void> => {
  access.ledger.pagesFetched += 1;
  const response = await access.web.open({
    url: way.url,
    method: way.method,
    ...(way.method === 'POST'
      ? { body: way.body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      : {}),
    maxBytes: access.ledger.bytesAllowed(),
    totalTimeoutMs: access.settings.SCRAPER_PAGE_TIMEOUT_MS,
    signal: access.requests,
    mayAsk: mayAskOf(access),
    cookies: access.cookies,
  });
  response.body.destroy();
};

/**
 * Says yes to what a page asks before it shows itself, as a visitor would; true if the site then
 * knows the visitor.
 */
export const passGate = async (gate: Gate, url: string, access: SiteAccess): Promise<boolean> => {
  const before = access.cookies.headerFor(new URL(url));
  access.cookies.keep(new URL(url), gate.cookies);
  const way = gate.ways.find((each) => isSameSite(new URL(each.url), new URL(url)));
  try {
    if (way) await goThrough(way, access);
  } catch (error) {
    access.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    access.ledger.note(displayUrl(url), error);
  }
  return access.cookies.headerFor(new URL(url)) !== before;
};
