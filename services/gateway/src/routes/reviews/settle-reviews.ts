import type { GivenVerdict } from '@fde/contracts';
import { ReviewConflict, type ReviewRecord, type UnitOfWork } from '@fde/event-log';
import { changedIdentities, verdictFault } from '@fde/statements';
import { InvalidRequest } from '../../contract/validation-fault.js';
import { ProblemError } from '../../http/problems/error-reply.js';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts, RouteReply, RouteRequest } from '../route.js';
import { reviewResource } from './review-resource.js';

/** The 409 carries the review as it stands, so that a client need not ask for it. */
const conflict = (error: unknown): never => {
  if (!(error instanceof ReviewConflict)) throw error;
  const code = error.code === 'review_open' ? 'review_open' : 'review_settled';
  throw new ProblemError(code, error.message, {}, reviewResource(error.review));
};

const givenIn = ({ body, by }: Pick<RouteRequest<'settleReview'>, 'body' | 'by'>): GivenVerdict => {
  const isCorrection = body.verdict === 'correct';
  return {
    verdict: body.verdict,
    value: isCorrection ? (body.value ?? null) : null,
    page: isCorrection ? (body.page ?? null) : null,
    bbox: isCorrection ? (body.bbox ?? null) : null,
    comment: body.comment ?? null,
    by,
  };
};

const requirePossible = (review: ReviewRecord, given: GivenVerdict, raw: unknown): void => {
  const fault = verdictFault(review, given, raw);
  if (fault !== undefined)
    throw new InvalidRequest([{ loc: ['body', 'value'], msg: fault, type: 'verdict' }]);
};

/**
 * Requested in the transaction of the verdict, so that it is in the outbox when the verdict is in
 * the log.
 */
const compileAgain = async (unit: UnitOfWork, companyId: number): Promise<string> => {
  const { task } = await unit.tasks.request({
    operation: 'recompile_company',
    companyId,
    documentId: null,
  });
  return task.taskId;
};

type Change = (unit: UnitOfWork, review: ReviewRecord) => Promise<ReviewRecord>;

const changeReview = async (
  id: number,
  { eventLog }: Pick<GatewayParts, 'eventLog'>,
  context: RouteRequest<'undoReview'>['context'],
  change: Change,
): Promise<RouteReply<'settleReview'>> => {
  const outcome = await eventLog
    .transaction(context, async (unit) => {
      const before = present('review', id, await unit.records.review(id));
      const read = await unit.records.extraction(before.extraction_id);
      const review = await change(unit, before);
      const settled = present(
        'extraction',
        before.extraction_id,
        await unit.records.extraction(before.extraction_id),
      );
      const counts = review.state === 'settled' || before.state === 'settled';
      return {
        review: reviewResource(review),
        ...changedIdentities(settled.raw_data, read?.reviews ?? [], settled.reviews ?? []),
        task_id: counts ? await compileAgain(unit, review.company_id) : null,
      };
    })
    .catch(conflict);
  return json(200, outcome);
};

export const settleReview: ApiRoute<'settleReview'> = ({ path, body, by, context }, parts) => {
  const given = givenIn({ body, by });
  return changeReview(path['review-id'], parts, context, async ({ records }, review) => {
    const extraction = await records.extraction(review.extraction_id);
    requirePossible(review, given, extraction?.raw_data);
    return records.settleReview(review.id, given);
  });
};

export const undoReview: ApiRoute<'undoReview'> = ({ path, by, context }, parts) =>
  changeReview(path['review-id'], parts, context, ({ records }, review) =>
    records.undoReview(review.id, by),
  );
