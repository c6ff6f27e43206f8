import type { Glyph, PageFrame } from '../text/glyph.js';
import { placeGlyphs, type PlacedPage } from '../text/place-glyphs.js';
import type { CodedGlyph } from './alphabets.js';

/** Size and rotation of a page as it is read. */
export type PageFace = Pick<PlacedPage, 'width' | 'height' | 'turn'>;

export interface CodedPage extends PageFace {
  readonly glyphs: readonly CodedGlyph[];
}

/** Glyphs where a reader sees them, each with its font's code, whatever character that stands for. */
export function placeCodes(
  codes: readonly (readonly [glyph: Glyph, font: string])[],
  frame: PageFrame,
): CodedPage {
  const fonts = new Map(codes);
  const { width, height, turn, glyphs, sources } = placeGlyphs([...fonts.keys()], frame);
  const coded = glyphs.map((placed, index): CodedGlyph => {
    const source = sources[index];
    const font = source === undefined ? undefined : fonts.get(source);
    return { font: font ?? '', code: source?.code ?? 0, placed };
  });
  return { width, height, turn, glyphs: coded.filter(({ placed }) => !placed.invisible) };
}
