import type { CellSource } from '@fde/contracts';

/** A page and the box on it. */
export interface PlaceOnPage {
  readonly page: number;
  readonly bbox: readonly number[];
}

/**
 * Where on a page a cell is printed; undefined for a fact of a tagged document, which has no pages.
 */
export const placeOnPage = (source: CellSource | undefined): PlaceOnPage | undefined =>
  source?.page === undefined || source.bbox === undefined
    ? undefined
    : { page: source.page, bbox: source.bbox };
