/**
 * The three statements of one invented company in one language. All languages draw the same
 * numbers: net income 1,400 and 1,320, total assets 11,000 and 10,500, closing cash 800 and 600.
 */
export interface DrawnLanguage {
  /** ISO 639-1 */
  readonly language: string;
  readonly scale: number;
  readonly currency: string;
  /** The labels of three rows as they are drawn. */
  readonly netIncome: string;
  readonly totalAssets: string;
  readonly closingCash: string;
  readonly pages: readonly string[];
  /** Its pages stand in a mirror: what is drawn on the left is printed on the right. */
  readonly isFromRight?: true;
}
