import { expect } from 'chai';
import fc from 'fast-check';
import { groupBy } from './group-by.js';

describe('Groups', () => {
  it('come in the order of their first members, and members in their own order', () => {
    expect([...groupBy(['pear', 'apple', 'plum', 'fig'], (word) => word[0])]).to.deep.equal([
      ['p', ['pear', 'plum']],
      ['a', ['apple']],
      ['f', ['fig']],
    ]);
  });

  it('are none for an empty list', () => {
    expect(groupBy([], String).size).to.equal(0);
  });

  it('hold every member once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 })), (numbers) => {
        const groups = groupBy(numbers, (one) => one % 7);
        for (const [key, group] of groups)
          expect(group).to.deep.equal(numbers.filter((one) => one % 7 === key));
        expect([...groups.values()].flat()).to.have.length(numbers.length);
      }),
    );
  });
});
