/**
 * Character recognition was killed on one page, by its own fault or because it took too long; other
 * pages of the report may be read.
 */
export class PageNotRecognised extends Error {
  override readonly name = 'PageNotRecognised';
}
