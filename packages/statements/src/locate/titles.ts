import { LEGAL_FORMS, LOOSE_FORMS } from '../language/legal-forms.js';
import { inAnyLanguage, wordsOf } from '../language/in-any-language.js';
import { textOfLine, type ItemLine } from '../page/index.js';
import { matchExactly } from '../language/any-of.js';
import { TITLE_DECOYS, type Decoy } from '../language/decoys.js';
import { namesTheGroup } from '../language/group-title.js';
import { fold, lexicons, type TitleKind } from '../language/index.js';
import type { TitleWords } from '../language/lexicon.js';
import { isStatementWord, partWords } from '../language/part-words.js';
import { MENU, SET_APART, TITLE } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** A line that announces a statement. */
export interface Title {
  readonly kind: TitleKind;
  /** As printed. */
  readonly text: string;
  /** 0-1: how much of the line is title. */
  readonly strength: number;
  /** Names of the decoys in it, with their summed weight. */
  readonly decoys: readonly string[];
  readonly decoyWeight: number;
  readonly continued: boolean;
}

/**
 * Special kinds first: a statement of changes in equity or of cash flows may also mention income.
 */
const ORDER: readonly TitleKind[] = [
  'cash_flow_statement',
  'changes_in_equity',
  'income_statement',
  'balance_sheet',
  'comprehensive_income',
];

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();
/** Nearly all letters have two cases, which is a quick test without a pattern of all letters. */
const isLetter = (text: string): boolean =>
  text.length === 1 && (hasCase(text) || (!ASCII.test(text) && /^\p{L}$/u.test(text)));
const ASCII = /^[ -~]*$/;
const LETTERS = forLanguages(
  () => new Set(lexicons().flatMap((l) => wordsOf(l.labelWords.letters))),
);
/**
 * The last letter of a word may be set apart. A vowel is a word of its own, unless it is an "e"
 * that completes a known word; so is a letter that some language has as a word.
 */
const isLoose = (word: string): boolean =>
  isLetter(word) &&
  hasCase(word) &&
  word === word.toLowerCase() &&
  !/^[aiouy]$/.test(word) &&
  !LETTERS().has(word);
/** This many letters at the end make a word; fewer may be letters that stand apart. */
const LAST_LETTERS = 3;
const endsInLetters = (word: string): boolean =>
  word.length >= LAST_LETTERS && [...word.slice(-LAST_LETTERS)].every(isLetter);

const withLooseLetters = (words: readonly string[]): string =>
  words
    .map((word, i) => {
      const before = words[i - 1] ?? '';
      const known = word !== 'e' || isStatementWord(fold(`${before}${word}`));
      const joins = isLoose(word) && endsInLetters(before) && known;
      return joins || i === 0 ? word : ` ${word}`;
    })
    .join('');

/** `C O N S O L I D A T E D`, `Statement of Incom e`: joins letters that are set apart. */
export const mendSpacing = (text: string): string => {
  if (!/(?:^| )\S(?: |$)/.test(text)) return text;
  const words = text.split(' ');
  const single = words.filter(isLetter).length;
  if (single >= SET_APART.letters && single > SET_APART.share * words.length)
    return text
      .replace(/(?<=^| )(\p{L}) (?=\p{L}(?: |$))/gu, '$1')
      .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '');
  return withLooseLetters(words);
};

