import type { PlacedGlyph } from './place-glyphs.js';

/** Positions that differ by less than this share of the font size count as equal. */
const SAME = 0.02;
/** Equal letters are a ligature, not one letter struck twice, if this share of their width is free behind them. */
const ROOM = 0.6;
const MOST_LETTERS = 3;
/**
 * A box wider than this many letters is that of a whole ligature: "ff" is 1.8 to 2 times as wide as "f", and an "f" that
 * is struck twice as wide as any other.
 */
const WHOLE = 1.4;
/** Glyphs in one place, and different ones among them, from which their font has no advances. */
const STACK = { glyphs: 4, different: 3 } as const;

/**
 * Gives every letter of a ligature its own place. Browsers print "ff" and "fi" as one glyph for two letters. Both get
 * the place of the first, which leaves a gap behind them and hides one of two equal letters; or both get the place of
 * the whole glyph.
 */
export function spreadLigatures(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const out: PlacedGlyph[] = [];
  // Most pages have no ligature.
  let widths: ReadonlyMap<string, number> | undefined;
  const usual = () => (widths ??= usualWidths(glyphs));
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
      out.push(...spread(letters, glyphs[at + letters.length], usual));
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

/** The width of each letter, in font sizes, where it stands alone: the middle one of the page. */
function usualWidths(glyphs: readonly PlacedGlyph[]): ReadonlyMap<string, number> {
  const widths = new Map<string, number[]>();
  glyphs.forEach((glyph, at) => {
    if (!isLetter(glyph)) return;
    const sharesPlace = [glyphs[at - 1], glyphs[at + 1]].some(
      (other) => other !== undefined && sharePlace(glyph, other),
    );
    if (sharesPlace) return;
    const width = (glyph.x1 - glyph.x0) / glyph.fontSize;
    const known = widths.get(glyph.text);
    if (known === undefined) widths.set(glyph.text, [width]);
    else known.push(width);
  });
  return new Map(
    [...widths].map(([text, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return [text, sorted[Math.floor(sorted.length / 2)] ?? 0];
    }),
  );
}

type Widths = () => ReadonlyMap<string, number>;

/** Whether the box that the letters share is that of the whole ligature, not of its first letter. */
function isBoxOfAll(letters: readonly PlacedGlyph[], width: number, usual: Widths): boolean {
  const [first] = letters;
  if (first === undefined) return false;
  const alone = usual().get(first.text);
  return alone !== undefined && width > WHOLE * alone * first.fontSize;
}

function spread(
  letters: readonly PlacedGlyph[],
  next: PlacedGlyph | undefined,
  usual: Widths,
): readonly PlacedGlyph[] {
  const [first] = letters;
  if (first === undefined || letters.length === 1) return letters;
  const width = Math.max(...letters.map((letter) => letter.x1 - letter.x0));
  if (isBoxOfAll(letters, width, usual)) return deal(letters, width);
  const right = first.x0 + width;
  const follows =
    next !== undefined &&
    Math.abs(next.baseline - first.baseline) < SAME * first.fontSize &&
    next.x0 > first.x0;
  const room = follows ? next.x0 - right : 0;
  const struckTwice = letters.every((letter) => letter.text === first.text) && room < ROOM * width;
  if (struckTwice) return letters;
  const whole = width * letters.length;
  const isNear = follows && next.x0 - first.x0 < whole + 0.3 * first.fontSize;
  return deal(letters, isNear && room > 0 ? next.x0 - first.x0 : whole);
}

/** The letters side by side over this width. */
function deal(letters: readonly PlacedGlyph[], width: number): readonly PlacedGlyph[] {
  const x0 = letters[0]?.x0 ?? 0;
  const each = width / letters.length;
  return letters.map((letter, i) => ({ ...letter, x0: x0 + i * each, x1: x0 + (i + 1) * each }));
}
