import type { Decision, Evidence } from '../evidence/decision.js';
import { FORMER_NAMES } from '../language/former-names.js';
import { compareNames } from './compare-names.js';
import { canBeSought, type Mentions } from './find-mentions.js';
import { nameWords } from './name-words.js';
import {
  CONNECTS,
  ENOUGH_PAGES,
  ENTITY_WEIGHTS,
  LIKENESS,
  MENTIONED,
  OTHERS_REPORT,
  TORN_NAME,
} from './weights.js';

/**
 * Whose a report is: the company's (`same`); probably, but a person should say (`ask`); another
 * company's (`other`).
 */
export type Owner = 'same' | 'ask' | 'other';

/** A name by which a report calls its company. */
export interface PrintedName {
  readonly name: string;
  /** How much speaks for it, beside the name that was decided on: 0 to 1. */
  readonly share: number;
}

/** What is known of a report. */
export interface ReportOrigin {
  /** The name decided on first; none if nothing could be read. */
  readonly names: readonly PrintedName[];
  readonly isNameCertain: boolean;
  /** Undefined if it was not looked for. */
  readonly mentions?: Mentions;
  /** Numbers of registers that its tags state: `cik 320193`, `lei 5493...`. */
  readonly identifiers: readonly string[];
  /** A crawl of the company's site found it. */
  readonly isFromSite: boolean;
  /** It prints figures that another report of the company prints as well. */
  readonly sharesFigures: boolean;
  /** What a person said of this very report. */
  readonly verdict?: 'own' | 'others';
}

/** What is known of the company. */
export interface OwnerSought {
  readonly name: string;
  readonly tickers: readonly string[];
  /** Names of its reports, as people said, and names that are another company's. */
  readonly aliases: readonly string[];
  readonly others: readonly string[];
  /** Numbers of registers that its own reports state. */
  readonly identifiers: readonly string[];
}

type Piece = Evidence<'same' | 'other'>;

const piece = (
  source: keyof typeof ENTITY_WEIGHTS | 'name' | 'mentions',
  says: Piece['says'],
  weight: number,
  text: string,
): Piece => ({ source, says, weight, text });

const isNamed = (name: string, names: readonly string[]): boolean =>
  names.some((one) => compareNames(name, one) === 'equal');

/** A person's word about this report, or about the name that it bears. */
const ofPersons = ({ names, verdict }: ReportOrigin, company: OwnerSought): Piece[] => {
  const [printed] = names;
  if (verdict !== undefined)
    return [
      piece('person', verdict === 'own' ? 'same' : 'other', ENTITY_WEIGHTS.person, 'this report'),
    ];
  if (printed === undefined) return [];
  if (isNamed(printed.name, company.aliases))
    return [piece('person', 'same', ENTITY_WEIGHTS.person, printed.name)];
  return isNamed(printed.name, company.others)
    ? [piece('person', 'other', ENTITY_WEIGHTS.person, printed.name)]
    : [];
};

const likenessOf = (name: string, company: OwnerSought): number =>
  Math.max(
    LIKENESS[compareNames(name, company.name)],
    ...company.tickers.map((own) => (compareNames(name, own) === 'equal' ? LIKENESS.acronym : 0)),
  );

const wasCalled = (name: string, company: OwnerSought): boolean =>
  FORMER_NAMES.some((names) => isNamed(name, names) && isNamed(company.name, names));

/** The likest of the names by which the report calls its company. */
const ofNames = (report: ReportOrigin, company: OwnerSought): Piece[] => {
  const [first] = report.names;
  if (first === undefined) return [];
  const like = report.names
    .map(({ name, share }) => ({ name, weight: share * likenessOf(name, company) }))
    .toSorted((a, b) => b.weight - a.weight)[0];
  const own =
    like === undefined || like.weight === 0 ? [] : [piece('name', 'same', like.weight, like.name)];
  if (likenessOf(first.name, company) > LIKENESS.sharedWord) return own;
  if (wasCalled(first.name, company))
    return [...own, piece('formerName', 'same', ENTITY_WEIGHTS.formerName, first.name)];
  const against = report.isNameCertain ? 'otherName' : 'otherNameGuessed';
  return [...own, piece(against, 'other', ENTITY_WEIGHTS[against], first.name)];
};

