import {
  endOfResult,
  leftOutDocumentsIn,
  type LeftOutDocument,
  type LeftOutReason,
  type RunEnd,
} from '@fde/contracts';
import {
  stepNamed,
  pendingSteps,
  type WorkflowState,
  type ChildStep,
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
import { CONFIDENT, isChapter, isUnsure, isWantedReport } from './document-kinds.js';

/**
 * First by names and address, which costs nothing; then by content, if the file is stored and doubt
 * is left.
 */
const CLASSIFY = 'classify';
const CLASSIFY_CONTENT = 'classify_content';
const DOWNLOAD = 'download';
const EXTRACT = 'extract';
const COMPILE = 'compile';

const itself = (facts: WorkflowFacts): KnownDocument | undefined => facts.documents[0];
const failedStep = (step: ChildStep | undefined): boolean =>
  step?.status === 'FAILURE' || step?.status === 'REVOKED';
const succeeded = (step: ChildStep | undefined): boolean => step?.status === 'SUCCESS';

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

type Result = OwnResult<'process_document'>;

const endWith = (
  facts: WorkflowFacts,
  status: Result['status'],
  end: RunEnd,
  more: Partial<Pick<Result, 'why' | 'reason' | 'duplicate_of' | 'extractions'>> = {},
): Next => {
  const document = itself(facts);
  const result: Result = {
    status,
    ...end,
    why: null,
    document_type: document?.type ?? null,
    fiscal_year: document?.fiscalYear ?? null,
    reason: null,
    duplicate_of: null,
    extractions: [],
    ...more,
  };
  return { do: 'succeed', result };
};

/** Nothing is read of it; an unchanged file needs nothing. */
const skip = (facts: WorkflowFacts, why: LeftOutReason, reason: string): Next => {
  const outcome = why === 'unchanged' ? 'found' : 'nothing_there';
  const duplicate_of = why === 'same_report' ? (itself(facts)?.duplicateOf ?? null) : null;
  const more = { why, reason, duplicate_of };
  return endWith(facts, 'skipped', { outcome, outcome_reason: reason }, more);
};

const skipped =
  (why: LeftOutReason, reason: string) =>
  (_: WorkflowState, facts: WorkflowFacts): Next =>
    skip(facts, why, reason);

/** The same file, or the same report in another language; deleting the other document frees this one. */
const skippedForAnother = (_: WorkflowState, facts: WorkflowFacts): Next => {
  const other = itself(facts)?.duplicateOf ?? null;
  return skip(
    facts,
    'same_report',
    `Document ${other} is the same report and is read in its place`,
  );
};

const fact =
  (test: (document: KnownDocument, facts: WorkflowFacts) => boolean) =>
  (_: WorkflowState, facts: WorkflowFacts): boolean => {
    const document = itself(facts);
    return document !== undefined && test(document, facts);
  };

const looksLikeSomethingElse = fact(
  (document, facts) => !isWantedReport(document, facts) && !isUnsure(document),
);

/** Who asks for one document wants its file, whatever it is; a company's run leaves others alone. */
const isUnwanted = (state: WorkflowState, facts: WorkflowFacts): boolean =>
  looksLikeSomethingElse(state, facts) &&
  !(facts.alone && itself(facts)?.url !== '' && fileIsWanted(state, facts));

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
  [EXTRACT]: 95,
  [COMPILE]: 100,
};

const progress = (state: WorkflowState): WorkflowProgress => {
  const percent = Math.max(
    0,
    ...state.steps
      .filter(({ status }) => status !== 'PENDING')
      .map(({ name }) => PERCENT[name] ?? 0),
  );
  const hasStep = (name: string) => stepNamed(state, name) !== undefined;
  if (hasStep(COMPILE)) return { step: 'compiling_statement', percent, detail: null };
  if (hasStep(EXTRACT)) return { step: 'processing_pdf', percent, detail: null };
  if (hasStep(CLASSIFY_CONTENT)) return { step: 'classifying', percent, detail: 'by content' };
  if (hasStep(DOWNLOAD)) return { step: 'downloading_file', percent, detail: null };
  return { step: 'classifying', percent, detail: null };
};

type StepResult = Readonly<Record<string, unknown>>;

