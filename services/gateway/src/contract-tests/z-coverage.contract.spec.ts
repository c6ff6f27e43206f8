import { expect } from 'chai';
import { responseContract } from '../spec-support/response-contract.js';

/** Runs last: the other specs of this folder have filled in what was seen. */
describe('Coverage of openapi.yaml', () => {
  it('every status of every operation was exercised, and validated', () => {
    expect(responseContract.unseen()).to.deep.equal([]);
  });
});
