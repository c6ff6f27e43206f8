import { expect } from 'chai';
import { parseJsonBody } from './json-text.js';
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

describe('The JSON of a body', () => {
  it('names the offset at which a text stops being JSON', () => {
    for (const [text, offset] of [
      ['{"a":1,}', 7],
      ['{', 1],
      ['[1 2]', 3],
      ['nul', 0],
      ['"x', 0],
      ['{} x', 3],
    ] as const) {
      expect(faultsOf(() => parseJsonBody(Buffer.from(text)))[0], text).to.deep.include({
        loc: ['body', offset],
        type: 'json_invalid',
      });
    }
    expect(parseJsonBody(Buffer.from('\ufeff{"a":1}'))).to.deep.equal({ a: 1 });
  });
});
