import type { PageText } from '@fde/contracts';
import {
  PdfError,
  type Bookmark,
  type PageObjects,
  type PagePicture,
  type PdfDocument,
  type RenderOptions,
} from '@fde/pdf';
import type { RecordedPages } from './recorded-pages.js';

/** The record does not hold the answer, and the file is not open. */
export class NotRecorded extends Error {}

/** A PDF that answers from a record, asks the file for the rest, and adds the file's answers to the record. */
export class RecordedDocument implements PdfDocument {
  /** Whether the record holds more than before. */
  hasNews = false;

  constructor(
    readonly record: RecordedPages,
    private readonly file?: PdfDocument,
  ) {
    if (file !== undefined) record.pageCount = file.pageCount;
  }

  get pageCount(): number {
    return this.record.pageCount ?? this.opened().pageCount;
  }

  bookmarks(): readonly Bookmark[] {
    if (this.record.bookmarks === undefined) {
      this.record.bookmarks = this.opened().bookmarks();
      this.hasNews = true;
    }
    return this.record.bookmarks;
  }

  plainText(page: number): string {
    return this.ask(this.record.plain, page, (file) => file.plainText(page));
  }

  pageText(page: number): PageText {
    return this.ask(this.record.positioned, page, (file) => file.pageText(page));
  }

  learnFonts(recognised: PageText): void {
    this.opened().learnFonts(recognised);
  }

  decipheredText(page: number): PageText | undefined {
    return this.opened().decipheredText(page);
  }

  pageObjects(page: number): PageObjects {
    return this.ask(this.record.objects, page, (file) => file.pageObjects(page));
  }

  async rereadText(page: number): Promise<PageText | undefined> {
    const recorded = this.record.reread[page];
    if (recorded !== undefined) return recorded ?? undefined;
    const text = await this.opened().rereadText(page);
    this.record.reread[page] = text ?? null;
    this.hasNews = true;
    return text;
  }

  async endRereading(): Promise<void> {
    await this.file?.endRereading();
  }

  renderPixels(page: number, options?: RenderOptions): PagePicture {
    return this.opened().renderPixels(page, options);
  }

  renderGrey(page: number, options?: RenderOptions): PagePicture {
    return this.opened().renderGrey(page, options);
  }

  renderPng(page: number, options?: RenderOptions): Promise<Uint8Array> {
    return this.opened().renderPng(page, options);
  }

  close(): void {
    this.file?.close();
  }

  private opened(): PdfDocument {
    if (this.file === undefined) throw new NotRecorded();
    return this.file;
  }

  private ask<T>(
    records: Record<number, T | null>,
    page: number,
    ofFile: (file: PdfDocument) => T,
  ): T {
    const known = records[page];
    if (known === null) throw new PdfError('pdf_damaged', 'The page is damaged.');
    if (known !== undefined) return known;
    const file = this.opened();
    this.hasNews = true;
    try {
      const answer = ofFile(file);
      records[page] = answer;
      return answer;
    } catch (error) {
      if (error instanceof PdfError && error.code === 'pdf_damaged') records[page] = null;
      throw error;
    }
  }
}
