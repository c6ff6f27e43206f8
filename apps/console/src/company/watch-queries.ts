import { bodyOf } from '@fde/client';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api } from '../api/client.js';
import { NOT_WATCHED, type Watch } from './watch-choices.js';

const PATH = '/api/v1/companies/{company-id}/watch';
const of = (companyId: number) => ({ params: { path: { 'company-id': companyId } } });

export const useWatch = (companyId: number): UseQueryResult<Watch> =>
  useQuery({
    queryKey: ['companies', companyId, 'watch'],
    queryFn: () => bodyOf(api.GET(PATH, of(companyId))),
    refetchInterval: 30_000,
  });

/** Watches the company by this interval, or no more. */
export function useSetWatch(companyId: number): UseMutationResult<unknown, Error, string> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (interval: string) =>
      interval === NOT_WATCHED
        ? api.DELETE(PATH, of(companyId))
        : bodyOf(api.PUT(PATH, { ...of(companyId), body: { interval } })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['companies', companyId, 'watch'] }),
  });
}
