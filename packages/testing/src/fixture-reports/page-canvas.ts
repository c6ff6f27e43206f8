import { degrees, PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

export interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly letterSpacing?: number;
}

/** A page with coordinates from the top left corner as one reads it, whatever the page's rotation. */
export class PageCanvas {
  constructor(
    readonly page: PDFPage,
    private readonly fonts: Fonts,
    readonly width: number,
    readonly height: number,
    private readonly sideways: boolean,
    private readonly left = 0,
  ) {}

  /** A part of the page over its whole height, with its own coordinates. */
  part(left: number, width: number): PageCanvas {
    return new PageCanvas(
      this.page,
      this.fonts,
      width,
      this.height,
      this.sideways,
      this.left + left,
    );
  }

  text(text: string, x: number, y: number, style: TextStyle = {}): void {
    const font = style.bold === true ? this.fonts.bold : this.fonts.plain;
    const size = style.size ?? 9;
    if (style.letterSpacing === undefined) {
      this.#draw(text, x, y, font, size);
      return;
    }
    let at = x;
    for (const letter of text) {
      if (letter !== ' ') this.#draw(letter, at, y, font, size);
      at += font.widthOfTextAtSize(letter, size) + style.letterSpacing;
    }
  }

  textRight(text: string, right: number, y: number, style: TextStyle = {}): void {
    this.text(text, right - this.widthOf(text, style), y, style);
  }

  textCentred(text: string, centre: number, y: number, style: TextStyle = {}): void {
    this.text(text, centre - this.widthOf(text, style) / 2, y, style);
  }

  rule(x0: number, x1: number, y: number, thickness = 0.5): void {
    const [ax, ay] = this.#place(x0, y);
    const [bx, by] = this.#place(x1, y);
    this.page.drawLine({
      start: { x: ax, y: ay },
      end: { x: bx, y: by },
      thickness,
      color: rgb(0.2, 0.2, 0.2),
    });
  }

  /** A shaded box between two heights. */
  shade(x0: number, x1: number, top: number, bottom: number): void {
    const [ax, ay] = this.#place(x0, bottom);
    const [bx, by] = this.#place(x1, top);
    const [x, y] = [Math.min(ax, bx), Math.min(ay, by)];
    this.page.drawRectangle({
      x,
      y,
      width: Math.abs(bx - ax),
      height: Math.abs(by - ay),
      color: rgb(0.88, 0.93, 0.98),
    });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    return (style.bold === true ? this.fonts.bold : this.fonts.plain).widthOfTextAtSize(
      text,
      style.size ?? 9,
    );
  }

  #draw(text: string, x: number, y: number, font: PDFFont, size: number): void {
    const [px, py] = this.#place(x, y);
    this.page.drawText(text, { x: px, y: py, size, font, rotate: degrees(this.sideways ? 90 : 0) });
  }

  /** From reading coordinates to the page's; a sideways page is read with its left edge at the bottom. */
  #place(x: number, y: number): readonly [number, number] {
    return this.sideways ? [y, x + this.left] : [x + this.left, this.height - y];
  }
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const LETTER: PageSize = { width: 612, height: 792 };
export const A4: PageSize = { width: 595, height: 842 };

/** `rotated`: /Rotate 90 in the page; `sideways`: upright page, text turned a quarter. */
export type PageTurn = 'upright' | 'rotated' | 'sideways';

export type FontFamily = 'sans' | 'serif' | 'mono';

const FAMILIES: Readonly<Record<FontFamily, readonly [StandardFonts, StandardFonts]>> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
};

/** A document to which pages are added; the same input gives the same bytes (fixed dates, no random ids). */
export class DocumentCanvas {
  private constructor(
    readonly document: PDFDocument,
    private readonly fonts: Fonts,
  ) {}

  static async create(title: string, family: FontFamily = 'sans'): Promise<DocumentCanvas> {
    const document = await PDFDocument.create();
    const fixed = new Date('2024-01-01T00:00:00Z');
    document.setTitle(title);
    document.setCreationDate(fixed);
    document.setModificationDate(fixed);
    const [plain, bold] = FAMILIES[family];
    return new DocumentCanvas(document, {
      plain: await document.embedFont(plain),
      bold: await document.embedFont(bold),
    });
  }

  addPage(size: PageSize = LETTER, turn: PageTurn = 'upright'): PageCanvas {
    const page = this.document.addPage([size.width, size.height]);
    if (turn === 'upright') return new PageCanvas(page, this.fonts, size.width, size.height, false);
    // Text at 90 degrees on the page reads upright when the page is turned clockwise.
    if (turn === 'rotated') page.setRotation(degrees(90));
    return new PageCanvas(page, this.fonts, size.height, size.width, true);
  }

  get pageCount(): number {
    return this.document.getPageCount();
  }

  save(): Promise<Uint8Array> {
    return this.document.save({ useObjectStreams: true });
  }
}
