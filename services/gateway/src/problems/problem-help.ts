import { PROBLEM_KINDS, type ProblemCode } from './problem-kinds.js';

/** What a client can do about each problem. */
const WHAT_TO_DO: Readonly<Record<ProblemCode, string>> = {
  bad_request: 'Send well-formed HTTP/1.1 with a Host header.',
  expectation_failed: 'Leave the Expect header out, or send 100-continue.',
  headers_too_large: 'Send less than 16 KiB of headers; large cookies are the usual cause.',
  route_not_found: 'Compare the path with the operations above.',
  method_not_allowed: 'Use one of the methods that the Allow header names.',
  company_not_found: 'List the companies: GET /api/v1/companies.',
  document_not_found:
    'List the documents of the company: GET /api/v1/documents/companies/{company-id}.',
  extraction_not_found:
    'List the extractions of the document; trigger its extraction where there are none.',
  compiled_statement_not_found:
    'List the compiled statements of the company; trigger a recompilation where there are none.',
  line_item_not_found: 'Use a key of compiled_data or the name of a line item.',
  task_not_found: 'Check the id: it is the task_id from the response that started the task.',
  dead_letter_not_found: 'List the dead letters: this one was sent again or discarded.',
  webhook_not_found: 'List the webhooks: GET /api/v1/webhooks.',
  delivery_not_found:
    'List the deliveries of the webhook: they are kept for some days after their end.',
  review_not_found:
    'List the reviews: the statement was read again, and this is no longer in doubt.',
  row_move_not_found: 'The move was undone, or replaced by a later one of its row.',
  object_not_found:
    'List the stored files of the company: GET /api/v1/documents/storage/companies/{company-id}.',
  file_not_stored:
    'Download the document first: POST /api/v1/tasks/documents/{document_id}/download.',
  page_not_found: 'Ask for a page between 1 and the number of pages.',
  stored_file_changed:
    'Download the document again: POST /api/v1/tasks/documents/{document_id}/download.',
  pdf_unreadable:
    'The stored file is not a PDF that can be shown; download it again, or read it as it is.',
  extraction_exists: 'Change the extraction that detail names by PUT, or delete it first.',
  review_settled:
    'Look at review in the problem: someone else was first. Undo that verdict to give another.',
  review_open: 'There is nothing to undo; review in the problem shows its current state.',
  task_finished: 'The task has ended; trigger a new one.',
  dead_letter_unreadable: 'No consumer can take this message; discard it.',
  export_too_large: 'Export one statement at a time, or as JSON.',
  version_conflict: 'Read the record again, and repeat the change with its new ETag.',
  request_timeout: 'Send the request faster, or in smaller parts.',
  body_too_large: 'Send a smaller body; MAX_BODY_BYTES is the limit of this deployment.',
  unsupported_media_type:
    'Send application/json in UTF-8, uncompressed or compressed with gzip, deflate or br.',
  range_not_satisfiable: 'Ask for bytes within the size that Content-Range names.',
  authentication_required: 'Send a bearer token: Authorization: Bearer ...',
  invalid_token: 'Get a new token from the issuer of this deployment.',
  foreign_origin:
    'List the origin in CORS_ORIGINS if its pages may write, or switch access control on.',
  unknown_host: 'List the name in API_HOSTS, or ask by the address of the machine.',
  insufficient_scope: 'Get a token with the scope that WWW-Authenticate names.',
  too_many_requests: 'Wait for as many seconds as Retry-After says.',
  internal_error:
    'Give the operators the X-Request-ID of the response; it leads to the reason in the log.',
  database_unavailable: 'Try again after Retry-After seconds.',
  storage_unavailable: 'Try again after Retry-After seconds.',
  issuer_unavailable: 'Try again after Retry-After seconds: tokens cannot be checked now.',
  service_stopping: 'Try again after Retry-After seconds; another instance will answer.',
  webhooks_unavailable:
    'Tell the operators: gateway and notifier need FDE_WEBHOOK_KEY, which npm run passwords makes.',
  unhealthy: 'Look at checks in the body: they say what is wrong.',
  gateway_timeout: 'Try again, with a smaller page or a narrower question.',
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const entry = (code: ProblemCode): string => {
  const { status, title } = PROBLEM_KINDS[code];
  return `<dt id="/problems/${code}"><code>${code}</code>, ${status} ${title}</dt><dd>${escaped(WHAT_TO_DO[code])}</dd>`;
};

/** An entry for each kind of problem, where its `type` leads: `/docs#/problems/<code>`. */
export const PROBLEM_ENTRIES: string = [
  '<section class="swagger-ui"><div class="wrapper"><h2>Problems</h2><dl>',
  ...Object.keys(WHAT_TO_DO).map((code) => entry(code as ProblemCode)),
  '</dl></div></section>',
].join('\n');
