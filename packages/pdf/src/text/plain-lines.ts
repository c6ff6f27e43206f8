import type { Word } from '@fde/contracts';

/** Words on one baseline make a line; lines as they follow each other. */
export function linesOfWords(words: readonly Word[]): string {
  const lines: string[] = [];
  let baseline = Number.NaN;
  for (const word of words) {
    const last = lines.length - 1;
    if (last >= 0 && Math.abs(word.y1 - baseline) < 0.6 * word.fontSize)
      lines[last] = `${lines[last] ?? ''} ${word.text}`;
    else lines.push(word.text);
    baseline = word.y1;
  }
  return lines.join('\n');
}

/** Lines that a page of a single column of digits or marks may have without being shredded. */
const FEW_LINES = 100;
const MOSTLY = 0.6;

/**
 * Whether the engine's own text breaks its lines inside of words: on pages that place every glyph by itself (as browsers
 * print small type) it may put each letter on a line of its own. Words by their positions are whole even so.
 */
export function isShredded(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > FEW_LINES &&
    lines.filter((line) => line.trim().length <= 2).length > MOSTLY * lines.length
  );
}
