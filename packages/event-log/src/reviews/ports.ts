import {
  ServiceError,
  type FigureName,
  type GivenVerdict,
  type Question,
  type QuestionReason,
} from '@fde/contracts';

/** A figure or decision that a person should look at, or has settled. */
export interface ReviewRecord {
  readonly id: number;
  readonly extraction_id: number;
  readonly document_id: number;
  readonly company_id: number;
  readonly statement_type: string;
  readonly decision: string | null;
  readonly item: FigureName | null;
  readonly value: number | string | null;
  readonly page: number | null;
  readonly bbox: readonly number[] | null;
  readonly doubt: number;
  readonly weight: number;
  readonly importance: number;
  readonly reasons: readonly QuestionReason[];
  readonly state: 'open' | 'skipped' | 'settled';
  readonly given: (GivenVerdict & { readonly at: string }) | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
}

export interface ReviewFilter {
  readonly companyId?: number;
  readonly statementType?: string;
  readonly minimumWeight?: number;
  readonly state: ReviewRecord['state'];
}

/**
 * The last entry of the previous page: the next page continues after it, whatever was settled
 * meanwhile.
 */
export interface ReviewCursor {
  readonly importance: number;
  readonly id: number;
}

export interface ReviewReader {
  review(id: number): Promise<ReviewRecord | undefined>;
  /** The most important first, then by id; `total` counts what the filter lets through, up to 1,000. */
  reviews(
    filter: ReviewFilter,
    page: { readonly after?: ReviewCursor; readonly limit: number },
  ): Promise<{ readonly items: readonly ReviewRecord[]; readonly total: number }>;
  reviewsOfExtractions(ids: readonly number[]): Promise<readonly ReviewRecord[]>;
}

/** The review is not in the required state; `review` is its current state. */
export class ReviewConflict extends ServiceError {
  readonly review: ReviewRecord;

  constructor(code: 'review_settled' | 'review_open', message: string, review: ReviewRecord) {
    super(code, message);
    this.name = 'ReviewConflict';
    this.review = review;
  }
}

/** All methods throw `review_not_found`, or `extraction_not_found`, where what they name does not exist. */
export interface ReviewWriter {
  /**
   * Sets the open reviews of an extraction: open ones that are not among the questions are dropped,
   * settled ones stay. `lapsed` are reviews whose verdicts no longer count. Appends nothing if
   * nothing changed.
   */
  askReviews(
    extractionId: number,
    questions: readonly Question[],
    lapsed?: readonly number[],
  ): Promise<void>;
  /** Throws ReviewConflict `review_settled`: of two at the same time one wins. Holds the company, as a compilation does. */
  settleReview(id: number, given: GivenVerdict): Promise<ReviewRecord>;
  /** Throws ReviewConflict `review_open` if there is nothing to take back. */
  undoReview(id: number, by: string | null): Promise<ReviewRecord>;
}
