import { bodyOf } from '@fde/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client.js';
import type { StatementView } from '../statement-view.js';

export type Measured = Schemas['MeasuredStatement'];
export type MeasuredCell = Schemas['MeasuredCell'];

/** The rows of the view, as the API names them. */
export const rowsOf = ({ standardised }: Pick<StatementView, 'standardised'>): Measured['rows'] =>
  standardised ? 'standardised' : 'printed';

/** A statement on the measure of the view; not asked for where amounts are shown. */
export const useMeasured = (
  id: number,
  view: Pick<StatementView, 'measure' | 'standardised' | 'asOf'>,
): UseQueryResult<Measured> =>
  useQuery({
    queryKey: ['statements', id, 'measured', view.measure, view.standardised, view.asOf],
    enabled: view.measure !== 'amounts',
    queryFn: () =>
      bodyOf(
        api.GET('/api/v1/compiled-statements/{compiled-statement-id}/measured', {
          params: {
            path: { 'compiled-statement-id': id },
            query: {
              measure: view.measure,
              rows: rowsOf(view),
              ...(view.asOf === undefined ? {} : { as_of: view.asOf }),
            },
          },
        }),
      ),
  });
