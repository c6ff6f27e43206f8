/** A request to the rendering process, and its answer. */
export interface PictureJob {
  readonly id: number;
  /** Of the document on this machine: a PDF, or HTML. */
  readonly file: string;
  readonly page: number;
  /** Pixels. */
  readonly width: number;
  /** In PDF points. */
  readonly box: readonly [number, number, number, number] | null;
}

export interface RenderedPage {
  readonly png: Uint8Array;
  /** Of the page in PDF points, as displayed. */
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly pageCount: number;
}

export type PictureAnswer =
  | ({ readonly id: number; readonly ok: true } & RenderedPage)
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string };
