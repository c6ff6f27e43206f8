import { createClient, type Client, type Schemas } from '@fde/client';
import { authorizedFetch } from '../access/authorized-fetch.js';

export type { OperationName, TaskState } from '@fde/contracts';
export type { Company, CompiledStatement, TaskStatus } from '@fde/contracts/resources';

export type { Schemas } from '@fde/client';
export type ListedCompany = Schemas['CompanySummary'];
export type CompanyCreate = Schemas['CompanyCreate'];
export type StoredDocument = Schemas['Document'];
export type ShownTimeline = Schemas['TaskTimeline'];
export type ListedChange = Schemas['StatementChange'];
export type ListedDeadLetter = Schemas['DeadLetter'];

/** The public API and nothing else. Every refusal is thrown as a ProblemError. */
export const api: Client = createClient({
  baseUrl: window.location.origin,
  fetch: (request) => authorizedFetch(request),
});
