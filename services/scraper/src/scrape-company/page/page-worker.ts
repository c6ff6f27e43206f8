import { parentPort } from 'node:worker_threads';
import { isDataType } from './answer-type.js';
import { readData } from './read-data.js';
import { readPage } from './read-page.js';

export interface PageRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly url: string;
}
export type PageReply =
  | { readonly id: number; readonly page: ReturnType<typeof readPage> }
  | { readonly id: number; readonly error: string };
/** Told once, when the code that parses is loaded: the first page's time begins here. */
export interface PageWorkerReady {
  readonly ready: true;
}

parentPort?.on('message', ({ id, bytes, contentType, url }: PageRequest) => {
  let reply: PageReply;
  try {
    const data = isDataType(contentType) ? readData(bytes, url) : undefined;
    reply = { id, page: data ?? readPage(bytes, contentType, url) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage({ ready: true } satisfies PageWorkerReady);
