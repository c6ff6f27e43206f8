import type { BoundingBox, PageText } from '@fde/contracts';

export interface RenderOptions {
  /** Pixels per point; 2 gives 144 dpi. Default 2, less where `maxPixels` asks for it. */
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

/** What a page shows beside text. */
export interface PageObjects {
  /** Boxes of its pictures, those within forms included, as its words are placed. */
  readonly pictures: readonly BoundingBox[];
  /** Lines and shapes that are drawn, at least; text may be among them, drawn as outlines. */
  readonly shapes: number;
}

/** An open PDF. Page numbers are 1-based everywhere; a number outside the document throws `pdf_no_such_page`. */
export interface PdfDocument {
  readonly pageCount: number;
  /** Text in the order of the file, lines ended by \n: cheap, for finding pages. */
  plainText(page: number): string;
  /** Words with positions, mended and judged. */
  pageText(page: number): PageText;
  /**
   * A garbled page read again by a second engine, which knows characters that the first does not:
   * good text, or undefined if it is of no help. Slower than `pageText`, and takes more memory from
   * the first call until `endRereading`.
   */
  rereadText(page: number): Promise<PageText | undefined>;
  /** Frees what the second engine took; another `rereadText` starts it again. */
  endRereading(): Promise<void>;
  /** Learns from a recognised page what the fonts of its garbled text print. */
  learnFonts(recognised: PageText): void;
  /** A garbled page by what was learned of its fonts: good text, or undefined while too little is known. */
  decipheredText(page: number): PageText | undefined;
  /** What the page shows beside text. */
  pageObjects(page: number): PageObjects;
  renderPixels(page: number, options?: RenderOptions): PagePicture;
  renderGrey(page: number, options?: RenderOptions): GreyPicture;
  renderPng(page: number, options?: RenderOptions): Promise<Uint8Array>;
  /** Frees the memory; the document cannot be used afterwards. Calling it twice does nothing. */
  close(): void;
}
