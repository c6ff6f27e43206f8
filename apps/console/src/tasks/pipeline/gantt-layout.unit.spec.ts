import { expect } from 'chai';
import type { Schemas } from '../../api/client.js';
import { english } from '../../messages/spec-support/spoken-texts.js';
import { ganttOf } from './gantt-layout.js';
import { pipelineTree } from './pipeline-tree.js';
import { at, task } from './spec-support/sample-task.js';

const attempt = (
  number: number,
  [from, to]: readonly [number, number | null],
  outcome: Schemas['TaskAttempt']['outcome'],
): Schemas['TaskAttempt'] => ({
  attempt: number,
  service: 'extractor',
  worker: `extractor-${number}`,
  host: 'worker-1',
  started_at: at(from),
  ended_at: to === null ? null : at(to),
  seconds: to === null ? null : to - from,
  outcome,
  reason: null,
  error: null,
  next_attempt_at: null,
  steps: [],
});

describe('the Gantt of a pipeline', () => {
  const shown = (rows: ReturnType<typeof ganttOf>['rows'], row: number) =>
    rows[row]?.bars.map(({ kind, start, width, attempt: number }) => [kind, start, width, number]);

  it('shows waits and attempts on one scale, with the workers', () => {
    const child = task('child', {
      parent_task_id: 'root',
      attempt: 2,
      created_at: at(10),
      started_at: at(20),
      finished_at: at(90),
    });
    const attempts = [attempt(1, [20, 40], 'retry'), attempt(2, [60, 90], 'succeeded')];
    const tree = pipelineTree(task('root'), [child]);
    const { rows } = ganttOf(english, tree, new Map([['child', { attempts }]]), 0);
    expect(shown(rows, 0)).to.deep.equal([['worked', 0, 1, 1]]);
    expect(shown(rows, 1)).to.deep.equal([
      ['waited', 0.1, 0.1, null],
      ['worked', 0.2, 0.2, 1],
      ['waited', 0.4, 0.2, null],
      ['worked', 0.6, 0.3, 2],
    ]);
    expect(rows[1]).to.deep.include({
      attempts: 2,
      workers: ['extractor-1 on worker-1', 'extractor-2 on worker-1'],
      waitedMs: 30_000,
      workedMs: 50_000,
    });
  });

  it('ends what is at work, or waits, where it is now', () => {
    const open = { status: 'PENDING', started_at: null, finished_at: null } as const;
    const child = task('child', { ...open, parent_task_id: 'root', created_at: at(25) });
    const root = task('root', { finished_at: null });
    const attempts = [attempt(1, [0, null], 'running')];
    const { rows, end } = ganttOf(
      english,
      pipelineTree(root, [child]),
      new Map([['root', { attempts }]]),
      50_000,
    );
    expect(end).to.equal(50_000);
    expect(shown(rows, 0)).to.deep.equal([['worked', 0, 1, 1]]);
    expect(shown(rows, 1)).to.deep.equal([['waited', 0.5, 0.5, null]]);
  });

  it('has a scale for a pipeline that has just been asked for', () => {
    const root = task('root', { started_at: null, finished_at: null, attempt: 0 });
    const { begin, end, rows } = ganttOf(english, pipelineTree(root, []), new Map(), 0);
    expect(end - begin).to.equal(1_000);
    expect(rows[0]?.bars).to.deep.equal([]);
  });
});
