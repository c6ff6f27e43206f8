import { isPlaced, NOWHERE, pixelsOf, placementOf, type Placement } from './placement.js';
import type { Declarations } from '../style/style-rules.js';
import { widthOfText } from './text-width.js';

/** A run of text on a page, with the facts in it. */
export interface Piece {
  readonly page: number;
  readonly left: number;
  right: number;
  /** Of its lower edge, from the top of the page. */
  readonly bottom: number;
  readonly size: number;
  text: string;
  /** Text before the first fact. */
  before: string;
  readonly facts: number[];
}

/** Where the next text of a placed element goes. */
interface Cursor {
  x: number;
  piece: Piece | undefined;
}

interface Frame {
  readonly placement: Placement;
  readonly cursor: Cursor;
  readonly isPage: boolean;
  readonly isPlaced: boolean;
  /** A spacer has its width, whatever is in it. */
  readonly isSpacer: boolean;
}

/** An element at least this large in pixels is a page. */
const LEAST_PAGE = 300;
/** A gap of this share of the font's size parts two runs. */
const PARTING = 0.8;
/** Runs of text in one placed element: a line with wide gaps, not a page. */
const MOST_PER_PLACE = 3;
const MOST_PIECES = 500_000;
const WIDE_BLANK = /[^\S\n]{3,}/;

/** Reads the text of documents that place each line by its style, as programs write that turn PDFs into XHTML. */
export class PageReader {
  readonly #pieces: Piece[] = [];
  readonly #frames: Frame[] = [];
  #page = 0;
  /** Elements placed by their style, and how many of them are open. */
  #placed = 0;
  #placedOpen = 0;
  #factsWaiting: number[] = [];

  /** The runs of a document that places its lines one by one; none of one that only places a whole page or a picture. */
  get pieces(): readonly Piece[] {
    return this.#placed * MOST_PER_PLACE >= this.#pieces.length ? this.#pieces : [];
  }

  open(style: Declarations): void {
    const parent = this.#frames.at(-1);
    const placement = placementOf(style, parent?.placement ?? NOWHERE);
    const placed = isPlaced(style);
    if (placed) {
      this.#placed++;
      this.#placedOpen++;
    }
    const isPage = isPageSized(style) && !this.#frames.some((frame) => frame.isPage);
    if (isPage) this.#page++;
    const cursor =
      parent === undefined || placed || isPage
        ? { x: placement.left, piece: undefined }
        : parent.cursor;
    this.#frames.push({
      placement,
      cursor,
      isPage,
      isPlaced: placed,
      isSpacer: this.#space(style, placement, cursor, placed),
    });
  }

  close(): void {
    const frame = this.#frames.pop();
    if (frame?.isPlaced !== true) return;
    frame.cursor.piece = undefined;
    this.#placedOpen--;
    if (this.#placedOpen === 0) this.#factsWaiting = [];
  }

  takeFact(order: number): void {
    if (this.#placedOpen > 0) this.#factsWaiting.push(order);
  }

  text(raw: string, isInFact: boolean): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined || frame.isSpacer || this.#placedOpen === 0) return;
    const text = withoutLineBreaks(raw);
    if (text === '') return;
    if (WIDE_BLANK.test(text) && !isInFact) frame.cursor.piece = undefined;
    const piece = this.#pieceAt(frame);
    if (piece === undefined) return;
    if (piece.facts.length === 0) piece.before = piece.text;
    piece.facts.push(...this.#factsWaiting);
    this.#factsWaiting = [];
    piece.text += text;
    frame.cursor.x += widthOfText(text, frame.placement);
    piece.right = frame.cursor.x;
  }

  /** A spacer moves what comes after it; a wide one parts it. */
  #space(style: Declarations, placement: Placement, cursor: Cursor, placed: boolean): boolean {
    if (placed) return false;
    const { size, scale } = placement;
    const own = style.get('display') === 'inline-block' || style.get('color') === 'transparent';
    const width = own ? pixelsOf(style.get('width'), size) : undefined;
    const margin = pixelsOf(style.get('margin-left'), size) ?? 0;
    if (!own) return false;
    const gap = ((width ?? 0) + margin) * scale;
    cursor.x += gap;
    if (gap > PARTING * size * scale && this.#factsWaiting.length === 0) cursor.piece = undefined;
    return width !== undefined;
  }

  /** The run that text at a cursor belongs to; a second fact begins a run of its own. */
  #pieceAt({ placement, cursor }: Frame): Piece | undefined {
    const { piece } = cursor;
    const isSecond = this.#factsWaiting.length > 0 && (piece?.facts.length ?? 0) > 0;
    if (piece !== undefined && !isSecond) return piece;
    if (this.#pieces.length >= MOST_PIECES) return undefined;
    const size = placement.size * placement.scale;
    const bottom = placement.top + placement.height;
    const own: Piece = {
      page: this.#page,
      left: cursor.x,
      right: cursor.x,
      bottom,
      size,
      text: '',
      before: '',
      facts: [],
    };
    cursor.piece = own;
    this.#pieces.push(own);
    return own;
  }
}

/** Line breaks between elements come from how a program lays out its XML, and part no words at its ends. */
const withoutLineBreaks = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ')
    : text;

const isPageSized = (style: Declarations): boolean =>
  ['width', 'height'].every((side) => (pixelsOf(style.get(side), NOWHERE.size) ?? 0) >= LEAST_PAGE);
