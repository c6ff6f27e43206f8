import {
  stepNamed,
  pendingSteps,
  type WorkflowState,
  type AskedStep,
} from '../workflow/workflow-state.js';
import {
  always,
  type KnownDocument,
  type Next,
  type OwnResult,
  type WorkflowFacts,
  type WorkflowProgress,
  type WorkflowTable,
} from '../workflow/workflow-table.js';
import { storedStatements } from './stored-statements.js';
import { CONFIDENT, isAnnualReport, isChapter, isUnsure } from './document-kinds.js';

/**
 * First by names and address, which costs nothing; then by content, if the file is stored and doubt
 * is left.
 */
const CLASSIFY = 'classify';
const CLASSIFY_CONTENT = 'classify_content';
const DOWNLOAD = 'download';
const EXTRACT = 'extract';

const itself = (facts: WorkflowFacts): KnownDocument | undefined => facts.documents[0];
const failedStep = (step: AskedStep | undefined): boolean =>
  step?.status === 'FAILURE' || step?.status === 'REVOKED';
const succeeded = (step: AskedStep | undefined): boolean => step?.status === 'SUCCESS';

const request = (
  state: WorkflowState,
  step: string,
  operation: 'classify_document' | 'download_document' | 'extract_document',
): Next => ({ do: 'request', steps: [{ step, operation, documentId: state.documentId }] });

/**
 * The cause comes from the step that decided the failure: an earlier one may have failed
 * harmlessly.
 */
const failedBy =
  (what: string, code: string, ...names: readonly string[]) =>
  (state: WorkflowState): Next => {
    const step = state.steps.filter(({ name }) => names.includes(name)).findLast(failedStep);
    return { do: 'fail', code, message: `${what}: ${step?.error ?? 'the task was revoked'}` };
  };

type Outcome = OwnResult<'process_document'>;

const outcome = (
  facts: WorkflowFacts,
  status: Outcome['status'],
  more: Partial<Outcome> = {},
): Next => {
  const document = itself(facts);
  const result: Outcome = {
    status,
    document_type: document?.type ?? null,
    fiscal_year: document?.fiscalYear ?? null,
    reason: null,
    duplicate_of: null,
    extractions: [],
    ...more,
  };
  return { do: 'succeed', result };
};

const skipped =
  (reason: string) =>
  (_: WorkflowState, facts: WorkflowFacts): Next =>
    outcome(facts, 'skipped', { reason });

/** The same file, or the same report in another language; deleting the other document frees this one. */
const skippedForAnother = (_: WorkflowState, facts: WorkflowFacts): Next => {
  const other = itself(facts)?.duplicateOf ?? null;
  const reason = `Document ${other} is the same report and is read in its place`;
  return outcome(facts, 'skipped', { reason, duplicate_of: other });
};

const fact =
  (test: (document: KnownDocument) => boolean) =>
  (_: WorkflowState, facts: WorkflowFacts): boolean => {
    const document = itself(facts);
    return document !== undefined && test(document);
  };

const looksLikeSomethingElse = fact((document) => !isAnnualReport(document) && !isUnsure(document));

/** Only once: if the site says that nothing has changed after all, the scrape's mark stays. */
const fileIsWanted = (state: WorkflowState, facts: WorkflowFacts): boolean => {
  const document = itself(facts);
  return (
    document !== undefined &&
    (!document.hasFile || (document.fileIsOld && stepNamed(state, DOWNLOAD) === undefined))
  );
};

/** The site only seemed to serve another file: what was read stays valid. */
const wasNotChanged = (state: WorkflowState, facts: WorkflowFacts): boolean =>
  facts.changesOnly && stepNamed(state, DOWNLOAD)?.result?.['unchanged'] === true;

const refusal = (state: WorkflowState): string => {
  const message = stepNamed(state, DOWNLOAD)?.result?.['message'];
  return typeof message === 'string' ? message : 'The site refuses access to the document';
};

const wasRefused = (state: WorkflowState, facts: WorkflowFacts): boolean => {
  const step = stepNamed(state, DOWNLOAD);
  return (
    succeeded(step) && step?.result?.['status'] === 'partial' && itself(facts)?.hasFile === false
  );
};

const contentUnread = (state: WorkflowState, facts: WorkflowFacts): boolean => {
  const document = itself(facts);
  if (document === undefined || stepNamed(state, CLASSIFY_CONTENT) !== undefined) return false;
  // The first classification has already read the file.
  return (
    succeeded(stepNamed(state, DOWNLOAD)) &&
    (isUnsure(document) || (document.confidence ?? 0) < CONFIDENT)
  );
};

const PERCENT: Readonly<Record<string, number>> = {
  [CLASSIFY]: 10,
  [DOWNLOAD]: 35,
  [CLASSIFY_CONTENT]: 45,
  [EXTRACT]: 100,
};

const progress = (state: WorkflowState): WorkflowProgress => {
  const percent = Math.max(
    0,
    ...state.steps
      .filter(({ status }) => status !== 'PENDING')
      .map(({ name }) => PERCENT[name] ?? 0),
  );
  const asked = (name: string) => stepNamed(state, name) !== undefined;
  if (asked(EXTRACT)) return { step: 'processing_pdf', percent, detail: null };
  if (asked(CLASSIFY_CONTENT)) return { step: 'classifying', percent, detail: 'by content' };
  if (asked(DOWNLOAD)) return { step: 'downloading_file', percent, detail: null };
  return { step: 'classifying', percent, detail: null };
};

