import {
  allOf,
  bodyOf,
  compiledDataOf,
  createClient,
  pageOf,
  rawStatementOf,
  UnreachableError,
  type Client,
  type Schemas,
  type TaskStatus,
} from '@fde/client';
import type { CompiledData, RawStatement } from '@fde/contracts';
import { patientFetch } from './patient-fetch.js';

export type { TaskStatus };
export type DocumentResource = Schemas['Document'];
export type ExtractionResource = Schemas['Extraction'] & { readonly raw_data: RawStatement };
export type CompiledStatementResource = Schemas['CompiledStatement'] & {
  readonly data: CompiledData;
};

const readByService = (extraction: Schemas['Extraction']): ExtractionResource => {
  const raw = rawStatementOf(extraction);
  if (raw === undefined) throw new Error(`The service did not read extraction ${extraction.id}`);
  return { ...extraction, raw_data: raw };
};

const compiledByService = (statement: Schemas['CompiledStatement']): CompiledStatementResource => {
  const data = compiledDataOf(statement);
  if (data === undefined) throw new Error(`The service did not compile statement ${statement.id}`);
  return { ...statement, data };
};

/** The part of the REST API that the demo and the trials use, as any client would. */
export class ServiceApi {
  readonly url: string;
  /** Any operation that has no method here. */
  readonly client: Client;

  /** `patienceMs`: how long to wait for a gateway that is down; a killed one is back within seconds. */
  constructor(url: string, patienceMs = 60_000) {
    this.url = url;
    this.client = createClient({ baseUrl: url, fetch: patientFetch(patienceMs) });
  }

  async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthcheck`, { signal: AbortSignal.timeout(3000) })).ok;
    } catch {
      return false;
    }
  }

  addCompany(company: Schemas['CompanyCreate']): Promise<Schemas['Company']> {
    return this.#answerOf(bodyOf(this.client.POST('/api/v1/companies', { body: company })));
  }

  extractCompany(companyId: number): Promise<Schemas['TaskResponse']> {
    const params = { path: { company_id: companyId } };
    return this.#answerOf(
      bodyOf(this.client.POST('/api/v1/tasks/companies/{company_id}/extract', { params })),
    );
  }

  task(taskId: string): Promise<TaskStatus> {
    const params = { path: { task_id: taskId } };
    return this.#answerOf(bodyOf(this.client.GET('/api/v1/tasks/{task_id}', { params })));
  }

  /** All tasks of a company, oldest first. */
  async tasksOf(companyId: number): Promise<readonly TaskStatus[]> {
    const page = (skip: number, limit: number) =>
      pageOf(
        this.client.GET('/api/v1/tasks', {
          params: { query: { company_id: companyId, skip, limit } },
        }),
      );
    return [...(await this.#answerOf(allOf(page)))].toReversed();
  }

  documents(companyId: number): Promise<readonly DocumentResource[]> {
    const path = { 'company-id': companyId };
    const page = (skip: number, limit: number) =>
      pageOf(
        this.client.GET('/api/v1/documents/companies/{company-id}', {
          params: { path, query: { skip, limit } },
        }),
      );
    return this.#answerOf(allOf(page));
  }

  async extractions(documentId: number): Promise<readonly ExtractionResource[]> {
    const params = { path: { 'document-id': documentId } };
    const all = bodyOf(this.client.GET('/api/v1/extractions/documents/{document-id}', { params }));
    return (await this.#answerOf(all)).map(readByService);
  }

  async compiledStatements(companyId: number): Promise<readonly CompiledStatementResource[]> {
    const params = { path: { 'company-id': companyId } };
    const all = bodyOf(
      this.client.GET('/api/v1/compiled-statements/companies/{company-id}', { params }),
    );
    return (await this.#answerOf(all)).map(compiledByService);
  }

  downloadAddress(objectKey: string): string {
    return `${this.url}/api/v1/documents/storage/download?object_key=${encodeURIComponent(objectKey)}`;
  }

  /** The answer of the service, or an error that says in one sentence that it does not answer, and why. */
  async #answerOf<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      const failure = error.cause instanceof Error ? error.cause : error;
      const reason = failure.cause instanceof Error ? failure.cause.message : failure.message;
      throw new Error(`${this.url} does not answer: ${reason}`, { cause: error });
    }
  }
}
