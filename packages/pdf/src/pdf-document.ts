import type { BoundingBox, PageText } from '@fde/contracts';

export interface RenderOptions {
  /** Pixels per point; 2 gives 144 dpi. Default 2, or less to keep within `maxPixels`. */
  readonly scale?: number;
  /** Largest picture in pixels; the scale is lowered to it. Default 8 million. */
  readonly maxPixels?: number;
}

/** A picture of a page, turned as its text is read (the same turn as in `PageText`). */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Pixels per point of this picture. */
  readonly scale: number;
  /** RGBA, row by row, opaque. */
  readonly pixels: Uint8Array;
}

/** The same with one byte per pixel: 0 is black. */
export type GreyPicture = PagePicture;

/** What a page shows besides text. */
export interface PageObjects {
  /** Boxes of its pictures, including those within forms, in the coordinates of its words. */
  readonly pictures: readonly BoundingBox[];
  /** Least number of lines and shapes drawn; some may be text drawn as outlines. */
  readonly shapes: number;
}

/** An entry of a document's outline. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
}

/** An open PDF. Page numbers are 1-based everywhere; a number outside the document throws `pdf_no_such_page`. */
export interface PdfDocument {
  readonly pageCount: number;
  /** Its outline, in order; most files have none. */
  bookmarks(): readonly Bookmark[];
  /** Text in the order of the file, lines ended by \n. Cheap, for finding pages. */
  plainText(page: number): string;
  /** Words with positions, repaired, and the quality of the text. */
  pageText(page: number): PageText;
  /**
   * A garbled page read again by a second engine, which knows characters that the first does not: good text, or
   * undefined if that did not help. Slower than `pageText`, and takes more memory from the first call until
   * `endRereading`.
   */
  rereadText(page: number): Promise<PageText | undefined>;
  /** Frees the second engine's memory; the next `rereadText` starts it again. */
  endRereading(): Promise<void>;
  /** Learns from a recognised page what the fonts of its garbled text print. */
  learnFonts(recognised: PageText): void;
  /**
   * A garbled page deciphered with what was learned about its fonts: good text, or undefined while too little is
   * known.
   */
  decipheredText(page: number): PageText | undefined;
  /** What the page shows besides text. */
  pageObjects(page: number): PageObjects;
  renderPixels(page: number, options?: RenderOptions): PagePicture;
  renderGrey(page: number, options?: RenderOptions): GreyPicture;
  renderPng(page: number, options?: RenderOptions): Promise<Uint8Array>;
  /** Frees the memory; the document cannot be used afterwards. Calling it twice does nothing. */
  close(): void;
}
