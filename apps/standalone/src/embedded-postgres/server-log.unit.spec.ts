import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerLog } from './server-log.js';

const at = (text: string): string => `2026-01-01 00:00:00.000 UTC [7] ${text}\n`;

describe('log of the embedded server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fde-server-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const follow = async (log: ServerLog, ...lines: string[]): Promise<void> => {
    log.follow(Readable.from(lines.map(at)));
    await sleep(50);
  };

  it('keeps every line, and the fault that ended the server', async () => {
    const log = new ServerLog(join(folder, 'server.log'), () => undefined);
    await follow(
      log,
      'LOG:  starting',
      'PANIC:  could not locate a valid checkpoint record',
      'FATAL:  the database system is starting up',
      'FATAL:  terminating connection',
    );
    expect(log.fault).to.deep.equal({
      level: 'PANIC',
      text: 'could not locate a valid checkpoint record',
    });
    expect(readFileSync(join(folder, 'server.log'), 'utf8').split('\n')).to.have.length(5);
    await follow(log, 'LOG:  starting');
    expect(log.fault).to.equal(undefined);
  });

  it('survives a file that cannot be written, and tells of it', async () => {
    const troubles: Error[] = [];
    const log = new ServerLog(join(folder, 'no-such-folder', 'server.log'), (error) => {
      troubles.push(error);
    });
    await follow(log, 'FATAL:  could not write: No space left on device');
    expect(troubles).to.have.length(1);
    expect(log.fault?.text).to.contain('No space left on device');
  });
});
