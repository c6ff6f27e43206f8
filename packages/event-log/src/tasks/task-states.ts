import { FINAL_TASK_STATES, TASK_STATES, type TaskEvent, type TaskState } from '@fde/contracts';

/** One transition of a task: the event, from which states, to which, and who writes it. */
export interface TaskMove {
  readonly event: TaskEvent['type'];
  readonly from: readonly TaskState[];
  /** `same`: the state stays. */
  readonly to: TaskState | 'same';
  readonly by: string;
  readonly when: string;
}

const OPEN = TASK_STATES.filter((state) => !FINAL_TASK_STATES.includes(state));

/** All transitions. The spec checks `decideTask` and `evolveTask` against this table. */
export const TASK_MOVES: readonly TaskMove[] = [
  {
    event: 'TaskStarted',
    from: OPEN,
    to: 'STARTED',
    by: 'task runner',
    when: 'a worker opens an attempt; from STARTED and PROGRESS only if the last worker is dead',
  },
  {
    event: 'TaskProgressed',
    from: ['STARTED', 'PROGRESS'],
    to: 'PROGRESS',
    by: 'task runner',
    when: 'the current attempt reports its step',
  },
  {
    event: 'TaskRetryScheduled',
    from: ['STARTED', 'PROGRESS'],
    to: 'RETRY',
    by: 'task runner',
    when: 'the current attempt met a transient fault',
  },
  {
    event: 'TaskInterrupted',
    from: ['STARTED', 'PROGRESS'],
    to: 'RETRY',
    by: 'task runner',
    when: 'its process stops and gives the work back',
  },
  {
    event: 'TaskSucceeded',
    from: ['STARTED', 'PROGRESS'],
    to: 'SUCCESS',
    by: 'task runner, orchestrator',
    when: 'the current attempt is done',
  },
  {
    event: 'TaskFailed',
    from: OPEN,
    to: 'FAILURE',
    by: 'task runner, orchestrator',
    when: 'a permanent fault, no attempts left, or too many workers that died',
  },
  {
    event: 'TaskRevoked',
    from: OPEN,
    to: 'REVOKED',
    by: 'gateway',
    when: 'a client cancels it',
  },
  {
    event: 'TaskResultExpired',
    from: ['SUCCESS'],
    to: 'same',
    by: 'task tracker',
    when: 'its result is older than RESULT_LIFETIME_SECONDS',
  },
];

const arrowsOf = ({ event, from, to }: TaskMove): string[] =>
  from.map((state) => `  ${state} --> ${to === 'same' ? state : to}: ${event}`);

/** The transitions as a Mermaid state diagram. */
export const taskStateDiagram = (): string =>
  [
    'stateDiagram-v2',
    '  [*] --> PENDING: TaskRequested',
    ...TASK_MOVES.flatMap(arrowsOf),
    ...FINAL_TASK_STATES.map((state) => `  ${state} --> [*]`),
  ].join('\n');
