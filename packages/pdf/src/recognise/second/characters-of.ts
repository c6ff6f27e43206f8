/** A text, and how sure its least sure character is (0-1). */
export interface Reading {
  readonly text: string;
  readonly certainty: number;
}

/** At this place among the scores, the model says "nothing new here". */
const BLANK = 0;

/**
 * The text of a line by the scores of its steps from left to right: each has one for the blank, then one for each
 * character of the alphabet. The best one of each step counts, and once where it is the step's before (greedy decoding
 * of connectionist temporal classification, Graves et al. 2006). A model that also knows Chinese takes some brackets and
 * digits for the wide ones of that script; they become plain.
 */
export function charactersOf(scores: Float32Array, alphabet: readonly string[]): Reading {
  const choices = alphabet.length + 1;
  let [text, certainty, last] = ['', 1, BLANK];
  for (let step = 0; step + choices <= scores.length; step += choices) {
    const best = placeOfBest(scores.subarray(step, step + choices));
    if (best !== BLANK && best !== last) {
      text += (alphabet[best - 1] ?? '').normalize('NFKC');
      certainty = Math.min(certainty, scores[step + best] ?? 0);
    }
    last = best;
  }
  return { text, certainty: text === '' ? 0 : certainty };
}

const placeOfBest = (scores: Float32Array): number => {
  let best = 0;
  for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  return best;
};
