import type { ReviewAnswer, Question, SettledReview } from '@fde/contracts';
import { ReviewConflict, type UnitOfWork } from '@fde/event-log';
import { changedIdentities, questionOfFigure, verdictFault } from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, RouteRequest } from '../route.js';
import { compileAgain, refuseConflict } from './change-review.js';
import { reviewResource } from './review-resource.js';
import { saidValue, triedNumber } from './said-value.js';

type Correction = RouteRequest<'correctFigure'>;

const questionIn = (raw: unknown, item: Correction['body']['item']): Question => {
  const question = questionOfFigure(raw, item);
  if (question === undefined)
    throw invalid(['body', 'item', 'year'], 'The statement has no such year', 'figure');
  return question;
};

const answerIn = ({ body, by }: Pick<Correction, 'body' | 'by'>, raw: unknown): ReviewAnswer => {
  const verdict = body.verdict ?? 'correct';
  const isCorrection = verdict === 'correct';
  return {
    verdict,
    value: isCorrection ? saidValue(body, raw, 'body') : null,
    page: isCorrection ? (body.page ?? null) : null,
    bbox: isCorrection ? (body.bbox ?? null) : null,
    comment: body.comment ?? null,
    by: by ?? body.by ?? null,
  };
};

const requirePossible = (question: Question, answer: ReviewAnswer, raw: unknown): void => {
  const isNothing = answer.verdict !== 'correct' && question.value === null;
  const fault = isNothing ? 'No number was read there' : verdictFault(question, answer, raw);
  if (fault !== undefined) throw invalid(['body', 'value'], fault, 'verdict');
};

const correct = async (unit: UnitOfWork, { path, body, by }: Correction) => {
  const id = path['extraction-id'];
  const before = present('extraction', id, await unit.records.extraction(id));
  const raw = before.raw_data;
  const question = questionIn(raw, body.item);
  const answer = answerIn({ body, by }, raw);
  requirePossible(question, answer, raw);
  const review = await unit.records.correctFigure(id, question, answer);
  const after = present('extraction', id, await unit.records.extraction(id));
  return {
    review: reviewResource(review),
    ...changedIdentities(raw, before.reviews ?? [], after.reviews ?? []),
    task_id: await compileAgain(unit, review.company_id),
  };
};

export const correctFigure: ApiRoute<'correctFigure'> = async (request, { eventLog }) => {
  const outcome = await eventLog
    .transaction(request.context, (unit) => correct(unit, request))
    .catch((error: unknown) => {
      throw error instanceof ReviewConflict ? refuseConflict(error) : error;
    });
  return json(201, outcome);
};

/** As if the correction had been made, by nobody and at no time. */
const supposed = ({ item, value, page }: Question, tried: number): SettledReview => ({
  review_id: 0,
  decision: null,
  item,
  read: { value, page, bbox: null },
  given: { verdict: 'correct', value: tried, page: null, bbox: null, comment: null, by: null },
  at: '',
});

export const tryFigure: ApiRoute<'tryFigure'> = async ({ path, query }, { eventLog }) => {
  const id = path['extraction-id'];
  const { records } = eventLog;
  const extraction = present('extraction', id, await records.extraction(id));
  const { raw_data: raw, reviews } = extraction;
  const { name, section = null, occurrence = 0, year } = query;
  const value = triedNumber(query, raw);
  const question = questionIn(raw, { name, section, occurrence, year });
  const settled = reviews ?? [];
  return json(200, {
    value,
    ...changedIdentities(raw, settled, [...settled, supposed(question, value)]),
  });
};
