import type { InterimReportTaken, StatementChanges } from '@fde/contracts';
import type { Database, Executor } from '../../database/database.js';
import type { Page, Paged } from '../../record-basics/page.js';
import { totalOf } from '../../record-basics/total-of.js';

/** What one compilation changed. */
export interface StatementChangeRecord {
  /** Id of the event that records it. */
  readonly id: string;
  /** Null: the periods of interim reports, which are compiled on request. */
  readonly compiled_statement_id: number | null;
  readonly company_id: number;
  readonly company_name: string;
  readonly statement_type: string;
  readonly changed_at: Date;
  readonly changes: StatementChanges;
  /** The interim reports that were taken for the first time; null where it changed a compiled statement. */
  readonly interim_reports: readonly InterimReportTaken[] | null;
}

export interface StatementChangeFilter {
  readonly companyId?: number | undefined;
  readonly compiledStatementId?: number;
  /** Only what changed then or later, oldest first. */
  readonly since?: Date;
}

const selectChanges = (
  db: Executor,
  { companyId, compiledStatementId, since }: StatementChangeFilter,
) =>
  db
    .selectFrom('statement_changes')
    .innerJoin('companies', 'companies.id', 'statement_changes.company_id')
    .$if(companyId !== undefined, (query) =>
      query.where('statement_changes.company_id', '=', companyId ?? 0),
    )
    .$if(compiledStatementId !== undefined, (query) =>
      query.where('statement_changes.compiled_statement_id', '=', compiledStatementId ?? 0),
    )
    .$if(since !== undefined, (query) => query.where('changed_at', '>=', since ?? new Date()));

const pageOfChanges = async (
  db: Executor,
  filter: StatementChangeFilter,
  page: Page,
): Promise<Paged<StatementChangeRecord>> => {
  const items = await selectChanges(db, filter)
    .select([
      'statement_changes.id',
      'compiled_statement_id',
      'company_id',
      'companies.name as company_name',
      'statement_type',
      'changed_at',
      'changes',
      'interim_reports',
    ])
    .orderBy('changed_at', filter.since === undefined ? 'desc' : 'asc')
    .orderBy('statement_changes.id')
    .offset(page.skip)
    .limit(page.limit)
    .execute();
  const count = async () =>
    (
      await selectChanges(db, filter)
        .select((f) => f.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total;
  return { items, total: await totalOf(page, items.length, count) };
};

/** What compilations changed, newest first; with `since` oldest first. */
export const statementChangesOf = (
  database: Database,
  filter: StatementChangeFilter,
  page: Page,
): Promise<Paged<StatementChangeRecord>> => database.run((db) => pageOfChanges(db, filter, page));
