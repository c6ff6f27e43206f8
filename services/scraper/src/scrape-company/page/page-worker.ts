import { parentPort } from 'node:worker_threads';
import { readPage } from './read-page.js';

export interface PageRequest { readonly id: number; readonly bytes: Uint8Array; readonly contentType: string; readonly url: string }
export type PageReply = { readonly id: number; readonly page: ReturnType<typeof readPage> } | { readonly id: number; readonly error: string };

parentPort?.on('message', ({ id, bytes, contentType, url }: PageRequest) => {
  let reply: PageReply;
  try {
    reply = { id, page: readPage(bytes, contentType, url) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
