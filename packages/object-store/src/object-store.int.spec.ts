import { ServiceError } from '@fde/contracts';
import { S3StandIn, waitFor } from '@fde/testing';
import { expect } from 'chai';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileSystemObjectStore } from './file-system/file-system-object-store.js';
import type { ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3/s3-object-store.js';
import type { S3Settings } from './s3/s3-settings.js';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const textOf = async (stream: Readable): Promise<string> =>
  Buffer.concat((await stream.toArray()) as Buffer[]).toString();
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    return error instanceof ServiceError ? error.code : (error as Error).message;
  }
  return 'no error';
};
const MEBIBYTE = 1024 * 1024;
const s3At = (endpoint: string, bucket: string, more: Partial<S3Settings> = {}): S3ObjectStore =>
  new S3ObjectStore({
    bucket,
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    forcePathStyle: true,
    keyPrefix: 'files/',
    requestTimeoutMs: 5000,
    partBytes: 5 * MEBIBYTE,
    conditionalWrites: true,
    ...more,
  });

interface Fixture {
  readonly store: ObjectStore;
  stop(): Promise<void>;
}
const adapters: Readonly<Record<string, () => Promise<Fixture>>> = {
  'file system': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fde-store-'));
    return {
      store: new FileSystemObjectStore(folder),
      stop: () => rm(folder, { recursive: true }),
    };
  },
  S3: async () => {
    const server = new S3StandIn();
    return { store: s3At(await server.start(), server.bucket), stop: () => server.stop() };
  },
};

for (const [name, make] of Object.entries(adapters)) {
  describe(`object store on ${name}`, () => {
    let fixture: Fixture;
    let store: ObjectStore;
    beforeEach(async () => {
      fixture = await make();
      store = fixture.store;
    });
    afterEach(() => fixture.stop());

    it('answers its check', async () => store.check());

    it('stores a stream and tells its size and hash', async () => {
      const written = await store.put(
        'company_1/2023/report.pdf',
        Readable.from([Buffer.from('one '), Buffer.from('two')]),
      );
      expect(written).to.include({
        key: 'company_1/2023/report.pdf',
        size: 7,
        sha256: sha('one two'),
      });
      expect(await textOf(await store.read(written.key))).to.equal('one two');
      expect((await store.stat(written.key))?.size).to.equal(7);
      expect(Math.abs(written.lastModified.getTime() - Date.now())).to.be.below(60_000);
    });

    it('gives other content with the same name a name of its own', async () => {
      const keys: string[] = [];
      for (const body of ['first', 'other', 'third'])
        keys.push((await store.put('company_1/2023/report.pdf', Buffer.from(body))).key);
      expect(keys).to.deep.equal([
        'company_1/2023/report.pdf',
        'company_1/2023/report-2.pdf',
        'company_1/2023/report-3.pdf',
      ]);
      expect(await textOf(await store.read(keys[0] as string))).to.equal('first');
    });

    it('stores equal content with the same name once', async () => {
      const first = await store.put('company_1/2023/report.pdf', Buffer.from('same'));
      const second = await store.put('company_1/2023/report.pdf', Buffer.from('same'));
      await store.put('company_1/2023/report.pdf', Buffer.from('else'));
      const again = await store.put('company_1/2023/report.pdf', Buffer.from('else'));
      expect(second.key).to.equal(first.key);
      expect(again.key).to.equal('company_1/2023/report-2.pdf');
      expect(await store.list('')).to.have.length(2);
    });

    it('keeps every one of many writers of one name', async () => {
      const bodies = Array.from({ length: 12 }, (_, index) => `content ${index % 6}`);
      const written = await Promise.all(
        bodies.map((body) => store.put('company_1/2023/report.pdf', Buffer.from(body))),
      );
      for (const [index, object] of written.entries())
        expect(await textOf(await store.read(object.key))).to.equal(bodies[index]);
      expect(await store.list('company_1/2023/')).to.have.length(6);
    });

    it('reads a range, both ends included', async () => {
      await store.put('company_1/2023/report.pdf', Buffer.from('0123456789'));
      expect(
        await textOf(await store.read('company_1/2023/report.pdf', { start: 2, end: 4 })),
      ).to.equal('234');
    });

    it('lists by company and by year, never a company whose number only begins the same way', async () => {
      for (const key of [
        'company_1/2022/a.pdf',
        'company_1/2023/b.pdf',
        'company_1/2023/c.pdf',
        'company_10/2023/d.pdf',
      ])
        await store.put(key, Buffer.from(key));
      expect((await store.list('company_1/')).map(({ key }) => key)).to.deep.equal([
        'company_1/2022/a.pdf',
        'company_1/2023/b.pdf',
        'company_1/2023/c.pdf',
      ]);
      expect((await store.list('company_1/2023/')).map(({ key }) => key)).to.deep.equal([
        'company_1/2023/b.pdf',
        'company_1/2023/c.pdf',
      ]);
      expect(await store.list('company_7/')).to.deep.equal([]);
      expect(await store.list('')).to.have.length(4);
    });

    it('removes a file, and one that is not there without complaint', async () => {
      await store.put('company_1/2023/report.pdf', Buffer.from('x'));
      await store.remove('company_1/2023/report.pdf');
      await store.remove('company_1/2023/report.pdf');
      expect(await store.stat('company_1/2023/report.pdf')).to.equal(undefined);
    });

    it('says object_not_found for a file it does not have', async () => {
      expect(await codeOf(store.read('company_1/2023/none.pdf'))).to.equal('object_not_found');
    });

    for (const key of [
      '../secret.pdf',
      'company_1/2023/../../x.pdf',
      '/etc/passwd',
      'company_0/2023/a.pdf',
      'company_1/23/a.pdf',
      'company_1/2023/',
      'company_1/2023/.hidden',
      'company_1/2023/a..pdf',
      'company_1/2023/a/b.pdf',
      'company_1/2023/a\0.pdf',
      '',
    ]) {
      it(`refuses the key ${JSON.stringify(key)}`, async () => {
        expect(await codeOf(store.put(key, Buffer.from('x')))).to.equal('invalid_object_key');
        expect(await codeOf(store.read(key))).to.equal('invalid_object_key');
        expect(await codeOf(store.stat(key))).to.equal('invalid_object_key');
        expect(await codeOf(store.remove(key))).to.equal('invalid_object_key');
      });
    }

    it('refuses a prefix that leaves the store', async () => {
      for (const prefix of ['..', '../', 'company_1', '/'])
        expect(await codeOf(store.list(prefix))).to.equal('invalid_object_key');
    });

    it('leaves nothing behind when the body breaks off, and passes its error on', async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new ServiceError('download_interrupted', 'the other side hung up', {
            retryable: true,
          });
        })(),
      );
      expect(await codeOf(store.put('company_1/2023/report.pdf', broken))).to.equal(
        'download_interrupted',
      );
      expect(await store.list('')).to.deep.equal([]);
    });

    it('leaves nothing behind when it is aborted', async () => {
      const stop = new AbortController();
      const endless = Readable.from(
        (async function* () {
          for (let sent = 0; ; sent += 1) {
            if (sent === 3) stop.abort(new ServiceError('task_revoked', 'revoked'));
            yield Buffer.alloc(1024);
          }
        })(),
      );
      expect(
        await codeOf(store.put('company_1/2023/report.pdf', endless, { signal: stop.signal })),
      ).to.equal('task_revoked');
      expect(await store.list('')).to.deep.equal([]);
    });
  });
}

