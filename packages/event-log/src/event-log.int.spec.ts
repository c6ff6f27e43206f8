import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { Database } from './database/database.js';
import { privateDatabase, type PrivateDatabase } from './database/private-database.js';
import { EventLog } from './event-log.js';
import { rootContext } from './message-context.js';

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
  );

describe('event log', () => {
  let home: PrivateDatabase;
  let database: Database;
  let log: EventLog;

  before(async () => {
    home = await privateDatabase();
    const many = Array.from({ length: 8 }, () => new Database({ url: home.url, poolSize: 2 }));
    // Many instances that start at once on an empty database.
    await Promise.all(many.map((instance) => instance.migrate()));
    await Promise.all(many.map((instance) => instance.close()));
    database = new Database({ url: home.url });
    log = new EventLog(database);
  });
  after(async () => {
    await database.close();
    await home.drop();
  });

  it('seeds the six companies with ids 1-6, once', async () => {
    await Promise.all([log.seedCompanies(), log.seedCompanies(), log.seedCompanies()]);
    const { items, total } = await log.records.companies({ skip: 0, limit: 100 });
    expect(total).to.equal(6);
    expect(items.map(({ id, primary_ticker }) => [id, primary_ticker])).to.deep.equal([
      [1, 'AZN'],
      [2, 'SAP'],
      [3, 'SIE'],
      [4, 'ASML'],
      [5, 'ULVR'],
      [6, 'ALV'],
    ]);
  });

  it('finds a company by ticker whatever its case, the primary one first', async () => {
    const idsOf = async (ticker: string): Promise<number[]> =>
      (await log.records.companiesByTicker(ticker)).map(({ id }) => id);
    expect(await idsOf('una')).to.deep.equal([5]);
    expect(await idsOf('Azn')).to.deep.equal([1]);
    expect(await idsOf('NONE')).to.deep.equal([]);
  });

  it('refuses an append where the stream has moved on', async () => {
    const append = (expected: number) =>
      log.transaction(rootContext(), (unit) =>
        unit.append('company-1', [{ type: 'CompanyRemoved', data: { id: 99 } }], expected),
      );
    expect(await codeOf(append(7))).to.equal('version_conflict');
    expect(await log.readStream('company-1')).to.have.length(1);
  });

  it('does not call a transaction committed in which a statement failed', async () => {
    const swallowing = log.transaction(rootContext(), async (unit) => {
      await unit.append('company-77', [{ type: 'CompanyRemoved', data: { id: 77 } }]);
      await unit.db
        .selectFrom('companies')
        .select('id')
        .where('id', '=', 'no number' as unknown as number)
        .execute()
        .catch(() => undefined);
    });
    expect(await codeOf(swallowing)).to.match(/rolled back|transaction is aborted/);
    expect(await log.readStream('company-77')).to.deep.equal([]);
  });

  it('refuses an event that does not satisfy its schema', async () => {
    const append = log.transaction(rootContext(), (unit) =>
      unit.append('company-1', [{ type: 'CompanyRemoved', data: { id: 0 } }]),
    );
    expect(await codeOf(append)).to.equal('invalid_event');
  });

  it('makes one task of 50 triggers at once, with its row and one command', async () => {
    const request = () =>
      log.transaction(rootContext(), (unit) =>
        unit.tasks.request({ operation: 'scrape_company', companyId: 1, documentId: null }),
      );
    const answers = await Promise.all(Array.from({ length: 50 }, request));
    expect(new Set(answers.map(({ task }) => task.taskId)).size).to.equal(1);
    expect(answers.filter(({ created }) => created)).to.have.length(1);
    const taskId = answers[0]?.task.taskId ?? '';
    expect(await log.tasks.load(taskId)).to.include({
      status: 'PENDING',
      attempt: 0,
      operation: 'scrape_company',
      companyId: 1,
    });
    const commands = await database.db.selectFrom('outbox').selectAll().execute();
    const types = commands.map(({ envelope }) => (envelope as { type: string }).type);
    expect(types.filter((type) => type !== 'CompanyAdded')).to.deep.equal(['ScrapeCompany']);
  });

  it('does not find a task for a company that is not there', async () => {
    const request = log.transaction(rootContext(), (unit) =>
      unit.tasks.request({ operation: 'scrape_company', companyId: 4711, documentId: null }),
    );
    expect(await codeOf(request)).to.equal('company_not_found');
  });

  it('lets one of many compiled statements of a company and type be the first', async () => {
    const put = (scale: number) =>
      log.transaction(rootContext(), (unit) =>
        unit.records.putCompiledStatement(
          { company_id: 1, statement_type: 'Income Statement', data: { scale }, data_lineage: {} },
          'client',
        ),
      );
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => put(index)));
    expect(answers.filter(({ created }) => created)).to.have.length(1);
    expect(new Set(answers.map(({ record }) => record.id)).size).to.equal(1);
  });

  it('knows nothing of the file that a client names instead of the stored one', async () => {
    const fields = {
      company_id: 1,
      url: 'https://moved.example/a.pdf',
      fiscal_year: 2020,
      document_type: 'annual_report',
      filing_date: null,
      file_path: null,
      metadata: null,
    };
    const seen = await log.transaction(rootContext(), async ({ records }) => {
      const { id } = await records.addDocument(fields, 'client');
      await records.documentDownloaded(id, {
        objectKey: 'company_1/2020/a.pdf',
        sha256: 'x',
        size: 10,
      });
      const renamed = await records.changeDocument(id, { fiscal_year: 2021 });
      return [renamed, await records.changeDocument(id, { file_path: 'elsewhere/b.pdf' })];
    });
    expect(seen.map(({ file_path: path, sha256, size }) => [path, sha256, size])).to.deep.equal([
      ['company_1/2020/a.pdf', 'x', 10],
      ['elsewhere/b.pdf', null, null],
    ]);
  });

  it('removes a company with all that hangs on it, and ends its tasks in REVOKED', async () => {
    const { company, taskId } = await log.transaction(rootContext(), async (unit) => {
      const added = await unit.records.addCompany(
        { name: 'Gone plc', primary_ticker: null, tickers: null, ir_url: 'https://gone.example/' },
        'client',
      );
      const document = await unit.records.addDocument(
        {
          company_id: added.id,
          url: 'https://gone.example/a.pdf',
          fiscal_year: 2020,
          document_type: 'Annual Report',
          filing_date: null,
          file_path: null,
          metadata: null,
        },
        'client',
      );
      await unit.records.documentDownloaded(document.id, {
        objectKey: `company_${added.id}/2020/a.pdf`,
        sha256: 'x',
        size: 10,
      });
      await unit.records.storeExtraction({
        document_id: document.id,
        statement_type: 'income_statement',
        raw_data: {},
        confidence_score: 1,
        metadata: null,
      });
      const { task } = await unit.tasks.request({
        operation: 'extract_document',
        companyId: added.id,
        documentId: document.id,
      });
      return { company: added.id, taskId: task.taskId };
    });
    const keys = await log.transaction(rootContext(), (unit) =>
      unit.records.removeCompany(company),
    );
    expect(keys).to.deep.equal([`company_${company}/2020/a.pdf`]);
    expect(await log.records.company(company)).to.equal(undefined);
    expect((await log.records.documents(company, {})).total).to.equal(0);
    expect((await log.tasks.load(taskId))?.status).to.equal('REVOKED');
  });
});
