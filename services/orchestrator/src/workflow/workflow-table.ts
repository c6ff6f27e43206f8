import type { OperationName, ProgressStep, TaskResults } from '@fde/contracts';
import type { WorkflowState } from './workflow-state.js';

/** A document as its record tells it now; what a workflow's rules ask about. */
export interface KnownDocument {
  readonly id: number;
  readonly url: string;
  readonly fiscalYear: number;
  /** Canonical form. */
  readonly type: string;
  readonly hasFile: boolean;
  /** The site serves another file now than the one that is stored. */
  readonly fileIsOld: boolean;
  /** Confidence of the classification, 0-1; null where it was never classified. */
  readonly confidence: number | null;
  /** The document of the company whose file has the same content, and which is processed in its place. */
  readonly duplicateOf: number | null;
  /** What it is called where it was found, canonical; null where a client recorded it. */
  readonly foundAs: string | null;
  /** Which of a year's annual files it is, or `chapter`. */
  readonly variant: string | null;
  /** Its pages were looked through, and no statements are there. */
  readonly lacksStatements: boolean;
}

export interface WorkflowFacts {
  /** Newest fiscal year first. A document workflow sees its own document alone; none when it was deleted. */
  readonly documents: readonly KnownDocument[];
  /** Children that may be at work at once for one company. */
  readonly documentsAtOnce: number;
  /** The soft limit has passed: nothing new is begun. */
  readonly pastSoftLimit: boolean;
  /** A watch has begun this: only what is new or has changed is looked at. */
  readonly changesOnly: boolean;
}

export interface StepWanted {
  readonly step: string;
  readonly operation: OperationName;
  readonly documentId: number | null;
}

/** What a workflow says of its task: whose result it is, the engine adds. */
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

/** A workflow: its rules, how far it is, and what it keeps of its children's results. All pure. */
export interface WorkflowTable {
  readonly operation: OperationName;
  /** The last one applies always. */
  readonly rules: readonly WorkflowRule[];
  readonly progress: (state: WorkflowState, facts: WorkflowFacts) => WorkflowProgress;
  /** Streams are read often: only what rules and result need is kept. */
  readonly keep: (
    step: string,
    result: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
}

export const always = (): boolean => true;

/** The rule that decides, by name, and what it says. */
export const nextOf = (
  table: WorkflowTable,
  state: WorkflowState,
  facts: WorkflowFacts,
): { readonly rule: string; readonly next: Next } => {
  const rule = table.rules.find(({ applies }) => applies(state, facts));
  if (rule === undefined) throw new Error(`No rule of ${table.operation} applies`);
  return { rule: rule.name, next: rule.next(state, facts) };
};
