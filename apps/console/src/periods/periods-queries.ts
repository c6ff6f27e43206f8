import { bodyOf } from '@fde/client';
import type { Frequency, PeriodStatements } from '@fde/contracts/resources';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../api/client.js';

/** The statements of a company at a frequency; the previous ones stay visible until they are loaded. */
export const usePeriods = (
  companyId: number,
  frequency: Frequency,
): UseQueryResult<PeriodStatements> =>
  useQuery({
    queryKey: ['companies', companyId, 'statements', 'periods', frequency],
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/compiled-statements/companies/{company-id}/periods', {
          params: { path: { 'company-id': companyId }, query: { frequency } },
        }),
      ),
    placeholderData: (previous) => previous,
  });
