import type { OperationName, ProgressStep, TaskResults } from '@fde/contracts';
import type { WorkflowState } from './workflow-state.js';

/** A document's current record, as far as workflow rules need it. */
export interface KnownDocument {
  readonly id: number;
  readonly url: string;
  readonly title: string | null;
  readonly fiscalYear: number;
  /** Canonical form. */
  readonly type: string;
  readonly hasFile: boolean;
  /** The site now serves a file other than the stored one. */
  readonly fileIsOld: boolean;
  /** Confidence of the classification, 0-1; null if it was never classified. */
  readonly confidence: number | null;
  /** The document of the company whose file has the same content, and which is processed in its place. */
  readonly duplicateOf: number | null;
  /** Its type where it was found, canonical; null if a client recorded it. */
  readonly foundAs: string | null;
  /** Which of a year's annual files it is, or `chapter`. */
  readonly variant: string | null;
  /** Its pages were read and hold no statements. */
  readonly lacksStatements: boolean;
  /** Its file is stored, and no reading of it has come to an end; false in a run that no watch began. */
  readonly neverRead: boolean;
}

export interface WorkflowFacts {
  /**
   * Newest fiscal year first. A document workflow sees only its own document; none if it was
   * deleted.
   */
  readonly documents: readonly KnownDocument[];
  /** Children that may run at once for one company. */
  readonly documentsAtOnce: number;
  /** No other task requested it: a document's task then compiles what it has read. */
  readonly alone: boolean;
  /** The soft limit has passed: nothing new is started. */
  readonly pastSoftLimit: boolean;
  /** A watch began this: only new or changed documents are processed. */
  readonly changesOnly: boolean;
  /** The company wants its half-year and quarterly reports read too. */
  readonly takesInterim: boolean;
  /** Something was extracted since the last compilation; false in a run that no watch began. */
  readonly uncompiled: boolean;
}

export interface StepWanted {
  readonly step: string;
  readonly operation: OperationName;
  readonly documentId: number | null;
}

/** The result of a workflow's task; the engine adds whose it is. */
export type OwnResult<Operation extends OperationName> = Omit<
  TaskResults[Operation],
  'task_id' | 'company_id' | 'document_id'
>;

/** What the workflow does next. Every rule of a table ends in one of these. */
export type Next =
  | { readonly do: 'request'; readonly steps: readonly StepWanted[] }
  | { readonly do: 'wait'; readonly for: string }
  | { readonly do: 'succeed'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly do: 'fail'; readonly code: string; readonly message: string };

/** One row: the first rule that applies decides. */
export interface WorkflowRule {
  readonly name: string;
  readonly applies: (state: WorkflowState, facts: WorkflowFacts) => boolean;
  readonly next: (state: WorkflowState, facts: WorkflowFacts) => Next;
}

export interface WorkflowProgress {
  readonly step: ProgressStep;
  readonly percent: number;
  readonly detail: string | null;
}

/** A workflow: its rules, its progress, and what it keeps of its children's results. All pure. */
export interface WorkflowTable {
  readonly operation: OperationName;
  /** The last one applies always. */
  readonly rules: readonly WorkflowRule[];
  readonly progress: (state: WorkflowState, facts: WorkflowFacts) => WorkflowProgress;
  /** Streams are read often: only what rules and result need is stored. */
  readonly keep: (
    step: string,
    result: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
}

export const always = (): boolean => true;

/** The name of the deciding rule, and its decision. */
export const nextOf = (
  table: WorkflowTable,
  state: WorkflowState,
  facts: WorkflowFacts,
): { readonly rule: string; readonly next: Next } => {
  const rule = table.rules.find(({ applies }) => applies(state, facts));
  if (rule === undefined) throw new Error(`No rule of ${table.operation} applies`);
  return { rule: rule.name, next: rule.next(state, facts) };
};
