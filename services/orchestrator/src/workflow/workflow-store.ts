import { isWorkflowEvent, streamOf } from '@fde/contracts';
import type { UnitOfWork } from '@fde/event-log';
import { evolveWorkflow, type WorkflowState } from './workflow-state.js';

export interface LoadedWorkflow {
  readonly state: WorkflowState | undefined;
  /** Version of the workflow's stream. */
  readonly version: number;
}

const REMEMBERED = 500;

/**
 * Workflows by their streams. Events are cached, so that a pipeline of a thousand documents reads
 * each of its events once; only committed ones are cached.
 */
export class WorkflowStore {
  readonly #known = new Map<string, LoadedWorkflow>();

  async load(unit: UnitOfWork, taskId: string): Promise<LoadedWorkflow> {
    const known = this.#known.get(taskId) ?? { state: undefined, version: 0 };
    const news = await unit.readStream(streamOf.workflow(taskId), known.version + 1);
    const state = news
      .filter(isWorkflowEvent)
      .reduce<WorkflowState | undefined>(evolveWorkflow, known.state);
    const loaded = { state, version: news.at(-1)?.version ?? known.version };
    this.#remember(taskId, loaded);
    return loaded;
  }

  forget(taskId: string): void {
    this.#known.delete(taskId);
  }

  #remember(taskId: string, loaded: LoadedWorkflow): void {
    this.#known.delete(taskId);
    this.#known.set(taskId, loaded);
    const oldest = this.#known.keys().next();
    if (this.#known.size > REMEMBERED && oldest.done !== true) this.#known.delete(oldest.value);
  }
}
