import { SERVICES, type ServiceName } from '@fde/contracts';
import { expect } from 'chai';
import { audit } from '../failure-tests/audit.js';
import { Load, atWork, ended } from '../failure-tests/load.js';
import { Installation } from './spec-support/installation.js';
import { previousGeneration, type Generation } from './spec-support/previous-generation.js';

/** The gateway in the middle: before it, new workers take commands of the old one, after it, old workers those of the new one. */
const ORDER: readonly ServiceName[] = [
  'task-tracker',
  'extractor',
  'scraper',
  'gateway',
  'orchestrator',
  'compiler',
  'downloader',
  'notifier',
];

/**
 * Processes of an earlier revision and of this one at once, over one log and one broker, while work
 * continues.
 */
describe('a rolling update', function () {
  this.timeout(900_000);
  const load = new Load();
  let generation: Generation;
  let installation: Installation;
  let failed = false;
  const started: { readonly taskId: string; readonly companyId: number }[] = [];

  const pipeline = async (): Promise<{ readonly taskId: string; readonly companyId: number }> => {
    const gateway = installation.instances.find(({ service }) => service === 'gateway');
    const made = await load.pipeline(installation.api(gateway?.label ?? ''));
    started.push(made);
    return made;
  };

  before(async () => {
    generation = await previousGeneration();
    console.log(`      the previous generation is revision ${generation.revision}`);
    await load.start();
    installation = await Installation.start();
    for (const service of generation.services)
      await installation.launch(service, 'previous', generation.root);
    await Promise.all(installation.instances.map((instance) => installation.healthy(instance)));
  });
  afterEach(function () {
    failed ||= this.currentTest?.state === 'failed';
  });
  after(async () => {
    load.stop();
    await installation?.remove(failed);
  });

  it('replaces every service while pipelines run, and loses nothing', async () => {
    expect(ORDER.toSorted()).to.deep.equal(SERVICES.toSorted());
    const first = await pipeline();
    await atWork(installation.api('previous'), first.companyId, 'extract_document', 300_000);
    for (const service of ORDER) {
      await pipeline();
      if (generation.services.includes(service))
        await installation.replace(service, 'previous', 'next');
      else await installation.healthy(await installation.launch(service, 'next'));
    }
    for (const { taskId, companyId } of started) {
      expect((await ended(installation.api('next'), taskId, 400_000)).status).to.equal('SUCCESS');
      expect(await installation.api('next').compiledStatements(companyId)).to.have.length(3);
    }
  });

  it('was worked on by both generations', async () => {
    const rows = await installation.sql(
      `select data ->> 'service' as service, count(distinct data ->> 'worker')::int as count from events where type = 'TaskStarted' group by 1`,
    );
    expect(
      Object.fromEntries(rows.map(({ service, count }) => [String(service), count])),
    ).to.include({ extractor: 2 });
  });

  it('can be taken back, or the previous generation says at its start why not', async () => {
    const last = await pipeline();
    if (generation.startsOnNewerDatabase) {
      for (const service of [
        'gateway',
        'task-tracker',
        'extractor',
        'orchestrator',
        'compiler',
      ] as const)
        await installation.replace(service, 'next', 'back', generation.root);
      await pipeline();
    } else {
      const refused: unknown = await installation
        .healthy(await installation.launch('task-tracker', 'back', generation.root))
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      expect(String(refused)).to.contain('previously executed migration');
      installation.instances = installation.instances.slice(0, -1);
    }
    const gateway =
      installation.instances.find(({ service }) => service === 'gateway')?.label ?? '';
    for (const { taskId } of [last, ...started.slice(-1)])
      expect((await ended(installation.api(gateway), taskId, 400_000)).status).to.equal('SUCCESS');
  });

  it('left each task in one final state, nothing done twice, no message parked, and read models that are what the log says', async () => {
    await audit(installation.postgres.url, 300_000);
    expect(await installation.sql('select queue, reason from dead_letters')).to.deep.equal([]);
    const ends = await installation.sql(
      'select status, count(*)::int as count from task_status group by 1',
    );
    expect(ends.map(({ status }) => status)).to.deep.equal(['SUCCESS']);
  });
});
