import { expect } from 'chai';
import { INLINE_PROJECTIONS } from './inline-projections.js';
import { READ_MODELS } from './shadow-read-models.js';

describe('what a rebuild compares', () => {
  const compared = new Set<string>(READ_MODELS.map(({ table }) => table));

  for (const { name, tables } of INLINE_PROJECTIONS) {
    it(`holds every table of the projection ${name}`, () => {
      expect(tables.filter((table) => !compared.has(table))).to.deep.equal([]);
    });
  }
});
