import { PDFiumModule } from '@hyzyla/pdfium';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PdfError } from '../pdf-error.js';
import {
  Instance,
  Module,
  type WasmImports,
  type WasmInstance,
  type WasmModule,
} from './web-assembly.js';

/** The functions of the WebAssembly build that this project calls; the wrapper package types only some of them. */
export interface PdfiumExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): number;
  free(pointer: number): void;
  FPDF_InitLibrary(): void;
  FPDF_LoadMemDocument(bytes: number, size: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_GetSecurityHandlerRevision(document: number): number;
  FPDFBookmark_GetFirstChild(document: number, bookmark: number): number;
  FPDFBookmark_GetNextSibling(document: number, bookmark: number): number;
  FPDFBookmark_GetTitle(bookmark: number, buffer: number, size: number): number;
  FPDFBookmark_GetDest(document: number, bookmark: number): number;
  FPDFBookmark_GetAction(bookmark: number): number;
  FPDFAction_GetDest(document: number, action: number): number;
  FPDFDest_GetDestPageIndex(document: number, destination: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageBoundingBox(page: number, rect: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetText(textPage: number, start: number, count: number, buffer: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_IsGenerated(textPage: number, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFText_GetFontSize(textPage: number, index: number): number;
  FPDFText_GetFontWeight(textPage: number, index: number): number;
  FPDFText_GetFontInfo(
    textPage: number,
    index: number,
    buffer: number,
    size: number,
    flags: number,
  ): number;
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number;
  FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: number,
    stride: number,
  ): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): void;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** Room for the small results that pdfium writes through pointers: rectangles, matrices, font names. */
const SCRATCH_BYTES = 1024;

/**
 * One instance of the WebAssembly build of pdfium. A trap inside it (out of bounds, unreachable, stack exhausted) leaves
 * its memory in an unknown state, so the instance is dropped and the next document gets a new one.
 */
export class PdfiumEngine {
  readonly scratch: number;
  #view: DataView;
  #dead = false;

  constructor(readonly pdfium: PdfiumExports) {
    this.scratch = pdfium.malloc(SCRATCH_BYTES);
    this.#view = new DataView(pdfium.memory.buffer);
  }

  /** The instance's memory; a new view after it has grown. */
  get view(): DataView {
    if (this.#view.buffer !== this.pdfium.memory.buffer)
      this.#view = new DataView(this.pdfium.memory.buffer);
    return this.#view;
  }

  get dead(): boolean {
    return this.#dead;
  }

  /** Runs calls into pdfium; a trap becomes `pdf_damaged` and ends this instance. */
  guard<T>(work: () => T): T {
    if (this.#dead)
      throw new PdfError('pdf_damaged', 'The PDF engine stopped on this document before.');
    try {
      return work();
    } catch (error) {
      // An error of this code is not the document's fault, and leaves the instance intact.
      if (
        error instanceof PdfError ||
        error instanceof TypeError ||
        error instanceof ReferenceError
      )
        throw error;
      this.#dead = true;
      if (/enlarge memory|out of memory|OOM/i.test(reasonOf(error))) {
        throw new PdfError(
          'pdf_memory_limit',
          'The document does not fit into the memory of the PDF engine.',
          { cause: error },
        );
      }
      throw new PdfError(
        'pdf_damaged',
        `The document's structure stopped the PDF engine (${reasonOf(error)}).`,
        { cause: error },
      );
    }
  }

  /** Copies bytes into the instance; the caller frees the pointer. */
  copyIn(bytes: Uint8Array): number {
    const pointer = this.pdfium.malloc(bytes.length);
    if (pointer === 0)
      throw new PdfError(
        'pdf_memory_limit',
        'The document does not fit into the memory of the PDF engine.',
      );
    new Uint8Array(this.pdfium.memory.buffer, pointer, bytes.length).set(bytes);
    return pointer;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown';
}

let current: Promise<PdfiumEngine> | undefined;

/** The engine of this process: started once, replaced after a trap. */
export async function pdfiumEngine(): Promise<PdfiumEngine> {
  const engine = await (current ??= newEngine());
  if (!engine.dead) return engine;
  current = newEngine();
  return current;
}

/** Starts the engine of this process before the first document needs it. */
export async function startEngine(): Promise<void> {
  await pdfiumEngine();
}

async function newEngine(): Promise<PdfiumEngine> {
  const module = (code ??= loadModule());
  const instance: unknown = await PDFiumModule({
    instantiateWasm(imports: WasmImports, isReady: (instance: WasmInstance) => void) {
      isReady(new Instance(module, imports));
      return {};
    },
  });
  // The wrapper types only a handful of the exports; the module has all of them.
  const { wasmExports } = instance as { wasmExports: PdfiumExports };
  wasmExports.FPDF_InitLibrary();
  return new PdfiumEngine(wasmExports);
}

let code: WasmModule | undefined;

/** The engine's code, of which V8 compiles each function when it is first called. */
const loadModule = (): WasmModule =>
  new Module(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')));
