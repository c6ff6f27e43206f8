import { bodyOf, type Schemas } from '@fde/client';
import { applicableRatios } from '@fde/contracts';
import { z } from 'zod';
import {
  firstOf,
  named,
  NotThere,
  NOTHING_COMPILED,
  present,
  SOURCE,
  type Absence,
  type Answer,
} from '../answer.js';
import { titlesOf } from '../documents.js';
import { AS_OF, COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  ratio: z.string(),
  year: z.string(),
  value: z.number(),
  unit: z
    .string()
    .describe(
      'share: 0.25 is 25 %. times: 2.5 is 2.5 times. days: days. per_share: money for each share. amount: money, in ones.',
    ),
  currency: z.string().optional().describe('Of an amount, and of money for each share.'),
  formula: z.string(),
  confidence: z.number().optional().describe('That of its least certain figure, from 0 to 1.'),
  sources: z
    .array(
      SOURCE.extend({
        concept: z.string(),
        year: z.string(),
        row: z.string().describe('The row as the report prints it.'),
        value: z.number(),
      }),
    )
    .describe('The figures that it is computed from.'),
});
type Item = z.infer<typeof ITEM>;
type Table = Schemas['RatioTable'];
type Rated = Schemas['RatedCompany'];
type Definition = Schemas['RatioDefinition'];

/** What turns the figures of a company into sources. */
interface Places {
  readonly company: Rated;
  readonly titles: ReadonlyMap<number, string | null>;
  readonly service: ToolService;
}

const sourcesOf = (key: string, { company, titles, service }: Places): Item['sources'] => {
  const figure = company.figures[key];
  if (figure === undefined) return [];
  const { concept, year, item, value, source, parts = [] } = figure;
  const { addresses } = service;
  const printed = parts
    .filter(({ counted }) => counted)
    .map((part) => ({ ...part, row: part.name, document: part.document_id }));
  const rows =
    printed.length > 0
      ? printed
      : [{ row: item, value, document: source?.document_id, page: source?.page ?? null }];
  return rows.map(({ row, value: number, document, page = null }) => ({
    ...(document === undefined
      ? addresses.record(`figures?company=${company.company_id}&concept=${concept}&year=${year}`)
      : addresses.page(document, titles.get(document) ?? null, page)),
    concept,
    year,
    row,
    value: number,
  }));
};

/** Of what is money: that of the statement in which its first row stands. */
const currencyOf = ({ unit, terms }: Definition, company: Rated): string | undefined =>
  unit === 'amount' || unit === 'per_share'
    ? company.statements.find(({ statement_type: type }) => type === terms[0]?.statement_type)
        ?.currency
    : undefined;

const itemOf = (
  definition: Definition,
  year: string,
  found: Schemas['RatioValue'],
  places: Places,
): Item => ({
  ratio: definition.id,
  year,
  value: found.value ?? 0,
  unit: definition.unit,
  formula: definition.formula,
  ...present({
    currency: currencyOf(definition, places.company),
    confidence: found.confidence,
  }),
  sources: found.figures.flatMap((key) => sourcesOf(key, places)),
});

/** The named ratios, and an absence for each name that is none. */
const definitionsOf = (
  { definitions, companies }: Table,
  names: readonly string[] | undefined,
): { readonly chosen: readonly Definition[]; readonly unknown: readonly Absence[] } => {
  if (names === undefined) return { chosen: applicableRatios(definitions, companies), unknown: [] };
  const known = definitions.map(({ id }) => id).join(', ');
  return {
    chosen: definitions.filter(({ id }) => names.includes(id)),
    unknown: names
      .filter((name) => definitions.every(({ id }) => id !== name))
      .map((name) => ({ of: name, because: `It is no ratio of this service; those are ${known}` })),
  };
};

const yearsOf = (
  years: readonly string[],
  names: readonly string[] | undefined,
): readonly string[] => (names === undefined ? years.slice(0, 1) : names);

const MOST_RATIOS = 40;
const MOST_NAMES = 40;
const MOST_YEARS = 10;

interface Input {
  readonly company: string;
  readonly ratios?: string[] | undefined;
  readonly years?: string[] | undefined;
  readonly as_of?: string | undefined;
}

const answerOf = (table: Table, places: Places, { ratios, years }: Input): Answer<Item> => {
  const { company } = places;
  if (company.years.length === 0) throw new NotThere(NOTHING_COMPILED);
  const { chosen, unknown } = definitionsOf(table, ratios);
  const items: Item[] = [];
  const absent: Absence[] = [...unknown];
  for (const definition of chosen)
    for (const year of yearsOf(company.years, years)) {
      const found = company.ratios[definition.id]?.[year];
      if (typeof found?.value === 'number') items.push(itemOf(definition, year, found, places));
      else
        absent.push({
          of: `${definition.label} of ${company.company_name}, ${year}`,
          because:
            found?.absent?.message ??
            `Ratios are there for ${company.years.join(', ')}, not for ${year}`,
        });
    }
  return { not_found: absent, ...firstOf(items, MOST_RATIOS, 'name fewer ratios or years') };
};

const run = async (input: Input, service: ToolService): Promise<Answer<Item>> => {
  const known = await findCompany(input.company, service);
  const { id } = known;
  const as_of = input.as_of;
  const query = { company_id: [id], ...(as_of === undefined ? {} : { as_of }) };
  const [table, titles] = await Promise.all([
    bodyOf(service.client.GET('/api/v1/compiled-statements/ratios', { params: { query } })),
    titlesOf(id, service),
  ]);
  const [company] = table.companies;
  if (company === undefined) return { items: [], not_found: [] };
  return { company: named(known), ...answerOf(table, { company, titles, service }, input) };
};

export const readRatios = toolOf({
  name: 'read_ratios',
  title: 'Read ratios',
  description:
    'Reads ratios of a company: EBIT, EBITDA and net debt, margins, growth, returns, leverage, cash and working capital, and those of banks and insurers, each with its formula and the report and page of every figure in it. What cannot be computed is listed in not_found with the reason. Names are such as ebitda, net_debt, gross_margin, operating_margin, net_margin, revenue_growth, return_on_equity, debt_to_equity, current_ratio, interest_cover, free_cash_flow_margin.',
  input: {
    company: COMPANY,
    ratios: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(MOST_NAMES)
      .optional()
      .describe('Such as ["net_margin"]. Without it, all.'),
    years: z
      .array(z.string().min(1).max(20))
      .min(1)
      .max(MOST_YEARS)
      .optional()
      .describe('Such as ["2024", "2023"], of the newest ten. Without it, the newest.'),
    as_of: AS_OF,
  },
  item: ITEM,
  run,
});
