import {
  canonicalType,
  type LeftOutAbout,
  type LeftOutReason,
  type TaskResults,
} from '@fde/contracts';
import { isChapter, isReportWithoutStatements } from '../process-document/document-kinds.js';
import { storedStatements } from '../process-document/stored-statements.js';
import {
  stepsNamed,
  pendingSteps,
  type WorkflowState,
  type ChildStep,
} from '../workflow/workflow-state.js';
import type {
  KnownDocument,
  Next,
  StepWanted,
  WorkflowFacts,
  WorkflowRule,
} from '../workflow/workflow-table.js';

/** The part that both company pipelines share: every document is processed, a few at a time. */
export const PROCESS = 'process';

export const unprocessed = (
  state: WorkflowState,
  documents: readonly KnownDocument[],
): readonly KnownDocument[] => {
  const started = new Set(stepsNamed(state, PROCESS).map(({ documentId }) => documentId));
  return documents.filter(({ id }) => !started.has(id));
};

const freePlaces = (state: WorkflowState, facts: WorkflowFacts): number =>
  Math.max(
    0,
    facts.documentsAtOnce - pendingSteps(state).filter(({ name }) => name === PROCESS).length,
  );

const processSome = (
  state: WorkflowState,
  facts: WorkflowFacts,
  documents: readonly KnownDocument[],
): Next => ({
  do: 'request',
  steps: unprocessed(state, documents)
    .slice(0, freePlaces(state, facts))
    .map(({ id }): StepWanted => ({
      step: PROCESS,
      operation: 'process_document',
      documentId: id,
    })),
});

type Choice = (facts: WorkflowFacts) => readonly KnownDocument[];

/** Two rules: begin what is left while there is a free place, and wait for what is running. */
export const processingRules = (chosen: Choice): readonly WorkflowRule[] => [
  {
    name: 'documents are left and a place is free',
    applies: (state, facts) =>
      !facts.pastSoftLimit &&
      freePlaces(state, facts) > 0 &&
      unprocessed(state, chosen(facts)).length > 0,
    next: (state, facts) => processSome(state, facts, chosen(facts)),
  },
  {
    name: 'a step is at work',
    applies: (state) => pendingSteps(state).length > 0,
    next: () => ({ do: 'wait', for: 'step' }),
  },
];

export type Counts = Omit<
  TaskResults['process_company_documents'],
  | 'task_id'
  | 'company_id'
  | 'status'
  | 'not_read'
  | 'not_compiled'
  | 'compiled_statements'
  | 'outcome'
  | 'outcome_reason'
  | 'missing_years'
  | 'next_steps'
>;

/**
 * Counts over all documents of the company, and a row for each that was started; `chosen` are those
 * worth processing.
 */
export const documentsReport = (
  state: WorkflowState,
  facts: WorkflowFacts,
  chosen: Choice,
): Counts => {
  const rows = stepsNamed(state, PROCESS).map((step) => {
    const document = facts.documents.find(({ id }) => id === step.documentId);
    return documentRow(step, document, whatCameOf(step, document, state, facts));
  });
  const count = (...statuses: readonly DocumentOutcome[]) =>
    rows.filter(({ status }) => statuses.includes(status)).length;
  const unstarted = unprocessed(state, chosen(facts)).length;
  const knownAsOthers = unprocessed(state, facts.documents).length - unstarted;
  return {
    documents_total: rows.length + unstarted + knownAsOthers,
    documents_extracted: count('extracted'),
    documents_skipped: count('skipped'),
    documents_failed: count('failed', 'no_statements', 'partial'),
    documents_not_begun: unstarted,
    documents_known_as_others: knownAsOthers,
    documents: rows,
  };
};

/** Every document was started, and none failed. */
export const isWhole = (report: Counts): boolean =>
  report.documents_failed === 0 && report.documents_not_begun === 0;

const PARENT_COMPANY = 'parent_company';

/**
 * If a report has several files, the one with the statements is read; the others are its chapters.
 */
const reportOfChapter = (
  document: KnownDocument | undefined,
  state: WorkflowState,
  facts: WorkflowFacts,
): number | undefined => {
  if (document === undefined || document.duplicateOf !== null) return undefined;
  if (!isReportWithoutStatements(document)) return undefined;
  const read = new Set(
    stepsNamed(state, PROCESS)
      .filter((step) => statusOf(step) === 'extracted')
      .map(({ documentId }) => documentId),
  );
  return facts.documents.find(
    ({ id, fiscalYear, variant, lacksStatements }) =>
      id !== document.id &&
      !lacksStatements &&
      fiscalYear === document.fiscalYear &&
      read.has(id) &&
      // The parent company's own statements do not replace the group's report.
      (isChapter(document) || variant !== PARENT_COMPANY),
  )?.id;
};

const chapterReason = (report: number): string =>
  `A chapter of the annual report whose statements were read from document ${report}`;

type Row = Counts['documents'][number];
type DocumentOutcome = Row['status'];

const OUTCOMES: readonly DocumentOutcome[] = ['extracted', 'no_statements', 'partial'];

