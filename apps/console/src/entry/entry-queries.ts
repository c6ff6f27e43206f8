import { bodyOf, pageOf, type PageOf } from '@fde/client';
import type { Review, ReviewDetail } from '@fde/contracts/resources';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, type Schemas } from '../api/client.js';
import type { Attempt } from './figure-form.js';

type Item = Schemas['ReviewItem'];
type Outcome = Schemas['ReviewOutcome'];

/** Longer than a company takes to compile; then what is shown is simply older. */
const LONGEST_WAIT_MS = 60_000;

/** Waits until the statements say what was just said. */
const compiledWith = async (outcome: Outcome): Promise<Outcome> => {
  if (outcome.task_id !== null)
    await api.waitForTask(outcome.task_id, { timeoutMs: LONGEST_WAIT_MS }).catch(() => undefined);
  return outcome;
};

/** Everything that shows figures is read again after a word of a person. */
const useWord = <Said>(
  send: (said: Said) => Promise<Outcome>,
): UseMutationResult<Outcome, Error, Said> => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (said: Said) => compiledWith(await send(said)),
    onSettled: () => queries.invalidateQueries(),
  });
};

const at = (id: number) => ({ 'extraction-id': id });

export const useCorrection = (
  extractionId: number,
): UseMutationResult<Outcome, Error, Schemas['FigureCorrection']> =>
  useWord((body) =>
    bodyOf(
      api.POST('/api/v1/extractions/{extraction-id}/corrections', {
        params: { path: at(extractionId) },
        body,
      }),
    ),
  );

export const useReview = (id: number | undefined): UseQueryResult<ReviewDetail> =>
  useQuery({
    queryKey: ['reviews', id],
    enabled: id !== undefined,
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/reviews/{review-id}', { params: { path: { 'review-id': id ?? 0 } } }),
      ),
  });

export const useUndo = (): UseMutationResult<
  Outcome,
  Error,
  { readonly id: number; readonly by?: string; readonly together?: boolean }
> =>
  useWord(({ id, ...query }) =>
    bodyOf(
      api.POST('/api/v1/reviews/{review-id}/undo', {
        params: { path: { 'review-id': id }, query },
      }),
    ),
  );

export const attemptOfFigure = (extractionId: number, item: Item, printed: string): Attempt => ({
  queryKey: ['extractions', extractionId, 'identities', item, printed],
  queryFn: () => {
    const { section, ...named } = item;
    const query = { ...named, ...(section === null ? {} : { section }), printed };
    return bodyOf(
      api.GET('/api/v1/extractions/{extraction-id}/identities', {
        params: { path: at(extractionId), query },
      }),
    );
  },
});

export interface VerdictFilter {
  readonly company_id?: number;
  readonly kind?: Schemas['ReviewKind'];
  readonly statement_type?: Schemas['CanonicalStatementType'];
  readonly by?: string;
  readonly since?: string;
  readonly until?: string;
}

/** What people settled, the last word first. */
export const useVerdicts = (
  state: 'settled' | 'accepted' | 'skipped',
  filter: VerdictFilter,
  limit: number,
): UseQueryResult<PageOf<Review>> =>
  useQuery({
    queryKey: ['reviews', 'verdicts', state, filter, limit],
    placeholderData: keepPreviousData,
    queryFn: () =>
      pageOf(
        api.GET('/api/v1/reviews', {
          params: { query: { state, order: 'recent', limit, ...filter } },
        }),
      ),
  });
