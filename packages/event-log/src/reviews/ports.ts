import {
  ServiceError,
  type FigureName,
  type ReviewAnswer,
  type Question,
  type QuestionReason,
} from '@fde/contracts';

/** `accepted`: nothing but a plain restatement by a newer report, which needs no person. */
type ReviewState = 'open' | 'skipped' | 'settled' | 'accepted';

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
  /** What it is about: the first of its reasons, or `correction` where a person was not asked. */
  readonly kind: string;
  /** What it has in common with like reviews; empty if it is alone of its kind. */
  readonly cause: string;
  readonly state: ReviewState;
  readonly given: (ReviewAnswer & { readonly at: string }) | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
}

export interface ReviewFilter {
  readonly companyId?: number;
  readonly statementType?: string;
  readonly minimumWeight?: number;
  readonly kind?: string;
  /** Who settled it; `anonymous` for verdicts without a name. */
  readonly by?: string;
  /** Changed at this time or later. */
  readonly since?: Date;
  /** Changed before this time. */
  readonly until?: Date;
  /** Of like reviews only the most important one. */
  readonly together?: boolean;
  readonly state: ReviewState;
}

/** What names a person who gave no name. */
export const ANONYMOUS = 'anonymous';

/** The most important first, or what changed last first. */
export type ReviewOrder = 'importance' | 'recent';

/**
 * The last entry of the previous page, by its importance, or its time in milliseconds, and its id:
 * the next page continues after it, whatever was settled meanwhile.
 */
export interface ReviewCursor {
  readonly key: number;
  readonly id: number;
}

export interface ReviewPage {
  readonly order?: ReviewOrder;
  readonly after?: ReviewCursor;
  /** Entries that are left out from there on. */
  readonly skip?: number;
  readonly limit: number;
}

/** Reviews that one answer may settle. */
export interface LikeReviews {
  /** All of them. */
  readonly count: number;
  /** The first of them, the most important first. */
  readonly reviews: readonly ReviewRecord[];
}

export interface ReviewReader {
  review(id: number): Promise<ReviewRecord | undefined>;
  /** In the order asked for, then by id; `total` counts what the filter lets through, up to 1,000. */
  reviews(
    filter: ReviewFilter,
    page: ReviewPage,
  ): Promise<{ readonly items: readonly ReviewRecord[]; readonly total: number }>;
  /** Reviews in the same state and of the same cause, the given one among them. */
  likeReviews(review: ReviewRecord): Promise<LikeReviews>;
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
  settleReview(id: number, answer: ReviewAnswer): Promise<ReviewRecord>;
  /**
   * Settles a review and all open ones of its cause with the same word, in one transaction. Throws as
   * `settleReview` does.
   */
  settleTogether(id: number, answer: ReviewAnswer): Promise<readonly ReviewRecord[]>;
  /**
   * What a person says about a figure that need not be in doubt. Throws ReviewConflict
   * `review_settled` if an earlier word counts: that is taken back first.
   */
  correctFigure(
    extractionId: number,
    question: Question,
    answer: ReviewAnswer,
  ): Promise<ReviewRecord>;
  /**
   * Throws ReviewConflict `review_open` if there is nothing to take back. What nothing doubts is not
   * asked about afterwards.
   */
  undoReview(id: number, by: string | null): Promise<ReviewRecord>;
  /** Takes back all verdicts that were given with this one. Throws as `undoReview` does. */
  undoTogether(id: number, by: string | null): Promise<readonly ReviewRecord[]>;
}
