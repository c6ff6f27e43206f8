import { fold } from '../../language/fold.js';
import { NOTE_REFERENCE } from '../../language/note-reference.js';
import { foldLabel, labelOf } from '../../concepts/label.js';

/** A name in small letters and plain punctuation, without its references to notes. */
const plainly = (name: string): string => foldLabel(name.replace(NOTE_REFERENCE(), ' '));

/**
 * The other names under which reports print a row, given the names of its rows, the newest first.
 * Notes are numbered anew in each report: a name that differs in nothing else is given with them.
 */
export const variantsOf = ([newest = '', ...older]: readonly string[]): string[] => {
  const own = labelOf(newest).exact;
  const others = older.flatMap((name) => {
    const { exact } = labelOf(name);
    if (exact === '') return [];
    if (exact !== own) return [plainly(name)];
    const refersElsewhere = plainly(name) !== foldLabel(name) && fold(name) !== fold(newest);
    return refersElsewhere ? [fold(name)] : [];
  });
  return [...new Set(others)];
};
