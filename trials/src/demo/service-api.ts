import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledData, LineageEntry, RawStatement, TaskStatus } from '@fde/contracts';

export type { TaskStatus };

export interface DocumentResource {
  readonly id: number;
  readonly url: string;
  readonly fiscal_year: number;
  readonly document_type: string;
  readonly file_path: string | null;
}

export interface ExtractionResource {
  readonly id: number;
  readonly document_id: number;
  readonly raw_data: RawStatement;
}

export interface CompiledStatementResource {
  readonly id: number;
  readonly statement_type: string;
  readonly data: CompiledData;
  readonly data_lineage: Readonly<Record<string, LineageEntry>>;
}

/** What the service refused, in its own words. */
export class RefusedCall extends Error {}

const REQUEST_MS = 30_000;
const RETRY_MS = 300;

/** Whether the request cannot have reached anybody: nobody listens, as while a gateway is started again. */
const neverArrived = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  (error.cause as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/** The part of the REST interface that the demo uses: the same that every client has. */
export class ServiceApi {
  readonly url: string;
  readonly #patienceMs: number;

  /** `patienceMs`: how long a gateway that is away is waited for; one that was killed is back within seconds. */
  constructor(url: string, patienceMs = 60_000) {
    this.url = url;
    this.#patienceMs = patienceMs;
  }

  async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthcheck`, { signal: AbortSignal.timeout(3000) })).ok;
    } catch {
      return false;
    }
  }

  addCompany(company: {
    readonly name: string;
    readonly ir_url: string;
    readonly primary_ticker?: string;
  }): Promise<{ readonly id: number }> {
    return this.#ask('POST', '/companies', company);
  }

  extractCompany(
    companyId: number,
  ): Promise<{ readonly task_id: string; readonly message: string }> {
    return this.#ask('POST', `/tasks/companies/${companyId}/extract`);
  }

  task(taskId: string): Promise<TaskStatus> {
    return this.#ask('GET', `/tasks/${taskId}`);
  }

  /** All tasks of a company, oldest first. */
  async tasksOf(companyId: number): Promise<readonly TaskStatus[]> {
    return (await this.#pages<TaskStatus>(`/tasks?company_id=${companyId}`)).reverse();
  }

  documents(companyId: number): Promise<readonly DocumentResource[]> {
    return this.#pages(`/documents/companies/${companyId}`);
  }

  extractions(documentId: number): Promise<readonly ExtractionResource[]> {
    return this.#ask('GET', `/extractions/documents/${documentId}`);
  }

  compiledStatements(companyId: number): Promise<readonly CompiledStatementResource[]> {
    return this.#ask('GET', `/compiled-statements/companies/${companyId}`);
  }

  downloadAddress(objectKey: string): string {
    return `${this.url}/api/v1/documents/storage/download?object_key=${encodeURIComponent(objectKey)}`;
  }

  async #pages<T>(path: string): Promise<T[]> {
    const all: T[] = [];
    for (;;) {
      const page = await this.#ask<readonly T[]>(
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}skip=${all.length}&limit=100`,
      );
      all.push(...page);
      if (page.length < 100) return all;
    }
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, answer } = await this.#patiently(method, path, body);
    if (status < 400) return answer as T;
    throw new RefusedCall(
      `${method} ${path} answered ${status}: ${JSON.stringify((answer as { detail?: unknown } | undefined)?.detail)}`,
    );
  }

  /** A question may be asked again; what changes something is sent again only where it cannot have arrived. */
  async #patiently(
    method: string,
    path: string,
    body: unknown,
  ): Promise<{ readonly status: number; readonly answer: unknown }> {
    for (const until = Date.now() + this.#patienceMs; ;) {
      try {
        return await this.#once(method, path, body);
      } catch (error) {
        if (Date.now() >= until || !(method === 'GET' || neverArrived(error)))
          throw this.#unreachable(error);
        await sleep(RETRY_MS);
      }
    }
  }

  async #once(
    method: string,
    path: string,
    body: unknown,
  ): Promise<{ readonly status: number; readonly answer: unknown }> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      signal: AbortSignal.timeout(REQUEST_MS),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, answer: await response.json() };
  }

  #unreachable(error: unknown): Error {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return new Error(`${this.url} does not answer: ${reason}`, { cause: error });
  }
}
