import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Pack } from './packing.js';
import type { EventSender, Headers, Reply } from './reply.js';

const setHeaders = (response: Response, headers: Headers | undefined): void => {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
};

const sendBytes = (
  request: Request,
  response: Response,
  body: Buffer | string,
  contentType: string,
): void => {
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  // Text is sent in one write with the headers; bytes would be a second write.
  response.end(request.method === 'HEAD' ? undefined : body);
};

const isClientGone = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_STREAM_PREMATURE_CLOSE';

const sendStream = async (
  request: Request,
  response: Response,
  reply: Extract<Reply, { kind: 'stream' }>,
): Promise<void> => {
  if (request.method === 'HEAD') {
    setHeaders(response, reply.headers);
    response.setHeader('Content-Type', reply.contentType);
    return void response.end();
  }
  const body = await reply.open();
  setHeaders(response, reply.headers);
  response.setHeader('Content-Type', reply.contentType);
  // Where it breaks off half-way, both sides are closed, so that a short body never looks complete.
  await pipeline(body, response).catch((fault: unknown) => {
    response.destroy();
    if (!isClientGone(fault)) throw fault;
  });
};

const MAX_WAITING_BYTES = 1024 * 1024;

const senderTo = (response: Response): EventSender => {
  const write = (text: string): void => {
    // A client that does not read is disconnected; it comes back with Last-Event-ID.
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
    else response.write(text);
  };
  return {
    event: (name, id, data) =>
      write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    heartbeat: () => write(': heartbeat\n\n'),
  };
};

const sendEvents = async (
  request: Request,
  response: Response,
  reply: Extract<Reply, { kind: 'events' }>,
  stopping: AbortSignal,
): Promise<void> => {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  if (request.method === 'HEAD') return void response.end();
  response.flushHeaders();
  const left = new AbortController();
  response.on('close', () => left.abort());
  await reply
    .follow(senderTo(response), AbortSignal.any([left.signal, stopping]))
    .catch(() => undefined);
  response.end();
};

const sendByKind = async (
  request: Request,
  response: Response,
  reply: Reply,
  stopping: AbortSignal,
): Promise<void> => {
  switch (reply.kind) {
    case 'stream':
      return sendStream(request, response, reply);
    case 'events':
      return sendEvents(request, response, reply, stopping);
    case 'empty':
      setHeaders(response, reply.headers);
      return void response.end();
    case 'json':
      setHeaders(response, reply.headers);
      return sendBytes(
        request,
        response,
        JSON.stringify(reply.body),
        reply.contentType ?? 'application/json',
      );
    case 'bytes':
      setHeaders(response, reply.headers);
      return sendBytes(request, response, reply.body, reply.contentType);
    default:
      return reply satisfies never;
  }
};

export interface SendOptions {
  /** Aborts when streams must end because the service is stopping. */
  readonly stopping: AbortSignal;
  readonly pack: Pack;
}

/** Writes a reply. Rejects where it cannot be written, or its stream breaks off: the connection is closed then. */
export const sendReply = async (
  request: Request,
  response: Response,
  reply: Reply,
  { stopping, pack }: SendOptions,
): Promise<void> => {
  response.statusCode = reply.status;
  await new Promise<void>((resolve) => pack(request, response, () => resolve()));
  return sendByKind(request, response, reply, stopping);
};
