import { json } from '../../replies/reply.js';
import type { ApiRoute } from '../route.js';

/** What is given of each kind where nobody says how many: openapi.yaml, SearchLimit. */
const DEFAULT_LIMIT = 8;

export const search: ApiRoute<'search'> = async ({ query }, { search: find }) => {
  const {
    companies,
    documents,
    line_items: lines,
  } = await find(query.q, query.limit ?? DEFAULT_LIMIT);
  return json(200, {
    companies: [...companies],
    documents: [...documents],
    line_items: [...lines],
  });
};
