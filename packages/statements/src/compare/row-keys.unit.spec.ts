import { expect } from 'chai';
import { rowKeys, type NamedRow } from './row-keys.js';

const rows = (...given: readonly (readonly [string, string | null])[]): NamedRow[] =>
  given.map(([name, section]) => ({ name, section }));

describe('keys of rows', () => {
  for (const { given, keys } of [
    { given: rows(['Revenue', null], ['Cash', 'Assets']), keys: ['Revenue', 'Cash'] },
    {
      given: rows(['Basic', 'Earnings per share'], ['Basic', 'Shares']),
      keys: ['Earnings per share > Basic', 'Shares > Basic'],
    },
    { given: rows(['Other', 'A'], ['Other', 'A']), keys: ['A > Other', 'A > Other (2)'] },
    { given: rows(['a', null], ['a', null], ['a (2)', null]), keys: ['a', 'a (2)', 'a (2) (2)'] },
  ])
    it(`are ${keys.join(', ')}`, () => {
      expect(rowKeys(given)).to.deep.equal(keys);
    });

  it('do not depend on rows with other names', () => {
    const two = rows(['Other', 'A'], ['Other', 'B']);
    expect(rowKeys([...rows(['First', null]), ...two]).slice(1)).to.deep.equal(rowKeys(two));
  });
});
