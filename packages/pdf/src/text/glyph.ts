/**
 * One printed character as the PDF places it, in the user space of the page (points, y upwards, before any rotation).
 */
export interface Glyph {
  readonly code: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Where the pen stands before the glyph: the start of its advance, on the baseline. */
  readonly originX: number;
  readonly originY: number;
  readonly style: GlyphStyle;
  /** The font does not say which character this is. */
  readonly unmapped: boolean;
}

/** What all glyphs of one text object share. */
export interface GlyphStyle {
  /** Effective size in points, after all matrices. */
  readonly fontSize: number;
  /** Direction of the baseline in degrees, counter-clockwise, 0-359. */
  readonly angle: number;
  readonly bold: boolean;
  /** Text rendering mode 3 or 7: nothing is painted (the text layer of a scan). */
  readonly invisible: boolean;
}

/** The page's box in user space and its own rotation (clockwise degrees). */
export interface PageFrame {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  readonly rotation: Rotation;
}

export type Rotation = 0 | 90 | 180 | 270;
