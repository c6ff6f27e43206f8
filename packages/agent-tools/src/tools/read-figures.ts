import { bodyOf, type Schemas } from '@fde/client';
import { z } from 'zod';
import { firstOf, named, present, SOURCE, type Absence, type Answer } from '../answer.js';
import { AS_OF, COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  concept: z.string(),
  statement_type: z.string(),
  year: z.string(),
  period_end: z.string().optional().describe('Last day of the year, where it is known.'),
  value: z.number().describe('As the statement shows it, in its scale.'),
  scale: z.number().optional(),
  amount: z.number().optional().describe('value times scale; absent where nothing proves it.'),
  currency: z.string().optional().describe('Absent where it is no money.'),
  unit: z.string().optional(),
  confidence: z.number().describe('From 0 to 1.'),
  derived: z.boolean().optional().describe('True: no report prints it, it follows from others.'),
  sources: z
    .array(
      SOURCE.extend({
        row: z.string().optional().describe('The row as the report prints it.'),
        value: z.number().optional().describe('Its number, where several rows are summed.'),
        sign: z.number().int().optional().describe('How it enters the sum: 1 or -1.'),
        settled_by_person: z
          .boolean()
          .optional()
          .describe('True: a person settled it; the page may print another number.'),
      }),
    )
    .describe('The printed row that it is, or those that it sums.'),
});
type Item = z.infer<typeof ITEM>;
type Figure = Schemas['Figure'];

const sourcesOf = (figure: Figure, { addresses }: ToolService): Item['sources'] => {
  const { company_id: id, concept, year, sources = [] } = figure;
  const record = addresses.record(`figures?company=${id}&concept=${concept}&year=${year ?? ''}`);
  const rows = sources.map(({ item, document_id: document, value, sign, ...source }) => ({
    ...(document === null ? record : addresses.page(document, source.document, source.page)),
    row: item,
    ...(sources.length > 1 ? { value, sign } : {}),
    ...present({ settled_by_person: source.settled_by_person }),
  }));
  return rows.length > 0 ? rows : [record];
};

const itemOf = (figure: Figure, service: ToolService): Item => {
  const { concept, statement_type, year, value = 0, confidence = 0 } = figure;
  const { period_end, scale, amount, currency, unit, derived } = figure;
  return {
    concept,
    statement_type,
    year: year ?? '',
    value,
    ...present({ scale, amount, currency, unit, period_end, derived }),
    confidence,
    sources: sourcesOf(figure, service),
  };
};

const absenceOf = ({ company, label, year, absent }: Figure): Absence => ({
  of: [`${label} of ${company}`, ...(year === null ? [] : [year])].join(', '),
  because: absent?.message ?? 'No reason is known',
});

const MOST_FIGURES = 40;
/** The most that the service gives at once. */
const MOST_READ = 1000;
const MOST_CONCEPTS = 20;
const MOST_YEARS = 20;

interface Input {
  readonly company: string;
  readonly concepts?: string[] | undefined;
  readonly years?: string[] | undefined;
  readonly as_of?: string | undefined;
}

const run = async (
  { company: name, concepts, years, as_of }: Input,
  service: ToolService,
): Promise<Answer<Item>> => {
  const company = await findCompany(name, service);
  // All concepts of all years would be no small answer.
  const year = years ?? (concepts === undefined ? ['latest'] : undefined);
  const query = {
    company: [String(company.id)],
    limit: MOST_READ,
    ...(year === undefined ? {} : { year }),
    ...(concepts === undefined ? {} : { concept: concepts }),
    ...(as_of === undefined ? {} : { as_of }),
  };
  const body = await bodyOf(service.client.GET('/api/v1/figures', { params: { query } }));
  const figures = typeof body === 'string' ? [] : body;
  const items = figures.filter(({ found }) => found).map((one) => itemOf(one, service));
  const absent = figures.filter(({ found }) => !found).map(absenceOf);
  if (figures.length === 0)
    absent.push({
      of: `figures of ${company.name}`,
      because: `No figure is compiled${years === undefined ? '' : ` for ${years.join(', ')}`}; list_statements has the years, show_gaps what is missing`,
    });
  return {
    company: named(company),
    not_found: absent,
    ...firstOf(items, MOST_FIGURES, 'name fewer concepts or years'),
  };
};

export const readFigures = toolOf({
  name: 'read_figures',
  title: 'Read figures',
  description:
    'Reads figures of a company by concept and year, each with its report, page, address of the picture of the page, and confidence. What is not there is listed in not_found with the reason. Concepts are lines of the standardised statements, such as revenue, cost_of_revenue, gross_profit, operating_income, net_income, total_assets, total_equity, operating_cash_flow, capital_expenditure, free_cash_flow; for an unknown one the nearest are named.',
  input: {
    company: COMPANY,
    concepts: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(MOST_CONCEPTS)
      .optional()
      .describe('Such as ["revenue", "net_income"]. Without it, every figure that is there.'),
    years: z
      .array(z.string().min(1).max(40))
      .min(1)
      .max(MOST_YEARS)
      .optional()
      .describe(
        'Such as ["2022"], ["2015-2024"] or ["latest"]. Without it, all years of the concepts, or the latest where no concept is named.',
      ),
    as_of: AS_OF,
  },
  item: ITEM,
  run,
});
