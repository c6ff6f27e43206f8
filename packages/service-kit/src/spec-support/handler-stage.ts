import type { DocumentFacts, TaskCommand } from '@fde/contracts';
import {
  Database,
  EventLog,
  privateDatabase,
  rootContext,
  type CompanyRecord,
  type DocumentFields,
  type DocumentRecord,
  type UnitOfWork,
} from '@fde/event-log';
import { taskResultFaults } from '@fde/testing';
import type { TaskContext, TaskHandler, TaskResult } from '../index.js';
import { randomUUID } from 'node:crypto';

/**
 * Runs a handler against a log on its own database, as the task runner does: the work first, then
 * its outcome in one transaction. A result that does not match openapi.yaml is a fault.
 */
export class HandlerStage {
  readonly steps: string[] = [];
  now = Date.now();

  private constructor(
    readonly log: EventLog,
    readonly objects: TaskContext['objects'],
    private readonly database: Database,
    private readonly drop: () => Promise<void>,
  ) {}

  static async open(objects: TaskContext['objects']): Promise<HandlerStage> {
    const home = await privateDatabase();
    const database = new Database({ url: home.url });
    await database.migrate();
    return new HandlerStage(new EventLog(database), objects, database, () => home.drop());
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.drop();
  }

  company(irUrl: string, name = 'Example Holding'): Promise<CompanyRecord> {
    return this.log.transaction(rootContext(), (unit) =>
      unit.records.addCompany(
        { name, primary_ticker: null, tickers: null, ir_url: irUrl },
        'client',
      ),
    );
  }

  document(
    fields: Partial<DocumentFields> & { readonly company_id: number },
    facts: Partial<DocumentFacts> = {},
  ): Promise<DocumentRecord> {
    return this.log.transaction(rootContext(), (unit) =>
      unit.records.addDocument(
        {
          url: '',
          fiscal_year: 2022,
          document_type: 'annual_report',
          filing_date: null,
          file_path: null,
          metadata: null,
          ...fields,
        },
        'client',
        facts,
      ),
    );
  }

  change<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.log.transaction(rootContext(), work);
  }

  async documents(companyId: number): Promise<readonly DocumentRecord[]> {
    return (await this.log.records.documents(companyId, {})).items;
  }

  async run(
    handler: TaskHandler,
    companyId: number,
    documentId: number | null = null,
    signal: TaskContext['signal'] = new AbortController().signal,
  ): Promise<TaskResult> {
    const command: TaskCommand = {
      task_id: randomUUID(),
      operation: handler.operation,
      company_id: companyId,
      document_id: documentId,
      parent_task_id: null,
    };
    const silent = (): void => undefined;
    const context: TaskContext = {
      taskId: command.task_id,
      attempt: 1,
      signal,
      records: this.log.records,
      objects: this.objects,
      now: () => this.now,
      log: { debug: silent, info: silent, warn: silent, error: silent },
      progress: (step) => void (this.steps.at(-1) === step || this.steps.push(step)),
    };
    const outcome = await handler.run(command, context);
    const result =
      'result' in outcome
        ? outcome.result
        : await this.log.transaction(rootContext(), (unit) => outcome.record(unit.records));
    if ('record' in outcome) await outcome.afterwards?.();
    const faults = taskResultFaults(handler.operation, result);
    if (faults !== undefined) throw new Error(`the result is not as openapi.yaml says: ${faults}`);
    return result;
  }
}
