import type { BoundingBox, PageText } from '@fde/contracts';
import { startPageRecogniser, type PageRecogniser, type PdfDocument } from '@fde/pdf';
import { NotRecorded, type RecordedDocument } from './recorded-document.js';

/** How many pages one reading recognises anew unless asked for more; takes some ten seconds. */
export const FEW_PAGES = 8;

/** A recogniser that remembers results, and leaves pages out rather than take minutes. */
export class RecordedRecogniser implements PageRecogniser {
  private real: PageRecogniser | undefined;
  private recognisedNow = 0;
  /** Pages that were not recognised because that takes too long. */
  readonly skipped: number[] = [];

  constructor(
    private readonly document: RecordedDocument,
    private readonly isOpen: boolean,
    private readonly mostPages: number,
  ) {}

  get engine(): PageRecogniser['engine'] {
    return this.real?.engine ?? 'bundled';
  }

  recognise(_: PdfDocument, page: number): Promise<PageText> {
    return this.remembered(page, (real) => real.recognise(this.document, page));
  }

  recognisePictures(
    _: PdfDocument,
    text: PageText,
    pictures: readonly BoundingBox[],
  ): Promise<PageText> {
    return this.remembered(text.page, (real) =>
      real.recognisePictures(this.document, text, pictures),
    );
  }

  async close(): Promise<void> {
    await this.real?.close();
    this.real = undefined;
  }

  private async remembered(
    page: number,
    recognise: (real: PageRecogniser) => Promise<PageText>,
  ): Promise<PageText> {
    const recorded = this.document.record.shown[page];
    if (recorded !== undefined && recorded !== null) return recorded;
    if (this.recognisedNow >= this.mostPages) return this.skip(page);
    if (!this.isOpen) throw new NotRecorded();
    this.recognisedNow++;
    this.real ??= await startPageRecogniser();
    const text = await recognise(this.real);
    this.document.record.shown[page] = text;
    this.document.hasNews = true;
    return text;
  }

  private skip(page: number): PageText {
    this.skipped.push(page);
    return { page, width: 612, height: 792, words: [], quality: 'none', origin: 'ocr' };
  }
}
