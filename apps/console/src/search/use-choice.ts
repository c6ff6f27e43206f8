import { useEffect, useState, type KeyboardEvent } from 'react';
import { entryAfter, type SearchEntry } from './search-entries.js';

interface Choice {
  /** What Enter opens; none while the answer to the words in the field is on its way. */
  readonly active: SearchEntry | undefined;
  readonly press: (event: KeyboardEvent) => void;
  /** Starts again at the first entry, as the words in the field are others. */
  readonly reset: () => void;
}

/**
 * The entry that arrows choose and Enter opens. Enter that comes before the answer waits for it: the
 * entries that stand there meanwhile answer words that are no longer in the field.
 */
export function useChoice(
  entries: readonly SearchEntry[],
  isAnswered: boolean,
  open: (entry: SearchEntry) => void,
): Choice {
  const [at, setAt] = useState(0);
  const [enterPressed, setEnterPressed] = useState(false);
  const active = isAnswered ? entries[Math.min(at, entries.length - 1)] : undefined;
  useEffect(() => {
    if (!enterPressed || !isAnswered) return;
    setEnterPressed(false);
    if (active !== undefined) open(active);
  });
  return {
    active,
    press: (event) => {
      const next = entryAfter(at, event.key, entries.length);
      if (next !== undefined) setAt(next);
      else if (event.key === 'Enter') setEnterPressed(true);
      else return;
      event.preventDefault();
    },
    reset: () => {
      setAt(0);
      setEnterPressed(false);
    },
  };
}
