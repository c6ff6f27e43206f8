import { ServiceError, type components, type Review } from '@fde/contracts';
import { InvalidRequest, type ValidationFault } from '../contract/validation-fault.js';
import {
  CODE_FOR_CLIENTS,
  PROBLEM_KINDS,
  isProblemCode,
  type ProblemCode,
} from './problem-kinds.js';
import type { Headers, Reply } from '../replies/reply.js';

type Problem = components['schemas']['Problem'];
type ValidationError = components['schemas']['ValidationError'];

export interface ErrorSituation {
  /** The requested path, without the query. */
  readonly path: string;
  readonly now: () => Date;
}

const INTERNAL = 'The service could not answer; its log has the reason under the request id';

/** Error codes of packages which mean that the client sent something invalid. */
const FAULT_LOCATIONS: Readonly<Record<string, ValidationFault['loc']>> = {
  invalid_text: ['body'],
  invalid_object_key: ['query', 'object_key'],
};

export const problemReply = (
  code: ProblemCode,
  detail: string,
  situation: ErrorSituation,
  headers: Headers = {},
  review?: Review,
): Reply<number, Problem> => {
  const { status, title, retryAfterSeconds } = PROBLEM_KINDS[code];
  const body: Problem = {
    type: `/docs#/problems/${code}`,
    title,
    status,
    detail,
    instance: situation.path,
    error_code: code,
    timestamp: situation.now().toISOString(),
    ...(review === undefined ? {} : { review }),
  };
  const retry: Headers =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return {
    kind: 'json',
    status,
    body,
    contentType: 'application/problem+json',
    headers: { ...retry, ...headers },
  };
};

const validationReply = (
  faults: readonly ValidationFault[],
  situation: ErrorSituation,
): Reply<422, ValidationError> => ({
  kind: 'json',
  status: 422,
  body: {
    detail: [...faults],
    error_code: 'validation_error',
    timestamp: situation.now().toISOString(),
  },
});

/**
 * An error with additional headers, such as Content-Range of 416, or with the conflicting review.
 */
export class ProblemError extends ServiceError {
  readonly headers: Headers;
  readonly review: Review | undefined;

  constructor(code: ProblemCode, message: string, headers: Headers = {}, review?: Review) {
    super(code, message);
    this.headers = headers;
    this.review = review;
  }
}

/**
 * The one place where errors become answers. Anything but a known ServiceError is an internal error
 * and reveals nothing.
 */
export const errorReply = (error: unknown, situation: ErrorSituation): Reply => {
  if (error instanceof InvalidRequest) return validationReply(error.faults, situation);
  if (!(error instanceof ServiceError)) return problemReply('internal_error', INTERNAL, situation);
  const loc = FAULT_LOCATIONS[error.code];
  if (loc !== undefined)
    return validationReply([{ loc, msg: error.message, type: error.code }], situation);
  const code = CODE_FOR_CLIENTS[error.code] ?? error.code;
  if (!isProblemCode(code)) return problemReply('internal_error', INTERNAL, situation);
  const retry: Headers =
    error.retryAfterSeconds === undefined
      ? {}
      : { 'Retry-After': String(Math.max(1, Math.ceil(error.retryAfterSeconds))) };
  const own = error instanceof ProblemError ? error : undefined;
  const headers = {
    ...(PROBLEM_KINDS[code].retryAfterSeconds === undefined ? {} : retry),
    ...own?.headers,
  };
  return problemReply(code, error.message, situation, headers, own?.review);
};
