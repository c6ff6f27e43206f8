import type { components } from './generated/openapi.js';
import type { OperationName } from './messages/operations.js';

type Schemas = components['schemas'];
/** How a run of any kind of task ended; openapi.yaml says what each one means. */
export type RunOutcome = Schemas['RunOutcome'];
/** What a person can do after a run. */
export type NextStep = Schemas['NextStep'];
/** Why the statements of a document do not stand in the series. */
export type LeftOutReason = Schemas['LeftOutReason'];
/** What such a reason speaks of. */
export type LeftOutAbout = Schemas['LeftOutAbout'];

/** Runs that look for reports: of these a company's page tells the last. */
export const REPORT_RUNS = [
  'extract_company',
  'process_company_documents',
  'scrape_company',
] as const satisfies readonly OperationName[];

/** An outcome and the same in words. */
export interface RunEnd {
  readonly outcome: RunOutcome;
  readonly outcome_reason: string;
}

/** The closed set, with the words that a terminal prints. */
export const OUTCOME_WORDS: Readonly<Record<RunOutcome, string>> = {
  found: 'complete',
  partly_read: 'partly read',
  nothing_there: 'nothing there',
  blocked: 'blocked',
  gone: 'gone',
  needs_a_person: 'needs a person',
  scripts_failed: 'scripts failed',
  refused: 'refused',
  failed: 'failed',
  stopped: 'stopped',
};

export const RUN_OUTCOMES = Object.keys(OUTCOME_WORDS) as readonly RunOutcome[];

export const isRunOutcome = (value: unknown): value is RunOutcome =>
  typeof value === 'string' && value in OUTCOME_WORDS;

/** What a person can do, in the words that a terminal prints. */
export const NEXT_STEP_WORDS: Readonly<Record<NextStep, string>> = {
  check_address: 'check the address of the investor-relations page',
  upload_reports: 'fetch the reports in a browser and upload them',
  provide_browser: 'give the service a browser (FDE_BROWSER)',
  look_at_left_out: 'see why documents were left out',
  run_again: 'start the run once more',
  review_company: 'say whose report it is',
};

export const isNextStep = (value: unknown): value is NextStep =>
  typeof value === 'string' && value in NEXT_STEP_WORDS;

/**
 * Codes of a site's answers and of errors that say more than `failed`; every other code is a
 * failure.
 */
const OUTCOME_OF_CODE: Readonly<Record<string, RunOutcome>> = {
  ok: 'found',
  partly_read: 'partly_read',
  site_forbids: 'blocked',
  site_refuses: 'blocked',
  robots_disallowed: 'blocked',
  page_not_found: 'gone',
  host_not_found: 'gone',
  document_has_no_url: 'gone',
  document_not_found: 'gone',
  company_not_found: 'gone',
  site_needs_login: 'needs_a_person',
  site_asks_statement: 'needs_a_person',
  page_needs_scripts: 'scripts_failed',
  not_a_page: 'nothing_there',
  page_empty: 'nothing_there',
  site_in_maintenance: 'failed',
  address_not_allowed: 'refused',
  address_acts: 'refused',
  url_not_allowed: 'refused',
  not_a_pdf: 'refused',
  pdf_too_large: 'refused',
  pdf_unreadable: 'refused',
  pdf_encrypted: 'refused',
  response_too_large: 'refused',
  pdf_not_a_pdf: 'refused',
  pdf_empty: 'refused',
  pdf_truncated: 'refused',
  pdf_damaged: 'refused',
  pdf_too_many_pages: 'refused',
  tagged_not_tagged: 'refused',
  tagged_damaged: 'refused',
  tagged_forbidden: 'refused',
  tagged_too_large: 'refused',
  tagged_too_deep: 'refused',
  tagged_unsafe_package: 'refused',
  pdf_file_not_found: 'gone',
  tagged_file_not_found: 'gone',
};

/** The outcome that a site's answer or a task's error is. */
export const outcomeOfCode = (code: string): RunOutcome => OUTCOME_OF_CODE[code] ?? 'failed';

/**
 * Documents that nobody misses: they are no annual reports, nothing about them has changed, or
 * another one stands in their place.
 */
const MISSED_BY_NOBODY: readonly LeftOutReason[] = [
  'other_kind',
  'same_report',
  'chapter',
  'unchanged',
  'tagged_report',
  'parent_company',
];

