import { expect } from 'chai';
import { importOpenTelemetry } from './start-tracing.js';

describe('Loading OpenTelemetry', () => {
  const failWith = async (failure: Error): Promise<unknown> =>
    importOpenTelemetry(() => Promise.reject(failure)).catch((error: unknown) => error);

  it('says what to run if it is not installed', async () => {
    const missing = Object.assign(new Error('no package'), { code: 'ERR_MODULE_NOT_FOUND' });
    expect(await failWith(missing))
      .to.have.property('message')
      .that.includes('run `npm ci`');
  });

  it('passes any other failure on', async () => {
    const failure = new Error('a fault of its own');
    expect(await failWith(failure)).to.equal(failure);
  });
});
