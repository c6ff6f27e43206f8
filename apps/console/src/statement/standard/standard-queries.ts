import { bodyOf } from '@fde/client';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client.js';

export type Standardised = Schemas['StandardisedStatement'];
export type RowMove = Schemas['RowMove'];
type RowMoveRequest = Schemas['RowMoveRequest'];

const keyOf = (companyId: number): readonly unknown[] => ['companies', companyId, 'standardised'];

export const useStandardised = (
  companyId: number,
  asOf: string | undefined,
): UseQueryResult<readonly Standardised[]> =>
  useQuery({
    queryKey: [...keyOf(companyId), asOf],
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/compiled-statements/companies/{company-id}/standardised', {
          params: {
            path: { 'company-id': companyId },
            query: asOf === undefined ? {} : { as_of: asOf },
          },
        }),
      ),
  });

/** What is shown of a company is read again. */
const useChange = <T>(
  companyId: number,
  change: (variables: T) => Promise<readonly RowMove[]>,
): UseMutationResult<readonly RowMove[], Error, T> => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(companyId) }),
  });
};

export const useMoveRow = (
  companyId: number,
): UseMutationResult<readonly RowMove[], Error, RowMoveRequest> =>
  useChange(companyId, (body) =>
    bodyOf(
      api.POST('/api/v1/compiled-statements/companies/{company-id}/moves', {
        params: { path: { 'company-id': companyId } },
        body,
      }),
    ),
  );

export const useUndoMove = (
  companyId: number,
): UseMutationResult<readonly RowMove[], Error, number> =>
  useChange(companyId, (id) =>
    bodyOf(
      api.DELETE('/api/v1/compiled-statements/companies/{company-id}/moves/{move-id}', {
        params: { path: { 'company-id': companyId, 'move-id': id } },
      }),
    ),
  );