/** What persons alone decide. */
const BY_PERSONS: readonly LeftOutReason[] = ['left_out', 'set_aside'];

/** A document that was left out, and what the reason speaks of. */
export interface LeftOutCause {
  readonly why: LeftOutReason;
  readonly about?: LeftOutAbout;
}

/** Whether a person left the document out. */
export const isSettled = ({ why, about }: LeftOutCause): boolean =>
  BY_PERSONS.includes(why) || about?.settled === true;

/** Whether somebody may miss the document in the series. */
export const isMissed = (line: LeftOutCause): boolean =>
  !MISSED_BY_NOBODY.includes(line.why) && !isSettled(line);

/** What decides on the next steps; what is absent is none. */
interface RunParts {
  readonly outcome: RunOutcome;
  readonly failed?: number;
  readonly unstarted?: number;
  readonly missingYears?: number;
  /** A person is asked whose a report is. */
  readonly isOwnerInDoubt?: boolean;
}

const STEPS_OF_OUTCOME: Readonly<Partial<Record<RunOutcome, readonly NextStep[]>>> = {
  gone: ['check_address'],
  nothing_there: ['check_address', 'upload_reports'],
  blocked: ['upload_reports'],
  needs_a_person: ['upload_reports'],
  scripts_failed: ['provide_browser', 'upload_reports'],
  failed: ['run_again', 'check_address'],
  stopped: ['run_again'],
};

/** What a person can do after a run, the likeliest first. */
export const nextStepsOf = ({
  outcome,
  failed = 0,
  unstarted = 0,
  missingYears: missing = 0,
  isOwnerInDoubt = false,
}: RunParts): readonly NextStep[] => {
  const steps: readonly NextStep[] = [
    ...(STEPS_OF_OUTCOME[outcome] ?? []),
    ...(failed > 0 ? (['look_at_left_out'] as const) : []),
    ...(unstarted > 0 ? (['run_again'] as const) : []),
    ...(isOwnerInDoubt ? (['review_company'] as const) : []),
    ...(missing > 0 ? (['upload_reports'] as const) : []),
  ];
  return [...new Set(steps)];
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Results of releases before outcomes: the status says what is known. */
const OUTCOME_OF_STATUS: Readonly<Record<string, RunOutcome>> = {
  partial: 'partly_read',
  no_statements: 'nothing_there',
  skipped: 'nothing_there',
};

/** The end that a task's result states. */
export const endOfResult = (result: Readonly<Record<string, unknown>> | null): RunEnd => {
  const { outcome, outcome_reason: reason, status, message } = result ?? {};
  const byStatus = OUTCOME_OF_STATUS[textOf(status) ?? ''] ?? 'found';
  return {
    outcome: isRunOutcome(outcome) ? outcome : byStatus,
    outcome_reason: textOf(reason) ?? textOf(message) ?? 'The task has ended',
  };
};

/** The end of a task that failed. */
export const endOfError = (error: { readonly code: string; readonly message: string }): RunEnd => ({
  outcome: outcomeOfCode(error.code),
  outcome_reason: error.message,
});

/** The end of a task that was revoked. */
export const STOPPED: RunEnd = {
  outcome: 'stopped',
  outcome_reason: 'A person, or the task it belonged to, stopped it',
};

/**
 * Years without statements from the first to the last year of those found and those covered, newest
 * first.
 */
export const missingYears = (
  found: readonly number[],
  covered: readonly number[],
): readonly string[] => {
  const all = [...found, ...covered];
  if (all.length === 0) return [];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const has = new Set(covered);
  return Array.from({ length: last - first + 1 }, (_, step) => last - step)
    .filter((year) => !has.has(year))
    .map(String);
};

/** More years than this are counted. */
const MOST_YEARS_NAMED = 6;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** How an end says which years are missing; `years` are one at least, the newest first. */
export const missingYearsInWords = (years: readonly string[]): string =>
  years.length > MOST_YEARS_NAMED
    ? `${years.length} fiscal years are missing`
    : `${listed(years.toReversed())} ${years.length === 1 ? 'is' : 'are'} missing`;

/** Whether the reason of an end names the years that are missing one by one, the newest first. */
export const namesMissingYears = (reason: string, years: readonly string[]): boolean =>
  years.length <= MOST_YEARS_NAMED && reason.includes(missingYearsInWords(years));
