import { bodyOf, pageOf, type PageOf } from '@fde/client';
import type { Review } from '@fde/contracts/resources';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, type Schemas } from '../api/client.js';
import { saidBy } from '../entry/use-person.js';
import type { Attempt } from '../entry/figure-form.js';
import type { ReviewFilter } from './review-filter.js';

export type Settlement = Schemas['ReviewSettlement'];
export type Outcome = Schemas['ReviewOutcome'];

const one = (id: number) => ({ params: { path: { 'review-id': id } } });

/** The head of the queue: what is settled leaves it, so that its first entry is always the next. */
const HEAD = 2;

export const useReviewQueue = (filter: ReviewFilter): UseQueryResult<PageOf<Review>> =>
  useQuery({
    queryKey: ['reviews', 'open', filter],
    queryFn: () =>
      pageOf(
        api.GET('/api/v1/reviews', {
          params: { query: { state: 'open', together: true, limit: HEAD, ...filter } },
        }),
      ),
  });

/** How a printed number is understood, and which identities it would close, while it is typed. */
export const attemptOfReview = (id: number, printed: string): Attempt => ({
  queryKey: ['reviews', id, 'identities', printed],
  queryFn: () =>
    bodyOf(
      api.GET('/api/v1/reviews/{review-id}/identities', {
        params: { path: { 'review-id': id }, query: { printed } },
      }),
    ),
});

/** A verdict, or its undoing if there is none. In any case, the queue is read again. */
export const useVerdict = (): UseMutationResult<
  Outcome,
  Error,
  {
    readonly id: number;
    readonly said: Settlement | undefined;
    readonly together?: boolean | undefined;
    readonly person: string;
  }
> => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, said, together = false, person }) =>
      bodyOf(
        said === undefined
          ? api.POST('/api/v1/reviews/{review-id}/undo', {
              params: { path: { 'review-id': id }, query: { together, ...saidBy(person) } },
            })
          : api.POST('/api/v1/reviews/{review-id}', {
              ...one(id),
              body: { ...said, together, ...saidBy(person) },
            }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
};
