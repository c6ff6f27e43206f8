import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES, type ServiceName } from '@fde/contracts';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { auditLog } from '../failure-tests/audit.js';
import { Load, ended } from '../failure-tests/load.js';
import type { Adapter } from './observed-stack.js';
import { Installation } from './spec-support/installation.js';
import { ROOT } from './spec-support/linked-packages.js';
import { nextGeneration } from './spec-support/next-generation.js';

/** Readers of events and senders of commands in turns. */
const ORDER: readonly ServiceName[] = [
  'extractor',
  'gateway',
  'task-tracker',
  'scraper',
  'orchestrator',
  'downloader',
  'compiler',
  'notifier',
];
const PATIENCE_MS = 600_000;

/**
 * Second versions of a message and of an event come into a running installation: processes of this build and of two
 * later releases made of it, over one log.
 */
for (const adapter of ['rabbitmq', 'postgres'] as const satisfies readonly Adapter[]) {
  describe(`second versions of a message and an event, over ${adapter}`, function () {
    this.timeout(1_800_000);
    const load = new Load();
    let installation: Installation;
    let reads: string;
    let writes: string;
    let failed = false;
    const started: { readonly taskId: string; readonly companyId: number }[] = [];

    const gateway = (): string =>
      installation.instances.find(({ service }) => service === 'gateway')?.label ?? '';
    const pipeline = async (): Promise<void> => {
      started.push(await load.pipeline(installation.api(gateway())));
    };
    const allSucceeded = async (): Promise<void> => {
      for (const { taskId, companyId } of started) {
        expect((await ended(installation.api(gateway()), taskId, PATIENCE_MS)).status).to.equal(
          'SUCCESS',
        );
        expect(await installation.api(gateway()).compiledStatements(companyId)).to.have.length(3);
      }
    };
    /** Replaces every service, with pipelines under way. */
    const update = async (from: string, to: string, root: string): Promise<void> => {
      for (const service of ORDER) {
        if (service === 'extractor' || service === 'orchestrator') await pipeline();
        await installation.replace(service, from, to, root);
      }
      await allSucceeded();
    };
    const versions = (): Promise<unknown> =>
      installation.sql(`
      select schema_version, bool_and(data ? 'host') as host, bool_and(data ? 'machine') as machine from events where type = 'TaskStarted' group by 1 order by 1`);
    const parked = (): Promise<unknown> =>
      installation.sql('select queue, reason from dead_letters');
    const putOff = async (label: string): Promise<readonly string[]> =>
      (
        await Promise.all(
          SERVICES.map((service) => installation.logged(service, label).catch(() => '')),
        )
      ).flatMap((log) => log.match(/newer_message|unknown_event/g) ?? []);

    /** The exit code of `npx fde-ops projections verify` of that release. */
    const verify = (root: string): Promise<number> =>
      promisify(execFile)(
        process.execPath,
        [join(root, 'apps/operator/dist/cli/projections.js'), 'verify'],
        {
          env: { PATH: process.env['PATH'], DATABASE_URL: installation.postgres.url },
        },
      ).then(
        () => 0,
        ({ code }: { readonly code: number }) => code,
      );

    before(async () => {
      expect(ORDER.toSorted()).to.deep.equal(SERVICES.toSorted());
      [reads, writes] = [await nextGeneration('reads'), await nextGeneration('writes')];
      await load.start();
      installation = await Installation.start({}, adapter);
      for (const service of SERVICES) await installation.launch(service, 'this');
      await Promise.all(installation.instances.map((instance) => installation.healthy(instance)));
    });
    afterEach(function () {
      failed ||= this.currentTest?.state === 'failed';
    });
    after(async () => {
      load.stop();
      await installation?.remove(failed);
    });

    it('are read by one release, which still writes the first', async () => {
      await update('this', 'reads', reads);
      expect(await versions()).to.deep.equal([{ schema_version: 1, host: true, machine: false }]);
    });

    it('are written by the next: no message waited for anybody, and events of both versions are read', async () => {
      await update('reads', 'writes', writes);
      expect(await versions()).to.deep.equal([
        { schema_version: 1, host: true, machine: false },
        { schema_version: 2, host: false, machine: true },
      ]);
      for (const label of ['this', 'reads', 'writes'])
        expect(await putOff(label), label).to.deep.equal([]);
      expect(await parked()).to.deep.equal([]);
    });

    it('wait for an instance that reads them where a release was skipped: none is lost, guessed at or parked', async () => {
      await installation.replace('extractor', 'writes', 'this');
      await pipeline();
      await waitFor(async () => (await putOff('this')).includes('newer_message'), {
        timeoutMs: PATIENCE_MS,
        intervalMs: 500,
        what: 'the older extractor to meet a message of the second version',
      });
      expect(
        await installation.sql(
          `select 1 from events where type = 'TaskStarted' and data ->> 'service' = 'extractor' and task_id in (
        select task_id from task_status where company_id = $1)`,
          [started.at(-1)?.companyId],
        ),
      ).to.deep.equal([]);
      await installation.replace('extractor', 'this', 'writes', writes);
      await allSucceeded();
    });

    it('leave each task in one final state, nothing parked, and read models that are what the log says', async () => {
      await installation.replace('task-tracker', 'writes', 'reads', reads);
      await auditLog(installation.postgres.url, PATIENCE_MS);
      expect(await parked()).to.deep.equal([]);
      // By the release that can read all of the log; this one says that it cannot.
      expect(await verify(writes)).to.equal(0);
      expect(await verify(ROOT)).not.to.equal(0);
    });
  });
}
