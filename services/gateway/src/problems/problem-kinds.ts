import type { ErrorCode } from '@fde/contracts';

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly retryAfterSeconds?: number;
}

/** Every error code of openapi.yaml that a problem can carry, with its status and title. */
export const PROBLEM_KINDS: Readonly<Record<Exclude<ErrorCode, 'validation_error'>, ProblemKind>> =
  {
    bad_request: { status: 400, title: 'Bad request' },
    expectation_failed: { status: 417, title: 'Expectation failed' },
    headers_too_large: { status: 431, title: 'Request header fields too large' },
    route_not_found: { status: 404, title: 'Not found' },
    method_not_allowed: { status: 405, title: 'Method not allowed' },
    company_not_found: { status: 404, title: 'Not found' },
    document_not_found: { status: 404, title: 'Not found' },
    extraction_not_found: { status: 404, title: 'Not found' },
    compiled_statement_not_found: { status: 404, title: 'Not found' },
    line_item_not_found: { status: 404, title: 'Not found' },
    task_not_found: { status: 404, title: 'Not found' },
    dead_letter_not_found: { status: 404, title: 'Not found' },
    webhook_not_found: { status: 404, title: 'Not found' },
    delivery_not_found: { status: 404, title: 'Not found' },
    review_not_found: { status: 404, title: 'Not found' },
    row_move_not_found: { status: 404, title: 'Not found' },
    object_not_found: { status: 404, title: 'Not found' },
    file_not_stored: { status: 404, title: 'Not found' },
    page_not_found: { status: 404, title: 'Not found' },
    stored_file_changed: { status: 409, title: 'Conflict' },
    pdf_unreadable: { status: 409, title: 'Conflict' },
    extraction_exists: { status: 409, title: 'Conflict' },
    task_finished: { status: 409, title: 'Conflict' },
    review_settled: { status: 409, title: 'Conflict' },
    review_open: { status: 409, title: 'Conflict' },
    dead_letter_unreadable: { status: 409, title: 'Conflict' },
    export_too_large: { status: 409, title: 'Conflict' },
    version_conflict: { status: 412, title: 'Precondition failed' },
    request_timeout: { status: 408, title: 'Request timeout' },
    body_too_large: { status: 413, title: 'Content too large' },
    unsupported_media_type: { status: 415, title: 'Unsupported media type' },
    range_not_satisfiable: { status: 416, title: 'Range not satisfiable' },
    authentication_required: { status: 401, title: 'Unauthorized' },
    invalid_token: { status: 401, title: 'Unauthorized' },
    insufficient_scope: { status: 403, title: 'Forbidden' },
    foreign_origin: { status: 403, title: 'Forbidden' },
    unknown_host: { status: 403, title: 'Forbidden' },
    too_many_requests: { status: 429, title: 'Too many requests', retryAfterSeconds: 1 },
    internal_error: { status: 500, title: 'Internal server error' },
    database_unavailable: { status: 503, title: 'Service unavailable', retryAfterSeconds: 5 },
    storage_unavailable: { status: 503, title: 'Service unavailable', retryAfterSeconds: 5 },
    issuer_unavailable: { status: 503, title: 'Service unavailable', retryAfterSeconds: 5 },
    service_stopping: { status: 503, title: 'Service unavailable', retryAfterSeconds: 5 },
    webhooks_unavailable: { status: 503, title: 'Service unavailable', retryAfterSeconds: 60 },
    unhealthy: { status: 503, title: 'Service unavailable', retryAfterSeconds: 5 },
    gateway_timeout: { status: 504, title: 'Gateway timeout' },
  };

export type ProblemCode = keyof typeof PROBLEM_KINDS;
export const isProblemCode = (code: string): code is ProblemCode =>
  Object.hasOwn(PROBLEM_KINDS, code);

/** Codes that packages throw and clients see under another name. */
export const CODE_FOR_CLIENTS: Readonly<Record<string, ProblemCode>> = {
  task_revoked: 'task_finished',
  database_full: 'database_unavailable',
  database_timeout: 'database_unavailable',
  database_conflict: 'database_unavailable',
  // Newer code wrote it during a rolling update: another gateway, or this one's successor, can read
  // it.
  unknown_event: 'database_unavailable',
};
