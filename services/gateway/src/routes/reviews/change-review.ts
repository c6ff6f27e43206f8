import type { ReviewConflict } from '@fde/event-log';
import { type UnitOfWork } from '@fde/event-log';
import { ProblemError } from '../../problems/error-reply.js';
import { reviewResource } from './review-resource.js';

/** The 409 carries the review as it stands, so that a client need not ask for it. */
export const refuseConflict = (error: ReviewConflict): ProblemError => {
  const code = error.code === 'review_open' ? 'review_open' : 'review_settled';
  return new ProblemError(code, error.message, {}, reviewResource(error.review));
};

/**
 * Requested in the transaction of the verdict, so that it is in the outbox when the verdict is in
 * the log.
 */
export const compileAgain = async (unit: UnitOfWork, companyId: number): Promise<string> => {
  const { task } = await unit.tasks.request({
    operation: 'recompile_company',
    companyId,
    documentId: null,
  });
  return task.taskId;
};
