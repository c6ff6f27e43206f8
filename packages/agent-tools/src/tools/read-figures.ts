import { bodyOf, type Schemas } from '@fde/client';
import { z } from 'zod';
import { firstOf, SOURCE, type Absence, type Answer } from '../answer.js';
import { AS_OF, COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  company_id: z.number().int(),
  company: z.string(),
  concept: z.string(),
  label: z.string(),
  statement_type: z.string(),
  year: z.string().nullable(),
  period_end: z.string().nullable().describe('Last day of the year, where it is known.'),
  value: z.number().describe('As the statement shows it, in its scale.'),
  scale: z.number().nullable(),
  amount: z.number().nullable().describe('value times scale; null where nothing proves the scale.'),
  currency: z.string().nullable().describe('Null for what is no money.'),
  unit: z.string(),
  confidence: z.number().describe('From 0 to 1.'),
  derived: z.boolean().describe('True where no report prints it: it follows from what they print.'),
  sources: z.array(
    SOURCE.extend({
      row: z.string().describe('The row as the report prints it.'),
      value: z.number(),
      sign: z.number().int().describe('How it enters the figure: 1 or -1.'),
      settled_by_person: z
        .boolean()
        .describe('A person corrected or confirmed it; the page may print another number.'),
    }),
  ),
});
type Item = z.infer<typeof ITEM>;
type Figure = Schemas['Figure'];

const sourcesOf = (figure: Figure, { addresses }: ToolService): Item['sources'] =>
  (figure.sources ?? []).map(
    ({ item: row, document_id: id, document, page, page_picture: picture, ...printed }) => {
      const place =
        id === null ? figureRecord(figure, addresses) : addresses.page(id, document, page);
      return { ...place, picture, row, ...printed };
    },
  );

const figureRecord = (
  { company_id: company, concept, year }: Figure,
  addresses: ToolService['addresses'],
) => addresses.record(`figures?company=${company}&concept=${concept}&year=${year ?? ''}`);

const itemOf = (figure: Figure, service: ToolService): Item => {
  const sources = sourcesOf(figure, service);
  return {
    company_id: figure.company_id,
    company: figure.company,
    concept: figure.concept,
    label: figure.label,
    statement_type: figure.statement_type,
    year: figure.year,
    period_end: figure.period_end ?? null,
    value: figure.value ?? 0,
    scale: figure.scale ?? null,
    amount: figure.amount ?? null,
    currency: figure.currency ?? null,
    unit: figure.unit ?? 'money',
    confidence: figure.confidence ?? 0,
    derived: figure.derived ?? false,
    sources:
      sources.length > 0
        ? sources
        : [
            {
              ...figureRecord(figure, service.addresses),
              row: figure.label,
              value: figure.value ?? 0,
              sign: 1,
              settled_by_person: false,
            },
          ],
  };
};

const absenceOf = ({ company, label, year, absent }: Figure): Absence => ({
  of: [`${label.toLowerCase()} of ${company}`, ...(year === null ? [] : [year])].join(', '),
  because: absent?.message ?? 'No reason is known',
});

const MOST_FIGURES = 60;
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
  return { not_found: absent, ...firstOf(items, MOST_FIGURES, 'name fewer concepts or years') };
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
