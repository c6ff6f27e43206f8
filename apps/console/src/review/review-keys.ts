/** What a key asks for on the review page. */
export type ReviewKey = 'confirm' | 'correct' | 'not-on-this-page' | 'skip' | 'undo';

const KEYS: Readonly<Record<string, ReviewKey>> = {
  c: 'confirm',
  Enter: 'confirm',
  e: 'correct',
  n: 'not-on-this-page',
  s: 'skip',
  u: 'undo',
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/**
 * The action of a key; none with a modifier, for a key that is held down, or while an element that
 * takes keys has the focus.
 */
export function wishOf(
  { key, ctrlKey, metaKey, altKey, repeat }: Pressed,
  takesKeys: boolean,
): ReviewKey | undefined {
  if (takesKeys || ctrlKey || metaKey || altKey || repeat) return undefined;
  return KEYS[key];
}
