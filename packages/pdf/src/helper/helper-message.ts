import type { PageText } from '@fde/contracts';
import type { WasmModule } from '../pdfium/web-assembly.js';

/** The two ways to read a page: its plain text, or its words with positions. */
export interface PageTexts {
  readonly plain: string;
  readonly placed: PageText;
}

export type PageKind = keyof PageTexts;

/** Pages that two threads read together. */
export interface SharedPages {
  readonly id: number;
  readonly kind: PageKind;
  readonly pages: readonly number[];
  /** One number: how many of the pages were taken, by either thread. */
  readonly taken: Int32Array;
}

/** What a thread could read, by page. */
export type ReadPages = readonly (readonly [page: number, text: PageTexts[PageKind]])[];

/** What the helper is told. */
export type HelperRequest =
  | { readonly kind: 'open'; readonly bytes: Uint8Array }
  | { readonly kind: 'share'; readonly shared: SharedPages };

/** What it answers. */
export type HelperMessage =
  | { readonly kind: 'loaded'; readonly module: WasmModule }
  /** Its engine runs, and it waits to be told more. */
  | { readonly kind: 'started' }
  | { readonly kind: 'read'; readonly id: number; readonly read: ReadPages };

/** Takes the right to read one more page; false if all were taken. */
export function takeOne({ pages, taken }: SharedPages): boolean {
  return Atomics.add(taken, 0, 1) < pages.length;
}