const pick = (result: StepResult, names: readonly string[]): StepResult =>
  Object.fromEntries(names.filter((name) => name in result).map((name) => [name, result[name]]));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const extractionResult = (result: StepResult): StepResult => ({
  ...pick(result, ['status', 'outcome', 'outcome_reason']),
  statements: storedStatements(result['extractions']),
  problems: listOf(result['problems']).slice(0, 5),
});

const RESULT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [CLASSIFY]: ['document_type', 'fiscal_year', 'confidence'],
  [CLASSIFY_CONTENT]: ['document_type', 'fiscal_year', 'confidence'],
  [COMPILE]: ['status', 'left_out', 'left_out_documents'],
  [DOWNLOAD]: ['status', 'message', 'file_path', 'sha256', 'size', 'duplicate_of', 'unchanged'],
};

const keep = (step: string, result: StepResult): StepResult =>
  step === EXTRACT ? extractionResult(result) : pick(result, RESULT_FIELDS[step] ?? []);

const hasRead = (state: WorkflowState): boolean =>
  storedStatements(stepNamed(state, EXTRACT)?.result?.['statements']).length > 0;

/** Why the series holds nothing of what was read, if that is so. */
const leftOutOf = (state: WorkflowState, documentId: number | null): LeftOutDocument | undefined =>
  leftOutDocumentsIn(stepNamed(state, COMPILE)?.result).find(
    (row) => row.document_id === documentId,
  );

/** An annual report without statements is not a success: the reader's problems say why. */
const endOfReading = (state: WorkflowState, facts: WorkflowFacts): Next => {
  const read = stepNamed(state, EXTRACT)?.result ?? {};
  const extractions = storedStatements(read['statements']);
  const end = endOfResult(read);
  const leftOut = leftOutOf(state, state.documentId);
  if (extractions.length > 0 && leftOut !== undefined)
    return endWith(
      facts,
      'extracted',
      { outcome: 'partly_read', outcome_reason: `Read, but not compiled: ${leftOut.reason}` },
      { extractions, why: leftOut.why, reason: leftOut.reason },
    );
  if (extractions.length > 0) return endWith(facts, 'extracted', end, { extractions });
  const problems = listOf(read['problems']);
  const reason = `No statements were found${problems.length === 0 ? '' : `: ${problems.join('; ')}`}`;
  return endWith(
    facts,
    'no_statements',
    { outcome: end.outcome === 'refused' ? 'refused' : 'nothing_there', outcome_reason: reason },
    { why: 'no_statements', reason },
  );
};

const endOfRefusal = (state: WorkflowState, facts: WorkflowFacts): Next => {
  const reason = refusal(state);
  const end: RunEnd = { outcome: 'blocked', outcome_reason: reason };
  return endWith(facts, 'partial', end, { why: 'site_refuses', reason });
};

/**
 * One document: classify it; if it may be a report that is wanted, download it; if it is one, read its
 * statements. Asked for by itself, it is downloaded whatever it is, and what was read is compiled.
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
      name: 'it was asked for alone, and what was read is not compiled',
      applies: (state, facts) =>
        facts.alone && hasRead(state) && stepNamed(state, COMPILE) === undefined,
      next: () => ({
        do: 'request',
        steps: [{ step: COMPILE, operation: 'recompile_company', documentId: null }],
      }),
    },
    {
      name: 'its statements could not be compiled',
      applies: (state) => failedStep(stepNamed(state, COMPILE)),
      next: failedBy(
        'The statements were read, but could not be compiled',
        'compilation_failed',
        COMPILE,
      ),
    },
    {
      name: 'its statements were read',
      applies: (state) => succeeded(stepNamed(state, EXTRACT)),
      next: endOfReading,
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
      next: endOfRefusal,
    },
    {
      name: 'a watch began this, and its file is as it was',
      applies: wasNotChanged,
      next: skipped('unchanged', 'Its file has not changed'),
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
      applies: isUnwanted,
      next: skipped('other_kind', 'It is not an annual report'),
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
      name: 'it is a report that is wanted',
      applies: fact(isWantedReport),
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
      next: skipped('chapter', 'It is a chapter of an annual report, without its statements'),
    },
    {
      name: 'what it is stays open',
      applies: always,
      next: skipped('not_recognised', 'It could not be recognised as an annual report'),
    },
  ],
};
