import { expect } from 'chai';
import { factsOf, listIn } from './result-facts.js';

type Result = Parameters<typeof factsOf>[0];

describe('the facts of a result', () => {
  const result = {
    document_count: 2,
    discovered_count: 5,
    compiled_statements: [{ id: 1 }],
    task_id: 'x',
  } as unknown as Result;

  it('are its numbers that say something, in one order', () =>
    expect(factsOf(result)).to.deep.equal([
      ['discovered_count', 5],
      ['document_count', 2],
    ]));

  it('have lists, which are empty where there is none', () => {
    expect(listIn(result, 'compiled_statements')).to.have.length(1);
    expect(listIn(result, 'task_id')).to.deep.equal([]);
    expect(listIn(result, 'not_read')).to.deep.equal([]);
  });
});
