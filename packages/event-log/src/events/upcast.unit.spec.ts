import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { upcast } from './upcast.js';

describe('upcasting', () => {
  it('gives an event of the current version as it is', () =>
    expect(upcast('CompanyRemoved', 1, { id: 3 })).to.deep.equal({
      type: 'CompanyRemoved',
      data: { id: 3 },
    }));

  it('does not guess at what it does not know', () => {
    for (const [type, version] of [
      ['NeverHeardOf', 1],
      ['CompanyRemoved', 2],
      ['CompanyRemoved', 0],
    ] as const) {
      expect(() => upcast(type, version, {}))
        .to.throw(ServiceError)
        .with.property('code', 'unknown_event');
    }
  });
});
