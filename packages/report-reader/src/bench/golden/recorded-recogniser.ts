import type { PageText } from '@fde/contracts';
import { startPageRecogniser, type PageRecogniser, type PdfDocument } from '@fde/pdf';
import { NotRecorded, type RecordedDocument } from './recorded-document.js';

/** Pages that are recognised anew in one reading unless more are asked for: some ten seconds. */
const FEW_PAGES = 8;

/** Recognition that remembers, and leaves out what would take minutes. */
export class RecordedRecogniser implements PageRecogniser {
  private real: PageRecogniser | undefined;
  private recognisedNow = 0;
  /** Pages that were not recognised because that takes too long. */
  readonly skipped: number[] = [];

  constructor(
    private readonly document: RecordedDocument,
    private readonly isOpen: boolean,
    private readonly withoutLimit: boolean,
  ) {}

  async recognise(_: PdfDocument, page: number): Promise<PageText> {
    const kept = this.document.record.recognised[page];
    if (kept !== undefined && kept !== null) return kept;
    if (!this.withoutLimit && this.recognisedNow >= FEW_PAGES) return this.skip(page);
    if (!this.isOpen) throw new NotRecorded();
    this.recognisedNow++;
    this.real ??= await startPageRecogniser();
    const text = await this.real.recognise(this.document, page);
    this.document.record.recognised[page] = text;
    this.document.hasNews = true;
    return text;
  }

  async close(): Promise<void> {
    await this.real?.close();
    this.real = undefined;
  }

  private skip(page: number): PageText {
    this.skipped.push(page);
    return { page, width: 612, height: 792, words: [], quality: 'none', origin: 'ocr' };
  }
}
