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
 * The wish behind a key; none with a modifier, none of a key that is held down, and none while something has the focus
 * that takes keys itself.
 */
export function wishOf(
  { key, ctrlKey, metaKey, altKey, repeat }: Pressed,
  takesKeys: boolean,
): ReviewKey | undefined {
  if (takesKeys || ctrlKey || metaKey || altKey || repeat) return undefined;
  return KEYS[key];
}
