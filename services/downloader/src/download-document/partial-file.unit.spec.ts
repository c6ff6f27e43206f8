import { expect } from 'chai';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PartialFiles } from './partial-file.js';

const DAY_SECONDS = 24 * 3600;

describe('what is left of downloads', () => {
  let folder: string;
  let files: PartialFiles;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'fde-partial-')), 'downloads');
    mkdirSync(folder);
    files = new PartialFiles(folder);
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  const write = (document: number, days: number): void => {
    const file = join(folder, `document-${document}.part`);
    const seconds = Date.now() / 1000 + days * DAY_SECONDS;
    for (const path of [file, `${file}.json`]) {
      writeFileSync(path, 'some');
      utimesSync(path, seconds, seconds);
    }
  };
  const documents = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.part'))
      .toSorted();

  it('is removed where nobody resumed it for a week', async () => {
    write(1, -8);
    write(2, -6);
    write(3, 0);
    await files.use(4, () => Promise.resolve());
    expect(documents()).to.deep.equal(['document-2.part', 'document-3.part']);
    expect(readdirSync(folder)).to.have.length(4);
  });

  it('stays whatever the clock says by which all of it was written', async () => {
    write(1, -400);
    write(2, -400);
    await files.use(3, () => Promise.resolve());
    expect(documents()).to.have.length(2);
  });

  it('stays while it is downloaded, though the clock jumps ahead and another one begins', async () => {
    write(1, 0);
    await files.use(1, async () => {
      write(2, 400);
      await files.use(3, () => Promise.resolve());
      expect(documents()).to.deep.equal(['document-1.part', 'document-2.part']);
    });
    await files.use(3, () => Promise.resolve());
    expect(documents()).to.deep.equal(['document-2.part']);
  });
});
