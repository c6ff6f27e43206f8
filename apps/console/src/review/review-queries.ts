import { bodyOf, pageOf, type PageOf } from '@fde/client';
import type { Review, ReviewDetail } from '@fde/contracts/resources';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, type Schemas } from '../api/client.js';

export type Settlement = Schemas['ReviewSettlement'];
export type Outcome = Schemas['ReviewOutcome'];

const one = (id: number) => ({ params: { path: { 'review-id': id } } });

/** The head of the queue: what is settled leaves it, so that its first entry is always the next. */
const HEAD = 2;

export const useReviewQueue = (): UseQueryResult<PageOf<Review>> =>
  useQuery({
    queryKey: ['reviews', 'open'],
    queryFn: () =>
      pageOf(api.GET('/api/v1/reviews', { params: { query: { state: 'open', limit: HEAD } } })),
  });

export const useReview = (id: number | undefined): UseQueryResult<ReviewDetail> =>
  useQuery({
    queryKey: ['reviews', id],
    enabled: id !== undefined,
    queryFn: () => bodyOf(api.GET('/api/v1/reviews/{review-id}', one(id ?? 0))),
  });

/** Which identities a number would close, while it is typed. */
export const useTriedValue = (
  id: number,
  value: number | undefined,
): UseQueryResult<Schemas['ReviewIdentities']> =>
  useQuery({
    queryKey: ['reviews', id, 'identities', value],
    enabled: value !== undefined,
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/reviews/{review-id}/identities', {
          params: { path: { 'review-id': id }, query: { value: value ?? 0 } },
        }),
      ),
  });

/** A verdict, or its undoing if there is none. In any case, the queue is read again. */
export const useVerdict = (): UseMutationResult<
  Outcome,
  Error,
  { readonly id: number; readonly said: Settlement | undefined }
> => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, said }) =>
      bodyOf(
        said === undefined
          ? api.POST('/api/v1/reviews/{review-id}/undo', one(id))
          : api.POST('/api/v1/reviews/{review-id}', { ...one(id), body: said }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
};
