import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { wholeReport } from '../spec-support/tagged-document.js';
import { holdsReport } from './holds-report.js';

describe('an archive', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-holds-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const holds = async (content: Uint8Array): Promise<boolean> => {
    const path = join(folder, 'archive.zip');
    await writeFile(path, content);
    return holdsReport(path);
  };
  const zip = (files: Zippable): Uint8Array => zipSync(files);

  it('holds a report if one of its documents may be tagged', async () => {
    expect(await holds(zip({ 'own/reports/own.xhtml': strToU8(wholeReport()) }))).to.equal(true);
    expect(await holds(zip({ 'pictures/a.png': strToU8('no report') }))).to.equal(false);
  });

  it('holds none if it is damaged, missing, or reaches outside itself', async () => {
    expect(await holdsReport(join(folder, 'none.zip'))).to.equal(false);
    expect(await holds(strToU8('no archive'))).to.equal(false);
    expect(await holds(zip({ '../own/reports/own.xhtml': strToU8(wholeReport()) }))).to.equal(
      false,
    );
  });
});
