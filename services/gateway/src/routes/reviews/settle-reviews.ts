import type { ReviewAnswer } from '@fde/contracts';
import { ReviewConflict, type ReviewRecord, type UnitOfWork } from '@fde/event-log';
import { changedIdentities, verdictFault } from '@fde/statements';
import { invalid, InvalidRequest } from '../../contract/validation-fault.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts, RouteReply, RouteRequest } from '../route.js';
import { compileAgain, refuseConflict } from './change-review.js';
import { reviewResource } from './review-resource.js';
import { saidValue } from './said-value.js';

type Settlement = Pick<RouteRequest<'settleReview'>, 'body' | 'by'>;

const answerIn = ({ body, by }: Settlement, raw: unknown): ReviewAnswer => {
  const isCorrection = body.verdict === 'correct';
  return {
    verdict: body.verdict,
    value: isCorrection ? saidValue(body, raw, 'body') : null,
    page: isCorrection ? (body.page ?? null) : null,
    bbox: isCorrection ? (body.bbox ?? null) : null,
    comment: body.comment ?? null,
    by: by ?? body.by ?? null,
  };
};

const requirePossible = (review: ReviewRecord, answer: ReviewAnswer, raw: unknown): void => {
  const fault = verdictFault(review, answer, raw);
  if (fault !== undefined)
    throw new InvalidRequest([{ loc: ['body', 'value'], msg: fault, type: 'verdict' }]);
};

/** Each figure has a number of its own; a decision is the same for all of its cause. */
const requireCommon = (review: ReviewRecord, { verdict }: ReviewAnswer): void => {
  if (verdict === 'correct' && review.item !== null)
    throw invalid(['body', 'together'], 'Figures are corrected one by one', 'verdict');
};

/** The reviews that changed, the one that was asked for first. */
type Change = (unit: UnitOfWork, review: ReviewRecord) => Promise<readonly ReviewRecord[]>;

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
      const changed = await change(unit, before);
      const review = changed[0] ?? before;
      const settled = present(
        'extraction',
        before.extraction_id,
        await unit.records.extraction(before.extraction_id),
      );
      const counts = review.state === 'settled' || before.state === 'settled';
      return {
        review: reviewResource(review),
        ...changedIdentities(settled.raw_data, read?.reviews ?? [], settled.reviews ?? []),
        ...(changed.length > 1 ? { together: changed.map((one) => one.id) } : {}),
        task_id: counts ? await compileAgain(unit, review.company_id) : null,
      };
    })
    .catch((error: unknown) => {
      throw error instanceof ReviewConflict ? refuseConflict(error) : error;
    });
  return json(200, outcome);
};

export const settleReview: ApiRoute<'settleReview'> = ({ path, body, by, context }, parts) =>
  changeReview(path['review-id'], parts, context, async ({ records }, review) => {
    const extraction = await records.extraction(review.extraction_id);
    const answer = answerIn({ body, by }, extraction?.raw_data);
    requirePossible(review, answer, extraction?.raw_data);
    if (body.together !== true) return [await records.settleReview(review.id, answer)];
    requireCommon(review, answer);
    return records.settleTogether(review.id, answer);
  });

export const undoReview: ApiRoute<'undoReview'> = ({ path, query, by, context }, parts) => {
  const who = by ?? query.by ?? null;
  return changeReview(path['review-id'], parts, context, async ({ records }, review) =>
    query.together === true
      ? records.undoTogether(review.id, who)
      : [await records.undoReview(review.id, who)],
  );
};
