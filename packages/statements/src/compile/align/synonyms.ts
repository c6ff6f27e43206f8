import type { Label } from '../../concepts/label.js';
import { wordsOf } from '../../language/in-any-language.js';
import { lexicons } from '../../language/index.js';
import { forLanguages } from '../../language/languages-in-use.js';

const SYNONYMS = forLanguages(() =>
  lexicons()
    .flatMap((l) => l.labelWords.synonyms ?? [])
    .map(wordsOf),
);
const PHRASES = forLanguages(() =>
  lexicons()
    .flatMap((l) => l.labelWords.phrases ?? [])
    .map(([phrase, word]) => [new RegExp(`\\b(?:${phrase.source})\\b`, 'gu'), word] as const),
);

const WORDS = forLanguages(
  () =>
    new Map(
      SYNONYMS().flatMap(([first, ...rest]) => rest.map((word) => [word, first ?? word] as const)),
    ),
);
const keys = new WeakMap<Label, string>();

/** The meaning words of a label with synonyms replaced, sorted; empty if none is left. */
export const synonymKey = (label: Label): string => {
  const known = keys.get(label);
  if (known !== undefined) return known;
  const phrases = PHRASES().reduce(
    (text, [from, to]) => text.replace(from, ` ${to} `),
    label.loose,
  );
  const named = phrases.split(/\s+/).filter((word) => PHRASES().some(([, to]) => to === word));
  const inPhrases = new Set(
    PHRASES().flatMap(([from]) =>
      [...(label.loose.match(from) ?? [])].flatMap((phrase) => phrase.split(' ')),
    ),
  );
  const single = [...label.bareStems].filter(
    (word) => ![...inPhrases].some((part) => part.startsWith(word)),
  );
  const key = [...new Set([...named, ...single.map((word) => WORDS().get(word) ?? word)])]
    .toSorted()
    .join(' ');
  keys.set(label, key);
  return key;
};
