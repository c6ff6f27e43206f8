import type { WorkflowEvent } from '@fde/contracts';
import { evolveWorkflow, pendingSteps, type WorkflowState } from './workflow-state.js';
import {
  nextOf,
  type StepWanted,
  type WorkflowFacts,
  type WorkflowProgress,
  type WorkflowTable,
} from './workflow-table.js';

export interface ChildEnd {
  readonly childTaskId: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'REVOKED';
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: string | null;
}

/** What a workflow reacts to. */
export type WorkflowInput =
  /** Its command arrived, for the first time or again. */
  | { readonly type: 'begin'; readonly companyId: number; readonly documentId: number | null }
  | { readonly type: 'children_ended'; readonly ends: readonly ChildEnd[] }
  /** Time has passed: check the limits. */
  | { readonly type: 'time_passed'; readonly pastHardLimit: boolean }
  /** A step could not be requested because its record is gone. */
  | {
      readonly type: 'step_refused';
      readonly step: StepWanted;
      readonly taskId: string;
      readonly error: string;
    };

/** What a workflow decides to do, in this order, in one transaction. */
export type WorkflowOutput =
  | { readonly do: 'append'; readonly event: WorkflowEvent }
  | { readonly do: 'request'; readonly step: StepWanted }
  | {
      readonly do: 'revoke_children';
      readonly childTaskIds: readonly string[];
      readonly reason: string;
    }
  | { readonly do: 'progress'; readonly progress: WorkflowProgress }
  | { readonly do: 'succeed'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly do: 'fail'; readonly code: string; readonly message: string }
  | {
      readonly do: 'ignore';
      readonly reason:
        'already_begun' | 'not_begun' | 'already_ended' | 'no_such_step' | 'nothing_to_do';
    };

type Decision = readonly WorkflowOutput[];

const ignore = (reason: Extract<WorkflowOutput, { do: 'ignore' }>['reason']): Decision => [
  { do: 'ignore', reason },
];

/** Pure: decides what to do from the state, the input and the documents. */
export const decideWorkflow = (
  table: WorkflowTable,
  state: WorkflowState | undefined,
  input: WorkflowInput,
  facts: WorkflowFacts,
): Decision => {
  if (input.type === 'begin')
    return state === undefined ? begin(table, input, facts) : ignore('already_begun');
  if (state === undefined) return ignore('not_begun');
  if (state.ended !== null) return ignore('already_ended');
  switch (input.type) {
    case 'children_ended':
      return childrenEnded(table, state, input.ends, facts);
    case 'time_passed':
      return timePassed(table, state, input.pastHardLimit, facts);
    case 'step_refused':
      return stepRefused(table, state, input, facts);
    default:
      return input satisfies never;
  }
};

const append = (event: WorkflowEvent): WorkflowOutput => ({ do: 'append', event });

const begin = (
  table: WorkflowTable,
  input: Extract<WorkflowInput, { type: 'begin' }>,
  facts: WorkflowFacts,
): Decision => {
  const event: WorkflowEvent = {
    type: 'WorkflowStarted',
    data: {
      operation: table.operation,
      company_id: input.companyId,
      document_id: input.documentId,
    },
  };
  return [append(event), ...goOn(table, evolved(undefined, [event]), facts)];
};

const childrenEnded = (
  table: WorkflowTable,
  state: WorkflowState,
  ends: readonly ChildEnd[],
  facts: WorkflowFacts,
): Decision => {
  const pending = new Map(pendingSteps(state).map((step) => [step.childTaskId, step]));
  const events = ends.flatMap((end): WorkflowEvent[] => {
    const step = pending.get(end.childTaskId);
    if (step === undefined) return [];
    const result = end.result === null ? null : table.keep(step.name, end.result);
    return [
      {
        type: 'WorkflowStepEnded',
        data: { child_task_id: end.childTaskId, status: end.status, result, error: end.error },
      },
    ];
  });
  if (events.length === 0) return ignore('no_such_step');
  return [...events.map(append), ...goOn(table, evolved(state, events), facts)];
};

const timePassed = (
  table: WorkflowTable,
  state: WorkflowState,
  pastHardLimit: boolean,
  facts: WorkflowFacts,
): Decision => {
  if (!pastHardLimit)
    return state.steps.some(({ status }) => status === 'PENDING')
      ? ignore('nothing_to_do')
      : goOn(table, state, facts);
  const childTaskIds = pendingSteps(state).map(({ childTaskId }) => childTaskId);
  return [
    {
      do: 'revoke_children',
      childTaskIds,
      reason: 'the time limit of the task they belong to has passed',
    },
    ...failed(
      'time_limit_exceeded',
      `The task did not end within its time limit; ${childTaskIds.length} of its ${state.steps.length} parts were still open`,
    ),
  ];
};

const stepRefused = (
  table: WorkflowTable,
  state: WorkflowState,
  input: Extract<WorkflowInput, { type: 'step_refused' }>,
  facts: WorkflowFacts,
): Decision => {
  const { step, operation, documentId } = input.step;
  const events: WorkflowEvent[] = [
    {
      type: 'WorkflowStepRequested',
      data: { step, child_task_id: input.taskId, operation, document_id: documentId },
    },
    {
      type: 'WorkflowStepEnded',
      data: { child_task_id: input.taskId, status: 'FAILURE', result: null, error: input.error },
    },
  ];
  return [...events.map(append), ...goOn(table, evolved(state, events), facts)];
};

const evolved = (
  state: WorkflowState | undefined,
  events: readonly WorkflowEvent[],
): WorkflowState => {
  const next = events.reduce(evolveWorkflow, state);
  if (next === undefined) throw new Error('A workflow without a beginning cannot go on');
  return next;
};

const failed = (code: string, message: string): Decision => [
  append({ type: 'WorkflowEnded', data: { status: 'FAILURE' } }),
  { do: 'fail', code, message },
];

/** The state after the steps are requested, so that progress includes them. */
const asking = (state: WorkflowState, steps: readonly StepWanted[]): WorkflowState =>
  evolved(
    state,
    steps.map(({ step, operation, documentId }, index) => ({
      type: 'WorkflowStepRequested',
      data: { step, child_task_id: `${step}-${index}`, operation, document_id: documentId },
    })),
  );

const goOn = (table: WorkflowTable, state: WorkflowState, facts: WorkflowFacts): Decision => {
  const { next } = nextOf(table, state, facts);
  switch (next.do) {
    case 'request':
      return [
        ...next.steps.map((step): WorkflowOutput => ({ do: 'request', step })),
        { do: 'progress', progress: table.progress(asking(state, next.steps), facts) },
      ];
    case 'wait':
      return [{ do: 'progress', progress: table.progress(state, facts) }];
    case 'succeed':
      return [
        // The last step that was done; a workflow that had nothing to do has none.
        ...(state.steps.length === 0
          ? []
          : [{ do: 'progress', progress: table.progress(state, facts) } as const]),
        append({ type: 'WorkflowEnded', data: { status: 'SUCCESS' } }),
        { do: 'succeed', result: next.result },
      ];
    case 'fail':
      return failed(next.code, next.message);
    default:
      return next satisfies never;
  }
};
