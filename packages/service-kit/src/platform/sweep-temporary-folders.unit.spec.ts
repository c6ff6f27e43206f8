import { expect } from 'chai';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepTemporaryFolders } from './sweep-temporary-folders.js';

const HOUR_S = 3600;

describe('sweeping temporary folders', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'sweep-spec-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('removes those of ours that are older than a day, with all that is in them', async () => {
    const now = Date.now();
    const folder = (name: string, hours: number): void => {
      mkdirSync(join(parent, name));
      writeFileSync(join(parent, name, 'report.pdf'), 'x');
      utimesSync(join(parent, name), now / 1000 - hours * HOUR_S, now / 1000 - hours * HOUR_S);
    };
    folder('fde-report-old', 25);
    folder('fde-pages-old', 30);
    folder('fde-report-new', 23);
    folder('somebody-elses', 100);
    expect(await sweepTemporaryFolders(now, parent)).to.equal(2);
    expect(readdirSync(parent).toSorted()).to.deep.equal(['fde-report-new', 'somebody-elses']);
  });
});
