import { expect } from 'chai';
import type { TaskStatus } from '../../api/client.js';
import { pipelineTree, rowsOf } from './pipeline-tree.js';

const at = (seconds: number): string => new Date(seconds * 1_000).toISOString();
const task = (id: string, more: Partial<TaskStatus> = {}): TaskStatus => ({
  task_id: id,
  status: 'SUCCESS',
  result: null,
  error: null,
  error_code: null,
  company_id: 1,
  document_id: null,
  operation: 'extract_document',
  attempt: 1,
  progress: null,
  result_expired: false,
  parent_task_id: null,
  next_attempt_at: null,
  created_at: at(0),
  started_at: at(0),
  finished_at: at(100),
  ...more,
});

describe('the tree of a pipeline', () => {
  it('has each task before those that it started, in the order of their requests', () => {
    const late = task('late', { parent_task_id: 'root', created_at: at(9) });
    const early = task('early', { parent_task_id: 'root', created_at: at(3) });
    const deep = task('deep', { parent_task_id: 'early', created_at: at(12) });
    const rows = rowsOf(pipelineTree(task('root'), [late, deep, early]));
    expect(rows.map(({ task: { task_id: id }, depth }) => [id, depth])).to.deep.equal([
      ['root', 0],
      ['early', 1],
      ['deep', 2],
      ['late', 1],
    ]);
  });

  it('leaves out what belongs to another', () => {
    const stranger = task('x', { parent_task_id: 'other' });
    expect(rowsOf(pipelineTree(task('root'), [stranger]))).to.have.length(1);
  });
});
