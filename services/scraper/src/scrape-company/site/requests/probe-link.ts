import { ServiceError } from '@fde/contracts';
import {
  fileNameFromDisposition,
  firstBytesOf,
  httpFailure,
  type WebResponse,
} from '@fde/web-client';
import type { SiteAccess } from './fetch-page.js';
import { mayAskOf } from './may-ask.js';

export interface Probe {
  readonly is: 'pdf' | 'package' | 'page' | 'something_else';
  /** Of the Content-Disposition header. */
  readonly fileName: string | undefined;
  readonly finalUrl: string;
}

const MAGIC = '%PDF-';
/** The mark may stand after a few bytes of rubbish (ISO 32000-1 7.5.2 and its implementation notes: within the first 1024). */
const MAGIC_WITHIN = 1024;
const PDF_TYPE = /^application\/(?:x-)?pdf/i;
const PACKAGE_TYPE = /^application\/(?:x-)?zip(?:-compressed)?(?:;|$)/i;
/** Types that servers give to anything. */
const TELLS_NOTHING =
  /^$|^application\/(?:octet-stream|force-download|download|x-download|binary|save)|^binary\//i;

const ask = (url: string, method: 'HEAD' | 'GET', access: SiteAccess): Promise<WebResponse> => {
  access.ledger.probes += 1;
  return access.web.open({
    url,
    method,
    maxBytes: access.ledger.bytesAllowed(),
    totalTimeoutMs: access.settings.SCRAPER_PAGE_TIMEOUT_MS,
    signal: access.requests,
    mayAsk: mayAskOf(access),
    cookies: access.cookies,
    compressed: method === 'HEAD',
    ...(method === 'GET' ? { headers: { range: `bytes=0-${MAGIC_WITHIN - 1}` } } : {}),
  });
};

const judge = (response: WebResponse, is: Probe['is']): Probe => ({
  is,
  fileName: fileNameFromDisposition(response.headers.get('content-disposition')),
  finalUrl: response.url,
});

/** Asks a download handler what it hands out: by its headers, and by the first bytes where those do not tell. */
export const probeLink = async (url: string, access: SiteAccess): Promise<Probe> => {
  const head = await ask(url, 'HEAD', access);
  head.body.destroy();
  const type = head.headers.get('content-type') ?? '';
  if (head.status === 200 && PDF_TYPE.test(type)) return judge(head, 'pdf');
  if (head.status === 200 && PACKAGE_TYPE.test(type)) return judge(head, 'package');
  if (head.status === 200 && !TELLS_NOTHING.test(type))
    return judge(head, /html/i.test(type) ? 'page' : 'something_else');
  // Handlers that do not know HEAD answer it with all sorts of errors; only the ones that mean the address itself are final.
  if ([401, 404, 410, 429].includes(head.status))
    throw httpFailure(url, head.status, head.headers.get('retry-after'), access.now());
  const response = await ask(url, 'GET', access);
  if (response.status !== 200 && response.status !== 206) {
    response.body.destroy();
    throw httpFailure(url, response.status, response.headers.get('retry-after'), access.now());
  }
  const bytes = await firstBytesOf(response, MAGIC_WITHIN);
  access.ledger.bytes += response.bytesRead();
  if (bytes.toString('latin1').includes(MAGIC)) return judge(response, 'pdf');
  return judge(
    response,
    /html/i.test(response.headers.get('content-type') ?? '') ? 'page' : 'something_else',
  );
};

/**
 * Whether a file that was stored before has changed on the site; undefined if the site does not
 * tell.
 */
export const hasChanged = async (
  url: string,
  stored: { readonly etag?: string; readonly lastModified?: string },
  access: SiteAccess,
): Promise<boolean | undefined> => {
  if (!stored.etag && !stored.lastModified) return undefined;
  const head = await ask(url, 'HEAD', access);
  head.body.destroy();
  if (head.status !== 200)
    throw head.status === 304
      ? new ServiceError('unexpected_answer', 'unasked 304')
      : httpFailure(url, head.status, null, access.now());
  const [etag, modified] = [head.headers.get('etag'), head.headers.get('last-modified')];
  if (stored.etag && etag) return stored.etag.replace(/^W\//, '') !== etag.replace(/^W\//, '');
  return stored.lastModified && modified ? stored.lastModified !== modified : undefined;
};
