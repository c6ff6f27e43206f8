import {
  isNextStep,
  leftOutDocumentsIn,
  type LeftOutDocument,
  type NextStep,
  type TaskResults,
} from '@fde/contracts';
import { stepNamed, stepsNamed, type WorkflowState } from '../workflow/workflow-state.js';
import type { KnownDocument, WorkflowFacts, WorkflowRule } from '../workflow/workflow-table.js';
import { lineOf, PROCESS, type LeftOutLine } from './company-rules.js';
import { yearsWithout } from './end-of-documents.js';

/** The part that compiles what was read, shared by both company pipelines. */
export const COMPILE = 'compile';

export const FIELDS_OF_COMPILATION = [
  'status',
  'compiled_statements',
  'left_out',
  'left_out_documents',
  'next_steps',
  'missing_years',
];

const hasFailed = (state: WorkflowState): boolean =>
  ['FAILURE', 'REVOKED'].includes(stepNamed(state, COMPILE)?.status ?? '');

/** Two rules: compile once, and fail where that failed. */
export const compilationRules: readonly WorkflowRule[] = [
  {
    name: 'nothing was compiled yet',
    applies: (state) => stepNamed(state, COMPILE) === undefined,
    next: () => ({
      do: 'request',
      steps: [{ step: COMPILE, operation: 'recompile_company', documentId: null }],
    }),
  },
  {
    name: 'the statements could not be compiled',
    applies: hasFailed,
    next: (state) => ({
      do: 'fail',
      code: 'compilation_failed',
      message: `The statements could not be compiled: ${stepNamed(state, COMPILE)?.error ?? 'the task was revoked'}`,
    }),
  },
];

type Compiled = TaskResults['recompile_company']['compiled_statements'][number];
const isCompiled = (value: unknown): value is Compiled =>
  typeof value === 'object' && value !== null && 'id' in value && 'statement_type' in value;

const listOf = (state: WorkflowState, name: string): readonly unknown[] => {
  const value = stepNamed(state, COMPILE)?.result?.[name];
  return Array.isArray(value) ? value : [];
};

export const compiledBy = (state: WorkflowState): readonly Compiled[] =>
  listOf(state, 'compiled_statements').filter(isCompiled);

/** What a person can do about what was compiled. */
export const stepsOfCompilation = (state: WorkflowState): readonly NextStep[] =>
  listOf(state, 'next_steps').filter(isNextStep);

/** Documents that were read, and of which the series holds nothing. */
const leftOutOfSeries = (state: WorkflowState): readonly LeftOutDocument[] =>
  leftOutDocumentsIn(stepNamed(state, COMPILE)?.result);

/** A line for each of them that still exists; one that was not read now has its reason already. */
export const notCompiled = (
  state: WorkflowState,
  facts: WorkflowFacts,
  notRead: readonly LeftOutLine[],
): readonly LeftOutLine[] => {
  const reported = new Set(notRead.map(({ document_id: id }) => id));
  const leftOut = new Map(leftOutOfSeries(state).map((one) => [one.document_id, one]));
  return facts.documents.flatMap((document) => {
    const one = reported.has(document.id) ? undefined : leftOut.get(document.id);
    return one === undefined ? [] : [lineOf(document, one.why, one.reason, one.about)];
  });
};

/** Reports of the series of which not all three statements were read. */
export const readInPart = (state: WorkflowState): number => {
  const leftOut = new Set<number | null>(leftOutOfSeries(state).map((one) => one.document_id));
  return stepsNamed(state, PROCESS).filter(
    ({ status, result, documentId }) =>
      status === 'SUCCESS' &&
      result?.['status'] === 'extracted' &&
      result['outcome'] === 'partly_read' &&
      !leftOut.has(documentId ?? null),
  ).length;
};

/**
 * The years that the series lacks: those that the compilation names; by the documents' own years where
 * it compiled nothing, or was one of an older release.
 */
export const yearsMissed = (
  state: WorkflowState,
  documents: readonly KnownDocument[],
): readonly string[] => {
  const compiled = compiledBy(state);
  const named = stepNamed(state, COMPILE)?.result?.['missing_years'];
  return compiled.length > 0 && Array.isArray(named)
    ? named.map(String)
    : yearsWithout(
        documents,
        leftOutOfSeries(state),
        compiled.flatMap(({ years }) => years.map(Number)),
      );
};
