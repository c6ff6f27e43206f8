import type { AnnualVariant, DocumentType } from '../document-type.js';
import { wordsOf } from './fold-name.js';
import { KINDS, STATEMENT_ALONE, type Kind } from './kinds.js';
import { matchPhrases, type PhraseMatch, type TextPlace } from './match-phrases.js';
import { foldedPhrases, hasOne, padText } from './phrases.js';

/** What one text says about a document's type. */
export interface TextVerdict {
  readonly type: DocumentType;
  readonly variant: AnnualVariant | undefined;
  readonly weight: number;
  readonly phrase: string;
}

/** Words that make what follows the subject, not the thing itself: "letter on the annual report". */
const RANKS: readonly Kind['rank'][] = ['genre', 'subject', 'period'];

/**
 * Two reports in one file. A word that joins in one language is small in another ("letter in the annual report"), so
 * that a kind of text is joined only where it follows.
 */
const isJoined = (words: readonly string[], one: PhraseMatch, other: PhraseMatch): boolean => {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (first.kind.rank === 'genre') return false;
  const between = words
    .slice(first.to, second.from)
    .filter((word) => !/^\d+$/.test(word) && word !== 'the');
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.some((word) => first.joins.has(word) || second.joins.has(word))
  );
};

const bestMatch = (matches: readonly PhraseMatch[]): PhraseMatch | undefined =>
  matches.reduce<PhraseMatch | undefined>(
    (winner, each) => (winner && winner.kind.weight >= each.kind.weight ? winner : each),
    undefined,
  );

const verdictOf = (match: PhraseMatch, weight = match.kind.weight): TextVerdict => ({
  type: match.kind.type,
  variant: match.kind.variant,
  weight,
  phrase: match.phrase,
});

/** "CSR Annual Report": the words right before are what the report is about. */
const isSubjectOf = (other: PhraseMatch, annual: PhraseMatch): boolean =>
  other.kind.type === 'sustainability_report' && other.to === annual.from;

/** Beside a title of its own stand a number and a year; a longer text tells what a report holds. */
const WORDS_BESIDE_TITLE = 4;
const isNearlyAll = ({ from, to }: PhraseMatch, words: readonly string[]): boolean =>
  words.length - (to - from) <= WORDS_BESIDE_TITLE;

/** A shorter text is a name as a whole. */
const FEWEST_WORDS_OF_DESCRIPTION = 12;
/** A name stands within so many words of a text's beginning, and says all it is within so many more. */
const NAME_STARTS = 4;
const NAME_GOES_ON = 6;

/**
 * "Annual Report 2023: our programmes, our partners, and the financial highlights of the year": what
 * a long text says far behind the report's name is what the report holds.
 */
const withoutDescription = (
  matches: readonly PhraseMatch[],
  words: readonly string[],
): readonly PhraseMatch[] => {
  const [name] = matches;
  const isDescribed =
    words.length >= FEWEST_WORDS_OF_DESCRIPTION &&
    name?.kind.type === 'annual_report' &&
    name.from < NAME_STARTS;
  return isDescribed ? matches.filter(({ from }) => from - name.to < NAME_GOES_ON) : matches;
};

/** A text of nothing but an abbreviation and a year: "AR 2022", "GB 21/22", "AR FY 2022-23 (PDF)". */
const isAbbreviation = (text: string): boolean =>
  /^(?:\p{Lu}{2,5}[\s'’_-]*){1,2}\d[\d\s'’/_–-]+$/u.test(text.replace(/\(.*?\)/g, '').trim());

const WHOLE_YEAR = foldedPhrases(({ periods }) => [...periods.wholeYear, ...periods.yearEnded]);

/** "Unaudited financial statements for the year ended": small companies' statements of a year. */
const ofWholeYear = (words: readonly string[]): ((match: PhraseMatch) => PhraseMatch) => {
  const isWhole = hasOne(padText(words.join(' ')), WHOLE_YEAR);
  return (match) =>
    isWhole && match.kind === KINDS.unaudited ? { ...match, kind: KINDS.statements } : match;
};

/**
 * The type that a text names. If it names several, the kind of text ranks before its subject, the subject before the
 * period, and all before the annual report ("Presentation of the annual report"), unless the text joins it with
 * another report.
 */
export const judgeText = (text: string, where: TextPlace): TextVerdict | undefined => {
  const words = wordsOf(text);
  const isShort = isAbbreviation(text);
  const hasYear = words.some((word) => /^(?:19|20)\d{2}/.test(word) || /^\d{6,8}$/.test(word));
  // An abbreviation counts only beside a year: `ar-2022`, `ar22`.
  const all = matchPhrases(words, isShort ? 'file' : where).map(ofWholeYear(words));
  const found = where === 'file' ? all : withoutDescription(all, words);
  const matches = found.filter(
    (each) =>
      (!each.kind.fileNameOnly ||
        isShort ||
        hasYear ||
        /^\d{2}(?:\d{2})?$/.test(words[each.to] ?? '')) &&
      (each.kind !== STATEMENT_ALONE || isNearlyAll(each, words)),
  );
  const combined = bestMatch(matches.filter(({ kind }) => kind.rank === 'combined'));
  if (combined && !matches.some(({ kind }) => kind.rank === 'genre')) return verdictOf(combined);
  const annual = bestMatch(
    matches.filter(({ kind }) => kind.rank === 'annual' || kind.rank === 'combined'),
  );
  for (const rank of RANKS) {
    const other = bestMatch(matches.filter(({ kind }) => kind.rank === rank));
    if (!other) continue;
    if (!annual) return verdictOf(other);
    if (isSubjectOf(other, annual)) return verdictOf(other, 0.8);
    if (rank !== 'period' && isJoined(words, annual, other))
      return verdictOf(annual, Math.min(annual.kind.weight, 0.7));
    // A weak word beside a strong one ("Annual Report 2022, earnings") does not outweigh it.
    if (other.kind.weight + 0.2 < annual.kind.weight) continue;
    return verdictOf(other, Math.min(other.kind.weight, 0.8));
  }
  return annual ? verdictOf(annual) : undefined;
};

/**
 * The subject of the yearly reports that a heading names: "CSR Annual Reports", "Annual ESG Reports"; undefined where
 * it names annual reports beside others.
 */
export const subjectOfReports = (
  heading: string,
  annualPhrase: string,
): TextVerdict | undefined => {
  const words = wordsOf(heading);
  const matches = matchPhrases(words, 'around');
  const [subject, ...more] = matches.filter(({ kind }) => kind.rank === 'subject');
  const others = matches.filter((each) => each !== subject);
  if (!subject || more.length > 0 || !others.every((each) => isSubjectOf(subject, each)))
    return undefined;
  const isYearly = wordsOf(annualPhrase).every((wanted) =>
    words.some((word) => word.startsWith(wanted)),
  );
  return isYearly ? verdictOf(subject) : undefined;
};
