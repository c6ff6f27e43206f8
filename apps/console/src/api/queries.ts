import { allOf, bodyOf, pageOf, type PageOf } from '@fde/client';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import {
  api,
  type Company,
  type CompanyCreate,
  type ListedCompany,
  type CompiledStatement,
  type ListedChange,
  type ListedDeadLetter,
  type StoredDocument,
  type TaskStatus,
  type ShownTimeline,
  type Schemas,
} from './client.js';

const CREATED = 201;
/** Longest name of a file that the service takes; the end of it says more than its beginning. */
const MOST_NAME = 200;

const path = <const P>(parameters: P): { params: { path: P } } => ({
  params: { path: parameters },
});

export const useCompanies = (): UseQueryResult<readonly Company[]> =>
  useQuery({
    queryKey: ['companies'],
    queryFn: () =>
      allOf((skip, limit) =>
        pageOf(api.GET('/api/v1/companies', { params: { query: { skip, limit } } })),
      ),
  });

export const useSummaries = (): UseQueryResult<ReadonlyMap<number, ListedCompany>> =>
  useQuery({
    queryKey: ['companies', 'summaries'],
    queryFn: async () => {
      const all = await allOf((skip, limit) =>
        pageOf(api.GET('/api/v1/companies/summaries', { params: { query: { skip, limit } } })),
      );
      return new Map(all.map((summary) => [summary.company_id, summary]));
    },
    refetchInterval: 10_000,
  });

export const useCompany = (id: number, enabled = true): UseQueryResult<Company> =>
  useQuery({
    queryKey: ['companies', id],
    enabled,
    queryFn: () => bodyOf(api.GET('/api/v1/companies/{company-id}', path({ 'company-id': id }))),
  });

/** One page, newest fiscal year first; the previous page stays visible until it is loaded. */
export const useDocuments = (
  companyId: number,
  skip: number,
  limit: number,
): UseQueryResult<PageOf<StoredDocument>> =>
  useQuery({
    queryKey: ['companies', companyId, 'documents', skip, limit],
    queryFn: () =>
      pageOf(
        api.GET('/api/v1/documents/companies/{company-id}', {
          params: { path: { 'company-id': companyId }, query: { skip, limit } },
        }),
      ),
    placeholderData: (previous) => previous,
  });

export const useStatements = (companyId: number): UseQueryResult<readonly CompiledStatement[]> =>
  useQuery({
    queryKey: ['companies', companyId, 'statements'],
    queryFn: () =>
      bodyOf(
        api.GET(
          '/api/v1/compiled-statements/companies/{company-id}',
          path({ 'company-id': companyId }),
        ),
      ),
  });

/** What a request says of the day as of which it asks; nothing for all reports. */
export const ofDay = (asOf: string | undefined): { as_of?: string } =>
  asOf === undefined ? {} : { as_of: asOf };

/** With a day (ISO), as it was known then. */
export const useStatement = (id: number, asOf?: string): UseQueryResult<CompiledStatement> =>
  useQuery({
    queryKey: ['statements', id, asOf],
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/compiled-statements/{compiled-statement-id}', {
          params: { path: { 'compiled-statement-id': id }, query: ofDay(asOf) },
        }),
      ),
  });

/** Explains the figures of a row; if several rows have the name, each gets its own explanation. */
export const useExplanations = (
  companyId: number,
  type: string,
  { name, year }: { readonly name: string; readonly year: string },
  asOf: string | undefined,
): UseQueryResult<readonly Schemas['CellExplanation'][]> =>
  useQuery({
    queryKey: ['companies', companyId, 'statements', type, 'cells', name, year, asOf],
    queryFn: () =>
      bodyOf(
        api.GET(
          '/api/v1/compiled-statements/companies/{company-id}/statement-type/{statement-type}/cells',
          {
            params: {
              path: { 'company-id': companyId, 'statement-type': type },
              query: { item: name, year, ...ofDay(asOf) },
            },
          },
        ),
      ),
  });

export const useExtraction = (id: number): UseQueryResult<Schemas['Extraction']> =>
  useQuery({
    queryKey: ['extractions', id],
    staleTime: 60_000,
    queryFn: () =>
      bodyOf(api.GET('/api/v1/extractions/{extraction-id}', path({ 'extraction-id': id }))),
  });

export const useDocument = (id: number): UseQueryResult<StoredDocument> =>
  useQuery({
    queryKey: ['documents', id],
    staleTime: 60_000,
    queryFn: () => bodyOf(api.GET('/api/v1/documents/{document-id}', path({ 'document-id': id }))),
  });

export interface TaskQuery {
  readonly status?: TaskStatus['status'];
  readonly company_id?: number;
  readonly operation?: TaskStatus['operation'];
  readonly parent_task_id?: string;
  /** `top`: those that no other task started. */
  readonly level?: 'top' | 'part';
}

export const useTasks = (
  filter: TaskQuery,
  skip = 0,
  limit = 50,
): UseQueryResult<PageOf<TaskStatus>> =>
  useQuery({
    queryKey: ['tasks', filter, skip, limit],
    queryFn: () =>
      pageOf(api.GET('/api/v1/tasks', { params: { query: { ...filter, skip, limit } } })),
    refetchInterval: 4_000,
    placeholderData: (previous) => previous,
  });

export const useTimeline = (taskId: string, live: boolean): UseQueryResult<ShownTimeline> =>
  useQuery({
    queryKey: ['tasks', taskId, 'timeline'],
    queryFn: () => bodyOf(api.GET('/api/v1/tasks/{task_id}/timeline', path({ task_id: taskId }))),
    refetchInterval: live ? 2_000 : false,
  });

