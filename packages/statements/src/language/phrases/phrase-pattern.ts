import { foldWords } from '../fold.js';

import { anyOf } from '../any-of.js';

/** How the words of a phrase are written in the texts that it is searched in. */
interface Writing {
  /** What may stand between two words: spaces and punctuation, and nothing else. */
  readonly gap: string;
  /** In the place of an apostrophe, which some texts leave out. */
  readonly apostrophe: string;
  /** In the place of `*`. */
  readonly letters: string;
  /** A part of a word without signs. */
  readonly spell: (part: string) => string;
}

const GAP = '[^a-z0-9]+';
const FOLDED: Writing = {
  gap: GAP,
  apostrophe: '[^a-z0-9]*',
  letters: '[a-z0-9]*',
  spell: foldWords,
};

/** Letters that folding changes may be printed with their accents, or without. */
const bothSpellings = (part: string): string => {
  const [folded, printed] = [foldWords(part), part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')];
  return folded === printed.trim() ? folded : `(?:${printed.trim()}|${folded})`;
};
const PRINTED: Writing = {
  gap: "[\\s,.:;'’/()-]+",
  apostrophe: "[\\s'’]*",
  letters: '[^\\s,.:;()]*',
  spell: bothSpellings,
};

/** In the place of `#`: a number, or a day in figures. */
const FIGURES = String.raw`\d[\d/.-]*`;

const OPENING = '([';
const CLOSING = ')]';

/** Divides a text at a sign that stands neither in brackets nor between quotes. */
const divideAt = (text: string, sign: string): readonly string[] => {
  if (!/["([]/.test(text)) return text.split(sign);
  const parts: string[] = [''];
  let [depth, isQuoted] = [0, false];
  for (const each of text) {
    if (each === '"') isQuoted = !isQuoted;
    else if (!isQuoted && OPENING.includes(each)) depth += 1;
    else if (!isQuoted && CLOSING.includes(each)) depth -= 1;
    if (each === sign && depth === 0 && !isQuoted) parts.push('');
    else parts.push((parts.pop() ?? '') + each);
  }
  return parts;
};

/** The words of a phrase and its groups in brackets, each with the sign before or behind it. */
const partsOf = (phrase: string): readonly string[] =>
  divideAt(phrase.replaceAll('/ ', '/'), ' ').filter((part) => part !== '');

type Piece =
  | { readonly is: 'rest' }
  | { readonly is: 'without'; readonly source: string; readonly isSign: boolean }
  | { readonly is: 'before'; readonly source: string }
  | { readonly is: 'words'; readonly source: string; readonly times: '' | '?' | '*' };

interface Group {
  readonly choices: readonly string[];
  readonly times: '' | '?' | '*';
}

/** Words in brackets: round ones may be missing, square ones not, and those with `*` may be repeated. */
const groupOf = (part: string): Group | undefined => {
  const isMany = part.endsWith('*');
  const inner = part.slice(1, isMany ? -2 : -1);
  const brackets = `${part.at(0) ?? ''}${part.at(isMany ? -2 : -1) ?? ''}`;
  // "(sub)total(s)" begins and ends in brackets, and is a word.
  if ((brackets !== '()' && brackets !== '[]') || closesAhead(inner)) return undefined;
  const times = brackets === '[]' ? '' : '?';
  return { choices: divideAt(inner, '|'), times: isMany ? '*' : times };
};

/** Whether a text closes a bracket that it does not open. */
const closesAhead = (text: string): boolean => {
  let depth = 0;
  return [...text].some((each) => {
    if (OPENING.includes(each)) depth += 1;
    else if (CLOSING.includes(each)) depth -= 1;
    return depth < 0;
  });
};

const pieceOf = (part: string, writing: Writing): Piece => {
  if (part === '…') return { is: 'rest' };
  const [sign = ''] = part.length > 1 ? part : '';
  const said = sign === '-' || sign === '+' ? part.slice(1) : part;
  const group = groupOf(said);
  const sources =
    group?.choices.map((choice) => sourceIn(choice, writing)) ??
    divideAt(said, '/').map((word) => wordSource(word, writing));
  const source =
    sources.length === 1 && group === undefined ? (sources[0] ?? '') : `(?:${sources.join('|')})`;
  if (sign === '+') return { is: 'before', source };
  if (sign === '-') return { is: 'without', source, isSign: SIGN.test(said) };
  return { is: 'words', source, times: group?.times ?? '' };
};

/** `#-#-#`: figures with dashes between them. */
const figuresSource = (word: string): string =>
  word === '#' ? FIGURES : word.replaceAll('#', String.raw`\d+`);

/** Most letters are written as they are folded, which takes time. */
const PLAIN_PART = /^[a-z0-9]*$/;

/** Letters in brackets within a word: `cost(s)`, `capitali(s|z)ed`. */
const LETTERS_IN_BRACKETS = /\((?<choices>[^()]*)\)/;

/** Begins the Latin form of a word in other letters, not that of its later parts. */
const WORD_OF_OTHERS = /^q/;
const isOfOthers = (part: string): boolean => /^(?!\p{Script=Latin})\p{L}/u.test(part);

const spelledSource = (word: string, writing: Writing): string => {
  const { apostrophe, letters, spell } = writing;
  const inBrackets = LETTERS_IN_BRACKETS.exec(word);
  if (inBrackets !== null) {
    const [before, behind] = [
      word.slice(0, inBrackets.index),
      word.slice(inBrackets.index + inBrackets[0].length),
    ];
    const choices = (inBrackets[1] ?? '').split('|').map((each) => spelledSource(each, writing));
    return [
      spelledSource(before, writing),
      /^[a-z]$/.test(choices.join('|')) ? `${choices.join('|')}?` : `(?:${choices.join('|')})?`,
      spelledSource(behind, writing),
    ].join('');
  }
  return word
    .split('*')
    .map((part, at) => {
      if (PLAIN_PART.test(part)) return part;
      const spelled = part.split(/['’]/).map(spell).join(apostrophe);
      return at > 0 && isOfOthers(part) ? spelled.replace(WORD_OF_OTHERS, '') : spelled;
    })
    .join(letters)
    .replaceAll(' ', writing.gap);
};

/** A sign between quotes, which is no word. */
const SIGN = /^"\W/;
const QUOTED = /^"(?<text>.*)"$/;
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const wordSource = (word: string, writing: Writing): string => {
  if (PLAIN_PART.test(word)) return word;
  if (word === '–') return '-';
  if (/^[#-]+$/.test(word)) return figuresSource(word);
  const quoted = QUOTED.exec(word)?.groups?.['text'];
  return quoted === undefined ? spelledSource(word, writing) : literally(quoted);
};

/** A word that does not stand among any words is looked for before them: `… -word` is `-word …`. */
const inOrder = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (piece.is === 'rest' && next?.is === 'without') return [next, piece];
    return piece.is === 'without' && before?.is === 'rest' ? [] : [piece];
  });

/** Says that a word, or a sign, stands neither here nor, before `…`, anywhere behind. */
const withoutWord = (
  { source, isSign }: Extract<Piece, { is: 'without' }>,
  hasStarted: boolean,
  isBeforeRest: boolean,
  gap: string,
): string => {
  if (isSign) return `(?!.*${source})`;
  if (isBeforeRest) return `(?!${hasStarted ? gap : ''}(?:.*${gap})?${source}\\b)`;
  return hasStarted ? `(?!${gap}${source}\\b)` : `(?<!\\b${source}${gap})`;
};

const restSource = (hasStarted: boolean, isLast: boolean, gap: string): string => {
  if (!hasStarted) return `(?:.*${gap})?`;
  return isLast ? `(?:${gap}.*)?` : `${gap}(?:.*${gap})?`;
};

/** Puts gaps between the parts; an optional part takes the gap beside it along. */
const joinPieces = (pieces: readonly Piece[], gap: string): string => {
  let source = '';
  let hasStarted = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.is === 'rest') {
      source += restSource(hasStarted, at === pieces.length - 1, gap);
      continue;
    }
    if (piece.is === 'without') {
      source += withoutWord(piece, hasStarted, pieces[at + 1]?.is === 'rest', gap);
      continue;
    }
    if (piece.is === 'before') {
      source += `(?=${gap}${piece.source}\\b)`;
      continue;
    }
    const before = hasStarted && pieces[at - 1]?.is !== 'rest' ? gap : '';
    if (piece.times === '') {
      source += `${before}${piece.source}`;
      hasStarted = true;
    } else {
      const words = hasStarted ? `${before}${piece.source}` : `${piece.source}${gap}`;
      source += `(?:${words})${piece.times}`;
    }
  }
  return source;
};

/** Most phrases are words without signs, written as they are folded. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const sourceIn = (phrase: string, writing: Writing): string =>
  PLAIN.test(phrase)
    ? phrase.replaceAll(' ', writing.gap)
    : joinPieces(inOrder(partsOf(phrase).map((part) => pieceOf(part, writing))), writing.gap);

/**
 * The source of a pattern for folded text that matches a phrase as `ReadingWords` describes it;
 * without anchors.
 */
export const phraseSource = (phrase: string): string => sourceIn(phrase, FOLDED);

const sourcesOf = (phrases: readonly string[]): string[] => phrases.map(phraseSource);

/** One of the phrases, without anchors, for a pattern that is composed of more. */
export const onePhrase = (phrases: readonly string[]): RegExp => anyOf(...sourcesOf(phrases));

/** The same for a text as printed, that is compared without regard to case. */
export const printedPhrase = (phrases: readonly string[]): RegExp =>
  anyOf(...phrases.map((phrase) => sourceIn(phrase, PRINTED)));

/** A text begins with one of the phrases. */
export const opensWithPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`^(?:${sourcesOf(phrases).join('|')})\\b`);

/** A text ends in one of the phrases. */
export const endsInPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`\\b(?:${sourcesOf(phrases).join('|')})$`);

/** Words with room before and behind them. */
const AMONG_OTHERS = /^… (?!-)(?<words>.+) …$/;
const ENDS_EXCLUDING = / -(?:\([^)]*\)|\S+)$/;
const amongOthers = (phrase: string): string | undefined => {
  const words = AMONG_OTHERS.exec(phrase)?.groups?.['words'];
  return words === undefined || ENDS_EXCLUDING.test(words) ? undefined : words;
};

