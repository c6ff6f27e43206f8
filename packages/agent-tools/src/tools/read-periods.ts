import { bodyOf } from '@fde/client';
import {
  FREQUENCIES,
  partsOfCell,
  periodAbsenceInWords,
  type Frequency,
  type PeriodLineItem,
  type PeriodSeries,
} from '@fde/contracts';
import { z } from 'zod';
import { firstOf, named, present, SOURCE, type Absence, type Answer } from '../answer.js';
import { titlesOf } from '../documents.js';
import { AS_OF, COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  statement_type: z.string(),
  row: z.string().describe('The row as the reports print it.'),
  period: z.string().describe('Such as Q3 2023.'),
  period_end: z.string(),
  value: z.number().describe('As the statement shows it, in its scale.'),
  scale: z.number().optional(),
  currency: z.string().optional().describe('Absent where it is no money.'),
  unit: z.string(),
  confidence: z.number().describe('From 0 to 1.'),
  derived: z.boolean().optional().describe('True: no report prints it; it follows from others.'),
  sources: z
    .array(
      SOURCE.extend({
        covers: z.string().describe('The period of the printed number.'),
        value: z.number(),
        sign: z.number().describe('How it enters the sum: 1 or -1.'),
      }),
    )
    .describe('The printed number that it is, or those that it is computed from.'),
});
type Item = z.infer<typeof ITEM>;

/** What turns the cells of a company's series into sources. */
interface Places {
  readonly titles: ReadonlyMap<number, string | null>;
  readonly service: ToolService;
}

interface Cell {
  readonly series: PeriodSeries;
  readonly item: PeriodLineItem;
  readonly column: PeriodSeries['columns'][number];
}

const sourcesOf = ({ item, column }: Cell, { titles, service }: Places): Item['sources'] =>
  partsOfCell(item, column.name).map(({ document_id: id, page, period, value, sign }) => ({
    ...service.addresses.page(id, titles.get(id) ?? null, page),
    covers: period,
    value,
    sign,
  }));

const itemsOf = (cell: Cell, places: Places): Item[] => {
  const { series, item, column } = cell;
  const value = item.values[column.name];
  const source = item.sources[column.name];
  if (value === undefined || source === undefined) return [];
  const isMoney = item.unit === 'money';
  return [
    {
      statement_type: series.statement_type,
      row: item.name,
      period: column.name,
      period_end: column.end,
      value,
      ...(isMoney ? { scale: series.scale, currency: series.currency } : {}),
      unit: item.unit,
      confidence: source.confidence,
      ...present({ derived: 'derived' in source }),
      sources: sourcesOf(cell, places),
    },
  ];
};

const absencesOf = ({ item, column }: Cell): Absence[] => {
  const absence = item.absent[column.name];
  if (absence === undefined) return [];
  return [{ of: `${item.name}, ${column.name}`, because: periodAbsenceInWords(absence) }];
};

interface Input {
  readonly company: string;
  readonly frequency?: Frequency | undefined;
  readonly rows?: string[] | undefined;
  readonly periods?: string[] | undefined;
  readonly as_of?: string | undefined;
}

/** Rows whose name holds one of the words; without words the totals, of which there are few. */
const isWanted = ({ name, is_total: isTotal }: PeriodLineItem, rows: Input['rows']): boolean =>
  rows === undefined
    ? isTotal
    : rows.some((word) => name.toLowerCase().includes(word.toLowerCase()));

const cellsOf = (all: readonly PeriodSeries[], { rows, periods }: Input): Cell[] =>
  all.flatMap((series) => {
    const columns = series.columns.filter(({ name }, at) => periods?.includes(name) ?? at === 0);
    return series.line_items
      .filter((item) => isWanted(item, rows))
      .flatMap((item) => columns.map((column) => ({ series, item, column })));
  });

const nothingOf = (all: readonly PeriodSeries[], takesInterim: boolean): Absence => {
  const known = [...new Set(all.flatMap(({ columns }) => columns.map(({ name }) => name)))];
  const wanted = takesInterim
    ? 'No half-year or quarterly report is read'
    : 'The company does not take half-year and quarterly reports; a person can change that';
  return {
    of: 'rows of such periods',
    because:
      known.length === 0
        ? wanted
        : `Rows and periods are named otherwise; periods are ${known.join(', ')}`,
  };
};

const MOST_CELLS = 30;
const MOST_NAMES = 20;

const run = async (input: Input, service: ToolService): Promise<Answer<Item>> => {
  const company = await findCompany(input.company, service);
  const { frequency = 'quarter', as_of } = input;
  const query = { frequency, ...(as_of === undefined ? {} : { as_of }) };
  const params = { path: { 'company-id': company.id }, query };
  const [{ statements }, titles] = await Promise.all([
    bodyOf(
      service.client.GET('/api/v1/compiled-statements/companies/{company-id}/periods', { params }),
    ),
    titlesOf(company.id, service),
  ]);
  const cells = cellsOf(statements, input);
  const items = cells.flatMap((cell) => itemsOf(cell, { titles, service }));
  const absent = cells.flatMap(absencesOf);
  const isEmpty = items.length + absent.length === 0;
  return {
    company: named(company),
    not_found: isEmpty ? [nothingOf(statements, company.interim === true)] : absent,
    ...firstOf(items, MOST_CELLS, 'name fewer rows or periods'),
  };
};

export const readPeriods = toolOf({
  name: 'read_periods',
  title: 'Read quarters, half-years and the last twelve months',
  description:
    'Reads rows of the statements of a company by quarter, half-year or the last twelve months, each with report and page. A number that no report prints is derived from printed ones, which are its sources. What cannot be derived is listed in not_found with the reason.',
  input: {
    company: COMPANY,
    frequency: z.enum(FREQUENCIES).optional().describe('quarter without it.'),
    rows: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(MOST_NAMES)
      .optional()
      .describe('Words of the names of rows, such as ["net sales"]. Without it, the totals.'),
    periods: z
      .array(z.string().min(1).max(40))
      .min(1)
      .max(MOST_NAMES)
      .optional()
      .describe('Such as ["Q3 2023"], ["H1 2023"] or ["TTM Q3 2023"]. Without it, the newest.'),
    as_of: AS_OF,
  },
  item: ITEM,
  run,
});