/** What is called so; what was found before stays in sight until the answer is there. */
export const useSearch = (q: string): UseQueryResult<Schemas['SearchResult']> =>
  useQuery({
    queryKey: ['search', q],
    enabled: q !== '',
    queryFn: () => bodyOf(api.GET('/api/v1/search', { params: { query: { q } } })),
    placeholderData: (previous) => previous,
  });

/** What compilations changed, newest first. */
export const useChanges = (skip: number, limit: number): UseQueryResult<PageOf<ListedChange>> =>
  useQuery({
    queryKey: ['changes', skip, limit],
    queryFn: () => pageOf(api.GET('/api/v1/changes', { params: { query: { skip, limit } } })),
    refetchInterval: 30_000,
    placeholderData: (previous) => previous,
  });

export const useDeadLetters = (
  skip: number,
  limit: number,
): UseQueryResult<PageOf<ListedDeadLetter>> =>
  useQuery({
    queryKey: ['dead-letters', skip, limit],
    queryFn: () => pageOf(api.GET('/api/v1/dead-letters', { params: { query: { skip, limit } } })),
    refetchInterval: 10_000,
  });

export const useStorage = (
  companyId: number | undefined,
): UseQueryResult<Schemas['StorageListing']> =>
  useQuery({
    queryKey: ['storage', companyId],
    enabled: companyId !== undefined,
    queryFn: () =>
      bodyOf(
        api.GET(
          '/api/v1/documents/storage/companies/{company-id}',
          path({ 'company-id': companyId ?? 0 }),
        ),
      ),
  });

export const useComparison = (
  companies: readonly number[],
  {
    rate,
    ...view
  }: {
    readonly statement_type: Schemas['CanonicalStatementType'];
    readonly measure: Schemas['Measure'];
    readonly align?: Schemas['Alignment'];
    readonly currency?: string;
    readonly rate?: readonly string[];
  },
  asOf?: string,
): UseQueryResult<Schemas['CanonicalComparison']> =>
  useQuery({
    queryKey: ['comparison', companies, view, rate, asOf],
    enabled: companies.length > 0,
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/compiled-statements/compare', {
          params: {
            query: {
              ...view,
              company_id: [...companies],
              ...(rate === undefined ? {} : { rate: [...rate] }),
              ...ofDay(asOf),
            },
          },
        }),
      ),
  });

export const useRatios = (
  companies: readonly number[],
  asOf?: string,
): UseQueryResult<Schemas['RatioTable']> =>
  useQuery({
    queryKey: ['ratios', companies, asOf],
    enabled: companies.length > 0,
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/compiled-statements/ratios', {
          params: { query: { company_id: [...companies], ...ofDay(asOf) } },
        }),
      ),
  });

export function useSaveCompany(id?: number): UseMutationResult<Company, Error, CompanyCreate> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyCreate) =>
      id === undefined
        ? bodyOf(api.POST('/api/v1/companies', { body }))
        : bodyOf(
            api.PUT('/api/v1/companies/{company-id}', { ...path({ 'company-id': id }), body }),
          ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['companies'] }),
  });
}

export function useDeleteCompany(): UseMutationResult<unknown, Error, number> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.DELETE('/api/v1/companies/{company-id}', path({ 'company-id': id })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['companies'] }),
  });
}

export interface Upload {
  readonly file: File;
  readonly year: number;
}

/** A report as it is stored; the same content is stored once. */
interface StoredUpload {
  readonly document: StoredDocument;
  readonly isNew: boolean;
}

export function useUpload(companyId: number): UseMutationResult<StoredUpload, Error, Upload> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, year }: Upload) => {
      const { data, response } = await api.POST('/api/v1/documents/companies/{company-id}/upload', {
        params: {
          path: { 'company-id': companyId },
          query: { fiscal_year: year, file_name: file.name.slice(-MOST_NAME) },
        },
        // The service looks into the file; what a browser takes it for tells it nothing.
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file,
        bodySerializer: () => file,
      });
      return { document: data, isNew: response.status === CREATED };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['companies', companyId] }),
  });
}

export type Trigger =
  | {
      readonly subject: 'company';
      readonly action: 'extract' | 'scrape' | 'recompile' | 'process-documents';
      readonly id: number;
    }
  | {
      readonly subject: 'document';
      readonly action: 'process' | 'download' | 'classify' | 'extract';
      readonly id: number;
    };

export function useTrigger(): UseMutationResult<Schemas['TaskResponse'], Error, Trigger> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (trigger: Trigger) =>
      trigger.subject === 'company'
        ? bodyOf(
            api.POST(
              `/api/v1/tasks/companies/{company_id}/${trigger.action}`,
              path({ company_id: trigger.id }),
            ),
          )
        : bodyOf(
            api.POST(
              `/api/v1/tasks/documents/{document_id}/${trigger.action}`,
              path({ document_id: trigger.id }),
            ),
          ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['tasks'] }),
  });
}

export function useRevoke(): UseMutationResult<unknown, Error, string> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskId: string) =>
      api.POST('/api/v1/tasks/{task_id}/revoke', path({ task_id: taskId })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['tasks'] }),
  });
}

export function useDeadLetterAction(): UseMutationResult<
  unknown,
  Error,
  { readonly id: number; readonly action: 'redrive' | 'discard' }
> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, action }) =>
      action === 'redrive'
        ? api.POST('/api/v1/dead-letters/{dead-letter-id}/redrive', path({ 'dead-letter-id': id }))
        : api.DELETE('/api/v1/dead-letters/{dead-letter-id}', path({ 'dead-letter-id': id })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['dead-letters'] }),
  });
}