/** Each choice of the first and of the last word as a phrase of its own: `*one/*other words`. */
const choicesAtEnds = (words: string): readonly string[] => {
  const choicesOf = (part = ''): readonly string[] => {
    const group = groupOf(part);
    if (group === undefined) return divideAt(part, '/');
    return group.times === '' ? group.choices : [part];
  };
  const [first, ...rest] = partsOf(words);
  if (rest.length === 0) {
    const choices = choicesOf(first);
    return choices.length === 1 ? choices : choices.flatMap(choicesAtEnds);
  }
  const [between, last] = [rest.slice(0, -1), rest.at(-1)];
  return choicesOf(first).flatMap((opens) =>
    choicesOf(last).map((ends) => [opens, ...between, ends].join(' ')),
  );
};

/** Whether a phrase begins with words that stand nowhere in a text, which is searched from its beginning. */
const opensWithNone = (words: string): boolean => {
  const [first = '', second] = partsOf(words);
  return first.startsWith('-') && second === '…';
};

/** The pattern of whole words; beside a sign between quotes no word begins or ends. */
const bounded = (words: string, source: string): string => {
  const opens = opensWithNone(words) ? '^[^a-z0-9]*' : '\\b';
  return `${SIGN.test(words) ? '' : opens}${source}${/\W"$/.test(words) ? '' : '\\b'}`;
};

