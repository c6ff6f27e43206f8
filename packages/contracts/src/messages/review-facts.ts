import type { FromSchema } from 'json-schema-to-ts';

/**
 * Reviews and verdicts, as events carry them and read models keep them. Numbers are as printed;
 * boxes are in points from the page's upper left corner.
 */
const id = { type: 'integer', minimum: 1 } as const;
const text = { type: 'string' } as const;
const textOrNone = { type: ['string', 'null'] } as const;
const share = { type: 'number', minimum: 0, maximum: 1 } as const;
const page = { type: ['integer', 'null'], minimum: 1 } as const;
const bbox = {
  type: ['array', 'null'],
  items: { type: 'number' },
  minItems: 4,
  maxItems: 4,
} as const;
const printed = { type: ['number', 'string', 'null'] } as const;

/**
 * A figure by its row and column: label and section as printed, which of the rows with both, year.
 */
const figure = {
  type: ['object', 'null'],
  properties: {
    name: text,
    section: textOrNone,
    occurrence: { type: 'integer', minimum: 0 },
    year: text,
  },
  required: ['name', 'section', 'occurrence', 'year'],
  additionalProperties: false,
} as const;

const reason = {
  type: 'object',
  properties: {
    about: {
      enum: ['reading', 'identity', 'decision', 'gap', 'restatement', 'tagged_report'],
    },
    says: text,
    rule: text,
    value: { type: 'number' },
    document_id: id,
    /** Where the report `document_id` says so. */
    page: { type: 'integer', minimum: 1 },
  },
  required: ['about', 'says'],
  additionalProperties: false,
} as const;

/** Either `decision` or `item` is under review; the other is null. */
const subject = {
  decision: textOrNone,
  item: figure,
  /** As it was read, and where; null if nothing was read. */
  value: printed,
  page,
  bbox,
} as const;

const questionSchema = {
  type: 'object',
  properties: {
    ...subject,
    doubt: share,
    weight: share,
    reasons: { type: 'array', items: reason },
  },
  required: ['decision', 'item', 'value', 'page', 'bbox', 'doubt', 'weight', 'reasons'],
  additionalProperties: false,
} as const;

export const reviewSchema = {
  ...questionSchema,
  properties: { id, ...questionSchema.properties },
  required: ['id', ...questionSchema.required],
} as const;

export const readPlaceSchema = {
  type: 'object',
  properties: { value: printed, page, bbox },
  required: ['value', 'page', 'bbox'],
  additionalProperties: false,
} as const;

const verdict = { enum: ['confirm', 'correct', 'not-on-this-page', 'skip'] } as const;

/**
 * What a person says; `value`, `page` and `bbox` are given with `correct`. `settled_with` is the
 * review whose verdict settled this one too; absent if it was settled alone.
 */
export const answerProperties = {
  verdict,
  value: printed,
  page,
  bbox,
  comment: textOrNone,
  by: textOrNone,
  settled_with: id,
} as const;
export const ANSWER_NAMES = ['verdict', 'value', 'page', 'bbox', 'comment', 'by'] as const;

export const figureSchema = { ...figure, type: 'object' } as const;

/** A figure or a decision to review, before it has an id. */
export type Question = FromSchema<typeof questionSchema>;
export type QuestionReason = Question['reasons'][number];
export type FigureName = FromSchema<typeof figureSchema>;
export type ReadPlace = FromSchema<typeof readPlaceSchema>;
export type ReviewAnswer = FromSchema<{
  readonly type: 'object';
  readonly properties: typeof answerProperties;
  readonly required: typeof ANSWER_NAMES;
  readonly additionalProperties: false;
}>;

/**
 * The name of the question about years that a series lacks. It is asked as a decision on the
 * statement that follows them, changes nothing in that statement, and holds however that is read.
 */
export const MISSING_YEARS = 'missing_years';

/**
 * The name of the question whose report it is. Asked once for a document, on the first of its
 * statements; it changes nothing in that statement and holds however it is read again.
 */
export const REPORTING_COMPANY = 'reporting_company';

const decisionSubject = (decision: string | null, value: Question['value']): string =>
  decision === MISSING_YEARS ? `decision ${decision} ${value ?? ''}` : `decision ${decision ?? ''}`;

/**
 * The subject of a question within its extraction, as one text: a figure by its name, or a
 * decision; other missing years are another subject.
 */
export const subjectOf = ({
  decision,
  item,
  value,
}: Pick<Question, 'decision' | 'item' | 'value'>) =>
  item === null
    ? decisionSubject(decision, value)
    : JSON.stringify(['figure', item.section, item.name, item.occurrence, item.year]);

/** A verdict that counts for an extraction: what it is about, what was read then, what was said. */
export interface SettledReview {
  readonly review_id: number;
  readonly decision: string | null;
  readonly item: FigureName | null;
  readonly read: ReadPlace;
  readonly given: ReviewAnswer;
  /** ISO 8601. */
  readonly at: string;
}
