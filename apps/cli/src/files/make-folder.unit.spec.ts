import { expect } from 'chai';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderError, makeFolder } from './make-folder.js';

describe('making a folder for results', () => {
  let home: string;
  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'fde-folder-'));
  });
  after(() => rm(home, { recursive: true, force: true }));
  const refusal = (path: string): Promise<unknown> =>
    makeFolder(path).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('makes those above it too, and takes one that is there', async () => {
    await Promise.all([makeFolder(join(home, 'a/b/c')), makeFolder(join(home, 'a/b/c'))]);
    expect((await stat(join(home, 'a/b/c'))).isDirectory()).to.equal(true);
  });

  it('says so where a file stands in the way', async () => {
    await writeFile(join(home, 'file'), '');
    expect(await refusal(join(home, 'file/below')))
      .to.be.instanceOf(FolderError)
      .with.property('message', `${join(home, 'file')} is a file, not a folder.`);
  });

  // Linux alone has a place like this.
  if (process.platform === 'linux') {
    it('ends where the system makes no folders', async () => {
      expect(await refusal('/proc/fde/results')).to.be.instanceOf(FolderError);
    });
  }
});
