import type { CompiledData, RawStatement, ReviewDetail, SettledReview } from '@fde/contracts';
import type { ExtractionRecord, RecordReader, ReviewRecord } from '@fde/event-log';
import { applyReviews, changedIdentities, showReview } from '@fde/statements';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { cursorOf, queueHeaders } from './review-pages.js';
import { reviewResource } from './review-resource.js';

const MOST_LISTED = 100;

export const listReviews: ApiRoute<'listReviews'> = async ({ query, url }, { eventLog }) => {
  const limit = query.limit ?? MOST_LISTED;
  const page = await eventLog.records.reviews(
    {
      state: query.state ?? 'open',
      ...(query.company_id === undefined ? {} : { companyId: query.company_id }),
      ...(query.statement_type === undefined ? {} : { statementType: query.statement_type }),
      ...(query.minimum_weight === undefined ? {} : { minimumWeight: query.minimum_weight }),
    },
    { limit, ...(query.after === undefined ? {} : { after: cursorOf(query.after) }) },
  );
  return json(200, page.items.map(reviewResource), queueHeaders(url, limit, page));
};

interface ReviewOfStatement {
  readonly review: ReviewRecord;
  readonly extraction: ExtractionRecord;
}

const findReview = async (records: RecordReader, id: number): Promise<ReviewOfStatement> => {
  const review = present('review', id, await records.review(id));
  const extraction = await records.extraction(review.extraction_id);
  return { review, extraction: present('extraction', review.extraction_id, extraction) };
};

type Statement = ReviewDetail['statement'];

const texts = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((one) => typeof one === 'string') : [];
const numbers = (given: unknown): number[] =>
  Array.isArray(given) ? given.filter((one) => typeof one === 'number') : [];
const numberOr = (given: unknown, otherwise: number): number =>
  typeof given === 'number' ? given : otherwise;

/** Raw data that a client stored may state little of this. */
const statementOf = (raw: Partial<RawStatement>): Statement => ({
  company_name: raw.company_name ?? '',
  fiscal_year: numberOr(raw.fiscal_year, 0),
  ...(typeof raw.title === 'string' ? { title: raw.title } : {}),
  currency: raw.currency ?? '',
  scale: numberOr(raw.scale, 1),
  years: texts(raw.years),
  pages: numbers(raw.pages),
});

const compiledOf = async (
  { eventLog: { records }, compiledData }: Pick<GatewayParts, 'eventLog' | 'compiledData'>,
  { company_id, statement_type }: ReviewRecord,
): Promise<CompiledData | undefined> => {
  const compiled = await records.compiledStatementByType(company_id, statement_type);
  return compiled === undefined ? undefined : compiledData.read(compiled, '');
};

export const getReview: ApiRoute<'getReview'> = async ({ path }, parts) => {
  const { review, extraction } = await findReview(parts.eventLog.records, path['review-id']);
  const raw = applyReviews(extraction.raw_data, extraction.reviews ?? []);
  const shown = showReview(review, raw, extraction.id, await compiledOf(parts, review));
  return json(200, {
    review: reviewResource(review),
    statement: statementOf(raw as Partial<RawStatement>),
    ...shown,
    series: [...shown.series],
  });
};

/** As if the verdict had been given, by nobody and at no time. */
const supposed = (review: ReviewRecord, value: number): SettledReview => ({
  review_id: review.id,
  decision: review.decision,
  item: review.item,
  read: { value: review.value, page: review.page, bbox: null },
  given: { verdict: 'correct', value, page: null, bbox: null, comment: null, by: null },
  at: '',
});

export const tryReviewValue: ApiRoute<'tryReviewValue'> = async (
  { path, query },
  { eventLog: { records } },
) => {
  const { review, extraction } = await findReview(records, path['review-id']);
  const settled = extraction.reviews ?? [];
  const others = settled.filter(({ review_id: id }) => id !== review.id);
  const tried = [...others, supposed(review, query.value)];
  return json(200, changedIdentities(extraction.raw_data, settled, tried));
};