/** One of the phrases in a row, with nothing but a space between its words. */
export const phraseInRow = (phrases: readonly string[]): RegExp =>
  anyOf(...phrases.map((phrase) => sourceIn(phrase, { ...FOLDED, gap: ' ' })));

/** The phrases stand somewhere in a text, as whole words. */
export const saysPhrase = (phrases: readonly string[]): RegExp => {
  const signs = phrases.filter((phrase) => phrase.includes('"'));
  const plain = phrases.filter((phrase) => !signs.includes(phrase));
  return anyOf(
    ...(plain.length === 0 ? [] : [`\\b(?:${sourcesOf(plain).join('|')})\\b`]),
    ...signs.flatMap(choicesAtEnds).map((words) => bounded(words, phraseSource(words))),
  );
};

/**
 * Words anywhere in a text: an open beginning or ending says nothing then, and is left out, which
 * is much faster.
 */
const anywhereSource = (words: string): string => {
  const source = phraseSource(words);
  const [opens, ends] = [source.startsWith(FOLDED.letters), source.endsWith(FOLDED.letters)];
  if (!opens && !ends) return bounded(words, source);
  const inner = source.slice(
    opens ? FOLDED.letters.length : 0,
    ends ? -FOLDED.letters.length : undefined,
  );
  return `${opens ? '' : '\\b'}${inner}${ends ? '' : '\\b'}`;
};

const anywhereSources = (words: string): readonly string[] =>
  choicesAtEnds(words).map(anywhereSource);

/**
 * The same as `saysPhrase` for whether a text says so, not where: what it matches leaves out the
 * open beginnings and endings of words.
 */
export const mentionsPhrase = (phrases: readonly string[]): RegExp =>
  anyOf(...phrases.flatMap(anywhereSources));

/** Words with room before them alone. */
const AT_END = /^… (?!-)(?<words>[^…]+)$/;

/** Words at the end of a text, which are found sooner where they stand than from its beginning. */
const atEndSource = (words: string): string => {
  const source = phraseSource(words);
  const opens = source.startsWith(FOLDED.letters);
  return `${opens ? source.slice(FOLDED.letters.length) : `\\b${source}`}[^a-z0-9]*$`;
};

/** A text is one of the phrases, whatever punctuation stands around it. */
export const isPhrase = (phrases: readonly string[]): RegExp => {
  const [anywhere, whole]: [string[], string[]] = [[], []];
  for (const phrase of phrases) {
    const among = amongOthers(phrase);
    const last = AT_END.exec(phrase)?.groups?.['words'];
    if (among !== undefined) anywhere.push(...anywhereSources(among));
    else if (last !== undefined) anywhere.push(...choicesAtEnds(last).map(atEndSource));
    else whole.push(phraseSource(phrase));
  }
  const exact = whole.length === 0 ? [] : [`^[^a-z0-9]*(?:${whole.join('|')})[^a-z0-9]*$`];
  return anyOf(...exact, ...anywhere);
};
