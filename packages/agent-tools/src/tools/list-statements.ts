import { bodyOf, compiledDataOf, type Schemas } from '@fde/client';
import { z } from 'zod';
import { named, NotThere, NOTHING_COMPILED, SOURCE, type Answer, type Source } from '../answer.js';
import { titlesOf } from '../documents.js';
import { AS_OF, COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  statement_type: z.string(),
  currency: z.string(),
  scale: z.number().describe('What one of the printed units is worth, such as 1000000.'),
  years: z.array(z.string()).describe('Newest first.'),
  missing_years: z.array(z.string()).describe('Years without a column; show_gaps says why.'),
  rows: z.number().int(),
  gaps: z.number().int().describe('Cells and years that are missing; show_gaps lists them.'),
  confidence: z.number().describe('From 0 to 1.'),
  sources: z
    .array(SOURCE.extend({ years: z.array(z.string()) }))
    .describe('The pages on which most of the numbers of their years stand.'),
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

interface Places {
  readonly titles: ReadonlyMap<number, string | null>;
  readonly addresses: ToolService['addresses'];
}

/** Years of one page have one source. */
const sourcesOf = (
  data: CompiledData,
  record: Source,
  { titles, addresses }: Places,
): Item['sources'] => {
  const byAddress = new Map<string, Item['sources'][number]>();
  for (const year of data.years) {
    const place = mainPage(data, year);
    const source =
      place === undefined
        ? record
        : addresses.page(place.document, titles.get(place.document) ?? null, place.page);
    const { years = [] } = byAddress.get(source.address) ?? {};
    byAddress.set(source.address, { years: [...years, year], ...source });
  }
  return [...byAddress.values()];
};

const itemOf = (statement: Schemas['CompiledStatement'], places: Places): readonly Item[] => {
  const data = compiledDataOf(statement);
  if (data === undefined) return [];
  const record = places.addresses.record(`compiled-statements/${statement.id}`);
  return [
    {
      statement_type: statement.statement_type,
      currency: data.currency,
      scale: data.scale,
      years: data.years,
      missing_years: data.gaps
        .filter(({ kind }) => kind === 'missing_year')
        .map(({ year }) => year),
      rows: data.line_items.length,
      gaps: data.gaps.length,
      confidence: data.confidence,
      sources: sourcesOf(data, record, places),
    },
  ];
};

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
  const places = { titles, addresses: service.addresses };
  const items = statements.flatMap((statement) => itemOf(statement, places));
  if (items.length === 0) throw new NotThere(NOTHING_COMPILED);
  return { company: named(company), items, not_found: [] };
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
