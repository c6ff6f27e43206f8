import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SERVICES } from '@fde/contracts';
import { expect } from 'chai';
import { audit } from '../failure-tests/audit.js';
import { Load, atWork, ended } from '../failure-tests/load.js';
import { sqlRows, type SqlRow } from '../failure-tests/sql-rows.js';
import { Installation } from './spec-support/installation.js';

const CLI = fileURLToPath(new URL('../../../apps/operator/dist/cli', import.meta.url));
/** As the log alone tells them: which session has a task, and since when it is due, is not in it. */
const READ_MODELS = {
  companies: '*',
  documents: '*',
  extractions: '*',
  compiled_statements: '*',
  task_status: '*',
  open_tasks: 'task_id, operation, subject_id, company_id, document_id, parent_task_id, attempt_id',
};

interface Ran {
  readonly code: number;
  readonly output: string;
}
const command = (
  name: string,
  args: readonly string[],
  databaseUrl: string,
  folder: string,
): Promise<Ran> =>
  promisify(execFile)(process.execPath, [join(CLI, `${name}.js`), ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, FDE_DATA_DIR: folder },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );

const rowsOf = async (url: string): Promise<Readonly<Record<string, readonly SqlRow[]>>> => {
  const found: Record<string, readonly SqlRow[]> = {};
  for (const [table, columns] of Object.entries(READ_MODELS))
    found[table] = await sqlRows(url, `select ${columns} from ${table} order by 1`);
  return found;
};

describe('backup and restore', function () {
  this.timeout(600_000);
  const load = new Load();
  const removed: (() => Promise<unknown>)[] = [];
  let original: Installation;
  let place: string;
  let failed = false;
  let backups: string[] = [];

  const backUp = async (): Promise<Ran> => {
    const ran = await command('backup', ['create', place], original.postgres.url, original.folder);
    backups = (await readdir(place))
      .filter((name) => name !== 'objects')
      .toSorted()
      .map((name) => join(place, name));
    return ran;
  };
  const another = async (): Promise<Installation> => {
    const made: Installation = await Installation.start();
    removed.push(() => made.remove(failed));
    return made;
  };

  before(async () => {
    place = await mkdtemp(join(tmpdir(), 'fde-backup-'));
    await load.start();
    original = await another();
    for (const service of SERVICES) await original.launch(service, '1');
    await Promise.all(original.instances.map((instance) => original.healthy(instance)));
  });
  afterEach(function () {
    failed ||= this.currentTest?.state === 'failed';
  });
  after(async () => {
    load.stop();
    await Promise.all(removed.map((remove) => remove()));
    await rm(place, { recursive: true, force: true });
  });

  it('takes a backup while pipelines run, and another when all is quiet', async () => {
    const first = await load.pipeline(original.api('1'));
    await ended(original.api('1'), first.taskId, 300_000);
    const second = await load.pipeline(original.api('1'));
    await atWork(original.api('1'), second.companyId, 'extract_document', 300_000);
    // Held still, so that the work is under way in the backup however long that takes to begin.
    const compiler = original.running('compiler', '1').process.child;
    compiler.kill('SIGSTOP');
    try {
      expect(await backUp()).to.include({ code: 0 });
    } finally {
      compiler.kill('SIGCONT');
    }
    await ended(original.api('1'), second.taskId, 300_000);
    await audit(original.postgres.url, 300_000);
    await Promise.all([...original.instances].map((instance) => original.stop(instance)));
    const quiet = await backUp();
    expect(quiet).to.include({ code: 0 });
    expect(backups).to.have.length(2);
  });

  it('restores the log and every file, and rebuilds read models equal to the original row by row', async () => {
    const copy = await another();
    const ran = await command('restore', [backups[1] ?? ''], copy.postgres.url, copy.folder);
    expect(ran, ran.output).to.include({ code: 0 });
    const [before, after] = [await rowsOf(original.postgres.url), await rowsOf(copy.postgres.url)];
    expect(before['extractions']?.length).to.be.at.least(6);
    expect(after).to.deep.equal(before);
    const events = (url: string) =>
      sqlRows(
        url,
        'select position, stream_id, version, event_id, type, schema_version, data, correlation_id, causation_id, task_id, traceparent, occurred_at from events order by position',
      );
    expect(await events(copy.postgres.url)).to.deep.equal(await events(original.postgres.url));
    expect(await readdir(join(copy.folder, 'files'), { recursive: true })).to.have.members(
      (await readdir(join(original.folder, 'files'), { recursive: true })).filter(
        (name) => !name.includes('.part'),
      ),
    );
    const again = await command('restore', [backups[1] ?? ''], copy.postgres.url, copy.folder);
    expect(again.code).to.equal(1);
    expect(again.output).to.contain('not empty');
  });

  it('takes up, after a restore in the middle of the work, what was under way, and gives new records new numbers', async () => {
    const copy = await another();
    const ran = await command('restore', [backups[0] ?? ''], copy.postgres.url, copy.folder);
    expect(ran, ran.output).to.include({ code: 0 });
    const open = await copy.sql('select 1 from open_tasks');
    expect(open.length).to.be.above(0);
    for (const service of SERVICES) await copy.launch(service, 'restored');
    await Promise.all(copy.instances.map((instance) => copy.healthy(instance)));
    const fresh = await load.pipeline(copy.api('restored'));
    expect(fresh.companyId).to.be.above(
      Math.max(...(await original.sql('select id from companies')).map(({ id }) => Number(id))) - 1,
    );
    expect((await ended(copy.api('restored'), fresh.taskId, 300_000)).status).to.equal('SUCCESS');
    await audit(copy.postgres.url, 300_000);
    const ends = await copy.sql(
      `select status, count(*)::int as count from task_status where operation = 'extract_company' group by 1`,
    );
    expect(ends).to.deep.equal([{ status: 'SUCCESS', count: 3 }]);
  });

  it('notices a damaged backup, and restores nothing of it', async () => {
    const copy = await another();
    await truncate(join(backups[0] ?? '', 'events.ndjson.gz'), 100);
    const verified = await command(
      'backup',
      ['verify', backups[0] ?? ''],
      copy.postgres.url,
      copy.folder,
    );
    expect(verified.code).to.equal(1);
    expect(verified.output).to.contain('events.ndjson.gz has changed');
    const ran = await command('restore', [backups[0] ?? ''], copy.postgres.url, copy.folder);
    expect(ran.code).to.equal(1);
    expect(ran.output).to.contain('damaged');
  });
});
