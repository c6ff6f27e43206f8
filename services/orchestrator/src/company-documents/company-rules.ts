import { canonicalType } from '@fde/contracts';
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
  const rows = stepsNamed(state, PROCESS).map((step) =>
    documentRow(
      step,
      facts.documents.find(({ id }) => id === step.documentId),
    ),
  );
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

const statusOf = ({ status, result }: AskedStep): string => {
  if (status !== 'SUCCESS') return 'failed';
  return typeof result?.['status'] === 'string' ? result['status'] : 'skipped';
};

const reasonOf = (step: AskedStep): unknown =>
  step.status === 'SUCCESS' ? (step.result?.['reason'] ?? null) : (step.error ?? 'revoked');

const documentRow = (step: AskedStep, document: DocumentFacts | undefined) => ({
  document_id: step.documentId,
  task_id: step.childTaskId,
  url: document?.url ?? null,
  document_type: document === undefined ? null : canonicalType(document.type),
  fiscal_year: document?.fiscalYear ?? null,
  status: statusOf(step),
  reason: reasonOf(step),
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
    if (step !== undefined)
      return statusOf(step) === 'extracted' ? [] : [lineOf(document, reasonOf(step))];
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
