import { expect } from 'chai';
import { at, task } from '../tasks/pipeline/spec-support/sample-task.js';
import { newestOf } from './running-work.js';

describe('running work', () => {
  it('is what has not ended of every state, the newest first, with the number of all', () => {
    const running = { items: [task('old', { created_at: at(1) })], total: 4 };
    const waiting = { items: [task('new', { created_at: at(9) }), task('b')], total: 2 };
    const { items, total } = newestOf([running, waiting], 2);
    expect([total, ...items.map(({ task_id: id }) => id)]).to.deep.equal([6, 'new', 'old']);
  });

  it('has a task once that was begun between the questions', () => {
    const both = { items: [task('a')], total: 1 };
    expect(newestOf([both, both], 5)).to.deep.equal(both);
  });
});
