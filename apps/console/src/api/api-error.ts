/** What the service answered instead of what was asked for. `message` is fit to be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Field name to what is wrong with it, where the service named fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

interface ValidationDetail {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
}
interface ErrorBody {
  readonly title?: string;
  readonly detail?: string | readonly ValidationDetail[];
  readonly error_code?: string;
}

/** From the two error bodies of the contract: a problem, or validation details. */
export function apiErrorFrom(status: number, body: unknown): ApiError {
  const {
    detail,
    title,
    error_code: code,
  } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  if (Array.isArray(detail)) {
    const details = detail as readonly ValidationDetail[];
    const fields = Object.fromEntries(details.map(({ loc, msg }) => [loc.slice(1).join('.'), msg]));
    return new ApiError(
      status,
      code ?? 'validation_error',
      details.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; '),
      fields,
    );
  }
  const text = typeof detail === 'string' ? detail : (title ?? `The service answered ${status}`);
  return new ApiError(status, code ?? 'unknown', text);
}
