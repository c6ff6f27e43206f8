import { bodyOf, compiledDataOf, type Schemas } from '@fde/client';
import { z } from 'zod';
import { firstOf, named, present, SOURCE, type Answer } from '../answer.js';
import { titlesOf } from '../documents.js';
import { COMPANY, findCompany } from '../find-company.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  kind: z
    .string()
    .describe(
      'missing_year, missing_total, missing_line_item, set_apart: of a compiled statement. document_left_out: a report that does not stand in it.',
    ),
  statement_type: z.string().optional(),
  year: z.string(),
  line_item: z.string().optional(),
  because: z.string(),
  sources: z.array(SOURCE),
});
type Item = z.infer<typeof ITEM>;
type Gap = Schemas['Gap'];

/** What the kinds of reasons say, where a gap has no words of its own. */
const REASONS: Readonly<Record<NonNullable<Gap['reason']>, string>> = {
  no_report: 'No report of the year is known',
  not_downloaded: 'The report of the year is not downloaded',
  statement_not_found: 'The statement was not found in the report of the year',
  row_not_read: 'The row was not read',
  not_printed: 'The report of the year does not print it',
  restated: 'Newer reports restate the year without it',
  set_apart: 'The report was kept out of the table',
  scale_unproven: 'Nothing proves the scale of its numbers',
};

/** The greatest losses first. */
const ORDER = ['missing_year', 'document_left_out', 'set_apart', 'missing_total'];
const rankOf = ({ kind }: Item): number => {
  const rank = ORDER.indexOf(kind);
  return rank < 0 ? ORDER.length : rank;
};

interface Places {
  readonly titles: ReadonlyMap<number, string | null>;
  readonly service: ToolService;
}

const gapsOf = (
  statement: Schemas['CompiledStatement'],
  { titles, service: { addresses } }: Places,
): readonly Item[] =>
  (compiledDataOf(statement)?.gaps ?? []).map((gap) => {
    const { document_id: document, page = null } = gap;
    const reason = gap.reason === undefined ? undefined : REASONS[gap.reason];
    const words = [reason, gap.detail].filter((part) => part !== undefined);
    return {
      kind: gap.kind,
      statement_type: statement.statement_type,
      year: gap.year,
      ...present({ line_item: gap.line_item }),
      because: words.join(': ') || 'No reason is known',
      sources: [
        document === undefined
          ? addresses.record(`compiled-statements/${statement.id}`)
          : addresses.page(document, titles.get(document) ?? null, page),
      ],
    };
  });

/** Each document once: what a later compilation says counts. */
const leftOutOf = (
  { run, compilation, single_documents: single }: Schemas['LastRun'],
  { service: { addresses } }: Places,
): readonly Item[] => {
  const lines = [...(run?.left_out ?? []), ...(compilation?.left_out ?? []), ...single];
  const byDocument = new Map(lines.map((line) => [line.document_id, line]));
  return [...byDocument.values()].map((line) => ({
    kind: 'document_left_out',
    year: String(line.fiscal_year),
    because: line.reason ?? line.why.replaceAll('_', ' '),
    sources: [addresses.page(line.document_id, line.title, null)],
  }));
};

const runNote = ({ run }: Schemas['LastRun']): string => {
  if (run === null) return 'No run of the company has ended';
  const steps = run.next_steps.map((step) => step.replaceAll('_', ' ')).join(', ');
  const next = steps === '' ? '' : `; a person can: ${steps}`;
  return `The last run: ${run.outcome_reason || run.outcome}${next}`;
};

const MOST_GAPS = 40;

interface Input {
  readonly company: string;
  readonly statement_type?: string | undefined;
  readonly year?: string | undefined;
}

const run = async (
  { company: name, statement_type: type, year }: Input,
  service: ToolService,
): Promise<Answer<Item>> => {
  const company = await findCompany(name, service);
  const params = { path: { 'company-id': company.id } };
  const [statements, lastRun, titles] = await Promise.all([
    bodyOf(service.client.GET('/api/v1/compiled-statements/companies/{company-id}', { params })),
    bodyOf(service.client.GET('/api/v1/companies/{company-id}/last-run', { params })),
    titlesOf(company.id, service),
  ]);
  const places = { titles, service };
  const items = [
    ...statements.flatMap((statement) => gapsOf(statement, places)),
    ...leftOutOf(lastRun, places),
  ]
    .filter((one) => type === undefined || one.statement_type === type)
    .filter((one) => year === undefined || one.year === year)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const { items: shown, note } = firstOf(items, MOST_GAPS, 'name a statement or a year');
  const because =
    statements.length === 0 ? 'Nothing is compiled of the company' : 'Nothing is missing';
  return {
    company: named(company),
    items: shown,
    not_found: items.length > 0 ? [] : [{ of: `gaps of ${company.name}`, because }],
    note: [runNote(lastRun), ...(note === undefined ? [] : [note])].join('. '),
  };
};

export const showGaps = toolOf({
  name: 'show_gaps',
  title: 'Show what is missing, and why',
  description:
    'Lists what is missing of a company: years without a column, totals and rows without a number, reports that are left out, each with the reason and where to look; and what the last run came to.',
  input: {
    company: COMPANY,
    statement_type: z
      .enum(['income_statement', 'balance_sheet', 'cash_flow_statement'])
      .optional()
      .describe('Only gaps of this statement.'),
    year: z.string().max(20).optional().describe('Only gaps of this year, such as 2021.'),
  },
  item: ITEM,
  run,
});