type Result = Readonly<Record<string, unknown>>;

const pick = (result: Result, names: readonly string[]): Result =>
  Object.fromEntries(names.filter((name) => name in result).map((name) => [name, result[name]]));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const keptOfExtraction = (result: Result): Result => ({
  status: result['status'] ?? null,
  statements: storedStatements(result['extractions']),
  problems: listOf(result['problems']).slice(0, 5),
});

const KEPT: Readonly<Record<string, readonly string[]>> = {
  [CLASSIFY]: ['document_type', 'fiscal_year', 'confidence'],
  [CLASSIFY_CONTENT]: ['document_type', 'fiscal_year', 'confidence'],
  [DOWNLOAD]: ['status', 'message', 'file_path', 'sha256', 'size', 'duplicate_of', 'unchanged'],
};

const keep = (step: string, result: Result): Result =>
  step === EXTRACT ? keptOfExtraction(result) : pick(result, KEPT[step] ?? []);

/** An annual report without statements is not a success: the reader's problems say why. */
const readingOutcome = (state: WorkflowState, facts: WorkflowFacts): Next => {
  const read = stepNamed(state, EXTRACT)?.result ?? {};
  const extractions = storedStatements(read['statements']);
  if (extractions.length > 0) return outcome(facts, 'extracted', { extractions });
  const problems = listOf(read['problems']);
  return outcome(facts, 'no_statements', {
    reason: `No statements were found${problems.length === 0 ? '' : `: ${problems.join('; ')}`}`,
  });
};

/**
 * One document: classify it; if it may be an annual report, download it; if it is one, read its
 * statements.
 */
export const processDocumentWorkflow: WorkflowTable = {
  operation: 'process_document',
  progress,
  keep,
  rules: [
    {
      name: 'the document was deleted',
      applies: (_, facts) => itself(facts) === undefined,
      next: (state) => ({
        do: 'fail',
        code: 'document_not_found',
        message: `Document ${state.documentId} no longer exists`,
      }),
    },
    {
      name: 'a step is at work',
      applies: (state) => pendingSteps(state).length > 0,
      next: () => ({ do: 'wait', for: 'step' }),
    },
    {
      name: 'its statements were read',
      applies: (state) => succeeded(stepNamed(state, EXTRACT)),
      next: readingOutcome,
    },
    {
      name: 'its statements could not be read',
      applies: (state) => failedStep(stepNamed(state, EXTRACT)),
      next: failedBy('The statements could not be read', 'extraction_failed', EXTRACT),
    },
    {
      name: 'it could not be fetched',
      applies: (state) => failedStep(stepNamed(state, DOWNLOAD)),
      next: failedBy('The document could not be downloaded', 'download_failed', DOWNLOAD),
    },
    {
      name: 'the site refuses its file, and none was stored before',
      applies: wasRefused,
      next: (state, facts) => outcome(facts, 'partial', { reason: refusal(state) }),
    },
    {
      name: 'a watch began this, and its file is as it was',
      applies: wasNotChanged,
      next: skipped('Its file has not changed'),
    },
    {
      name: 'the time is up',
      applies: (_, facts) => facts.pastSoftLimit,
      next: () => ({
        do: 'fail',
        code: 'time_limit_exceeded',
        message: 'The document was not processed within the time limit',
      }),
    },
    {
      name: 'nobody has looked at it',
      applies: (state) => stepNamed(state, CLASSIFY) === undefined,
      next: (state) => request(state, CLASSIFY, 'classify_document'),
    },
    {
      name: 'it is something else',
      applies: looksLikeSomethingElse,
      next: skipped('It is not an annual report'),
    },
    {
      name: 'its file is missing, or the site has another one now',
      applies: fileIsWanted,
      next: (state) => request(state, DOWNLOAD, 'download_document'),
    },
    {
      name: 'another document is read in its place',
      applies: fact((document) => document.duplicateOf !== null),
      next: skippedForAnother,
    },
    {
      name: 'its content may settle a doubt',
      applies: contentUnread,
      next: (state) => request(state, CLASSIFY_CONTENT, 'classify_document'),
    },
    {
      name: 'it is an annual report',
      applies: fact(isAnnualReport),
      next: (state) => request(state, EXTRACT, 'extract_document'),
    },
    {
      name: 'it could not be classified',
      applies: (state) =>
        failedStep(stepNamed(state, CLASSIFY)) || failedStep(stepNamed(state, CLASSIFY_CONTENT)),
      next: failedBy(
        'The document could not be classified',
        'classification_failed',
        CLASSIFY,
        CLASSIFY_CONTENT,
      ),
    },
    {
      name: 'it is a chapter of a report',
      applies: fact((document) => isChapter(document) && document.lacksStatements),
      next: skipped('It is a chapter of an annual report, without its statements'),
    },
    {
      name: 'what it is stays open',
      applies: always,
      next: skipped('It could not be recognised as an annual report'),
    },
  ],
};
