import { taskResultFaults } from '@fde/testing';
import {
  decideWorkflow,
  type ChildEnd,
  type WorkflowInput,
  type WorkflowOutput,
} from '../workflow/decide-workflow.js';
import { evolveWorkflow, pendingSteps, type WorkflowState } from '../workflow/workflow-state.js';
import type { KnownDocument, WorkflowFacts, WorkflowTable } from '../workflow/workflow-table.js';

/** A document as a spec needs it; unclassified and without a file unless said otherwise. */
export const aDocument = (id: number, facts: Partial<KnownDocument> = {}): KnownDocument => ({
  id,
  url: `https://a.example/${id}.pdf`,
  title: null,
  fiscalYear: 2024 - id,
  type: 'unknown',
  hasFile: false,
  fileIsOld: false,
  confidence: null,
  duplicateOf: null,
  foundAs: null,
  variant: null,
  lacksStatements: false,
  neverRead: false,
  ...facts,
});

export const aTaskId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * Stands in for the engine around a workflow: keeps its state, names children, collects its
 * requests.
 */
export class WorkflowRun {
  readonly #table: WorkflowTable;
  #state: WorkflowState | undefined;
  #facts: WorkflowFacts;
  #children = 0;

  constructor(table: WorkflowTable, documents: readonly KnownDocument[], documentsAtOnce = 2) {
    this.#table = table;
    this.#facts = {
      documents,
      documentsAtOnce,
      alone: false,
      pastSoftLimit: false,
      changesOnly: false,
      takesInterim: false,
      uncompiled: false,
    };
  }

  withFacts(change: Partial<WorkflowFacts>): this {
    this.#facts = { ...this.#facts, ...change };
    return this;
  }

  begin(documentId: number | null = null): readonly WorkflowOutput[] {
    return this.when({ type: 'begin', companyId: 7, documentId });
  }

  /** Ends every open step of this name (or the one for this document). */
  ends(step: string, end: Partial<ChildEnd> = {}, documentId?: number): readonly WorkflowOutput[] {
    const state = this.#state;
    if (state === undefined) throw new Error('the workflow has not begun');
    const open = pendingSteps(state).filter(
      (one) => one.name === step && (documentId === undefined || one.documentId === documentId),
    );
    if (open.length === 0) throw new Error(`no step ${step} is open`);
    const ends = open.map(({ childTaskId }): ChildEnd => ({
      childTaskId,
      status: 'SUCCESS',
      result: {},
      error: null,
      ...end,
    }));
    return this.when({ type: 'children_ended', ends });
  }

  when(input: WorkflowInput): readonly WorkflowOutput[] {
    const outputs = decideWorkflow(this.#table, this.#state, input, this.#facts);
    for (const output of outputs) this.#apply(output);
    for (const output of outputs) if (output.do === 'succeed') this.#expectResult(output.result);
    return outputs;
  }

  /** As the engine completes it. */
  #expectResult(result: Readonly<Record<string, unknown>>): void {
    const { operation, companyId, documentId } = this.#state ?? {};
    if (operation === undefined) throw new Error('the workflow has not begun');
    const whole = {
      task_id: aTaskId(0),
      company_id: companyId,
      ...(documentId === null ? {} : { document_id: documentId }),
      ...result,
    };
    const faults = taskResultFaults(operation, whole);
    if (faults !== undefined) throw new Error(`the result is not as openapi.yaml says: ${faults}`);
  }

  #apply(output: WorkflowOutput): void {
    if (output.do === 'append') this.#state = evolveWorkflow(this.#state, output.event);
    if (output.do !== 'request') return;
    const { step, operation, documentId } = output.step;
    const data = {
      step,
      child_task_id: aTaskId((this.#children += 1)),
      operation,
      document_id: documentId,
    };
    this.#state = evolveWorkflow(this.#state, { type: 'WorkflowStepRequested', data });
  }
}

/** What was requested, as `step` or `step 3`. */
export const requested = (outputs: readonly WorkflowOutput[]): readonly string[] =>
  outputs.flatMap((output) =>
    output.do === 'request'
      ? [
          output.step.documentId === null
            ? output.step.step
            : `${output.step.step} ${output.step.documentId}`,
        ]
      : [],
  );

export const resultOf = (
  outputs: readonly WorkflowOutput[],
): Readonly<Record<string, unknown>> | undefined =>
  outputs.flatMap((output) => (output.do === 'succeed' ? [output.result] : []))[0];

export const failureOf = (outputs: readonly WorkflowOutput[]): string | undefined =>
  outputs.flatMap((output) => (output.do === 'fail' ? [output.code] : []))[0];

export const progressOf = (outputs: readonly WorkflowOutput[]) =>
  outputs.flatMap((output) => (output.do === 'progress' ? [output.progress] : [])).at(-1);
