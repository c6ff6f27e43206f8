import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RawStatement } from '@fde/contracts';
import {
  BEGINNING,
  Database,
  EventLog,
  privateDatabase,
  randomIds,
  rootContext,
  type PrivateDatabase,
  type Task,
} from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import { demoReports, demoTruth } from '@fde/testing/fixture-reports';
import { StandInModel, type ReportTranscript } from '@fde/testing/stand-in-model';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';

const KEY = 'AIzaSecretOfTheEndToEndTest01';
const MAIN = fileURLToPath(new URL('./main.js', import.meta.url));

describe('The extractor with LLM_PROVIDER=gemini', function () {
  this.timeout(120_000);
  let place: PrivateDatabase;
  let database: Database;
  let log: EventLog;
  let folder: string;
  let standIn: StandInModel;
  let service: ChildProcess;
  let said = '';
  let documentId: number;
  let truth: ReportTranscript;

  before(async () => {
    [place, folder] = await Promise.all([privateDatabase(), mkdtemp(join(tmpdir(), 'extractor-'))]);
    truth = (await demoTruth()).reports.at(-1) as ReportTranscript;
    standIn = await StandInModel.start({ transcripts: [truth], apiKey: KEY });
    database = new Database({ url: place.url });
    await database.migrate();
    log = new EventLog(database);
    const report = (await demoReports())
      .filter((document) => document.kind === 'annual_report')
      .at(-1);
    const file = await new FileSystemObjectStore(join(folder, 'files')).put(
      'company_1/2023/report.pdf',
      report?.bytes ?? new Uint8Array(),
    );
    documentId = await log.transaction(rootContext({}, randomIds), async ({ records }) => {
      const company = await records.addCompany(
        {
          name: truth.company,
          primary_ticker: 'TSLY',
          tickers: null,
          ir_url: 'https://example.com',
        },
        'client',
      );
      const document = await records.addDocument(
        {
          company_id: company.id,
          url: 'https://example.com/report.pdf',
          fiscal_year: 2023,
          document_type: 'annual_report',
          filing_date: null,
          file_path: null,
          metadata: null,
        },
        'client',
      );
      await records.documentDownloaded(document.id, {
        objectKey: file.key,
        sha256: file.sha256,
        size: file.size,
      });
      return document.id;
    });
    const environment = {
      ...process.env,
      DATABASE_URL: place.url,
      AMQP_URL: '',
      FDE_DATA_DIR: folder,
      HEALTH_PORT: '0',
      S3_BUCKET: '',
      LOG_LEVEL: 'debug',
      LLM_PROVIDER: 'gemini',
      GEMINI_API_KEY: KEY,
      LLM_BASE_URL: standIn.geminiUrl,
      RETRY_MIN_SECONDS: '0.1',
      RETRY_MAX_SECONDS: '0.2',
    };
    service = spawn(process.execPath, [MAIN], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [service.stdout, service.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
  });
  after(async () => {
    if (service.exitCode === null) {
      service.kill('SIGTERM');
      await once(service, 'exit');
    }
    await standIn.stop();
    await database.close();
    await place.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const extract = async (): Promise<Task> => {
    const document = await log.records.document(documentId);
    const { task } = await log.transaction(rootContext({}, randomIds), ({ tasks }) =>
      tasks.request({
        operation: 'extract_document',
        companyId: document?.company_id ?? 0,
        documentId,
      }),
    );
    return waitFor(
      async () => {
        if (service.exitCode !== null) throw new Error(`the extractor ended: ${said}`);
        const found = await log.tasks.load(task.taskId);
        return found !== undefined && ['SUCCESS', 'FAILURE'].includes(found.status)
          ? found
          : undefined;
      },
      { timeoutMs: 60_000, intervalMs: 200, what: 'the end of the task' },
    );
  };

  it('stores what model and page agree on, after a fault that passed', async () => {
    standIn.misbehaveOnce({ kind: 'status', status: 503 });
    const task = await extract();
    expect(task).to.include({ status: 'SUCCESS', attempt: 2 });
    expect(task.result?.['language_model']).to.include({
      status: 'read',
      model: 'gemini-2.5-flash',
    });
    const extractions = await log.records.extractions(documentId);
    expect(extractions.map((extraction) => extraction.statement_type)).to.have.members([
      'income_statement',
      'balance_sheet',
      'cash_flow_statement',
    ]);
    for (const extraction of extractions) {
      const printed =
        truth.statements[(extraction.raw_data as RawStatement).statement_type]?.line_items.filter(
          (row) => row.kind !== 'heading',
        ) ?? [];
      expect(
        (extraction.raw_data as RawStatement).line_items.map((item) => item.values),
      ).to.deep.equal(
        printed.map((row) =>
          Object.fromEntries(
            Object.entries(row.values ?? {}).filter(([, value]) => value !== null),
          ),
        ),
      );
      expect(extraction.metadata).to.equal(null);
      expect((extraction.raw_data as RawStatement).reading?.model).to.equal('gemini-2.5-flash');
    }
  });

  it('asks nothing and changes nothing when the same document is extracted again', async () => {
    const before = await log.records.extractions(documentId);
    const requests = standIn.requests.length;
    const task = await extract();
    expect(task.result?.['language_model']).to.include({
      status: 'read',
      from_cache: true,
      cost_usd: 0,
    });
    expect(standIn.requests).to.have.length(requests);
    expect(await log.records.extractions(documentId)).to.deep.equal(before);
  });

  it('never says the key, in logs, events or results', async () => {
    const { events } = await log.readAll(BEGINNING, 10_000);
    expect(events).to.have.length.above(8);
    expect(said).to.contain('gemini-2.5-flash').and.to.not.contain(KEY);
    expect(JSON.stringify(events)).to.not.contain(KEY);
  });

  it('keeps what was spent where all extractors see it', async () => {
    const rows = await database.run((db) =>
      db
        .selectFrom('language_model_spend')
        .select(['model', 'purpose', 'amount_usd', 'document_id'])
        .orderBy('amount_usd')
        .execute(),
    );
    expect(rows).to.have.length(2);
    // Of the refused request nothing is billed.
    expect(rows[0]).to.include({ amount_usd: 0 });
    expect(rows[1]).to.include({
      model: 'gemini-2.5-flash',
      purpose: 'statements',
      document_id: documentId,
    });
    expect(rows[1]?.amount_usd).to.be.within(0.0001, 0.1);
  });
});
