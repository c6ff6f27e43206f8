import type { Word } from '@fde/contracts';
import type { PlacedGlyph } from './place-glyphs.js';

/** The same glyph struck twice within this many font sizes is one glyph (imitated bold, shadows). */
const STRIKE = 0.22;

/**
 * Side of the squares, in points, in which earlier strikes are looked up; larger than the offset of any second
 * strike.
 */
const SQUARE = 8;

/** Drops glyphs that are printed again over themselves. */
export function dropDoubleStrikes(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const seen = new Map<number, PlacedGlyph[]>();
  const distinct: PlacedGlyph[] = [];
  for (const glyph of glyphs) {
    if (!glyph.blank && glyph.text !== '') {
      if (isStruck(glyph, seen)) continue;
      const square = squareOf(
        glyph,
        Math.floor(glyph.x0 / SQUARE),
        Math.floor(glyph.baseline / SQUARE),
      );
      const list = seen.get(square);
      if (list === undefined) seen.set(square, [glyph]);
      else list.push(glyph);
    }
    distinct.push(glyph);
  }
  return distinct;
}

/** Looks into the squares within reach of the glyph, usually one. */
function isStruck(glyph: PlacedGlyph, seen: ReadonlyMap<number, PlacedGlyph[]>): boolean {
  const reach = STRIKE * glyph.fontSize;
  const left = Math.floor((glyph.x0 - reach) / SQUARE);
  const right = Math.floor((glyph.x0 + reach) / SQUARE);
  const high = Math.floor((glyph.baseline - reach) / SQUARE);
  const low = Math.floor((glyph.baseline + reach) / SQUARE);
  for (let column = left; column <= right; column++) {
    for (let row = high; row <= low; row++) {
      const near = seen.get(squareOf(glyph, column, row));
      if (near !== undefined && near.some((other) => isSameStrike(glyph, other))) return true;
    }
  }
  return false;
}

function isSameStrike(a: PlacedGlyph, b: PlacedGlyph): boolean {
  const reach = STRIKE * Math.min(a.fontSize, b.fontSize);
  // The second of two narrow letters (ll, ff, ii) is a full width further on: only overlapping glyphs are struck
  // twice.
  const overlap = 0.6 * Math.max(a.x1 - a.x0, b.x1 - b.x0);
  return (
    a.text === b.text &&
    Math.abs(a.x0 - b.x0) < Math.min(reach, overlap) &&
    Math.abs(a.baseline - b.baseline) < reach
  );
}

/** A key for a character in a square. */
function squareOf(glyph: PlacedGlyph, column: number, row: number): number {
  return ((glyph.text.codePointAt(0) ?? 0) * 4096 + (column + 64)) * 4096 + row + 64;
}

/** Drops a word that lies inside a longer one whose text contains it: a stray fragment printed over it. */
export function dropFragments(words: readonly Word[]): Word[] {
  const byTop = words.toSorted((a, b) => a.y0 - b.y0);
  const dropped = new Set<Word>();
  byTop.forEach((word, index) => {
    for (let next = index + 1; next < byTop.length; next++) {
      const other = byTop[next];
      if (other === undefined || other.y0 > word.y1) break;
      if (liesInside(other, word)) dropped.add(other);
      else if (liesInside(word, other)) dropped.add(word);
    }
  });
  return words.filter((word) => !dropped.has(word));
}

function liesInside(small: Word, large: Word): boolean {
  if (small.text.length >= large.text.length || !large.text.includes(small.text)) return false;
  const slack = 0.2 * large.fontSize;
  return (
    small.x0 >= large.x0 - slack &&
    small.x1 <= large.x1 + slack &&
    small.y0 >= large.y0 - slack &&
    small.y1 <= large.y1 + slack
  );
}
