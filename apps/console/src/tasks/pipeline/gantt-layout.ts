import type { Schemas, ShownTimeline, TaskStatus } from '../../api/client.js';
import type { Texts } from '../../messages/use-texts.js';
import { rowsOf, type PipelineNode } from './pipeline-tree.js';

type BarKind = 'waited' | 'worked';

/** A stretch of a task's time: its place as shares of the whole, from 0 to 1. */
export interface Bar {
  readonly kind: BarKind;
  readonly start: number;
  readonly width: number;
  readonly milliseconds: number;
  /** Null where the timeline of the task is not known. */
  readonly attempt: number | null;
  readonly worker: string | null;
  readonly outcome: Schemas['TaskAttempt']['outcome'] | null;
}

export interface GanttRow {
  readonly task: TaskStatus;
  readonly depth: number;
  /** How often it was tried. */
  readonly attempts: number;
  readonly workers: readonly string[];
  readonly waitedMs: number;
  readonly workedMs: number;
  readonly bars: readonly Bar[];
}

export interface Gantt {
  readonly begin: number;
  readonly end: number;
  readonly rows: readonly GanttRow[];
}

/** So that a pipeline that has just started has a width. */
const SHORTEST_MS = 1_000;
const timeOf = (iso: string): number => new Date(iso).getTime();

interface Stretch extends Omit<Bar, 'start' | 'width' | 'milliseconds'> {
  readonly from: number;
  readonly to: number;
}

const wait = (from: number, to: number): Stretch => ({
  kind: 'waited',
  from,
  to,
  attempt: null,
  worker: null,
  outcome: null,
});

/** Attempt by attempt, with what lies between them. */
const ofAttempts = (
  t: Texts,
  { task, now }: Timed,
  attempts: ShownTimeline['attempts'],
): Stretch[] => {
  const stretches: Stretch[] = [];
  let at = timeOf(task.created_at);
  for (const attempt of attempts) {
    const [from, to] = [timeOf(attempt.started_at), attempt.ended_at];
    const until = to === null ? endOf({ task, now }) : timeOf(to);
    const { attempt: number, outcome, host } = attempt;
    const worker = t('tasks.pipeline.workerOn', { worker: attempt.worker, host });
    stretches.push(wait(at, from), {
      kind: 'worked',
      from,
      to: until,
      attempt: number,
      worker,
      outcome,
    });
    at = until;
  }
  return [...stretches, wait(at, endOf({ task, now }))];
};

interface Timed {
  readonly task: TaskStatus;
  readonly now: number;
}

const endOf = ({ task, now }: Timed): number =>
  task.finished_at === null ? now : timeOf(task.finished_at);

/** The bars of a status alone: the wait until the start, and work from then on. */
const ofStatus = (timed: Timed): Stretch[] => {
  const { task } = timed;
  const [created, end] = [timeOf(task.created_at), endOf(timed)];
  if (task.started_at === null) return [wait(created, end)];
  const start = timeOf(task.started_at);
  const { attempt } = task;
  return [wait(created, start), { ...wait(start, end), kind: 'worked', attempt }];
};

const total = (bars: readonly Bar[], kind: BarKind): number =>
  bars.reduce((sum, bar) => (bar.kind === kind ? sum + bar.milliseconds : sum), 0);

const rowOf = (
  { task, depth }: PipelineNode,
  stretches: readonly Stretch[],
  { begin, end }: Pick<Gantt, 'begin' | 'end'>,
): GanttRow => {
  const bars = stretches
    .filter(({ from, to }) => to > from)
    .map(({ from, to, ...what }): Bar => ({
      ...what,
      start: (from - begin) / (end - begin),
      width: (to - from) / (end - begin),
      milliseconds: to - from,
    }));
  const workers = stretches.flatMap(({ worker }) => (worker === null ? [] : [worker]));
  return {
    task,
    depth,
    attempts: task.attempt,
    workers: [...new Set(workers)],
    waitedMs: total(bars, 'waited'),
    workedMs: total(bars, 'worked'),
    bars,
  };
};

/**
 * Where every part of a pipeline stands in time, on one scale: waits and attempts as bars. `timelines`: of the tasks
 * whose attempts are known; the others show what their status tells. `now`: where what has not ended ends.
 */
export function ganttOf(
  t: Texts,
  root: PipelineNode,
  timelines: ReadonlyMap<string, Pick<ShownTimeline, 'attempts'>>,
  now: number,
): Gantt {
  const parts = rowsOf(root).map((node) => {
    const timed = { task: node.task, now };
    const known = timelines.get(node.task.task_id)?.attempts ?? [];
    return { node, stretches: known.length > 0 ? ofAttempts(t, timed, known) : ofStatus(timed) };
  });
  const times = parts.flatMap(({ stretches }) => stretches.flatMap(({ from, to }) => [from, to]));
  const begin = Math.min(...times);
  const end = Math.max(...times, begin + SHORTEST_MS);
  return {
    begin,
    end,
    rows: parts.map(({ node, stretches }) => rowOf(node, stretches, { begin, end })),
  };
}
