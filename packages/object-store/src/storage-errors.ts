import { ServiceError } from '@fde/contracts';

export const objectNotFound = (key: string): ServiceError =>
  new ServiceError('object_not_found', `No file is stored under ${key}`);

/** The store cannot be used now; worth another try. Its answer is in `cause`, for the log. */
export const storageUnavailable = (doing: string, cause: unknown): ServiceError =>
  new ServiceError('storage_unavailable', `The file store could not be used while ${doing}`, {
    retryable: true,
    cause,
  });

/** Errors that already say what happened (an abort, a failed download behind the body) pass through unchanged. */
export const passesThrough = (error: unknown): boolean =>
  error instanceof ServiceError || (error instanceof Error && error.name === 'AbortError');
