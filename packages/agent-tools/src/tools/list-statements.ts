import { bodyOf, compiledDataOf, type Schemas } from '@fde/client';
import { z } from 'zod';
import { SOURCE, type Answer, type Source } from '../answer.js';
import { titlesOf } from '../documents.js';
import { AS_OF, COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  company_id: z.number().int(),
  company: z.string(),
  statement_type: z.string(),
  currency: z.string(),
  scale: z.number().describe('What one of the printed units is worth, such as 1000000.'),
  years: z.array(z.string()).describe('Newest first.'),
  missing_years: z.array(z.string()).describe('Years without a column; show_gaps says why.'),
  rows: z.number().int(),
  gaps: z.number().int().describe('Cells and years that are missing; show_gaps lists them.'),
  confidence: z.number().describe('From 0 to 1.'),
  sources: z
    .array(SOURCE.extend({ year: z.string() }))
    .describe('Of each year, the page on which most of its numbers stand.'),
});
type Item = z.infer<typeof ITEM>;
type CompiledData = Schemas['CompiledData'];

/** The page on which most numbers of a year stand; undefined for what a client stored. */
const mainPage = (data: CompiledData, year: string) => {
  const counts = new Map<string, { document: number; page: number | null; cells: number }>();
  for (const { sources } of data.line_items) {
    const source = sources[year];
    if (source === undefined) continue;
    const key = `${source.document_id} ${source.page}`;
    const { cells } = counts.get(key) ?? { cells: 0 };
    counts.set(key, { document: source.document_id, page: source.page, cells: cells + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.cells - a.cells)[0];
};

const sourcesOf = (
  data: CompiledData,
  record: Source,
  titles: ReadonlyMap<number, string | null>,
  { addresses }: ToolService,
): Item['sources'] =>
  data.years.map((year) => {
    const place = mainPage(data, year);
    if (place === undefined) return { year, ...record };
    const { document, page } = place;
    return { year, ...addresses.page(document, titles.get(document) ?? null, page) };
  });

const run = async (
  { company: name, as_of }: { company: string; as_of?: string | undefined },
  service: ToolService,
): Promise<Answer<Item>> => {
  const company = await findCompany(name, service);
  const path = { 'company-id': company.id };
  const query = as_of === undefined ? {} : { as_of };
  const [statements, titles] = await Promise.all([
    bodyOf(
      service.client.GET('/api/v1/compiled-statements/companies/{company-id}', {
        params: { path, query },
      }),
    ),
    titlesOf(company.id, service),
  ]);
  const items = statements.flatMap((statement): Item[] => {
    const data = compiledDataOf(statement);
    if (data === undefined) return [];
    const record = service.addresses.record(`compiled-statements/${statement.id}`);
    const missing = data.gaps.filter(({ kind }) => kind === 'missing_year');
    return [
      {
        company_id: company.id,
        company: company.name,
        statement_type: statement.statement_type,
        currency: data.currency,
        scale: data.scale,
        years: data.years,
        missing_years: missing.map(({ year }) => year),
        rows: data.line_items.length,
        gaps: data.gaps.length,
        confidence: data.confidence,
        sources: sourcesOf(data, record, titles, service),
      },
    ];
  });
  const because =
    'Nothing is compiled of the company; show_gaps says what its last run came to, start_pipeline reads its reports';
  return {
    items,
    not_found: items.length > 0 ? [] : [{ of: `statements of ${company.name}`, because }],
  };
};

export const listStatements = toolOf({
  name: 'list_statements',
  title: "List a company's statements",
  description:
    'Lists the compiled statements of a company (income statement, balance sheet, cash flow statement): the years that are there, the years that are missing, currency and scale, and for each year the report and page.',
  input: { company: COMPANY, as_of: AS_OF },
  item: ITEM,
  run,
});
