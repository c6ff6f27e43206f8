/**
 * The base class of all errors that cross a boundary. `code` is from the closed list in
 * openapi.yaml if it reaches a client; `retryable` decides whether a task is tried again (network,
 * timeout, 5xx, 429), `retryAfterSeconds` is what the other side asked for. The message is for
 * people and carries no secret, path or SQL.
 */
export class ServiceError extends Error {
  readonly code: string;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    message: string,
    options: { retryable?: boolean; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
