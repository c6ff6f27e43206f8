/** The part of a list that a reader asks for. */
export interface Page {
  readonly skip: number;
  readonly limit: number;
}
export interface Paged<T> {
  readonly items: readonly T[];
  readonly total: number;
}
