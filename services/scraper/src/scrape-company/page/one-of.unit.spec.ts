import { expect } from 'chai';
import { oneOf, parts } from './one-of.js';

describe('patterns of parts', () => {
  it('match each part and nothing beside them', () => {
    const animal = new RegExp(`^${oneOf(...parts(' cats?  dog '), 'sea lion')}$`);
    expect(['cat', 'cats', 'dog', 'sea lion'].filter((name) => !animal.test(name))).to.be.empty;
    expect(['dogs', 'a cat', 'sea', ''].filter((name) => animal.test(name))).to.be.empty;
  });
});
