import type { Schemas } from './typed-calls.js';

export type Problem = Schemas['Problem'];
export type ValidationFault = Schemas['ValidationFault'];
/** The closed list of openapi.yaml. */
export type ErrorCode = Schemas['ErrorCode'];

interface ErrorFacts {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly message: string;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly problem?: Problem | undefined;
  readonly faults?: readonly ValidationFault[];
}

/** What the service answered instead of what was asked for. `message` is fit to be shown. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** The HTTP status. */
  readonly status: number;
  /** Of the closed list of openapi.yaml; undefined where something else than the service answered. */
  readonly code: ErrorCode | undefined;
  /** The problem details (RFC 9457) as they came; undefined for validation errors and foreign answers. */
  readonly problem: Problem | undefined;
  /** What is wrong with the request, fault by fault; empty but for validation errors. */
  readonly faults: readonly ValidationFault[];
  /** To name in a report: the service logs it. */
  readonly requestId: string | undefined;
  /** How long the service asks to be left alone; undefined if it says nothing. */
  readonly retryAfterSeconds: number | undefined;

  constructor({
    status,
    code,
    message,
    requestId,
    retryAfterSeconds,
    problem,
    faults = [],
  }: ErrorFacts) {
    super(message);
    this.status = status;
    this.code = code;
    this.problem = problem;
    this.faults = faults;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Name of a field (`tickers.0.ticker`) to what is wrong with it. */
  get fields(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.faults.map((fault) => [fieldOf(fault), fault.msg]));
  }
}

/** Nobody answered: no connection, or one that broke. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

type ValidationBody = Schemas['ValidationError'];

const hasField = <Name extends string>(
  body: unknown,
  name: Name,
): body is Readonly<Record<Name, unknown>> =>
  typeof body === 'object' && body !== null && name in body;

const isValidationBody = (body: unknown): body is ValidationBody =>
  hasField(body, 'detail') && Array.isArray(body.detail);

const isProblem = (body: unknown): body is Problem =>
  hasField(body, 'detail') && typeof body.detail === 'string' && hasField(body, 'error_code');

/** `["body", "tickers", 0, "ticker"]` -> `tickers.0.ticker` */
const fieldOf = ({ loc }: ValidationFault): string => loc.slice(1).join('.');

/** What is wrong, after the field that it is wrong with; a body as a whole has no name. */
const faultText = (fault: ValidationFault): string =>
  [fieldOf(fault), fault.msg].filter((part) => part !== '').join(': ');

const retryAfter = (headers: Headers): number | undefined => {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

/** The error of an unsuccessful response; reads its body. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => undefined);
  const facts = {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfter(response.headers),
  };
  if (isValidationBody(body))
    return new ProblemError({
      ...facts,
      code: body.error_code,
      message: body.detail.map(faultText).join('; '),
      faults: body.detail,
    });
  if (isProblem(body))
    return new ProblemError({
      ...facts,
      code: body.error_code,
      message: body.detail,
      problem: body,
    });
  const message = `The service answered ${response.status}`;
  return new ProblemError({ ...facts, code: undefined, message });
}