describe('object store on the file system alone', () => {
  it('follows no link that somebody put into its folder, of a file or of a folder', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'fde-outside-'));
    const folder = await mkdtemp(join(tmpdir(), 'fde-store-'));
    try {
      await writeFile(join(outside, 'secret.pdf'), 'secret');
      await mkdir(join(folder, 'company_1/2023'), { recursive: true });
      await symlink(join(outside, 'secret.pdf'), join(folder, 'company_1/2023/secret.pdf'));
      await symlink(outside, join(folder, 'company_1/2022'));
      const store = new FileSystemObjectStore(folder);
      for (const key of ['company_1/2023/secret.pdf', 'company_1/2022/secret.pdf']) {
        expect(await store.stat(key), key).to.equal(undefined);
        expect(await codeOf(store.read(key)), key).to.equal('object_not_found');
      }
      expect(await store.list('')).to.deep.equal([]);
    } finally {
      await rm(outside, { recursive: true });
      await rm(folder, { recursive: true });
    }
  });

  it('clears temporary files of dead writers, and none of living ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fde-store-'));
    const store = new FileSystemObjectStore(folder);
    await store.check();
    await writeFile(join(folder, '.incoming', 'old.part'), 'x');
    await writeFile(join(folder, '.incoming', 'new.part'), 'x');
    await utimes(join(folder, '.incoming', 'old.part'), new Date(0), new Date(0));
    await store.check();
    expect(await readdir(join(folder, '.incoming'))).to.deep.equal(['new.part']);
    await rm(folder, { recursive: true });
  });
});

