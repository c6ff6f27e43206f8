import type { Word } from '@fde/contracts';

/** Words on one baseline form a line; lines follow from top to bottom. */
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

/** How many lines a page with a single column of digits or marks may have without counting as shredded. */
const FEW_LINES = 100;
const MOSTLY = 0.6;

/**
 * Whether the engine's own text breaks lines inside words. On pages that place every glyph separately (as browsers
 * print small type), it may put each letter on a line of its own. Words built from positions are still complete.
 */
export function isShredded(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > FEW_LINES &&
    lines.filter((line) => line.trim().length <= 2).length > MOSTLY * lines.length
  );
}
