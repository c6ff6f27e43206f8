import { expect } from 'chai';
import { Database } from '../database/database.js';
import { privateDatabase, type PrivateDatabase } from '../database/private-database.js';
import { EventLog } from '../event-log.js';
import {
  addDocument,
  addExtraction,
  change,
  codeOf,
  requestExtraction,
  seededLog,
  type SpecLog,
} from '../spec-log.js';
import { exportLog, type LogExport } from './export-log.js';
import { importLog, type RowSource } from './import-log.js';
import type { LogTable } from './log-tables.js';

interface Written {
  readonly exported: LogExport;
  readonly source: RowSource;
}

const write = async (url: string): Promise<Written> => {
  const lines = new Map<LogTable, string[]>();
  const exported = await exportLog({ url }, (table, batch) => {
    lines.set(table, [...(lines.get(table) ?? []), ...batch]);
    return Promise.resolve();
  });
  async function* source(table: LogTable): AsyncIterable<string> {
    for (const line of lines.get(table) ?? []) yield await Promise.resolve(line);
  }
  return { exported, source };
};

const countEvents = (database: Database): Promise<number> =>
  database.run(async (db) => (await db.selectFrom('events').select('position').execute()).length);

describe('an exported log', function () {
  this.timeout(60_000);
  let spec: SpecLog;
  let home: PrivateDatabase;
  let restored: Database;
  let stored: number;

  before(async () => {
    spec = await seededLog();
    const document = await addDocument(spec.log, 1, 2020);
    stored = document.id;
    await addExtraction(spec.log, document.id);
    for (const { id } of [document, await addDocument(spec.log, 1, 2021)])
      await change(spec.log, ({ records }) =>
        records.documentDownloaded(id, { objectKey: 'company_1/a.pdf', sha256: 'abc', size: 7 }),
      );
    await requestExtraction(spec.log, document);
  });
  after(() => spec.remove());
  beforeEach(async () => {
    home = await privateDatabase();
    restored = new Database({ url: home.url });
  });
  afterEach(async () => {
    await restored.close();
    await home.drop();
  });

  it('names what it holds: rows, sequences, read models, files', async () => {
    const { exported } = await write(spec.url);
    const events = exported.tables.find(({ table }) => table === 'events');
    expect(events?.rows).to.equal(await countEvents(spec.database));
    expect(events?.columns).to.include('position').and.not.to.include('transaction_id');
    expect(exported.migrations).to.include('0001-event-log');
    expect(exported.files).to.deep.equal([{ key: 'company_1/a.pdf', size: 7, sha256: 'abc' }]);
    expect(exported.sequences.find(({ sequence }) => sequence === 'company_ids')).to.deep.equal({
      sequence: 'company_ids',
      value: '6',
      called: true,
    });
    expect(exported.readModels.find(({ table }) => table === 'documents')?.rows).to.equal(2);
  });

  it('is the same log in another database, which goes on where it stood', async () => {
    const { exported, source } = await write(spec.url);
    const imported = await importLog({ url: home.url }, exported, source);
    expect(imported.differing).to.deep.equal([]);
    expect(imported.rows).to.equal(exported.tables.reduce((sum, { rows }) => sum + rows, 0));
    const log = new EventLog(restored);
    expect(await log.records.document(stored)).to.deep.equal(
      await spec.log.records.document(stored),
    );
    expect(await log.tasks.open()).to.deep.equal(await spec.log.tasks.open());
    const next = await addDocument(log, 1, 2022);
    expect(next.id).to.equal(stored + 2);
  });

  it('says which read models differ from those that the export saw', async () => {
    const { exported, source } = await write(spec.url);
    const readModels = exported.readModels.map((model) =>
      model.table === 'companies' ? { ...model, digest: 'of other code' } : model,
    );
    const imported = await importLog({ url: home.url }, { ...exported, readModels }, source);
    expect(imported.differing).to.deep.equal(['companies']);
  });

  it('is not restored where rows are missing, by older code, or over another log', async () => {
    const { exported, source } = await write(spec.url);
    const migrations = ['0001-event-log', '9999-of-tomorrow'];
    const refusals = {
      'rows are missing': () => importLog({ url: home.url }, exported, async function* () {}),
      'of newer code': () => importLog({ url: home.url }, { ...exported, migrations }, source),
      'over another log': () => importLog({ url: spec.url }, exported, source),
    };
    for (const [why, refusal] of Object.entries(refusals))
      expect(await codeOf(refusal()), why).to.equal('restore_refused');
    expect(await countEvents(restored), 'nothing was changed').to.equal(0);
  });

  it('cannot be had from a database that is away', async () => {
    const away = exportLog({ url: 'postgres://127.0.0.1:1/none' }, () => Promise.resolve());
    expect(await codeOf(away)).to.equal('database_unavailable');
  });
});