const weightOfMentions = ({ pages, of, front }: Mentions): number => {
  if (pages === 0) return 0;
  const share = pages / Math.max(1, of);
  const often =
    share >= MENTIONED.oftenShare
      ? MENTIONED.often
      : share >= MENTIONED.sometimesShare
        ? MENTIONED.sometimes
        : MENTIONED.once;
  return often + (front ? MENTIONED.front : 0);
};

/** The words before the definition end with what the report calls its company. */
const isShortFor = (words: string, { name }: PrintedName): boolean => {
  const letters = nameWords(name).all.join('');
  return letters !== '' && nameWords(words).all.join('').endsWith(letters);
};

/** What the report says that it calls its company for short. */
const ofShortName = ({ mentions, names }: ReportOrigin, { name }: OwnerSought): Piece[] => {
  const [printed] = names;
  const words = mentions?.name === name ? mentions.short_for : undefined;
  return printed !== undefined && words !== undefined && isShortFor(words, printed)
    ? [piece('shortName', 'same', ENTITY_WEIGHTS.shortName, `${printed.name} ("${name}")`)]
    : [];
};

const ofMentions = ({ mentions }: ReportOrigin, { name }: OwnerSought): Piece[] => {
  if (mentions === undefined || mentions.name !== name) return [];
  const said = `${mentions.pages} of ${mentions.of} pages`;
  const tickers = mentions.tickers.map((one) =>
    piece('ticker', 'same', ENTITY_WEIGHTS.ticker, one),
  );
  const weight = weightOfMentions(mentions);
  if (weight > 0) return [piece('mentions', 'same', weight, said), ...tickers];
  if (mentions.of === 0 || mentions.words >= TORN_NAME || !canBeSought(name)) return tickers;
  const source = mentions.of >= ENOUGH_PAGES ? 'neverMentioned' : 'notMentionedOnFew';
  return [piece(source, 'other', ENTITY_WEIGHTS[source], said), ...tickers];
};

/** What connects them whatever the names are. */
const ofConnections = (report: ReportOrigin, company: OwnerSought): Piece[] => {
  const shared = report.identifiers.find((one) => company.identifiers.includes(one));
  return [
    ...(shared === undefined
      ? []
      : [piece('identifier', 'same', ENTITY_WEIGHTS.identifier, shared)]),
    ...(report.sharesFigures
      ? [piece('sharedFigures', 'same', ENTITY_WEIGHTS.sharedFigures, 'other reports')]
      : []),
    ...(report.isFromSite
      ? [piece('site', 'same', ENTITY_WEIGHTS.site, "the company's site")]
      : []),
  ];
};

const sumOf = (evidence: readonly Piece[], says: Piece['says']): number =>
  evidence.reduce((sum, one) => sum + (one.says === says ? one.weight : 0), 0);

const ownerBy = (evidence: readonly Piece[]): Owner => {
  const [own, others] = [sumOf(evidence, 'same'), sumOf(evidence, 'other')];
  if (evidence.some(({ source }) => source === 'person')) return own > others ? 'same' : 'other';
  if (own >= others) return 'same';
  const isNamed = evidence.some(({ source }) => source === 'otherName');
  return isNamed && own < CONNECTS && others >= OTHERS_REPORT ? 'other' : 'ask';
};

/**
 * Whether a report is the company's. A person's word decides; after that names, tags, mentions and
 * the place where it was found are weighed. A report that anything connects with the company is at
 * most asked about, and so is one whose own name is not certain. Pure.
 */
export const decideOwner = (report: ReportOrigin, company: OwnerSought): Decision<Owner> => {
  const evidence = [
    ...ofPersons(report, company),
    ...ofNames(report, company),
    ...ofMentions(report, company),
    ...ofShortName(report, company),
    ...ofConnections(report, company),
  ];
  const value = ownerBy(evidence);
  return {
    value,
    evidence: evidence.map((one) => ({ ...one, says: one.says === 'same' ? 'same' : 'other' })),
    ...(value === 'ask' ? { doubt: 'disputed' as const } : {}),
  };
};
