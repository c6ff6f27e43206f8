import { json } from '../../replies/reply.js';
import type { ApiRoute } from '../route.js';
import { figuresFor } from './find-figures.js';

/** What is given of each kind where nobody says how many: openapi.yaml, SearchLimit. */
const DEFAULT_LIMIT = 8;

export const search: ApiRoute<'search'> = async ({ query }, parts) => {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const { companies, documents, line_items: lines } = await parts.search(query.q, limit);
  // Whole words of a company are its name: General Mills is nobody's general costs.
  const figures = companies.length > 0 ? [] : await figuresFor(query.q, limit, parts);
  return json(200, {
    figures,
    companies: [...companies],
    documents: [...documents],
    line_items: [...lines],
  });
};
