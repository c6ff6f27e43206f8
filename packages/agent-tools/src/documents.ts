import { allOf, pageOf } from '@fde/client';
import { shownTitle } from '@fde/contracts';
import type { ToolService } from './tool.js';

/** Title of each document of a company, by its id. */
export const titlesOf = async (
  companyId: number,
  { client }: ToolService,
): Promise<ReadonlyMap<number, string | null>> => {
  const documents = await allOf((skip, limit) =>
    pageOf(
      client.GET('/api/v1/documents/companies/{company-id}', {
        params: { path: { 'company-id': companyId }, query: { skip, limit } },
      }),
    ),
  );
  return new Map(documents.map((one) => [one.id, shownTitle(one)]));
};