describe('object store on S3 alone', () => {
  it('survives a store that is briefly overloaded, and says so if it stays away', async () => {
    const server = new S3StandIn();
    const store = s3At(await server.start(), server.bucket);
    server.failures = 1;
    expect((await store.put('company_1/2023/report.pdf', Buffer.from('x'))).size).to.equal(1);
    await server.stop();
    const failed = await store.check().then(
      () => undefined,
      (error: unknown) => error as ServiceError,
    );
    expect(failed).to.include({ code: 'storage_unavailable', retryable: true });
  });

  it('knows content that another program has put there, without our hash', async () => {
    const server = new S3StandIn();
    const store = s3At(await server.start(), server.bucket);
    server.place('files/company_1/2023/report.pdf', Buffer.from('theirs'));
    expect((await store.put('company_1/2023/report.pdf', Buffer.from('theirs'))).key).to.equal(
      'company_1/2023/report.pdf',
    );
    expect((await store.put('company_1/2023/report.pdf', Buffer.from('ours!!'))).key).to.equal(
      'company_1/2023/report-2.pdf',
    );
    await server.stop();
  });

  it('sends a large file in parts, each with its hash, and takes a name only where it is free', async () => {
    const server = new S3StandIn();
    const store = s3At(await server.start(), server.bucket);
    const [first, other] = [randomBytes(12 * MEBIBYTE), randomBytes(12 * MEBIBYTE)];
    const written = await store.put(
      'company_1/2023/report.pdf',
      Readable.from([first.subarray(0, 7), first.subarray(7)]),
    );
    expect(
      Buffer.concat((await (await store.read(written.key)).toArray()) as Buffer[]).equals(first),
    ).to.equal(true);
    const parts = server.requests.filter(
      ({ method, path }) => method === 'PUT' && path.includes('partNumber='),
    );
    expect(parts).to.have.length(3);
    for (const { headers } of parts) expect(headers).to.include.keys('x-amz-checksum-sha256');
    const keys = await Promise.all([
      store.put('company_1/2023/report.pdf', other),
      store.put('company_1/2023/report.pdf', first),
      store.put('company_1/2023/report.pdf', other),
    ]);
    expect(keys.map(({ key }) => key)).to.deep.equal([
      'company_1/2023/report-2.pdf',
      'company_1/2023/report.pdf',
      'company_1/2023/report-2.pdf',
    ]);
    expect(server.openUploads).to.equal(0);
    await server.stop();
  });

  it('retries a part that was refused for a moment, and gives up the parts of an aborted upload', async () => {
    const server = new S3StandIn();
    const store = s3At(await server.start(), server.bucket);
    const body = randomBytes(11 * MEBIBYTE);
    server.failures = 2;
    expect((await store.put('company_1/2023/report.pdf', body)).size).to.equal(body.length);
    const stop = new AbortController();
    const writing = store.put('company_1/2024/report.pdf', body, { signal: stop.signal });
    await waitFor(() => server.openUploads > 0, {
      timeoutMs: 10_000,
      intervalMs: 1,
      what: 'an upload in parts',
    });
    stop.abort(new ServiceError('task_revoked', 'revoked'));
    expect(await codeOf(writing)).to.equal('task_revoked');
    await waitFor(() => server.openUploads === 0, {
      timeoutMs: 10_000,
      what: 'the parts to be given up',
    });
    expect(await store.list('company_1/2024/')).to.deep.equal([]);
    await server.stop();
  });

  it('tells the store the hash of what it sends, and notices bytes that have changed there', async () => {
    const server = new S3StandIn();
    const store = s3At(await server.start(), server.bucket);
    await store.put('company_1/2023/report.pdf', Buffer.from('as it was'));
    const put = server.requests.find(({ method }) => method === 'PUT');
    expect(put?.headers['x-amz-checksum-sha256']).to.equal(
      Buffer.from(sha('as it was'), 'hex').toString('base64'),
    );
    server.corrupt('files/company_1/2023/report.pdf');
    expect(await codeOf(store.read('company_1/2023/report.pdf').then(textOf))).to.equal(
      'storage_unavailable',
    );
    await server.stop();
  });

  it('asks for encryption with every file, small or large', async () => {
    const server = new S3StandIn();
    const store = s3At(await server.start(), server.bucket, {
      encryption: { method: 'aws:kms', kmsKeyId: 'key-1' },
    });
    await store.put('company_1/2023/small.pdf', Buffer.from('x'));
    await store.put('company_1/2023/large.pdf', randomBytes(6 * MEBIBYTE));
    const writing = server.requests.filter(
      ({ method, path }) =>
        (method === 'PUT' && !path.includes('partNumber=')) || path.endsWith('?uploads='),
    );
    expect(writing).to.have.length(2);
    for (const { headers } of writing)
      expect(headers).to.include({
        'x-amz-server-side-encryption': 'aws:kms',
        'x-amz-server-side-encryption-aws-kms-key-id': 'key-1',
      });
    await server.stop();
  });

  it('sends no checksum trailer, which other stores do not know', async () => {
    const server = new S3StandIn();
    await s3At(await server.start(), server.bucket).put(
      'company_1/2023/report.pdf',
      Buffer.from('x'),
    );
    const put = server.requests.find(({ method }) => method === 'PUT');
    expect(put?.headers).to.not.have.any.keys('x-amz-trailer', 'x-amz-sdk-checksum-algorithm');
    await server.stop();
  });
});
