import { parentPort } from 'node:worker_threads';
import { isDataType } from '../answer-type.js';
import { readData } from '../read-data.js';
import type { PageContent } from '../page-content.js';
import { readPage } from '../read-page.js';
import { readSitemap, type Sitemap } from '../read-sitemap.js';

export interface PageRequest {
  readonly id: number;
  readonly as: 'page' | 'sitemap';
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly url: string;
}
export type PageReply =
  | { readonly id: number; readonly page: PageContent }
  | { readonly id: number; readonly sitemap: Sitemap }
  | { readonly id: number; readonly error: string };
/** Told once, when the code that parses is loaded: the first page's time begins here. */
export interface PageWorkerReady {
  readonly ready: true;
}

const read = ({ id, as, bytes, contentType, url }: PageRequest): PageReply => {
  if (as === 'sitemap') return { id, sitemap: readSitemap(bytes) };
  const data = isDataType(contentType) ? readData(bytes, url) : undefined;
  return { id, page: data ?? readPage(bytes, contentType, url) };
};

parentPort?.on('message', (request: PageRequest) => {
  let reply: PageReply;
  try {
    reply = read(request);
  } catch (error) {
    reply = { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage({ ready: true } satisfies PageWorkerReady);
