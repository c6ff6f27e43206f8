import { S3StandIn, TestAuthority } from '@fde/testing';
import { expect } from 'chai';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { objectStoreFromSettings } from '../object-store-from-settings.js';

describe('an S3 store over HTTPS', () => {
  let authority: TestAuthority;
  let standIn: S3StandIn;
  let endpoint: string;
  before(async () => {
    authority = await TestAuthority.create();
    standIn = new S3StandIn('fde-test', await authority.issue('store', 'IP:127.0.0.1'));
    endpoint = await standIn.start();
  });
  after(async () => {
    await standIn.stop();
    await authority.remove();
  });
  const settings = () => ({
    S3_BUCKET: 'fde-test',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });

  it('is written and read if S3_CA vouches for it', async () => {
    const store = objectStoreFromSettings({ ...settings(), S3_CA: authority.ca });
    const { key } = await store.put('company_1/2024/report.pdf', Readable.from('a report'));
    expect(await text(await store.read(key))).to.equal('a report');
    await store.check();
  });

  it('is not trusted otherwise', async () => {
    const stranger = await TestAuthority.create();
    try {
      for (const one of [
        settings(),
        { ...settings(), S3_CA: stranger.ca },
        {
          ...settings(),
          S3_CA: authority.ca,
          S3_ENDPOINT: endpoint.replace('127.0.0.1', 'localhost'),
        },
      ]) {
        expect(
          await objectStoreFromSettings(one)
            .check()
            .then(
              () => 'believed',
              (error: { code?: string }) => error.code,
            ),
        ).to.equal('storage_unavailable');
      }
    } finally {
      await stranger.remove();
    }
  }).timeout(60_000);
});
