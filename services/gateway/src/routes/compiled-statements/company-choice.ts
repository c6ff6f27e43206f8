import type { RecordReader } from '@fde/event-log';
import { invalid } from '../../contract/validation-fault.js';
import type { GatewayParts, RouteRequest } from '../route.js';

type Query = Pick<RouteRequest<'compareCompanies'>['query'], 'company_id' | 'tag'>;

/** Companies at once; as openapi.yaml says of `company_id`. */
const MOST = 100;

const tagged = async (tag: string, records: RecordReader): Promise<readonly number[]> => {
  const { items, total } = await records.companies({ skip: 0, limit: MOST }, { tag });
  if (total === 0) throw invalid(['query', 'tag'], `No company has the tag ${tag}`, 'tag');
  if (total > MOST)
    throw invalid(
      ['query', 'tag'],
      `${total} companies have the tag ${tag}; at most ${MOST} are shown at once`,
      'tag',
    );
  return items.map(({ id }) => id);
};

/** The companies that a request is about: those that it names, or those of a list. */
export const companyChoice = async (
  { company_id: ids, tag }: Query,
  { eventLog }: Pick<GatewayParts, 'eventLog'>,
): Promise<readonly number[]> => {
  if (ids !== undefined && tag !== undefined)
    throw invalid(['query', 'tag'], 'Either company_id or tag says which companies', 'conflict');
  if (tag !== undefined) return tagged(tag, eventLog.records);
  if (ids === undefined)
    throw invalid(['query', 'company_id'], 'Field required, or tag', 'missing');
  return ids;
};
