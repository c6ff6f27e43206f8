import { LIMIT_CLASSES, OPERATIONS, OPERATION_NAMES, QUEUES, RETRY_POLICY } from '@fde/contracts';
import {
  taskPressure,
  taskRowsBehindSeconds,
  watchPressure,
  type TaskPressure,
} from '@fde/event-log';
import type { Platform, ServiceMetrics } from '@fde/service-kit';

/** How long a task may last with all its attempts and the pauses between them. */
const LONGEST_SECONDS: Readonly<Record<string, number>> = Object.fromEntries(
  OPERATION_NAMES.map((operation) => {
    const { hardSeconds, maxRetries } = LIMIT_CLASSES[OPERATIONS[operation].limits];
    return [operation, hardSeconds * (maxRetries + 1) + RETRY_POLICY.maxSeconds * maxRetries];
  }),
);

/** A label that is not set keeps its last value, so labels without tasks are set to 0. */
const byOperation = (
  rows: readonly TaskPressure[],
  value: (row: TaskPressure) => number,
): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(OPERATION_NAMES.map((operation) => [operation, 0])),
  ...Object.fromEntries(rows.map((row) => [row.operation, value(row)])),
});

/** What the log and its read models say about all tasks, whichever process works on them. */
export const measureTasks = (
  metrics: ServiceMetrics,
  { database, deadLetters }: Pick<Platform, 'database' | 'deadLetters'>,
): void => {
  const read = (value: (row: TaskPressure) => number) => async () =>
    byOperation(await taskPressure(database, LONGEST_SECONDS), value);
  metrics.gauge(
    'fde_tasks_open',
    'Tasks that have not ended.',
    'operation',
    read(({ open }) => open),
  );
  metrics.gauge(
    'fde_tasks_waiting_seconds',
    'How long the oldest task whose command is due has waited for a worker.',
    'operation',
    read(({ waitingSeconds }) => waitingSeconds),
  );
  metrics.gauge(
    'fde_tasks_overdue',
    'Tasks that began longer ago than all their attempts may last.',
    'operation',
    read(({ overdue }) => overdue),
  );
  metrics.gauge(
    'fde_projection_behind_seconds',
    'Age of the oldest event of a task that no status row shows yet.',
    'projection',
    async () => ({ task_status: await taskRowsBehindSeconds(database) }),
  );
  measureWatches(metrics, database);
  metrics.gauge(
    'fde_dead_letters_parked',
    'Messages that are parked and wait for people, by the queue they came from.',
    'queue',
    async () => ({
      ...Object.fromEntries(Object.values(QUEUES).map(({ name }) => [name, 0])),
      ...(await deadLetters.counts()),
    }),
  );
};

const measureWatches = (metrics: ServiceMetrics, database: Platform['database']): void => {
  metrics.gauge(
    'fde_watches',
    'Companies that are watched, and those of them whose due time has come without a run.',
    'state',
    async () => {
      const { watched, due } = await watchPressure(database);
      return { watched, due };
    },
  );
  metrics.gauge(
    'fde_watch_late_seconds',
    'How long the most belated due time of a watched company has waited.',
    'of',
    async () => ({ all: (await watchPressure(database)).lateSeconds }),
  );
};
