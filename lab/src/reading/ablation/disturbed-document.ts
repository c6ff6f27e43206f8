import type { BoundingBox, PageText } from '@fde/contracts';
import {
  linesOfWords,
  type Bookmark,
  type PageObjects,
  type PagePicture,
  type PageRecogniser,
  type PdfDocument,
  type RenderOptions,
} from '@fde/pdf';
import type { Sheet } from './sheets.js';

/** A document with the pages of another, some of them changed, left out or added. */
export class DisturbedDocument implements PdfDocument {
  constructor(
    private readonly real: PdfDocument,
    readonly sheets: readonly Sheet[],
  ) {}

  get pageCount(): number {
    return this.sheets.length;
  }

  bookmarks(): readonly Bookmark[] {
    const places = new Map(this.sheets.map(({ source }, index) => [source, index + 1]));
    return this.real.bookmarks().flatMap((bookmark) => {
      const page = places.get(bookmark.page);
      return page === undefined ? [] : [{ ...bookmark, page }];
    });
  }

  plainText(page: number): string {
    const { source, change, rewrite } = this.sheetOf(page);
    if (change !== undefined && rewrite === undefined)
      return linesOfWords(this.pageText(page).words);
    const plain = this.real.plainText(source);
    return rewrite === undefined ? plain : rewrite(plain);
  }

  pageText(page: number): PageText {
    return this.disturbText(page, this.real.pageText(this.sheetOf(page).source));
  }

  learnFonts(recognised: PageText): void {
    this.real.learnFonts({ ...recognised, page: this.sheetOf(recognised.page).source });
  }

  decipheredText(page: number): PageText | undefined {
    const text = this.real.decipheredText(this.sheetOf(page).source);
    return text === undefined ? undefined : this.disturbText(page, text);
  }

  pageObjects(page: number): PageObjects {
    return this.real.pageObjects(this.sheetOf(page).source);
  }

  async rereadText(page: number): Promise<PageText | undefined> {
    const text = await this.real.rereadText(this.sheetOf(page).source);
    return text === undefined ? undefined : this.disturbText(page, text);
  }

  endRereading(): Promise<void> {
    return this.real.endRereading();
  }

  renderPixels(page: number, options?: RenderOptions): PagePicture {
    return this.real.renderPixels(this.sheetOf(page).source, options);
  }

  renderGrey(page: number, options?: RenderOptions): PagePicture {
    return this.real.renderGrey(this.sheetOf(page).source, options);
  }

  renderPng(page: number, options?: RenderOptions): Promise<Uint8Array> {
    return this.real.renderPng(this.sheetOf(page).source, options);
  }

  /** Whoever opened the real document closes it. */
  close(): void {}

  sheetOf(page: number): Sheet {
    const sheet = this.sheets[page - 1];
    if (sheet === undefined) throw new RangeError(`There is no page ${page}.`);
    return sheet;
  }

  /** The text of the real page as this page prints it. */
  disturbText(page: number, text: PageText): PageText {
    const { change } = this.sheetOf(page);
    return { ...(change === undefined ? text : change(text)), page };
  }
}

/** Recognition of a disturbed document: what was recognised of the real page, disturbed in the same way. */
export class DisturbedRecogniser implements PageRecogniser {
  constructor(
    private readonly document: DisturbedDocument,
    private readonly real: PageRecogniser,
  ) {}

  get engine(): PageRecogniser['engine'] {
    return this.real.engine;
  }

  async recognise(document: PdfDocument, page: number): Promise<PageText> {
    const { source } = this.document.sheetOf(page);
    return this.document.disturbText(page, await this.real.recognise(document, source));
  }

  async recognisePictures(
    document: PdfDocument,
    text: PageText,
    pictures: readonly BoundingBox[],
  ): Promise<PageText> {
    const { source } = this.document.sheetOf(text.page);
    const real = { ...text, page: source };
    const seen = await this.real.recognisePictures(document, real, pictures);
    return { ...seen, page: text.page };
  }

  close(): Promise<void> {
    return this.real.close();
  }
}
