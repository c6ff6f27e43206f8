import type { BoundingBox, PageText } from '@fde/contracts';
import {
  linesOfWords,
  type PageObjects,
  type PagePicture,
  type PageRecogniser,
  type PdfDocument,
  type RenderOptions,
} from '@fde/pdf';
import type { Sheet } from './sheets.js';

/** A document whose pages are those of another, some changed, left out or put in. */
export class DisturbedDocument implements PdfDocument {
  constructor(
    private readonly real: PdfDocument,
    readonly sheets: readonly Sheet[],
  ) {}

  get pageCount(): number {
    return this.sheets.length;
  }

  plainText(page: number): string {
    const { source, change, rewrite } = this.sheet(page);
    if (change !== undefined && rewrite === undefined)
      return linesOfWords(this.pageText(page).words);
    const plain = this.real.plainText(source);
    return rewrite === undefined ? plain : rewrite(plain);
  }

  pageText(page: number): PageText {
    return this.disturbed(page, this.real.pageText(this.sheet(page).source));
  }

  learnFonts(recognised: PageText): void {
    this.real.learnFonts({ ...recognised, page: this.sheet(recognised.page).source });
  }

  decipheredText(page: number): PageText | undefined {
    const text = this.real.decipheredText(this.sheet(page).source);
    return text === undefined ? undefined : this.disturbed(page, text);
  }

  pageObjects(page: number): PageObjects {
    return this.real.pageObjects(this.sheet(page).source);
  }

  async rereadText(page: number): Promise<PageText | undefined> {
    const text = await this.real.rereadText(this.sheet(page).source);
    return text === undefined ? undefined : this.disturbed(page, text);
  }

  endRereading(): Promise<void> {
    return this.real.endRereading();
  }

  renderPixels(page: number, options?: RenderOptions): PagePicture {
    return this.real.renderPixels(this.sheet(page).source, options);
  }

  renderGrey(page: number, options?: RenderOptions): PagePicture {
    return this.real.renderGrey(this.sheet(page).source, options);
  }

  renderPng(page: number, options?: RenderOptions): Promise<Uint8Array> {
    return this.real.renderPng(this.sheet(page).source, options);
  }

  /** The real document is closed by who opened it. */
  close(): void {}

  sheet(page: number): Sheet {
    const sheet = this.sheets[page - 1];
    if (sheet === undefined) throw new RangeError(`There is no page ${page}.`);
    return sheet;
  }

  /** The text of the real page as this page prints it. */
  disturbed(page: number, text: PageText): PageText {
    const { change } = this.sheet(page);
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
    const { source } = this.document.sheet(page);
    return this.document.disturbed(page, await this.real.recognise(document, source));
  }

  async recognisePictures(
    document: PdfDocument,
    text: PageText,
    pictures: readonly BoundingBox[],
  ): Promise<PageText> {
    const { source } = this.document.sheet(text.page);
    const real = { ...text, page: source };
    const seen = await this.real.recognisePictures(document, real, pictures);
    return { ...seen, page: text.page };
  }

  close(): Promise<void> {
    return this.real.close();
  }
}
