import type { Request } from 'express';
import { Readable } from 'node:stream';
import type { ContractOperation } from '../../contract/contract-operation.js';
import { invalid } from '../../contract/validation-fault.js';
import { ProblemError } from '../../problems/error-reply.js';
import { hasBody, mediaType, tooLarge, tooLate, type RequestBodyLimits } from './read-body.js';
import { readForm, type SentFile } from './read-form.js';

const requireType = (types: readonly string[], request: Request): void => {
  const type = mediaType(request);
  if (type !== undefined && types.includes(type)) return;
  throw new ProblemError(
    'unsupported_media_type',
    `The request body must be one of ${types.join(', ')}, not ${type?.slice(0, 100) ?? 'without a type'}`,
  );
};

const FORM = 'multipart/form-data';

const NOT_IN_TIME = Symbol('not in time');

/** The next part of the body, or word that none came for as long as a body may take. */
const nextWithin = async (
  parts: AsyncIterator<Buffer>,
  milliseconds: number,
): Promise<IteratorResult<Buffer> | typeof NOT_IN_TIME> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof NOT_IN_TIME>((resolve) => {
    timer = setTimeout(() => resolve(NOT_IN_TIME), milliseconds);
  });
  try {
    return await Promise.race([parts.next(), late]);
  } finally {
    clearTimeout(timer);
  }
};

async function* partsWithin(request: Request, limits: RequestBodyLimits): AsyncGenerator<Buffer> {
  const parts = (request as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let size = 0;
  for (;;) {
    const next = await nextWithin(parts, limits.timeoutMs);
    if (next === NOT_IN_TIME) throw tooLate(limits);
    if (next.done === true) return;
    size += next.value.byteLength;
    if (size > limits.maxBytes) throw tooLarge(limits);
    yield next.value;
  }
}

/**
 * The file that a request sends, as its body or in a form, as it comes. Its parts may be as far apart as `timeoutMs`. Throws ProblemError
 * `unsupported_media_type` at once, `body_too_large` and `request_timeout` while it is read; InvalidRequest without a body.
 */
export const fileReader =
  (limits: RequestBodyLimits) =>
  async ({ files }: ContractOperation, request: Request): Promise<SentFile> => {
    if (!hasBody(request)) throw invalid(['body'], 'The file is missing or empty', 'missing');
    requireType(files, request);
    if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes) throw tooLarge(limits);
    const content = Readable.from(partsWithin(request, limits), { objectMode: false });
    return mediaType(request) === FORM
      ? readForm(request, content)
      : { content, name: undefined, fields: new Map() };
  };
