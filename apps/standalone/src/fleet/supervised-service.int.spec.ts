import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@fde/service-kit';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { SupervisedService } from './supervised-service.js';
import { restartDelayMs } from './restart-delay.js';

const READY =
  'process.send("service-ready"); process.on("disconnect", () => process.exit(0)); setInterval(() => {}, 1e6);';

describe('SupervisedService', () => {
  let folder: string;
  let service: SupervisedService;

  const supervise = (program: string): SupervisedService => {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, program);
    service = new SupervisedService({
      name: 'spec',
      program: file,
      environment: process.env,
      log: silentLog,
    });
    return service;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fde-fleet-'));
  });
  afterEach(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts a service again when it is killed', async () => {
    await supervise(READY).start();
    const first = service.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await waitFor(() => service.pid !== first && service.pid);
  });

  it('says so when a service cannot start, after a few tries', async () => {
    const trace = join(folder, 'starts');
    const reason = await supervise(
      `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(trace)}, 'x'); process.exit(3);`,
    )
      .start()
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(reason).to.be.instanceOf(Error).with.property('message').that.contains('exit code 3');
    expect(readFileSync(trace, 'utf8')).to.equal('xxx');
  });

  it('starts nothing after it was stopped', async () => {
    await supervise(READY).start();
    const pid = service.pid ?? 0;
    await service.stop();
    expect(() => process.kill(pid, 0)).to.throw();
    expect(service.pid).to.equal(pid);
  });
});

describe('restartDelayMs', () => {
  it('doubles with every failure, up to a quarter of a minute', () => {
    expect([1, 2, 3, 10].map(restartDelayMs)).to.deep.equal([300, 600, 1200, 15_000]);
  });
});
