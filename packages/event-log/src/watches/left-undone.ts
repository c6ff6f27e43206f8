import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { currentTasks, type TaskTable } from '../tasks/task-fold.js';

/** What earlier runs of a company have not brought to an end: they were revoked, or ran out of time. */
export interface LeftUndone {
  /** Documents with a stored file whose reading has neither succeeded nor failed. */
  readonly unread: ReadonlySet<number>;
  /** A statement was extracted or changed since the last successful compilation began. */
  readonly uncompiled: boolean;
}

export const NOTHING_LEFT_UNDONE: LeftUndone = { unread: new Set(), uncompiled: false };

const unreadDocuments = async (
  db: Executor,
  companyId: number,
  tasks: TaskTable,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d
    where d.company_id = ${companyId} and d.file_path is not null
      and not exists (select from extractions e where e.document_id = d.id)
      and not exists (select from ${tasks} t
        where t.document_id = d.id and t.operation = 'extract_document' and t.status in ('SUCCESS', 'FAILURE'))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};

const isUncompiled = async (
  db: Executor,
  companyId: number,
  tasks: TaskTable,
): Promise<boolean> => {
  const { rows } = await sql<{ uncompiled: boolean }>`
    select exists (
      select from extractions e join documents d on d.id = e.document_id
      where d.company_id = ${companyId} and e.updated_at > coalesce((
        select max(t.started_at) from ${tasks} t
        where t.company_id = ${companyId} and t.operation = 'recompile_company' and t.status = 'SUCCESS'), '-infinity')
    ) as uncompiled`.execute(db);
  return rows[0]?.uncompiled ?? false;
};

export const leftUndone = async (db: Executor, companyId: number): Promise<LeftUndone> => {
  const tasks = await currentTasks(db);
  return {
    unread: await unreadDocuments(db, companyId, tasks),
    uncompiled: await isUncompiled(db, companyId, tasks),
  };
};
