import { expect } from 'chai';
import { parseQuery } from './query-text.js';
import { InvalidRequest } from './validation-fault.js';

const faultsOf = (work: () => unknown): InvalidRequest['faults'] => {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidRequest) return error.faults;
    throw error;
  }
  return [];
};

describe('Query values', () => {
  it('decodes query values when they are asked for, and refuses broken ones', () => {
    const query = parseQuery('/x?a=1&b=a%20b+c&a=2&broken=%zz&=5&flag&e%3D=%3D');
    expect([query('a'), query('b'), query('flag'), query('none'), query('e=')]).to.deep.equal([
      ['1', '2'],
      ['a b c'],
      [''],
      [],
      ['='],
    ]);
    expect(faultsOf(() => query('broken'))[0]).to.deep.include({
      loc: ['query', 'broken'],
      type: 'url_encoding',
    });
  });
});
