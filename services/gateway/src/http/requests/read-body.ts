import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { parseJsonBody } from '../../contract/json-text.js';
import { invalid } from '../../contract/validation-fault.js';
import { ProblemError } from '../../problems/error-reply.js';

export interface RequestBodyLimits {
  /** Bytes, before and after decompression. */
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** Content type without parameters; undefined if there is none. */
export const mediaType = (request: Request): string | undefined =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();

export const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined ||
  Number(request.headers['content-length'] ?? 0) > 0;

/** A body without a content type is read as JSON. */
const refuseOtherTypes = (request: Request): void => {
  const type = request.headers['content-type'];
  if (type === undefined) return;
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)"?/i.exec(type)?.[1]?.toLowerCase();
  if (
    mediaType(request) === 'application/json' &&
    (charset === undefined || charset === 'utf-8' || charset === 'utf8')
  )
    return;
  throw new ProblemError(
    'unsupported_media_type',
    `The request body must be application/json in UTF-8, not ${type.slice(0, 100)}`,
  );
};

/** What is left of the body would be taken for the next request. */
const CLOSE = { Connection: 'close' };

export const tooLarge = ({ maxBytes }: RequestBodyLimits): ProblemError =>
  new ProblemError('body_too_large', `The request body is larger than ${maxBytes} bytes`, CLOSE);

export const tooLate = ({ timeoutMs }: RequestBodyLimits): ProblemError =>
  new ProblemError(
    'request_timeout',
    `The request body did not arrive within ${timeoutMs / 1000} seconds`,
    CLOSE,
  );

/** Errors of body-parser by their `type`. */
const bodyError = (
  error: Error & { readonly type?: string; readonly status?: number },
  limits: RequestBodyLimits,
): Error => {
  if (error.type === 'entity.too.large') return tooLarge(limits);
  if (error.type === 'encoding.unsupported')
    return new ProblemError(
      'unsupported_media_type',
      'The Content-Encoding of the request body must be gzip, deflate or br',
    );
  if (error.status !== undefined && error.status < 500)
    return invalid(['body', 0], 'JSON decode error: the body cannot be unpacked', 'json_invalid');
  return error;
};

/** Collects the bytes within the limits of size and time, and parses them. */
export const bodyReader = (
  limits: RequestBodyLimits,
): ((request: Request, response: Response) => Promise<unknown>) => {
  const raw: RequestHandler = express.raw({
    type: () => true,
    limit: limits.maxBytes,
    inflate: true,
  });
  const collect = (request: Request, response: Response): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(tooLate(limits)), limits.timeoutMs);
      const done = (error?: Error): void => {
        clearTimeout(late);
        if (error !== undefined) return reject(bodyError(error, limits));
        resolve(request.body instanceof Uint8Array ? request.body : new Uint8Array());
      };
      void raw(request, response, done as NextFunction);
    });
  return async (request, response) => {
    if (hasBody(request)) refuseOtherTypes(request);
    const bytes = await collect(request, response);
    response.locals['requestBytes'] = bytes.byteLength;
    return parseJsonBody(bytes);
  };
};
