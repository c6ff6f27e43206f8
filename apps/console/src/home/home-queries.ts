import { pageOf, type PageOf } from '@fde/client';
import type { Review } from '@fde/contracts/resources';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api, type TaskStatus } from '../api/client.js';
import { newestOf, OPEN_STATES } from './running-work.js';

/** Tasks that no other task started and that have not ended. */
export const useRunningWork = (most: number): UseQueryResult<PageOf<TaskStatus>> =>
  useQuery({
    queryKey: ['tasks', 'running', most],
    refetchInterval: 4_000,
    queryFn: async () => {
      const pages = OPEN_STATES.map((status) =>
        pageOf(
          api.GET('/api/v1/tasks', { params: { query: { status, level: 'top', limit: most } } }),
        ),
      );
      return newestOf(await Promise.all(pages), most);
    },
  });

/** The most important open reviews, like questions as one: the same count as on the review page. */
export const useOpenReviews = (most: number): UseQueryResult<PageOf<Review>> =>
  useQuery({
    queryKey: ['reviews', 'most important', most],
    refetchInterval: 30_000,
    queryFn: () =>
      pageOf(
        api.GET('/api/v1/reviews', {
          params: { query: { state: 'open', together: true, limit: most } },
        }),
      ),
  });
