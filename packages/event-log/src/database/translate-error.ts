import { ServiceError } from '@fde/contracts';

/** Whatever was thrown, as an Error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** SQLSTATE or system error code of what pg threw. */
const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
/** pg reports these without a code. */
const LOST = [
  'connection terminated',
  'connection ended',
  'timeout exceeded when trying to connect',
  'client has encountered a connection error',
  'query read timeout',
  'not queryable',
  'cannot use a pool after calling end',
];
const saysLost = (message: string): boolean =>
  LOST.some((words) => message.toLowerCase().includes(words));
/** Admin shutdown, crash shutdown, cannot connect now, too many connections, idle-in-transaction and idle-session timeouts. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03']);

/** True if the connection that threw cannot be used again. */
export const isConnectionLost = (error: unknown): boolean => {
  const code = codeOf(error);
  return (
    (code !== undefined && (SYSTEM_CODES.has(code) || AWAY.has(code) || code.startsWith('08'))) ||
    (code === undefined && saysLost(messageOf(error)))
  );
};

/**
 * SQLSTATE class 53, insufficient resources: disk, memory, a configured limit. Too many connections
 * is handled separately.
 */
export const isOutOfRoom = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== undefined && /^53[0-9A-Z]{3}$/.test(code) && !AWAY.has(code);
};

/** True if the same transaction may succeed when it is run again: serialization failure, deadlock. */
export const isTransactionConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error) ?? '');

/**
 * The typed error of what the database threw: `database_unavailable`, `database_full` and
 * `database_timeout` (retryable), `invalid_text` (a string PostgreSQL cannot hold, such as one with
 * NUL), `database_conflict` (retryable). ServiceErrors and errors from elsewhere pass through.
 */
export const translateError = (error: unknown): unknown => {
  if (error instanceof ServiceError) return error;
  const code = codeOf(error);
  if (isConnectionLost(error))
    return new ServiceError('database_unavailable', 'The database cannot be reached', {
      retryable: true,
      retryAfterSeconds: 5,
      cause: error,
    });
  if (isOutOfRoom(error))
    return new ServiceError('database_full', 'The database has no room left', {
      retryable: true,
      retryAfterSeconds: 30,
      cause: error,
    });
  if (code === '57014')
    return new ServiceError('database_timeout', 'The database took too long', {
      retryable: true,
      cause: error,
    });
  if (isTransactionConflict(error))
    return new ServiceError('database_conflict', 'The change collided with another one', {
      retryable: true,
      cause: error,
    });
  if (code === '22P05' || code === '22021')
    return new ServiceError('invalid_text', 'A text holds a character that cannot be stored', {
      cause: error,
    });
  return error;
};
