import { ServiceError } from '@fde/contracts/errors';

/** What can be wrong with a tagged report. The same bytes fail the same way: none is retryable. */
const TAGGED_REPORT_ERROR_CODES = [
  'tagged_file_not_found',
  'tagged_not_tagged',
  'tagged_damaged',
  'tagged_forbidden',
  'tagged_too_large',
  'tagged_too_deep',
  'tagged_unsafe_package',
] as const;

export type TaggedReportErrorCode = (typeof TAGGED_REPORT_ERROR_CODES)[number];

/** A tagged report that cannot be read, with the cause in one readable sentence. */
export class TaggedReportError extends ServiceError {
  declare readonly code: TaggedReportErrorCode;

  constructor(code: TaggedReportErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(code, message, options);
    this.name = 'TaggedReportError';
  }
}

export const isTaggedReportErrorCode = (code: string): code is TaggedReportErrorCode =>
  TAGGED_REPORT_ERROR_CODES.some((known) => known === code);
