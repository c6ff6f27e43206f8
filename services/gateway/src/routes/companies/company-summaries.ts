import type { components } from '@fde/contracts';
import type { CompanySummary } from '@fde/event-log';
import { pageOf, pagingHeaders } from '../../replies/paging.js';
import { json } from '../../replies/reply.js';
import type { ApiRoute } from '../route.js';
import { taskStatusResource } from '../../task-stream/task-resource.js';

const summaryResource = (summary: CompanySummary): components['schemas']['CompanySummary'] => ({
  company_id: summary.companyId,
  documents: summary.documents,
  annual_reports: summary.annualReports,
  stored_files: summary.storedFiles,
  first_fiscal_year: summary.firstFiscalYear,
  last_fiscal_year: summary.lastFiscalYear,
  compiled_statements: summary.compiledStatements,
  compiled_years: summary.compiledYears,
  first_compiled_year: summary.firstCompiledYear,
  last_compiled_year: summary.lastCompiledYear,
  last_task: summary.lastTask === null ? null : taskStatusResource(summary.lastTask),
});

export const listCompanySummaries: ApiRoute<'listCompanySummaries'> = async (
  { query, url },
  { companySummaries },
) => {
  const page = pageOf(query);
  const { items, total } = await companySummaries(page);
  return json(200, items.map(summaryResource), pagingHeaders(url, page, total));
};
