import type { TaskStatus } from './service-api.js';

const WIDTH = 24;
const FINAL = ['SUCCESS', 'FAILURE', 'REVOKED'];

/** `[############------------]  50 %` */
export const drawBar = (percent: number): string => {
  const done = Math.round((Math.min(100, Math.max(0, percent)) / 100) * WIDTH);
  return `[${'#'.repeat(done)}${'-'.repeat(WIDTH - done)}] ${String(Math.round(percent)).padStart(3)} %`;
};

const percentOf = ({ status, progress }: TaskStatus): number =>
  status === 'SUCCESS' ? 100 : (progress?.progress ?? 0);

const stateOf = (task: TaskStatus): string => {
  switch (task.status) {
    case 'SUCCESS':
      return outcomeOf(task);
    case 'FAILURE':
      return `failed: ${task.error ?? ''}`;
    case 'RETRY':
      return `tried again at ${task.next_attempt_at ?? 'a later time'}: ${task.error ?? ''}`;
    case 'PROGRESS':
      return [task.progress?.step, task.progress?.detail]
        .filter((part) => part !== null && part !== undefined)
        .join(', ');
    default:
      return task.status.toLowerCase();
  }
};

/** The one important word of a result. */
const outcomeOf = ({ result }: TaskStatus): string => {
  const fields: Readonly<Record<string, unknown>> = { ...result };
  const facts = ['document_type', 'discovered_count', 'status', 'reason']
    .filter((name) => typeof fields[name] === 'string' || typeof fields[name] === 'number')
    .map((name) =>
      name === 'discovered_count'
        ? `${String(fields[name])} documents found`
        : String(fields[name]),
    );
  return facts.length === 0 ? 'done' : `done: ${facts.join(', ')}`;
};

/** Shows tasks as lines with bars: redrawn in place on a terminal, one line per change elsewhere. */
export class TaskBoard {
  readonly #out: NodeJS.WriteStream;
  readonly #nameOf: (task: TaskStatus) => string;
  readonly #lastStates = new Map<string, string>();
  #drawn = 0;

  constructor(out: NodeJS.WriteStream, nameOf: (task: TaskStatus) => string) {
    this.#out = out;
    this.#nameOf = nameOf;
  }

  show(whole: TaskStatus, parts: readonly TaskStatus[]): void {
    if (this.#out.isTTY) this.#redraw(whole, parts);
    else for (const task of [...parts, whole]) this.#tellChange(task);
  }

  #line(task: TaskStatus): string {
    return `  ${drawBar(percentOf(task))}  ${this.#nameOf(task).padEnd(34)} ${stateOf(task)}`;
  }

  #tellChange(task: TaskStatus): void {
    const state = `${task.status} ${task.progress?.step ?? ''} ${task.progress?.detail ?? ''}`;
    if (this.#lastStates.get(task.task_id) === state || task.status === 'PENDING') return;
    this.#lastStates.set(task.task_id, state);
    this.#out.write(`${this.#line(task)}\n`);
  }

  /** Ended tasks stay above; those at work are redrawn below, the whole pipeline last. */
  #redraw(whole: TaskStatus, parts: readonly TaskStatus[]): void {
    if (this.#drawn > 0) this.#out.write(`\u001b[${this.#drawn}A\u001b[J`);
    for (const task of parts.filter(({ status }) => FINAL.includes(status))) this.#tellChange(task);
    const atWork = parts
      .filter(({ status }) => !FINAL.includes(status) && status !== 'PENDING')
      .slice(-12);
    const width = (this.#out.columns ?? 120) - 1;
    const lines = [...atWork, whole].map((task) => this.#line(task).slice(0, width));
    this.#out.write(`${lines.join('\n')}\n`);
    this.#drawn = FINAL.includes(whole.status) ? 0 : lines.length;
  }
}
