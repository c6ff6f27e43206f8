import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { TASK_STATES, type TaskEvent, type TaskState } from '@fde/contracts';
import { decideTask, type TaskDecision } from './decide-task.js';
import { evolveTask } from './evolve-task.js';
import { TASK_MOVES, taskStateDiagram } from './task-states.js';
import type { Task } from './task.js';

const NOW = new Date('2026-01-02T03:04:05Z');
const ATTEMPT = 'bbbbbbbb-0000-4000-8000-000000000001';
const error = { code: 'upstream_unavailable', message: 'HTTP 503', retryable: true };
const fence = { attempt: 1, attemptId: ATTEMPT };

const taskIn = (status: TaskState): Task => ({
  taskId: 'aaaaaaaa-0000-4000-8000-000000000001',
  operation: 'extract_document',
  companyId: 7,
  documentId: 9,
  parentTaskId: null,
  status,
  attempt: status === 'PENDING' ? 0 : 1,
  attemptId: status === 'PENDING' ? null : ATTEMPT,
  retries: 0,
  crashes: 0,
  progress: null,
  result: null,
  resultExpired: false,
  outcome: null,
  error: null,
  createdAt: NOW,
  startedAt: null,
  finishedAt: null,
  nextAttemptAt: null,
  version: 1,
});

/** Every wish there is, in the circumstances that let it through as often as possible. */
const WISHES: readonly TaskDecision[] = [
  {
    do: 'start',
    begin: { attemptId: ATTEMPT, service: 'extractor', worker: 'w1', host: 'h' },
    now: NOW,
    lastAttemptAlive: false,
  },
  { do: 'progress', fence, progress: { step: 'reading', progress: 10, detail: null } },
  { do: 'succeed', fence, result: {} },
  { do: 'fail', fence, error },
  { do: 'fail', fence: null, error },
  { do: 'retry', fence, error, nextAttemptAt: NOW },
  { do: 'interrupt', fence, reason: 'stopping', nextAttemptAt: NOW },
  { do: 'revoke', reason: 'unwanted' },
  { do: 'expire' },
];

const eventsOf = (task: Task, wish: TaskDecision): TaskEvent[] => {
  try {
    return decideTask(task, wish);
  } catch {
    return [];
  }
};

/** What the code does, as `event: from -> to`. */
const moves = (): string[] =>
  TASK_STATES.flatMap((from) => {
    const task = taskIn(from);
    return WISHES.flatMap((wish) => eventsOf(task, wish)).map((event) => {
      const next = evolveTask(task, { ...event, version: 2, occurredAt: NOW });
      return `${event.type}: ${from} -> ${next?.status ?? 'nothing'}`;
    });
  });

const tabled = (): string[] =>
  TASK_MOVES.flatMap(({ event, from, to }) =>
    from.map((state) => `${event}: ${state} -> ${to === 'same' ? state : to}`),
  );

describe('task states', () => {
  it('are what deciding and evolving do, no more and no less', () => {
    expect([...new Set(moves())].toSorted()).to.deep.equal(tabled().toSorted());
  });

  it('are drawn in docs/task-states.md as they are', () => {
    const page = readFileSync(new URL('../../../../docs/task-states.md', import.meta.url), 'utf8');
    expect(page).to.contain(`\`\`\`mermaid\n${taskStateDiagram()}\n\`\`\``);
    for (const { event, by, when } of TASK_MOVES)
      expect(page.replace(/ +/g, ' ')).to.contain(`| \`${event}\` | ${when} | ${by} |`);
  });
});
