import type { PlacedGlyph } from './place-glyphs.js';

/** Positions that differ by less than this share of the font size count as equal. */
const SAME = 0.02;
/** Equal letters are a ligature, not one letter struck twice, if this share of their width is free behind them. */
const ROOM = 0.6;
const MOST_LETTERS = 3;
/** Glyphs in one place, and different ones among them, from which their font has no advances. */
const STACK = { glyphs: 4, different: 3 } as const;

/**
 * Gives every letter of a ligature its own place. Browsers print "ff" and "fi" as one glyph for two letters. Both get
 * the place of the first, which leaves a gap behind them and hides one of two equal letters.
 */
export function spreadLigatures(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const out: PlacedGlyph[] = [];
  let at = 0;
  for (let glyph = glyphs[at]; glyph !== undefined; glyph = glyphs[at]) {
    const next = glyphs[at + 1];
    const stack = stackAt(glyphs, at);
    if (stack.length > 0) {
      out.push(...unstack(stack));
      at += stack.length;
      continue;
    }
    if (next === undefined || !sharePlace(glyph, next)) {
      out.push(glyph);
      at++;
    } else {
      const letters = lettersAt(glyphs, at);
      out.push(...spread(letters, glyphs[at + letters.length]));
      at += letters.length;
    }
  }
  return out;
}

/**
 * A word whose letters all stand where its first one does: its font tells widths, but no advances. Each letter follows
 * the one before.
 */
const unstack = (stack: readonly PlacedGlyph[]): PlacedGlyph[] => {
  let x = stack[0]?.x0 ?? 0;
  return stack.map((glyph) => {
    const x0 = x;
    x += glyph.x1 - glyph.x0;
    return { ...glyph, x0, x1: x };
  });
};

function stackAt(glyphs: readonly PlacedGlyph[], at: number): readonly PlacedGlyph[] {
  const first = glyphs[at];
  if (first === undefined || first.blank) return [];
  let end = at + 1;
  for (let next = glyphs[end]; next !== undefined && !next.blank; next = glyphs[++end])
    if (!isSamePlace(first, next)) break;
  if (end - at < STACK.glyphs) return [];
  const stack = glyphs.slice(at, end);
  return new Set(stack.map(({ text }) => text)).size < STACK.different ? [] : stack;
}

/** The glyph and those after it in exactly the same place. */
function lettersAt(glyphs: readonly PlacedGlyph[], at: number): PlacedGlyph[] {
  const first = glyphs[at];
  if (first === undefined) return [];
  const letters = [first];
  for (let next = at + 1; letters.length < MOST_LETTERS; next++) {
    const other = glyphs[next];
    if (other === undefined || !sharePlace(first, other)) break;
    letters.push(other);
  }
  return letters;
}

function isSamePlace(a: PlacedGlyph, b: PlacedGlyph): boolean {
  const near = SAME * a.fontSize;
  // Nearly all glyphs differ in their place, which is the quickest test.
  return (
    Math.abs(a.x0 - b.x0) < near &&
    Math.abs(a.baseline - b.baseline) < near &&
    a.fontSize === b.fontSize
  );
}

const sharePlace = (a: PlacedGlyph, b: PlacedGlyph): boolean =>
  isSamePlace(a, b) && isLetter(a) && isLetter(b);

const isLetter = (glyph: PlacedGlyph): boolean => !glyph.blank && /^\p{Ll}$/u.test(glyph.text);

function spread(
  letters: readonly PlacedGlyph[],
  next: PlacedGlyph | undefined,
): readonly PlacedGlyph[] {
  const [first] = letters;
  if (first === undefined || letters.length === 1) return letters;
  const width = Math.max(...letters.map((letter) => letter.x1 - letter.x0));
  const right = first.x0 + width;
  const follows =
    next !== undefined &&
    Math.abs(next.baseline - first.baseline) < SAME * first.fontSize &&
    next.x0 > first.x0;
  const room = follows ? next.x0 - right : 0;
  const struckTwice = letters.every((letter) => letter.text === first.text) && room < ROOM * width;
  if (struckTwice) return letters;
  const whole = width * letters.length;
  const all =
    follows && room > 0 && next.x0 - first.x0 < whole + 0.3 * first.fontSize
      ? next.x0 - first.x0
      : whole;
  const each = all / letters.length;
  return letters.map((letter, i) => ({
    ...letter,
    x0: first.x0 + i * each,
    x1: first.x0 + (i + 1) * each,
  }));
}
