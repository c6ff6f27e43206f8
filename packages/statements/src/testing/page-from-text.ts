import type { PageText, Word } from '@fde/contracts';

/**
 * Points per character and per line. One space is less than a gap between words; three are a gap
 * between cells.
 */
const CHARACTER = 4.4;
const LINE = 13;
const SIZE = 10;

/**
 * A page as a drawing: every run of characters without a space is a word at its place in the
 * drawing, so that people can read the tables of specs. The first line may be empty.
 */
export const pageFromText = (drawing: string, page = 1): PageText => {
  const lines = drawing.split('\n');
  const words: Word[] = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((m) => ({
      text: m[0],
      fontSize: SIZE,
      x0: 30 + m.index * CHARACTER,
      x1: 30 + (m.index + m[0].length) * CHARACTER,
      y0: 40 + row * LINE,
      y1: 40 + row * LINE + SIZE,
    })),
  );
  const width = Math.max(595, ...words.map((w) => w.x1 + 30));
  return {
    page,
    width,
    height: Math.max(842, 80 + lines.length * LINE),
    words,
    quality: 'good',
    origin: 'text',
  };
};

/** The plain text that goes with a drawn page. */
export const plainFromText = (drawing: string): string =>
  drawing
    .split('\n')
    .map((l) => l.trim().replace(/\s+/g, ' '))
    .join('\n');
