import type { OperationName, WorkflowEvent } from '@fde/contracts';

type StepStatus = 'PENDING' | 'SUCCESS' | 'FAILURE' | 'REVOKED';

/** One child task that the workflow requested (or found already running, and waits for). */
export interface ChildStep {
  /** The step it serves; a document may be classified twice. */
  readonly name: string;
  readonly childTaskId: string;
  readonly operation: OperationName;
  readonly documentId: number | null;
  readonly status: StepStatus;
  /** The part of the child's result that the workflow keeps. */
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: string | null;
}

/** A workflow as its stream tells it. */
export interface WorkflowState {
  readonly operation: OperationName;
  readonly companyId: number;
  readonly documentId: number | null;
  /** In the order of their requests. */
  readonly steps: readonly ChildStep[];
  readonly ended: 'SUCCESS' | 'FAILURE' | 'REVOKED' | null;
}

const withStep = (
  state: WorkflowState,
  childTaskId: string,
  change: Partial<ChildStep>,
): WorkflowState => ({
  ...state,
  steps: state.steps.map((step) =>
    step.childTaskId === childTaskId ? { ...step, ...change } : step,
  ),
});

/** Applies one event; pure, never throws. */
export const evolveWorkflow = (
  state: WorkflowState | undefined,
  event: WorkflowEvent,
): WorkflowState | undefined => {
  if (event.type === 'WorkflowStarted') {
    const { operation, company_id, document_id } = event.data;
    return {
      operation: operation as OperationName,
      companyId: company_id,
      documentId: document_id,
      steps: [],
      ended: null,
    };
  }
  return state === undefined ? undefined : advance(state, event);
};

const advance = (
  state: WorkflowState,
  event: Exclude<WorkflowEvent, { type: 'WorkflowStarted' }>,
): WorkflowState => {
  switch (event.type) {
    case 'WorkflowStepRequested': {
      const { step, child_task_id, operation, document_id } = event.data;
      const requested: ChildStep = {
        name: step,
        childTaskId: child_task_id,
        operation: operation as OperationName,
        documentId: document_id,
        status: 'PENDING',
        result: null,
        error: null,
      };
      return { ...state, steps: [...state.steps, requested] };
    }
    case 'WorkflowStepEnded':
      return withStep(state, event.data.child_task_id, {
        status: event.data.status,
        result: event.data.result,
        error: event.data.error,
      });
    case 'WorkflowEnded':
      return { ...state, ended: event.data.status };
    default:
      return event satisfies never;
  }
};

export const pendingSteps = (state: WorkflowState): readonly ChildStep[] =>
  state.steps.filter(({ status }) => status === 'PENDING');
export const stepsNamed = (state: WorkflowState, name: string): readonly ChildStep[] =>
  state.steps.filter((step) => step.name === name);
/** The last step of this name: a step is requested again only as a new one. */
export const stepNamed = (state: WorkflowState, name: string): ChildStep | undefined =>
  stepsNamed(state, name).at(-1);
