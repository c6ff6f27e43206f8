import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { importS3Store } from './import-s3-store.js';

describe('Loading the S3 client', () => {
  const failWith = async (failure: Error): Promise<unknown> =>
    importS3Store(() => Promise.reject(failure)).catch((error: unknown) => error);

  it('says what to run if it is not installed', async () => {
    const missing = Object.assign(new Error('no package'), { code: 'ERR_MODULE_NOT_FOUND' });
    const error = await failWith(missing);
    expect(error).to.be.instanceOf(ServiceError).and.include({ code: 'invalid_configuration' });
    expect(error).to.have.property('message').that.includes('run `npm ci`');
  });

  it('passes any other failure on', async () => {
    const failure = new Error('a fault of its own');
    expect(await failWith(failure)).to.equal(failure);
  });
});
