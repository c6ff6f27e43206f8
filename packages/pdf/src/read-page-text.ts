import type { PageText } from '@fde/contracts';
import { buildWords } from './text/build-words.js';
import { dropDoubleStrikes, dropFragments } from './text/drop-overprints.js';
import type { Glyph, PageFrame } from './text/glyph.js';
import { joinPieces } from './text/join-words.js';
import { judgeQuality } from './text/judge-quality.js';
import { placeGlyphs, type PlacedGlyph } from './text/place-glyphs.js';
import { inReadingOrder } from './text/reading-order.js';
import { spreadLigatures } from './text/spread-ligatures.js';
import { mendThai } from './text/thai-clusters.js';

/** The way from glyphs as the file places them to words as a reader sees them. */
export function readPageText(page: number, glyphs: readonly Glyph[], frame: PageFrame): PageText {
  const placed = placeGlyphs(glyphs, frame);
  const { visible, invisible } = byVisibility(placed.glyphs);
  // A scan has its recognised text invisibly under the picture; invisible text beside printed text is a decoy.
  const scanned = invisible.length > visible.length;
  const used = dropDoubleStrikes(spreadLigatures(scanned ? invisible : visible));
  const words = inReadingOrder(dropFragments(joinPieces(buildWords(mendThai(used)))));
  let solid = 0;
  let unreadable = 0;
  for (const glyph of used) {
    if (glyph.blank) continue;
    solid++;
    if (glyph.unreadable) unreadable++;
  }
  return {
    page,
    width: placed.width,
    height: placed.height,
    words,
    quality: judgeQuality(words, unreadable, solid),
    origin: scanned ? 'ocr' : 'text',
    ...(placed.turn === 0 ? {} : { turn: placed.turn }),
  };
}

function byVisibility(glyphs: readonly PlacedGlyph[]): {
  visible: PlacedGlyph[];
  invisible: PlacedGlyph[];
} {
  const visible: PlacedGlyph[] = [];
  const invisible: PlacedGlyph[] = [];
  for (const glyph of glyphs) (glyph.invisible ? invisible : visible).push(glyph);
  return { visible, invisible };
}
