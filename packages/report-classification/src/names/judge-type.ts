import type { AnnualVariant, DocumentType } from '../document-type.js';
import { SOURCE_NAMES, TRUST, type NameEvidence, type EvidenceSource } from './evidence.js';
import { foldName, isSign, wordsOf } from './fold-name.js';
import { judgeText, subjectOfReports, type TextVerdict } from './judge-text.js';
import type { TextPlace } from './match-phrases.js';
import { MONTHS } from './months.js';
import { foldedPhrases, padText } from './phrases.js';

export interface TypeJudgement {
  readonly type: DocumentType;
  readonly variant: AnnualVariant | undefined;
  /** 0-1 */
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** Sources whose words are about this document; the others are about several documents at once. */
const OWN: readonly EvidenceSource[] = ['link', 'column', 'cell', 'card', 'file'];
const AROUND: readonly EvidenceSource[] = ['heading', 'page', 'path'];
const UNKNOWN_CONFIDENCE = 0.3;

interface Spoken {
  readonly source: EvidenceSource;
  readonly text: string;
  readonly verdict: TextVerdict;
  readonly strength: number;
}

const placeOf = (source: EvidenceSource): TextPlace => {
  if (source === 'file') return 'file';
  return OWN.includes(source) ? 'text' : 'around';
};

const speak = (evidence: readonly NameEvidence[]): readonly Spoken[] =>
  evidence.flatMap(({ source, text }) => {
    const verdict = judgeText(text, placeOf(source));
    return verdict ? [{ source, text, verdict, strength: verdict.weight * TRUST[source] }] : [];
  });

/** What a link can say without naming the kind of document, longest first. */
const EMPTY_PHRASES = [
  ...foldedPhrases(({ generic }) => generic),
  ...foldedPhrases(({ called }) => called),
  ...foldedPhrases(({ cover }) => cover.group),
].toSorted((a, b) => b.length - a.length);
const EMPTY_WORDS: ReadonlySet<string> = new Set(EMPTY_PHRASES);
const EMPTY_RUNS = EMPTY_PHRASES.filter((phrase) => phrase.includes(' '));
/** This many characters of a script without spaces say as much as two words. */
const SIGNS_OF_TWO_WORDS = 4;

const withoutEmptyRuns = (folded: string): string =>
  EMPTY_RUNS.reduce((text, phrase) => text.replaceAll(` ${phrase} `, ' '), padText(folded)).trim();

const unknownWords = (linkText: string, companyName: string): readonly string[] => {
  const company = new Set(wordsOf(companyName));
  return withoutEmptyRuns(foldName(linkText))
    .split(' ')
    .filter((word) => !/^\d+$/.test(word) && !EMPTY_WORDS.has(word) && !company.has(word));
};

/** A word that is no abbreviation. */
const LETTERS_OF_A_WORD = 4;
const YEAR = /(?:19|20)\d{2}/;

/**
 * Whether the one unknown word of a link is a name of its own ("Terms", "Bylaw" below "Annual Reports"): a link to a
 * report in a list of reports says its year, or only that it can be had.
 */
const isUnknownName = (linkText: string, companyName: string): boolean =>
  !YEAR.test(linkText) &&
  unknownWords(linkText, companyName).some(
    (word) => word.length >= LETTERS_OF_A_WORD && !MONTHS.has(word) && !isSign(word),
  );

/** Whether a link names something unknown ("Our brands"), so that the heading above does not apply to it. */
export const namesSomethingElse = (linkText: string, companyName: string): boolean => {
  const own = unknownWords(linkText, companyName);
  const signs = own.filter(isSign).length;
  const words = own.filter((word) => word.length > 1 && !MONTHS.has(word) && !isSign(word)).length;
  return words > 1 || signs >= SIGNS_OF_TWO_WORDS;
};

const say = ({ source, verdict }: Spoken): string =>
  `"${verdict.phrase}" in ${SOURCE_NAMES[source]} says ${verdict.type.replaceAll('_', ' ')}`;

/** The closest words decide. Other words that agree make it surer; a file name that disagrees makes it less sure. */
const decideOwn = (
  first: Spoken,
  own: readonly Spoken[],
  around: readonly Spoken[],
): TypeJudgement => {
  const strongerOf = (a: Spoken, b: Spoken): Spoken => (b.strength > a.strength ? b : a);
  // A weak word close by yields to a strong one a little further away ("Financial report" in a row of half-year
  // reports).
  const chosen =
    outvoting(first, own) ?? (first.strength >= 0.6 ? first : own.reduce(strongerOf, first));
  const others = [...own, ...around].filter((each) => each !== chosen);
  const agreeing = others.filter(({ verdict }) => verdict.type === chosen.verdict.type);
  const against = own.filter(
    (each) => each !== chosen && each.verdict.type !== chosen.verdict.type,
  );
  const confidence =
    chosen.strength + 0.03 * Math.min(agreeing.length, 2) - (against.length > 0 ? 0.25 : 0);
  const variant =
    chosen.verdict.variant ?? agreeing.find(({ verdict }) => verdict.variant)?.verdict.variant;
  return {
    type: chosen.verdict.type,
    variant,
    confidence: Math.max(0.2, Math.min(0.98, confidence)),
    reasons: [
      say(chosen),
      ...agreeing.slice(0, 2).map(say),
      ...against.map((each) => `but ${say(each)}`),
    ],
  };
};

/** So many sources of other words outvote the closest. */
const MAJORITY = 2;

/** A label that was copied from another link: the words beside it and the file's name agree on another kind. */
const outvoting = (first: Spoken, own: readonly Spoken[]): Spoken | undefined => {
  const others = own.filter(({ source }) => source !== first.source);
  const against = others.filter(
    ({ verdict, strength }) => verdict.type !== first.verdict.type && strength >= 0.6,
  );
  const [best] = against;
  const agree = against.filter(({ verdict }) => verdict.type === best?.verdict.type);
  const isWhole = against.length === others.length && agree.length === against.length;
  return isWhole && new Set(agree.map(({ source }) => source)).size >= MAJORITY ? best : undefined;
};

/** If links claim this many different kinds for one address, the address is a placeholder for other documents. */
const CONTRADICTIONS = 3;

const findContradiction = (own: readonly Spoken[]): TypeJudgement | undefined => {
  const types = [
    ...new Set(
      own
        .filter(({ source, strength }) => source === 'link' && strength >= 0.6)
        .map(({ verdict }) => verdict.type),
    ),
  ];
  if (types.length < CONTRADICTIONS) return undefined;
  return {
    type: 'other',
    variant: undefined,
    confidence: UNKNOWN_CONFIDENCE,
    reasons: [`links to it call it ${types.join(', ')}: only its content can tell`],
  };
};

/** "Annual Report 2022" alone: the phrase, a year and empty words. */
const saysNoMore = ({ text, verdict }: Spoken, companyName: string): boolean => {
  const phrase = wordsOf(verdict.phrase);
  return unknownWords(text, companyName).every((word) =>
    phrase.some((each) => word.startsWith(each)),
  );
};

/** A bare "Annual Report" below "CSR Annual Reports" is one of those. */
const decideByHeading = (
  { verdict }: Spoken,
  around: readonly Spoken[],
  companyName: string,
): TypeJudgement | undefined => {
  const heading = around.find(
    (each) =>
      each.source === 'heading' &&
      !(each.verdict.type === 'annual_report' && saysNoMore(each, companyName)),
  );
  const subject = heading && subjectOfReports(heading.text, verdict.phrase);
  if (heading === undefined || subject === undefined) return undefined;
  const spoken = { ...heading, verdict: subject };
  const confidence = Math.min(0.8, subject.weight * TRUST.heading);
  return { type: subject.type, variant: undefined, confidence, reasons: [say(spoken)] };
};

/** Judges a document's type by the words around its link. */
export const judgeType = (
  evidence: readonly NameEvidence[],
  companyName: string,
): TypeJudgement => {
  const order = (list: readonly EvidenceSource[]): readonly Spoken[] =>
    list.flatMap((source) => speak(evidence.filter((each) => each.source === source)));
  const own = order(OWN);
  const around = order(AROUND);
  const [first] = own;
  const isBare =
    first?.verdict.type === 'annual_report' &&
    own.every((each) => each.verdict.type === first.verdict.type && saysNoMore(each, companyName));
  const byHeading = isBare ? decideByHeading(first, around, companyName) : undefined;
  if (byHeading) return byHeading;
  if (first !== undefined) return findContradiction(own) ?? decideOwn(first, own, around);
  const link = evidence
    .filter(({ source }) => source === 'link')
    .map(({ text }) => text)
    .join(' ');
  const nearest = around[0];
  if (nearest && !namesSomethingElse(link, companyName) && !isUnknownName(link, companyName)) {
    return {
      type: nearest.verdict.type,
      variant: nearest.verdict.variant,
      confidence: Math.min(0.8, nearest.strength),
      reasons: [say(nearest)],
    };
  }
  const reason = nearest
    ? `"${link.slice(0, 60)}" is none of the known kinds, though ${say(nearest)}`
    : 'no word around the link names a known kind of document';
  return { type: 'other', variant: undefined, confidence: UNKNOWN_CONFIDENCE, reasons: [reason] };
};