const statusOf = ({ status, result }: ChildStep): DocumentOutcome => {
  if (status !== 'SUCCESS') return 'failed';
  return OUTCOMES.find((outcome) => outcome === result?.['status']) ?? 'skipped';
};

const reasonOf = ({ status, result, error }: ChildStep): string | null => {
  if (status !== 'SUCCESS') return error ?? 'revoked';
  const reason = result?.['reason'];
  return typeof reason === 'string' ? reason : null;
};

/** Streams of the previous release do not name the kind. */
const WHY_OF_STATUS: Readonly<Record<DocumentOutcome, LeftOutReason>> = {
  extracted: 'not_recognised',
  skipped: 'not_recognised',
  no_statements: 'no_statements',
  partial: 'site_refuses',
  failed: 'failed',
};

const whyOf = (step: ChildStep): LeftOutReason => {
  const why = step.status === 'SUCCESS' ? step.result?.['why'] : undefined;
  return typeof why === 'string' ? (why as LeftOutReason) : WHY_OF_STATUS[statusOf(step)];
};

/** A chapter without statements is not a failure if the report itself was read. */
const NOTHING_READ: readonly DocumentOutcome[] = ['skipped', 'no_statements'];

const originalOf = (document: KnownDocument | undefined): { about?: LeftOutAbout } =>
  typeof document?.duplicateOf === 'number' ? { about: { document_id: document.duplicateOf } } : {};

interface WhatCame {
  readonly status: DocumentOutcome;
  readonly why: LeftOutReason;
  readonly about?: LeftOutAbout;
  readonly reason: string | null;
}

const whatCameOf = (
  step: ChildStep,
  document: KnownDocument | undefined,
  state: WorkflowState,
  facts: WorkflowFacts,
): WhatCame => {
  const status = statusOf(step);
  const report = NOTHING_READ.includes(status)
    ? reportOfChapter(document, state, facts)
    : undefined;
  return report === undefined
    ? { status, why: whyOf(step), ...originalOf(document), reason: reasonOf(step) }
    : {
        status: 'skipped',
        why: 'chapter',
        about: { document_id: report },
        reason: chapterReason(report),
      };
};

/** Streams of the previous release call them `statements`. */
const extractionsOf = ({ result }: ChildStep): Row['extractions'] =>
  storedStatements(result?.['extractions'] ?? result?.['statements']);

const documentRow = (
  step: ChildStep,
  document: KnownDocument | undefined,
  { status, reason }: WhatCame,
): Row => ({
  document_id: step.documentId ?? 0,
  task_id: step.childTaskId,
  url: document?.url ?? null,
  document_type: document === undefined ? null : canonicalType(document.type),
  fiscal_year: document?.fiscalYear ?? null,
  status,
  reason,
  extractions: extractionsOf(step),
});

export type LeftOutLine = TaskResults['process_company_documents']['not_read'][number];

export const lineOf = (
  document: KnownDocument,
  why: LeftOutReason,
  reason: string | null,
  about?: LeftOutAbout,
): LeftOutLine => ({
  document_id: document.id,
  title: document.title,
  url: document.url,
  document_type: canonicalType(document.type),
  fiscal_year: document.fiscalYear,
  why,
  ...(about === undefined ? {} : { about }),
  reason,
});

/**
 * A line for each document whose statements were not read, with the reason; `chosen` are those
 * worth processing.
 */
export const documentsNotRead = (
  state: WorkflowState,
  facts: WorkflowFacts,
  chosen: Choice,
): readonly LeftOutLine[] => {
  const wanted = new Set(chosen(facts).map(({ id }) => id));
  const steps = new Map(stepsNamed(state, PROCESS).map((step) => [step.documentId, step]));
  return facts.documents.flatMap((document) => {
    const step = steps.get(document.id);
    if (step !== undefined) {
      const { status, why, about, reason } = whatCameOf(step, document, state, facts);
      return status === 'extracted' ? [] : [lineOf(document, why, reason, about)];
    }
    const report = reportOfChapter(document, state, facts);
    if (report !== undefined)
      return [lineOf(document, 'chapter', chapterReason(report), { document_id: report })];
    const known = `It is known as something else: ${canonicalType(document.type).replaceAll('_', ' ')}`;
    return wanted.has(document.id)
      ? [lineOf(document, 'not_begun', 'It was not begun in time')]
      : [lineOf(document, 'other_kind', known)];
  });
};

export const FIELDS_OF_DOCUMENT = [
  'status',
  'outcome',
  'why',
  'reason',
  'extractions',
  'statements',
];

export const documentsDone = (
  state: WorkflowState,
  facts: WorkflowFacts,
  chosen: Choice,
): { readonly done: number; readonly total: number } => {
  const steps = stepsNamed(state, PROCESS);
  return {
    done: steps.filter(({ status }) => status !== 'PENDING').length,
    total: steps.length + unprocessed(state, chosen(facts)).length,
  };
};

/** "12 of 40 documents" */
export const documentsDetail = ({
  done,
  total,
}: {
  readonly done: number;
  readonly total: number;
}): string => `${done} of ${total} documents`;
