import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@fde/contracts';
import { Database } from './database/database.js';
import { privateDatabase } from './database/private-database.js';
import { EventLog } from './event-log.js';
import { rootContext } from './message-context.js';
import type { Task } from './tasks/task.js';
import type { DocumentRecord, ExtractionRecord } from './records/ports.js';
import type { UnitOfWork } from './unit-of-work.js';

/** For the specs of this package: a log on a database of its own. */
export interface SpecLog {
  readonly url: string;
  readonly database: Database;
  readonly log: EventLog;
  remove(): Promise<void>;
}

export const specLog = async (): Promise<SpecLog> => {
  const home = await privateDatabase();
  const database = new Database({ url: home.url });
  await database.migrate();
  return {
    url: home.url,
    database,
    log: new EventLog(database),
    remove: async () => {
      await database.close();
      await home.drop();
    },
  };
};

/** With the six companies of a fresh system. */
export const seededLog = async (): Promise<SpecLog> => {
  const spec = await specLog();
  await spec.log.seedCompanies();
  return spec;
};

/** The code of what a promise rejects with. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
  );

/** Waits until the condition holds, and gives how long that took. Throws when it takes too long. */
export const until = async (
  condition: () => Promise<boolean> | boolean,
  timeoutMs = 20_000,
): Promise<number> => {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > timeoutMs) throw new Error('waited too long');
    await sleep(10);
  }
  return performance.now() - began;
};

export const change = <T>(log: EventLog, work: (unit: UnitOfWork) => Promise<T>): Promise<T> =>
  log.transaction(rootContext(), work);

export const addDocument = (
  log: EventLog,
  companyId: number,
  year = 2020,
): Promise<DocumentRecord> =>
  change(log, (unit) =>
    unit.records.addDocument(
      {
        company_id: companyId,
        url: `https://reports.example/${companyId}/${year}.pdf`,
        fiscal_year: year,
        document_type: 'Annual Report',
        filing_date: null,
        file_path: null,
        metadata: { pages: 90 },
      },
      'pipeline',
    ),
  );

export const addExtraction = (
  log: EventLog,
  documentId: number,
  statementType = 'Balance Sheet',
): Promise<ExtractionRecord> =>
  change(log, (unit) =>
    unit.records.addExtraction(
      {
        document_id: documentId,
        statement_type: statementType,
        raw_data: { line_items: [] },
        confidence_score: 0.9,
        metadata: null,
      },
      'pipeline',
    ),
  );

export const requestExtraction = async (log: EventLog, document: DocumentRecord): Promise<Task> =>
  (
    await change(log, (unit) =>
      unit.tasks.request({
        operation: 'extract_document',
        companyId: document.company_id,
        documentId: document.id,
      }),
    )
  ).task;

export const attemptId = (n: number): string =>
  `cccccccc-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const startAttempt = (
  log: EventLog,
  taskId: string,
  n: number,
  sessionId: string | null = null,
): Promise<Task> =>
  change(log, (unit) =>
    unit.tasks.start(taskId, {
      attemptId: attemptId(n),
      service: 'extractor',
      worker: 'w',
      host: 'h',
      sessionId,
    }),
  );
export const fenceOf = (n: number) => ({ attempt: n, attemptId: attemptId(n) });
