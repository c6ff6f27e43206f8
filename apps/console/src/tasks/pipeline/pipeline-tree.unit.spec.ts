import { expect } from 'chai';
import { inOrder, pipelineTree, rowsOf, startsOthers } from './pipeline-tree.js';
import { at, task } from './spec-support/sample-task.js';

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

  it('has parts in the order of their requests, and none below what works on one document', () => {
    const parts = [task('b', { created_at: at(9) }), task('c', { created_at: at(9) }), task('a')];
    expect(inOrder(parts).map(({ task_id: id }) => id)).to.deep.equal(['a', 'b', 'c']);
    expect(startsOthers(task('x', { operation: 'extract_company' }))).to.equal(true);
    expect(startsOthers(task('x', { operation: 'extract_document' }))).to.equal(false);
  });

  it('leaves out what belongs to another', () => {
    const stranger = task('x', { parent_task_id: 'other' });
    expect(rowsOf(pipelineTree(task('root'), [stranger]))).to.have.length(1);
  });
});
