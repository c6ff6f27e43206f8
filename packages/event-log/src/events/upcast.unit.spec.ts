import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { upcast } from './upcast.js';

describe('upcasting', () => {
  it('gives an event of the current version as it is', () =>
    expect(upcast('CompanyRemoved', 1, { id: 3 })).to.deep.equal({ type: 'CompanyRemoved', data: { id: 3 } }));

  it('leads old data through every step', () => {
    const steps = { CompanyRemoved: { [-1]: (data: unknown) => ({ company: data }), 0: (data: unknown) => ({ id: (data as { company: number }).company }) } };
    expect(upcast('CompanyRemoved', -1, 3, steps)).to.deep.equal({ type: 'CompanyRemoved', data: { id: 3 } });
  });

  it('does not guess at what it does not know', () => {
    for (const [type, version] of [['NeverHeardOf', 1], ['CompanyRemoved', 2], ['CompanyRemoved', 0]] as const) {
      expect(() => upcast(type, version, {}, {})).to.throw(ServiceError).with.property('code', 'unknown_event');
    }
  });
});
