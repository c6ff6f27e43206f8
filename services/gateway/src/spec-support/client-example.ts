import { createClient, ProblemError } from '@fde/client';

/** Gets a company's reports read, and prints its income statements. */
export async function printIncome(baseUrl: string, ticker: string, token?: string) {
  const service = createClient({ baseUrl, ...(token === undefined ? {} : { token }) });
  try {
    const { data: company } = await service.GET('/api/v1/companies/ticker/{ticker}', {
      params: { path: { ticker } },
    });
    const { data: started } = await service.POST('/api/v1/tasks/companies/{company_id}/extract', {
      params: { path: { company_id: company.id } },
    });
    for await (const { status, progress } of service.followTask(started.task_id))
      console.log(status, progress?.step ?? '');
    const { data: statement } = await service.GET(
      '/api/v1/compiled-statements/companies/{company-id}/statement-type/{statement-type}',
      {
        params: {
          path: { 'company-id': company.id, 'statement-type': 'income_statement' },
          query: { view: 'slim' },
        },
      },
    );
    for (const { name, values } of statement.slim_data.line_items) console.log(name, values);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    console.error(`${error.code}: ${error.message} (request ${error.requestId})`);
  }
}
