/** A document's text as the classification reads it. */
export interface DocumentText {
  readonly pageCount: number;
  /**
   * Plain text of the pages from the first on, lines ended by \n; may stop before the last page. Pages that are
   * pictures are empty strings.
   */
  readonly pages: readonly string[];
  /** Whether the first pages are wider than high; undefined if unknown. */
  readonly landscape: boolean | undefined;
}
