import type { components, paths } from '@fde/contracts/resources';
import createClient, { type Middleware } from 'openapi-fetch';
import { authorizedFetch } from '../access/authorized-fetch.js';
import { apiErrorFrom, ApiError } from './api-error.js';

export type { OperationName, TaskState } from '@fde/contracts';
export type { Company, CompiledStatement, TaskStatus } from '@fde/contracts/resources';

export type Schemas = components['schemas'];
export type ListedCompany = Schemas['CompanySummary'];
export type CompanyCreate = Schemas['CompanyCreate'];
export type StoredDocument = Schemas['Document'];
export type ShownTimeline = Schemas['TaskTimeline'];
export type ListedDeadLetter = Schemas['DeadLetter'];

const throwRefusals: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    throw apiErrorFrom(response.status, body);
  },
  onError({ error }) {
    if (error instanceof ApiError) return error;
    return new ApiError(503, 'unreachable', 'The service cannot be reached. Is it running?');
  },
};

/** The public API and nothing else. Every refusal is thrown as an ApiError. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => authorizedFetch(request),
});
api.use(throwRefusals);

/** The body of an answer that was not refused. */
export async function bodyOf<T>(answer: Promise<{ data?: T }>): Promise<T> {
  const { data } = await answer;
  if (data === undefined)
    throw new ApiError(502, 'empty_answer', 'The service gave an empty answer');
  return data;
}

export interface PageOf<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** One page of a list, with the number of all. */
export async function pageOf<T>(
  answer: Promise<{ data?: T[]; response: Response }>,
): Promise<PageOf<T>> {
  const { data, response } = await answer;
  const items = data ?? [];
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
}

const PAGE = 100;

/** Every item of a paged list, the pages asked for four at a time. */
export async function allOf<T>(
  load: (skip: number, limit: number) => Promise<PageOf<T>>,
): Promise<readonly T[]> {
  const first = await load(0, PAGE);
  const starts: number[] = [];
  for (let skip = PAGE; skip < first.total; skip += PAGE) starts.push(skip);
  const items = [...first.items];
  while (starts.length > 0) {
    const pages = await Promise.all(starts.splice(0, 4).map((skip) => load(skip, PAGE)));
    for (const page of pages) items.push(...page.items);
  }
  return items;
}
