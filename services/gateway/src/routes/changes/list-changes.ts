import type { components } from '@fde/contracts';
import type { StatementChangeRecord } from '@fde/event-log';
import { pageOf, pagingHeaders } from '../../replies/paging.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';

/** What one compilation changed, as clients see it. */
const changeResource = ({
  interim_reports: reports,
  ...change
}: StatementChangeRecord): components['schemas']['StatementChange'] => ({
  ...change,
  changed_at: change.changed_at.toISOString(),
  ...(reports === null ? {} : { interim_reports: [...reports] }),
});

export const listStatementChanges: ApiRoute<'listStatementChanges'> = async (
  { path, query, url },
  { eventLog: { records }, statementChanges },
) => {
  const id = path['compiled-statement-id'];
  present('compiled_statement', id, await records.compiledStatement(id));
  const page = pageOf(query);
  const { items, total } = await statementChanges({ compiledStatementId: id }, page);
  return json(200, items.map(changeResource), pagingHeaders(url, page, total));
};

export const listChanges: ApiRoute<'listChanges'> = async (
  { query, url },
  { statementChanges },
) => {
  const page = pageOf(query);
  const filter = {
    companyId: query.company_id,
    ...(query.since === undefined ? {} : { since: new Date(query.since) }),
  };
  const { items, total } = await statementChanges(filter, page);
  return json(200, items.map(changeResource), pagingHeaders(url, page, total));
};
