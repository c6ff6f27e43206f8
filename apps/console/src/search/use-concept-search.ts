import { bodyOf } from '@fde/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { conceptEntry, partingsOf } from './concept-search.js';
import type { SearchEntry } from './search-entries.js';

/** Companies that are looked at for one way to take a query apart. */
const MOST_COMPANIES = 3;

/** Line items of companies that a query of several words names; none while nothing is found. */
export function useConceptSearch(query: string): readonly SearchEntry[] {
  const t = useTexts();
  const partings = partingsOf(t, query);
  const found = useQuery({
    queryKey: ['concept search', useLocale(), query],
    enabled: partings.length > 0,
    queryFn: () =>
      Promise.all(
        partings.map(async ({ company, concepts }) => {
          const request = { params: { query: { q: company, limit: MOST_COMPANIES } } };
          const { companies } = await bodyOf(api.GET('/api/v1/search', request));
          return companies.flatMap((one) =>
            concepts.map((concept) => conceptEntry(t, one, concept)),
          );
        }),
      ),
  });
  const entries = partings.length === 0 ? [] : (found.data ?? []).flat();
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()];
}
