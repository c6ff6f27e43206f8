interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether a key opens the search: not with a modifier (shift writes the stroke on many keyboards), not while text is written. */
export const opensSearch = (
  { key, ctrlKey, metaKey, altKey }: Pressed,
  isWriting: boolean,
): boolean => key === '/' && !isWriting && !ctrlKey && !metaKey && !altKey;
