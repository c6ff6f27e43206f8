import type { RecordWriter } from '@fde/event-log';
import type { TaskOutcome, TaskResult } from './task-handler.js';

/**
 * The result of an outcome that touches no record; undefined of one that does, which is stopped at the first touch and
 * is to be run again, with records. Throws what an outcome throws that has touched none.
 */
export const resultWithoutRecords = async (
  outcome: TaskOutcome,
): Promise<TaskResult | undefined> => {
  let touched = false;
  const records = new Proxy(
    {},
    {
      get: (_, name) => {
        touched = true;
        throw new Error(`records.${String(name)} is for the transaction`);
      },
    },
  ) as RecordWriter;
  try {
    const result = await outcome(records);
    return touched ? undefined : result;
  } catch (error) {
    if (touched) return undefined;
    throw error;
  }
};
