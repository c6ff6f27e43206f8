/** Character recognition failed on one page, or took too long; others of the report may be read. */
export class PageNotRecognised extends Error {
  override readonly name = 'PageNotRecognised';
}
