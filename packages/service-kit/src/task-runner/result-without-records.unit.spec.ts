import { expect } from 'chai';
import { resultWithoutRecords } from './result-without-records.js';

describe('result without records', () => {
  it('is the result of an outcome that writes none', async () =>
    expect(await resultWithoutRecords(async () => ({ found: 0 }))).to.deep.equal({ found: 0 }));

  it('is none where the outcome writes one, even if it does not mind being stopped', async () => {
    let beyond = false;
    expect(
      await resultWithoutRecords(async (records) => {
        await records.removeCompany(7);
        beyond = true;
        return {};
      }),
    ).to.equal(undefined);
    expect(beyond).to.equal(false);
    expect(
      await resultWithoutRecords(async (records) => {
        try {
          await records.removeCompany(7);
        } catch {
          beyond = true;
        }
        return {};
      }),
    ).to.equal(undefined);
  });

  it('throws what the outcome throws', async () => {
    const refused = await resultWithoutRecords(() => Promise.reject(new Error('refused'))).catch(
      (error: unknown) => error,
    );
    expect(refused).to.be.instanceOf(Error).with.property('message', 'refused');
  });
});
