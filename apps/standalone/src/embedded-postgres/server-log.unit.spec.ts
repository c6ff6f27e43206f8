import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ServerLog } from './server-log.js';

const at = (text: string): string => `2026-01-01 00:00:00.000 UTC [7] ${text}\n`;

describe('log of the embedded server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fde-server-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const path = (): string => join(folder, 'server.log');
  const written = (): string[] =>
    existsSync(path()) ? readFileSync(path(), 'utf8').split('\n').slice(0, -1) : [];
  const follow = (log: ServerLog, ...lines: string[]): void =>
    log.follow(Readable.from(lines.map(at)));

  it('keeps every line, and the fault that ended the server', async () => {
    const log = new ServerLog(path(), () => undefined);
    follow(
      log,
      'LOG:  starting',
      'PANIC:  could not locate a valid checkpoint record',
      'FATAL:  the database system is starting up',
      'FATAL:  terminating connection',
    );
    await waitFor(() => written().length === 4);
    expect(log.fault).to.deep.equal({
      level: 'PANIC',
      text: 'could not locate a valid checkpoint record',
    });
    follow(log, 'LOG:  starting');
    await waitFor(() => written().length === 5);
    expect(log.fault).to.equal(undefined);
  });

  it('survives a file that cannot be written, and tells of it', async () => {
    const troubles: Error[] = [];
    const log = new ServerLog(join(folder, 'no-such-folder', 'server.log'), (error) => {
      troubles.push(error);
    });
    follow(log, 'FATAL:  could not write: No space left on device');
    await waitFor(() => troubles.length === 1);
    expect(log.fault?.text).to.contain('No space left on device');
  });
});
