import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '@fde/contracts';
import { PrivateSwift, waitFor } from '@fde/testing';
import { objectStoreFromSettings } from '@fde/object-store';
import { expect } from 'chai';
import { audit } from '../failure-tests/audit.js';
import { Load, ended } from '../failure-tests/load.js';
import { Installation } from './spec-support/installation.js';

const PROJECTIONS = fileURLToPath(
  new URL('../../../apps/operator/dist/cli/projections.js', import.meta.url),
);
const LABELS = ['1', '2'] as const;
const COMPANIES = 6;

/** Two gateways, scrapers, downloaders, extractors, compilers, orchestrators and trackers, each with a relay of its own. */
describe('two of every service over RabbitMQ and S3', function () {
  this.timeout(600_000);
  const load = new Load();
  let swift: PrivateSwift | undefined;
  let installation: Installation;
  let failed = false;

  before(async () => {
    await load.start();
    swift = await PrivateSwift.start();
    installation = await Installation.start(swift.environment);
    for (const label of LABELS)
      for (const service of SERVICES) await installation.launch(service, label);
    await Promise.all(installation.instances.map((instance) => installation.healthy(instance)));
  });
  afterEach(function () {
    failed ||= this.currentTest?.state === 'failed';
  });
  after(async () => {
    load.stop();
    await installation?.remove(failed);
    await swift?.remove();
  });

  it('bring every pipeline to its one end, whichever gateway took it', async () => {
    const [one, two] = [installation.api('1'), installation.api('2')];
    const started = await Promise.all(
      Array.from({ length: COMPANIES }, (_, n) => load.pipeline(n % 2 === 0 ? one : two)),
    );
    for (const [n, { taskId, companyId }] of started.entries()) {
      const other = n % 2 === 0 ? two : one;
      expect((await ended(other, taskId, 400_000)).status).to.equal('SUCCESS');
      expect(
        (await other.compiledStatements(companyId)).map((statement) => statement.statement_type),
      ).to.have.length(3);
    }
  });

  it('never have two tasks of one kind for one company at once, though both gateways are asked', async () => {
    const { id: companyId } = await installation
      .api('1')
      .addCompany({ name: 'Asked for twice', ir_url: load.siteUrl });
    const trigger = async (label: string): Promise<string> => {
      const answer = await fetch(
        `${installation.running('gateway', label).url}/api/v1/tasks/companies/${companyId}/scrape`,
        { method: 'POST' },
      );
      expect(answer.status).to.equal(200);
      return ((await answer.json()) as { readonly task_id: string }).task_id;
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => trigger(LABELS[n % 2] ?? '1')),
    );
    await waitFor(
      async () =>
        (await installation.sql('select 1 from open_tasks where company_id = $1', [companyId]))
          .length === 0,
      { timeoutMs: 120_000, what: 'the scraping to end' },
    );
    const tasks = await installation.sql(
      'select task_id, created_at, finished_at from task_status where company_id = $1',
      [companyId],
    );
    // Who asks for what is under way is told about the task that does it.
    expect(tasks.map(({ task_id: taskId }) => taskId)).to.have.members([...new Set(answers)]);
    expect(tasks.length).to.be.below(10);
    const overlapping = await installation.sql(
      `select 1 from task_status a join task_status b using (company_id, operation)
      where company_id = $1 and a.task_id < b.task_id and a.created_at < b.finished_at and b.created_at < a.finished_at`,
      [companyId],
    );
    expect(overlapping).to.deep.equal([]);
  });

  it('left each task in one final state, nothing done twice, and read models that are what the log says', async () => {
    await audit(installation.postgres.url, 300_000);
    const { stdout } = await promisify(execFile)(process.execPath, [PROJECTIONS, 'verify'], {
      env: { ...process.env, DATABASE_URL: installation.postgres.url },
    });
    expect(stdout).to.contain('no difference');
  });

  it('all took part', async () => {
    const workers = await installation.sql(
      `select data ->> 'service' as service, count(distinct data ->> 'worker')::int as count from events where type = 'TaskStarted' group by 1`,
    );
    const counts = Object.fromEntries(
      workers.map(({ service, count }) => [String(service), count]),
    );
    for (const service of ['scraper', 'downloader', 'extractor', 'compiler'])
      expect(counts[service], service).to.equal(2);
  });

  it('left every document in S3 under the key that its record names, with the bytes that the log names', async () => {
    if (swift === undefined) throw new Error('Swift did not start');
    const store = objectStoreFromSettings(swift.environment);
    const documents = await installation.sql(
      'select file_path, size::int from documents where file_path is not null',
    );
    expect(documents.length).to.be.at.least(COMPANIES * 2);
    for (const { file_path: key, size } of documents)
      expect((await store.stat(String(key)))?.size, String(key)).to.equal(size);
    expect((await store.list('')).map(({ key }) => key)).to.have.members(
      documents.map((document) => String(document['file_path'])),
    );
  });
});