/** Numbers, codes and legal forms that stand in titles of any language. */
const SAYING_NOTHING = [/[a-z]?\d*(?:[.:]\d*)?|ifrs|usd|eur/, ...LEGAL_FORMS] as const;
const FILLER = forLanguages(() =>
  matchExactly(
    ...SAYING_NOTHING,
    inAnyLanguage((l) => l.titleWords.fillers),
  ),
);
const isFiller = (word: string): boolean => FILLER().test(word.replace(/[(),.:;'–—-]/g, ''));

const everyOf = (words: (lexicon: TitleWords) => RegExp | undefined): RegExp =>
  inAnyLanguage((l) => words(l.titleWords));
/** Ends a line that no title ends with. */
const WAITS = forLanguages(
  () => new RegExp(String.raw`(?:\b(?:${inAnyLanguage((l) => l.labelWords.goesOn).source})|/)$`),
);
const CONTINUED = forLanguages(() => everyOf((words) => words.continued));
const PROSE = forLanguages(() => everyOf((words) => words.prose));
const GOES_ON = forLanguages(() => everyOf((words) => words.goesOn));
const INCOME_AND_COMPREHENSIVE = forLanguages(() =>
  everyOf((words) => words.incomeAndComprehensive),
);

const SIGNS = /^\p{sc=Han}/u;

const hasLengthOfTitle = (folded: string): boolean =>
  folded.length >= (SIGNS.test(folded) ? TITLE.shortestInSigns : TITLE.shortest) &&
  folded.length <= TITLE.longest;

/** Any title at all: few lines hold one. */
const ANY_TITLE = forLanguages(() => inAnyLanguage((l) => ORDER.flatMap((kind) => l.titles[kind])));

const matchKind = (folded: string): { kind: TitleKind; match: RegExpExecArray } | undefined => {
  if (!ANY_TITLE().test(folded)) return undefined;
  for (const kind of ORDER) {
    for (const lexicon of lexicons()) {
      for (const pattern of lexicon.titles[kind]) {
        const match = pattern.exec(folded);
        if (match !== null) return { kind, match };
      }
    }
  }
  return undefined;
};

/** "Statements of income and comprehensive income" is an income statement; "statement of comprehensive income" alone is not. */
const resolveCombined = (kind: TitleKind, folded: string): TitleKind =>
  kind === 'comprehensive_income' && INCOME_AND_COMPREHENSIVE().test(folded)
    ? 'income_statement'
    : kind;

const ABBREVIATED = new RegExp(
  String.raw`\b(?:${[...LEGAL_FORMS, ...LOOSE_FORMS].join('|')}|no)\.$`,
);

/** A date that ends in a full stop, as Polish, Russian and Hungarian write it: "2023 r.", "2023. december 31.". */
const DATE_WITH_STOP = /(?:19|20)\d\d(?: q?[a-z]|\.? [a-z]+ \d{1,2})\.$/;

/**
 * Whether a text reads like running prose rather than a title; `beside` is its text without the
 * words of the title.
 */
const isSentence = (text: string, folded: string, beside: string): boolean =>
  (/[.;]$/.test(text.trim()) && !ABBREVIATED.test(folded) && !DATE_WITH_STOP.test(folded)) ||
  (/^\p{Ll}/u.test(text) && !isDesigned(text, beside)) ||
  PROSE().test(beside);

/** A title in small letters by design begins with the group and says nothing else: "consolidated balance sheet". */
const isDesigned = (text: string, beside: string): boolean =>
  namesTheGroup(fold(text).split(' ')[0] ?? '') && foreignWords(beside) === 0;

/** A row may name a statement in brackets: "Cash at end of period (Statement of Financial Position)". */
const withoutBrackets = (folded: string): string =>
  folded.replace(/\([^)]{12,}\)/g, (aside) => (CONTINUED().test(aside) ? aside : '')).trim();

/** What a line says beside the words of its title. */
const besideTitle = (folded: string, match: RegExpExecArray): string =>
  `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`;

/** In scripts without spaces several signs are one word. */
const FILLER_PHRASES = forLanguages(
  () => new RegExp(String.raw`\b(?:${inAnyLanguage((l) => l.titleWords.fillers).source})\b`, 'g'),
);

/** Words of a line that no title has; each weakens it. */
const foreignWords = (beside: string): number =>
  beside
    .replace(FILLER_PHRASES(), '')
    .split(/\s+/)
    .filter((word) => word !== '' && !isFiller(word)).length;

/** Whether a line is the first of two of one title: "Notes to the consolidated". */
const waitsForTitle = (line: string): boolean => {
  const folded = fold(line.trim());
  return WAITS().test(folded) || namesTheGroup(folded.split(' ').at(-1) ?? '');
};

/** "Consolidated financial statements and principal notes": what else the chapter of the statements holds. */
const BESIDE_CHAPTER = forLanguages(() => {
  const [chapter, and] = [
    inAnyLanguage((l) => l.titleWords.chapter),
    inAnyLanguage((l) => l.labelWords.and),
  ];
  return new RegExp(String.raw`(?<=(?:${chapter.source})) (?:${and.source})(?= ).*`);
});

/**
 * What speaks against a primary statement in a line, or in the one above it. One that the line
 * goes on from is part of its title.
 */
const decoysAround = (text: string, context: string): Decoy[] => {
  const [whole, above] = [fold(text), fold(context).replace(BESIDE_CHAPTER(), ' ')];
  const near = TITLE_DECOYS().filter((d) => d.pattern.test(whole));
  const isPart = waitsForTitle(context);
  const strong = TITLE_DECOYS().filter(
    (d) =>
      (isPart || d.weight >= TITLE.strongDecoy) &&
      !near.includes(d) &&
      context.length < TITLE.lineAbove &&
      d.pattern.test(above),
  );
  return [...near, ...strong];
};

const OPENS_TOTAL = forLanguages(
  () => new RegExp(String.raw`^(?:${inAnyLanguage((l) => l.labelWords.total).source})\b`),
);

/** "Total du bilan (capital, réserves et": the label of a row, of which the amounts stand on the next line. */
const isTotalOfSheet = (kind: TitleKind, folded: string): boolean =>
  kind === 'balance_sheet' && OPENS_TOTAL().test(folded);

/**
 * The title that a line of text is, if it is one. `context` is the line above it, where decoys
 * often stand.
 */
export const titleOfText = (raw: string, context = ''): Title | undefined => {
  const text = mendSpacing(raw);
  const folded = withoutBrackets(partWords(fold(text)));
  if (!hasLengthOfTitle(folded)) return undefined;
  const found = matchKind(folded);
  if (found === undefined || isTotalOfSheet(found.kind, folded)) return undefined;
  const beside = besideTitle(folded, found.match);
  if (isSentence(text, folded, beside) || /(?:\.\s?){4,}|…/.test(text)) return undefined;
  const foreign = foreignWords(beside);
  if (foreign > TITLE.mostForeign) return undefined;
  const decoys = decoysAround(text, context);
  return {
    kind: resolveCombined(found.kind, folded),
    text: text.trim(),
    strength:
      Math.max(TITLE.weakest, 1 - TITLE.perForeign * foreign) *
      (namesTheGroup(folded) ? 1 : TITLE.withoutGroup),
    decoys: decoys.map((d) => d.name),
    decoyWeight: decoys.reduce((s, d) => s + d.weight, 0),
    continued: CONTINUED().test(folded),
  };
};

/** The menu of sections that some designs print at the head of each page: it says nothing of what stands below. */
const isMenu = ({ items }: ItemLine): boolean =>
  items.filter(({ gap, size }) => gap !== Infinity && gap > MENU.apart * size).length >= MENU.gaps;

const numbersIn = (line: ItemLine): number =>
  line.items.filter((i) => i.kind === 'number' && !/^(?:19|20)\d\d|^\d{1,2}[.,]?$/.test(i.text))
    .length;

interface TitledLine extends Title {
  readonly lines: 1 | 2;
}

/** The text of the line below, if it may be the second line of a title. */
const wrapOf = (line: ItemLine, next: ItemLine | undefined): string | undefined =>
  next !== undefined &&
  next.middle - line.middle < 2 * Math.max(line.size, next.size) &&
  numbersIn(next) === 0 &&
  Math.abs(next.size - line.size) < 1
    ? textOfLine(next)
    : undefined;

/** The title of two lines, if the second carries on what the first begins. */
const overTwo = (text: string, wrap: string | undefined, context: string): Title | undefined => {
  if (wrap === undefined) return undefined;
  const two = titleOfText(`${text} ${wrap}`, context);
  const one = titleOfText(text, context);
  const waits = WAITS().test(fold(text.trim()));
  if (two === undefined || (one !== undefined && (two.kind === one.kind || !waits)))
    return undefined;
  const goesOn = (waits || titleOfText(wrap) === undefined) && GOES_ON().test(fold(wrap));
  return goesOn ? two : undefined;
};

/** The title on a line of a page, alone or together with the next line if it wraps. */
export const titleOfLine = (lines: readonly ItemLine[], at: number): TitledLine | undefined => {
  const line = lines[at];
  if (line === undefined || numbersIn(line) >= 2) return undefined;
  const text = textOfLine(line);
  const above = lines[at - 1];
  const isFar = above !== undefined && line.y0 - above.y1 > TITLE.near * line.size;
  const context = above === undefined || isFar || isMenu(above) ? '' : textOfLine(above);
  const two = overTwo(text, wrapOf(line, lines[at + 1]), context);
  if (two !== undefined) return { ...two, lines: 2 };
  const one = titleOfText(text, context);
  return one === undefined ? undefined : { ...one, lines: 1 };
};
