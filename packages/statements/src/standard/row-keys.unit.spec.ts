import { expect } from 'chai';
import fc from 'fast-check';
import { rowKeys, type NamedRow } from './row-keys.js';

const rows = (...pairs: readonly (readonly [string, string | null])[]): NamedRow[] =>
  pairs.map(([name, section]) => ({ name, section }));

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

  it('tell rows of one name apart by section, then by number', () => {
    expect(
      rowKeys([
        { name: 'Total', section: 'A' },
        { name: 'Total', section: 'B' },
        { name: 'Total', section: 'B' },
        { name: 'Total', section: null },
        { name: 'Cash', section: null },
      ]),
    ).to.deep.equal(['A > Total', 'B > Total', 'B > Total (2)', 'Total', 'Cash']);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.constantFrom('a', 'b', 'a (2)'),
            section: fc.constantFrom(null, 'a', 's'),
          }),
        ),
        (rows) => {
          expect(new Set(rowKeys(rows)).size).to.equal(rows.length);
        },
      ),
    );
  });

  it('name fifteen thousand equal rows in linear time', () => {
    const rows = Array.from({ length: 15_000 }, () => ({ name: 'Total', section: null }));
    const keys = rowKeys(rows);
    expect(keys.at(-1)).to.equal('Total (15000)');
    expect(new Set(keys).size).to.equal(rows.length);
  });
});
