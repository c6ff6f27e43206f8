import { REPORT_RUNS, type RunEnd, type RunOutcome } from '@fde/contracts';
import type { Database } from '../database/database.js';
import { currentTasks } from './task-fold.js';
import { taskOfRow } from './task-row.js';
import type { Task } from './task.js';

/** A run that did not find all that it looked for. */
export interface IncompleteRun {
  readonly task: Task;
  readonly companyName: string;
  readonly end: RunEnd;
  readonly endedAt: Date;
}

/** Complete runs show in what they changed; a person who stops a run knows of it. */
const NOT_LISTED: readonly RunOutcome[] = ['found', 'stopped'];

/** Runs that look for reports and were not complete, newest first; of all companies or of one. */
export const incompleteRuns = (
  database: Database,
  companyId: number | undefined,
  limit: number,
): Promise<readonly IncompleteRun[]> =>
  database.run(async (db) => {
    const rows = await db
      .selectFrom((await currentTasks(db)).as('t'))
      .innerJoin('companies as c', 'c.id', 't.company_id')
      .selectAll('t')
      .select('c.name as company_name')
      .where('t.parent_task_id', 'is', null)
      .where('t.operation', 'in', REPORT_RUNS)
      .where('t.finished_at', 'is not', null)
      .$if(companyId !== undefined, (query) => query.where('t.company_id', '=', companyId ?? 0))
      .where((f) => f(f.ref('t.outcome', '->>').key('outcome'), 'not in', NOT_LISTED))
      .orderBy('t.created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap(({ company_name: companyName, ...row }) => {
      const task = taskOfRow(row);
      const { outcome: end, finishedAt: endedAt } = task;
      return end === null || endedAt === null ? [] : [{ task, companyName, end, endedAt }];
    });
  });
