import { PrivateSwift } from '@fde/testing';
import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { objectStoreFromSettings } from '../object-store-from-settings.js';
import type { ObjectStore } from '../object-store.js';

const MEBIBYTE = 1024 * 1024;
const bytesOf = async (stream: Readable): Promise<Buffer> =>
  Buffer.concat((await stream.toArray()) as Buffer[]);

/** Against a server written by others, with its own signatures, parts and listings. */
describe('object store on the S3 interface of OpenStack Swift', function () {
  this.timeout(120_000);
  let swift: PrivateSwift;
  let store: ObjectStore;
  before(async () => {
    swift = await PrivateSwift.start();
    store = objectStoreFromSettings({
      ...swift.environment,
      S3_PART_BYTES: String(5 * MEBIBYTE),
      S3_KEY_PREFIX: 'files/',
    });
  });
  after(() => swift.remove());

  it('stores, reads, reads a range, finds and removes', async () => {
    await store.check();
    const { key } = await store.put(
      'company_1/2020/report.pdf',
      Readable.from([Buffer.from('one '), Buffer.from('two')]),
    );
    expect((await bytesOf(await store.read(key))).toString()).to.equal('one two');
    expect((await bytesOf(await store.read(key, { start: 4, end: 5 }))).toString()).to.equal('tw');
    expect(await store.stat(key)).to.include({ key, size: 7 });
    expect((await store.list('company_1/2020/')).map((each) => each.key)).to.deep.equal([key]);
    await store.remove(key);
    await store.remove(key);
    expect(await store.stat(key)).to.equal(undefined);
  });

  it('keeps every one of many writers of one name, equal content once', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => `content ${index % 6}`);
    const written = await Promise.all(
      bodies.map((body) => store.put('company_1/2021/report.pdf', Buffer.from(body))),
    );
    for (const [index, { key }] of written.entries())
      expect((await bytesOf(await store.read(key))).toString()).to.equal(bodies[index]);
    expect(await store.list('company_1/2021/')).to.have.length(6);
  });

  it('stores a large file in parts', async () => {
    const body = randomBytes(12 * MEBIBYTE);
    const { key } = await store.put('company_1/2022/report.pdf', body);
    expect((await bytesOf(await store.read(key))).equals(body)).to.equal(true);
    expect((await store.list('company_1/2022/')).map(({ size }) => size)).to.deep.equal([
      body.length,
    ]);
  });

  it('is refused with a wrong secret', async () => {
    const refused = objectStoreFromSettings({
      ...swift.environment,
      S3_SECRET_ACCESS_KEY: 'wrong',
    });
    const error: unknown = await refused.check().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).to.include({ code: 'storage_unavailable' });
  });
});
