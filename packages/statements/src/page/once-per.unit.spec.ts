import { expect } from 'chai';

import { oncePer } from './once-per.js';

describe('a result that is computed once', () => {
  it('is kept, separately for each object', () => {
    const calls: string[] = [];
    const lengthOf = oncePer(({ text }: { readonly text: string }) => {
      calls.push(text);
      return text.length > 2 ? text.length : undefined;
    });
    const [one, other] = [{ text: 'total' }, { text: 'a' }];
    expect([one, other, one, other].map(lengthOf)).to.deep.equal([5, undefined, 5, undefined]);
    expect(calls).to.deep.equal(['total', 'a']);
  });
});
