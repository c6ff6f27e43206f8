import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileSystemObjectStore } from './file-system/file-system-object-store.js';
import { readUnchanged } from './read-unchanged.js';

describe('a stored file that may have changed', () => {
  const KEY = 'company_1/2023/report.pdf';
  const sha256 = createHash('sha256').update('as downloaded').digest('hex');
  let folder: string;
  let objects: FileSystemObjectStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-unchanged-'));
    objects = new FileSystemObjectStore(folder);
    await objects.put(KEY, Buffer.from('as downloaded'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const textOf = async (known: string | null, documentId?: number): Promise<string> => {
    const file = { key: KEY, sha256: known, ...(documentId === undefined ? {} : { documentId }) };
    const chunks = await (await readUnchanged(objects, file)).toArray();
    return Buffer.concat(chunks as Buffer[]).toString();
  };
  const faultOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is read if it is the one of its record, or if the record has no hash', async () => {
    expect(await textOf(sha256)).to.equal('as downloaded');
    expect(await textOf(null)).to.equal('as downloaded');
  });

  it('has no end if it is another one, and says how to get the right one', async () => {
    await writeFile(join(folder, KEY), 'as somebody wrote it');
    const fault = await faultOf(textOf(sha256, 7));
    expect(fault).to.be.instanceOf(ServiceError);
    expect(fault).to.include({ code: 'stored_file_changed', retryable: false });
    expect(String(fault))
      .to.contain(KEY)
      .and.to.match(/Download it again: POST .*\/documents\/7\/download$/);
  });
});
