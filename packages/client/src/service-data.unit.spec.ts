import { expect } from 'chai';
import { compiledDataOf, rawStatementOf } from './service-data.js';

describe('statements as the service wrote them', () => {
  it('are told by their lists from objects of a client', () => {
    const compiled = { line_items: [], years: ['2024'], gaps: [] };
    const read = { line_items: [], checks: [], pages: [3] };
    expect(compiledDataOf({ data: compiled })).to.equal(compiled);
    expect(rawStatementOf({ raw_data: read })).to.equal(read);
  });

  it('are none where a client stored something of its own', () => {
    for (const data of [
      {},
      { line_items: [], years: 'all', gaps: [] },
      { checks: [], pages: [] },
    ]) {
      expect(compiledDataOf({ data })).to.equal(undefined);
      expect(rawStatementOf({ raw_data: data })).to.equal(undefined);
    }
  });
});
