import { sql } from 'kysely';
import type { Database, Executor } from '../../database/database.js';
import type { TaskStatusTable } from '../../database/schema.js';
import type { Selectable } from 'kysely';
import { currentTasks, type TaskTable } from '../../tasks/task-fold.js';
import { taskOfRow } from '../../tasks/task-row.js';
import type { Task } from '../../tasks/task.js';
import type { Page, Paged } from '../../record-basics/page.js';
import { totalOf } from '../../record-basics/total-of.js';

/** What is known about a company, as counts. */
export interface CompanySummary {
  readonly companyId: number;
  readonly documents: number;
  readonly annualReports: number;
  /** Documents whose file is stored. */
  readonly storedFiles: number;
  /** Of its annual reports. */
  readonly firstFiscalYear: number | null;
  readonly lastFiscalYear: number | null;
  readonly compiledStatements: number;
  /** Years in its widest compiled statement. */
  readonly compiledYears: number;
  /** Of its compiled statements; null where none has a fiscal year. */
  readonly firstCompiledYear: number | null;
  readonly lastCompiledYear: number | null;
  /** The newest task that is not a child of another. */
  readonly lastTask: Task | null;
}

interface Counted {
  readonly company_id: number;
  readonly documents: number;
  readonly annual_reports: number;
  readonly stored_files: number;
  readonly first_fiscal_year: number | null;
  readonly last_fiscal_year: number | null;
  readonly compiled_statements: number;
  readonly compiled_years: number;
  readonly first_compiled_year: number | null;
  readonly last_compiled_year: number | null;
}

const counted = (page: Page) => sql<Counted>`
  select c.id as company_id, d.documents, d.annual_reports, d.stored_files, d.first_fiscal_year, d.last_fiscal_year, s.compiled_statements, s.compiled_years,
    s.first_compiled_year, s.last_compiled_year
  from (select id from companies order by id offset ${page.skip} limit ${page.limit}) c
  cross join lateral (
    select count(*)::int as documents, count(*) filter (where canonical_type = 'annual_report')::int as annual_reports,
      count(sha256)::int as stored_files, min(fiscal_year) filter (where canonical_type = 'annual_report') as first_fiscal_year,
      max(fiscal_year) filter (where canonical_type = 'annual_report') as last_fiscal_year
    from documents where company_id = c.id) d
  cross join lateral (
    select count(*)::int as compiled_statements, coalesce(max(years.count), 0)::int as compiled_years,
      min(years.first)::int as first_compiled_year, max(years.last)::int as last_compiled_year
    from compiled_statements cross join lateral (
      select count(*), min(substring(key from '^\\d{4}')) as first, max(substring(key from '^\\d{4}')) as last
      from jsonb_object_keys(data_lineage) key) years
    where company_id = c.id) s
  order by c.id`;

/** Company by company: the newest is first in its part of the index, however many there are. */
const lastTasks = (companyIds: readonly number[], tasks: TaskTable) => sql<
  Selectable<TaskStatusTable>
>`
  select t.* from unnest(${companyIds}::int[]) as c (id) cross join lateral (
    select * from ${tasks} task where company_id = c.id and parent_task_id is null order by created_at desc, task_id limit 1) t`;

const lastTasksOf = async (
  db: Executor,
  companyIds: readonly number[],
): Promise<readonly Task[]> => {
  const { rows } = await lastTasks(companyIds, await currentTasks(db)).execute(db);
  return rows.map(taskOfRow);
};

/** Summaries of one page of companies, by id. Reads small columns only: the statements themselves stay where they are. */
export const companySummaries = (database: Database, page: Page): Promise<Paged<CompanySummary>> =>
  database.run(async (db) => {
    const { rows } = await counted(page).execute(db);
    const tasks =
      rows.length === 0
        ? []
        : await lastTasksOf(
            db,
            rows.map((row) => row.company_id),
          );
    const count = async () =>
      (
        await db
          .selectFrom('companies')
          .select((f) => f.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total;
    const total = await totalOf(page, rows.length, count);
    const items = rows.map((row): CompanySummary => ({
      companyId: row.company_id,
      documents: row.documents,
      annualReports: row.annual_reports,
      storedFiles: row.stored_files,
      firstFiscalYear: row.first_fiscal_year,
      lastFiscalYear: row.last_fiscal_year,
      compiledStatements: row.compiled_statements,
      compiledYears: row.compiled_years,
      firstCompiledYear: row.first_compiled_year,
      lastCompiledYear: row.last_compiled_year,
      lastTask: tasks.find((task) => task.companyId === row.company_id) ?? null,
    }));
    return { items, total };
  });
