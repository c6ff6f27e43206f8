import type { PageText, Word } from '@fde/contracts';
import type { PlacedGlyph } from '../text/place-glyphs.js';

/** A glyph of a page with its font's code for it. */
export interface CodedGlyph {
  readonly font: string;
  readonly code: number;
  readonly placed: PlacedGlyph;
}

/** Recognition is sure of such a word, so that it may vote on what its glyphs print. */
const SURE = 0.85;
/** Share of the votes that a character needs; characters that recognition confuses (l and 1, 0 and O) split them. */
const LEAST_SHARE = 0.75;
/** Votes that a digit needs: one mistaken for another would be wrong on every page. */
const LEAST_FIGURE_VOTES = 3;
/** A code that occurs this often and never in a word prints a blank or a leader. */
const LEAST_BLANKS = 3;
/** Letters occur in words. A code with some chance votes that occurs this much more often between words is a blank. */
const MOSTLY_OUTSIDE = 2;
/** If this share of a font's known codes print what they say, the font is sound, and its other codes do so too. */
const SOUND_FONT = 0.9;

/** What a code prints: a character and its share of the votes, or nothing. */
export type GlyphMeaning = { readonly text: string; readonly share: number } | 'blank' | 'unknown';

/**
 * What the codes of fonts without a usable text layer print, learned from recognised pages. Such a font is a cipher
 * that is the same on every page, so that a few recognised pages decipher all others, with every figure as printed.
 */
export class Alphabets {
  readonly #votes = new Map<string, Map<string, number>>();
  /** How often a code occurred outside recognised words. */
  readonly #outside = new Map<string, number>();

  /**
   * Learns what glyphs print from the words recognised on their page, if both have the same number of characters in
   * one place.
   */
  learn(glyphs: readonly CodedGlyph[], recognised: PageText): void {
    const claimed = new Set<CodedGlyph>();
    for (const word of recognised.words) {
      const within = glyphs
        .filter((glyph) => liesIn(glyph.placed, word))
        .toSorted((a, b) => a.placed.x0 - b.placed.x0);
      for (const glyph of within) claimed.add(glyph);
      const characters = [...word.text];
      if ((word.certainty ?? 1) < SURE || within.length !== characters.length) continue;
      within.forEach((glyph, index) => this.#vote(keyOf(glyph), characters[index] ?? ''));
    }
    for (const glyph of glyphs) if (!claimed.has(glyph)) add(this.#outside, keyOf(glyph), 1);
  }

  meaningOf(glyph: Pick<CodedGlyph, 'font' | 'code'>): GlyphMeaning {
    const key = keyOf(glyph);
    const votes = this.#votes.get(key);
    const outside = this.#outside.get(key) ?? 0;
    if (votes === undefined) {
      if (this.#isSound(glyph.font)) return { text: String.fromCodePoint(glyph.code), share: 1 };
      return outside >= LEAST_BLANKS ? 'blank' : 'unknown';
    }
    const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
    const [text, count] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
    if (outside > MOSTLY_OUTSIDE * all && /[\p{L}\p{N}]/u.test(text)) return 'blank';
    const share = count / all;
    const enough = /\d/.test(text) ? count >= LEAST_FIGURE_VOTES : count > 0;
    return share >= LEAST_SHARE && enough ? { text, share } : 'unknown';
  }

  #vote(key: string, character: string): void {
    const votes = this.#votes.get(key) ?? new Map<string, number>();
    this.#votes.set(key, votes);
    add(votes, character, 1);
  }

  /** Whether a font prints what its codes say. */
  #isSound(font: string): boolean {
    let [known, same] = [0, 0];
    for (const [key, votes] of this.#votes) {
      if (!key.startsWith(`${font}\n`)) continue;
      const code = Number(key.slice(font.length + 1));
      known++;
      if (votes.has(String.fromCodePoint(code))) same++;
    }
    return known > 0 && same >= SOUND_FONT * known;
  }
}

function keyOf({ font, code }: Pick<CodedGlyph, 'font' | 'code'>): string {
  return `${font}\n${code}`;
}

function add(counts: Map<string, number>, key: string, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

/** By the middle of the glyph: recognition and the font differ slightly about where a letter ends. */
function liesIn({ x0, x1, baseline, fontSize }: PlacedGlyph, word: Word): boolean {
  const [x, y] = [(x0 + x1) / 2, baseline - 0.3 * fontSize];
  return x > word.x0 && x < word.x1 && y > word.y0 && y < word.y1;
}
