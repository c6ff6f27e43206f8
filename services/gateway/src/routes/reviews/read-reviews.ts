import {
  canonicalType,
  type CompiledData,
  type RawStatement,
  type ReviewDetail,
  type SettledReview,
} from '@fde/contracts';
import type { ExtractionRecord, RecordReader, ReviewFilter, ReviewRecord } from '@fde/event-log';
import { applyReviews, changedIdentities, numberStyleOf, showReview } from '@fde/statements';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts, RouteRequest } from '../route.js';
import { cursorOf, queueHeaders } from './review-pages.js';
import { reviewResource } from './review-resource.js';
import { triedNumber } from './said-value.js';

const MOST_LISTED = 100;

type Query = RouteRequest<'listReviews'>['query'];

const filterOf = (query: Query): ReviewFilter => ({
  state: query.state ?? 'open',
  ...(query.company_id === undefined ? {} : { companyId: query.company_id }),
  ...(query.statement_type === undefined ? {} : { statementType: query.statement_type }),
  ...(query.minimum_weight === undefined ? {} : { minimumWeight: query.minimum_weight }),
  ...(query.kind === undefined ? {} : { kind: query.kind }),
  ...(query.by === undefined ? {} : { by: query.by }),
  ...(query.since === undefined ? {} : { since: new Date(query.since) }),
  ...(query.until === undefined ? {} : { until: new Date(query.until) }),
  ...(query.together === undefined ? {} : { together: query.together }),
});

export const listReviews: ApiRoute<'listReviews'> = async ({ query, url }, { eventLog }) => {
  const { limit = MOST_LISTED, skip = 0, order = 'importance', after } = query;
  const page = await eventLog.records.reviews(filterOf(query), {
    limit,
    skip,
    order,
    ...(after === undefined ? {} : { after: cursorOf(after) }),
  });
  return json(200, page.items.map(reviewResource), queueHeaders(url, limit, order, page));
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

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

const styledAs = (style: unknown): Pick<Statement, 'number_style'> =>
  typeof style === 'string' ? { number_style: style } : {};

/** Raw data that a client stored may state little of this. */
const statementOf = (raw: Partial<RawStatement>): Statement => ({
  company_name: raw.company_name ?? '',
  fiscal_year: numberOr(raw.fiscal_year, 0),
  ...(typeof raw.title === 'string' ? { title: raw.title } : {}),
  currency: raw.currency ?? '',
  scale: numberOr(raw.scale, 1),
  years: texts(raw.years),
  pages: numbers(raw.pages),
  ...styledAs(numberStyleOf(raw)),
});

const reportOf = async (records: RecordReader, id: number): Promise<ReviewDetail['report']> => {
  const { document_type, title, fiscal_year } = present('document', id, await records.document(id));
  return { document_type: canonicalType(document_type), title, fiscal_year };
};

const compiledOf = async (
  { eventLog: { records }, compiledData }: Pick<GatewayParts, 'eventLog' | 'compiledData'>,
  { company_id, statement_type }: ReviewRecord,
): Promise<CompiledData | undefined> => {
  const compiled = await records.compiledStatementByType(company_id, statement_type);
  return compiled === undefined ? undefined : compiledData.read(compiled, '');
};

export const getReview: ApiRoute<'getReview'> = async ({ path }, parts) => {
  const { review, extraction } = await findReview(parts.eventLog.records, path['review-id']);
  const { records } = parts.eventLog;
  const like = await records.likeReviews(review);
  const raw = applyReviews(extraction.raw_data, extraction.reviews ?? []);
  const shown = showReview(review, raw, extraction.id, await compiledOf(parts, review));
  return json(200, {
    review: reviewResource(review),
    statement: statementOf(raw as Partial<RawStatement>),
    ...shown,
    series: [...shown.series],
    report: await reportOf(records, review.document_id),
    like: { count: like.count, reviews: like.reviews.map(reviewResource) },
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
  const value = triedNumber(query, extraction.raw_data);
  const settled = extraction.reviews ?? [];
  const others = settled.filter(({ review_id: id }) => id !== review.id);
  const tried = [...others, supposed(review, value)];
  return json(200, { value, ...changedIdentities(extraction.raw_data, settled, tried) });
};
