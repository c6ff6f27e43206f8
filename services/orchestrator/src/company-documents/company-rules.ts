import { canonicalType } from '@fde/contracts';
import { isChapter, isReportWithoutStatements } from '../process-document/document-kinds.js';
import {
  stepsNamed,
  pendingSteps,
  type WorkflowState,
  type AskedStep,
} from '../workflow/workflow-state.js';
import type {
  DocumentFacts,
  Next,
  StepWanted,
  WorkflowFacts,
  WorkflowRule,
} from '../workflow/workflow-table.js';

/** The part that both company pipelines share: every document is processed, a few at a time. */
export const PROCESS = 'process';

export const unprocessed = (
  state: WorkflowState,
  documents: readonly DocumentFacts[],
): readonly DocumentFacts[] => {
  const begun = new Set(stepsNamed(state, PROCESS).map(({ documentId }) => documentId));
  return documents.filter(({ id }) => !begun.has(id));
};

const freePlaces = (state: WorkflowState, facts: WorkflowFacts): number =>
  Math.max(
    0,
    facts.documentsAtOnce - pendingSteps(state).filter(({ name }) => name === PROCESS).length,
  );

const processSome = (
  state: WorkflowState,
  facts: WorkflowFacts,
  documents: readonly DocumentFacts[],
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

type Choice = (facts: WorkflowFacts) => readonly DocumentFacts[];

/** Two rules: begin what is left while there is a free place, and wait for what is at work. */
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

/** Counts over the documents of a pipeline, and one row for each. */
export const documentsReport = (
  state: WorkflowState,
  facts: WorkflowFacts,
): Readonly<Record<string, unknown>> => {
  const rows = stepsNamed(state, PROCESS).map((step) => {
    const document = facts.documents.find(({ id }) => id === step.documentId);
    return documentRow(step, document, whatCameOf(step, document, state, facts));
  });
  const having = (status: string) => rows.filter((row) => row.status === status);
  return {
    documents_total: rows.length,
    documents_extracted: having('extracted').length,
    documents_skipped: having('skipped').length,
    documents_failed: [...having('failed'), ...having('no_statements')].map(
      ({ document_id, reason }) => ({ document_id, reason }),
    ),
    documents_not_begun: unprocessed(state, facts.documents).length,
    documents: rows,
  };
};

const PARENT_COMPANY = 'parent_company';

/** Of a report in several files the one with the statements is read; the others are chapters of it. */
const reportOfChapter = (
  document: DocumentFacts | undefined,
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
      // The parent company's own statements do not stand for the report of the group.
      (isChapter(document) || variant !== PARENT_COMPANY),
  )?.id;
};

const chapterReason = (report: number): string =>
  `A chapter of the annual report whose statements were read from document ${report}`;

const statusOf = ({ status, result }: AskedStep): string => {
  if (status !== 'SUCCESS') return 'failed';
  return typeof result?.['status'] === 'string' ? result['status'] : 'skipped';
};

const reasonOf = (step: AskedStep): unknown =>
  step.status === 'SUCCESS' ? (step.result?.['reason'] ?? null) : (step.error ?? 'revoked');

/** Nothing to read in a chapter is no failure where the report itself was read. */
const NOTHING_READ: readonly string[] = ['skipped', 'no_statements'];

interface WhatCame {
  readonly status: string;
  readonly reason: unknown;
}

const whatCameOf = (
  step: AskedStep,
  document: DocumentFacts | undefined,
  state: WorkflowState,
  facts: WorkflowFacts,
): WhatCame => {
  const status = statusOf(step);
  const report = NOTHING_READ.includes(status)
    ? reportOfChapter(document, state, facts)
    : undefined;
  return report === undefined
    ? { status, reason: reasonOf(step) }
    : { status: 'skipped', reason: chapterReason(report) };
};

const documentRow = (
  step: AskedStep,
  document: DocumentFacts | undefined,
  { status, reason }: WhatCame,
) => ({
  document_id: step.documentId,
  task_id: step.childTaskId,
  url: document?.url ?? null,
  document_type: document === undefined ? null : canonicalType(document.type),
  fiscal_year: document?.fiscalYear ?? null,
  status,
  reason,
  statements: step.result?.['statements'] ?? null,
});

const lineOf = (document: DocumentFacts, reason: unknown) => ({
  document_id: document.id,
  url: document.url,
  document_type: canonicalType(document.type),
  fiscal_year: document.fiscalYear,
  reason,
});

/** A line for each document whose statements were not read, with why; `chosen` are those worth a look. */
export const documentsNotRead = (
  state: WorkflowState,
  facts: WorkflowFacts,
  chosen: Choice,
): readonly ReturnType<typeof lineOf>[] => {
  const wanted = new Set(chosen(facts).map(({ id }) => id));
  const steps = new Map(stepsNamed(state, PROCESS).map((step) => [step.documentId, step]));
  return facts.documents.flatMap((document) => {
    const step = steps.get(document.id);
    if (step !== undefined) {
      const { status, reason } = whatCameOf(step, document, state, facts);
      return status === 'extracted' ? [] : [lineOf(document, reason)];
    }
    const report = reportOfChapter(document, state, facts);
    if (report !== undefined) return [lineOf(document, chapterReason(report))];
    const known = `It is known as something else: ${canonicalType(document.type)}`;
    return [lineOf(document, wanted.has(document.id) ? 'It was not begun in time' : known)];
  });
};

export const KEPT_OF_DOCUMENT = ['status', 'reason', 'statements'];

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
