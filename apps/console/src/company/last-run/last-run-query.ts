import { bodyOf } from '@fde/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client.js';

/** A run may end while the page is open. */
const RENEWED_MS = 10_000;

/** How the last run of a company ended. */
export const useLastRun = (companyId: number): UseQueryResult<Schemas['LastRun']> =>
  useQuery({
    queryKey: ['companies', companyId, 'last-run'],
    refetchInterval: RENEWED_MS,
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/companies/{company-id}/last-run', {
          params: { path: { 'company-id': companyId } },
        }),
      ),
  });
