import { inAnyLanguage } from '../../language/in-any-language.js';
import { decide, mostInDoubt, type Decision, type Evidence } from '../../evidence/decision.js';
import { CERTAIN } from '../../evidence/weights.js';
import {
  canBeName,
  FORM_AT_END,
  hasForm,
  stemOf,
  tidyLine,
  withoutSubsidiaries,
} from './name-forms.js';
import { NAME_SOURCES, reportLines } from './name-sources.js';
import { repeatedName, siteOf } from './repeated-name.js';
import { FORMLESS, NAME_WEIGHTS, OFTEN, ONCE } from './weights.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** How one source writes a name, and how often. */
interface Spelling {
  readonly source: keyof typeof NAME_WEIGHTS;
  readonly stem: string;
  readonly name: string;
  readonly times: number;
}

/** Auditors add the seat of the company they write to: "Northwind AG, Hamburg", "Stiftung Hamburg, Hamburg". */
const withoutSeat = (name: string): string => {
  const comma = name.lastIndexOf(',');
  if (comma === -1) return name;
  const [whole, seat] = [name.slice(0, comma), name.slice(comma + 1).trimStart()];
  return FORM_AT_END.test(whole) || whole.endsWith(` ${seat}`) ? whole : name;
};

const cleanName = (found: string): string => withoutSeat(stripName(found));

/** An article in small letters is not part of the name; "The X Company" keeps its own. */
const SMALL_ARTICLE = forLanguages(
  () =>
    new RegExp(
      String.raw`^(?:${inAnyLanguage((l) => l.reporter.article).source}) (?=\p{Lu}\p{Ll})`,
      'u',
    ),
);
const CONTINUED = forLanguages(
  () =>
    new RegExp(String.raw`\W*(?:${inAnyLanguage((l) => l.titleWords.continued).source})\W*$`, 'i'),
);

/** Quotation marks at the end, unless the name is quoted behind its form: `ООО "Север"`. */
const UNOPENED_QUOTES = /(?<!["“«„][^"”»]*)[,"“”'’\s]+$/;

const stripName = (found: string): string =>
  tidyLine(withoutSubsidiaries(tidyLine(found)))
    .replace(SMALL_ARTICLE(), '')
    .replace(/^(?:m\/s\.? |\d{1,3} (?=\p{Lu}))/iu, '')
    .replace(CONTINUED(), '')
    .replace(/[,\s]+$/, '')
    .replace(UNOPENED_QUOTES, '');

const SHORTEST_STEM = 2;

const spellingsOf = (source: Spelling['source'], found: readonly string[]): Spelling[] => {
  const times = new Map<string, number>();
  for (const name of found.map(cleanName).filter(canBeName))
    times.set(name, (times.get(name) ?? 0) + 1);
  return [...times]
    .map(([name, n]) => ({ source, stem: stemOf(name), name, times: n }))
    .filter(({ stem }) => stem.length >= SHORTEST_STEM);
};

/** The most repeated name is only looked for if nothing surer names the company. */
const allSpellings = (pages: readonly string[]): Spelling[] => {
  const report = reportLines(pages);
  const found = NAME_SOURCES().flatMap(({ name, namesIn }) => spellingsOf(name, namesIn(report)));
  const sure = found.some(({ source }) => NAME_WEIGHTS[source] >= CERTAIN);
  const repeated = sure ? undefined : repeatedName(pages);
  return repeated === undefined ? found : [...found, ...spellingsOf('repeated', [repeated])];
};

/** Extraction separates a large first letter from its word: "I NTERNATIONAL". */
const TORN = /(?:^| )\p{Lu} \p{Lu}{3,}/u;
/** Covers shorten long names: "X CO" for "The X Company". */
const CUT = / (?:co|cos|corp|inc)$/i;
const ILL_WRITTEN = { torn: 0.1, cut: 0.3 } as const;

/**
 * How much a spelling counts among those of its stem: sure sources first, whole names before short
 * ones.
 */
const rankOf = ({ source, name, times }: Spelling): number =>
  NAME_WEIGHTS[source] *
  (hasForm(name) ? 2 : 1) *
  (TORN.test(name) ? ILL_WRITTEN.torn : 1) *
  (CUT.test(name) ? ILL_WRITTEN.cut : 1) *
  (1 + Math.log(times));

/** One spelling for each stem: the one that the surest sources write most. */
const spelledOut = (spellings: readonly Spelling[]): Map<string, string> => {
  const ranks = new Map<string, Map<string, number>>();
  for (const s of spellings) {
    const own = ranks.get(s.stem) ?? new Map<string, number>();
    ranks.set(s.stem, own.set(s.name, (own.get(s.name) ?? 0) + rankOf(s)));
  }
  return new Map(
    [...ranks].map(([stem, names]) => [
      stem,
      [...names].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? stem,
    ]),
  );
};

/**
 * The stem of the whole name, if a line break left only its end: "Ventures Limited" of "Tilak
 * Ventures Limited".
 */
const wholeStems = (spellings: readonly Spelling[]): Map<string, string> => {
  const sure = new Set(
    spellings.filter(({ source }) => NAME_WEIGHTS[source] >= CERTAIN).map(({ stem }) => stem),
  );
  const stems = [...new Set(spellings.map(({ stem }) => stem))];
  const wholeOf = (stem: string): string | undefined =>
    sure.has(stem) ? undefined : [...sure].find((other) => other.endsWith(stem));
  return new Map(stems.map((stem) => [stem, wholeOf(stem) ?? stem]));
};

/** One source's word for one stem. */
interface Voice {
  readonly source: Spelling['source'];
  readonly stem: string;
  readonly times: number;
  /** Names its legal form. */
  readonly whole: boolean;
  readonly words: number;
}

const voicesOf = (spellings: readonly Spelling[]): Voice[] => {
  const stems = wholeStems(spellings);
  const voices = new Map<string, Voice>();
  for (const { source, stem: own, name, times } of spellings) {
    const stem = stems.get(own) ?? own;
    const before = voices.get(`${source} ${stem}`);
    voices.set(`${source} ${stem}`, {
      source,
      stem,
      times: times + (before?.times ?? 0),
      whole: hasForm(name) || before?.whole === true,
      words: Math.max(before?.words ?? 0, name.split(' ').length),
    });
  }
  return [...voices.values()];
};

/** Sources that name the company whether or not its legal form is part of the name. */
const SELDOM_FORMED: readonly Voice['source'][] = ['registered', 'title'];
/** Forms have a field of their own for the legal form; one word of a title may be a brand. */
const MAY_BE_ONE_WORD: Voice['source'] = 'registered';

const weightOf = ({ source, times, whole, words }: Voice): number => {
  if (source === 'registrant') return NAME_WEIGHTS.registrant;
  const isSeldomFormed =
    SELDOM_FORMED.includes(source) && (words > 1 || source === MAY_BE_ONE_WORD);
  const often = ONCE + (1 - ONCE) * Math.min(1, (times - 1) / (OFTEN - 1));
  const form = whole || isSeldomFormed ? 1 : FORMLESS;
  return NAME_WEIGHTS[source] * often * form;
};

const evidenceOf = (pages: readonly string[]): Evidence<string>[] => {
  const spellings = allSpellings(pages);
  const names = spelledOut(spellings);
  const site = siteOf(pages);
  return voicesOf(spellings).flatMap((voice) => {
    const says = names.get(voice.stem) ?? voice.stem;
    const own = { source: voice.source, says, weight: weightOf(voice) };
    if (site === undefined || !voice.stem.includes(site)) return [own];
    return [own, { source: 'site', says, weight: NAME_WEIGHTS.site * own.weight, text: site }];
  });
};

/**
 * The name of the reporting company, from every place where reports name themselves: the registrant
 * on the cover of a filing, the addressee of the auditors and what they audited, the heads of
 * statements, the cover, running heads, and what the report repeats most. Undefined if nothing is
 * found that can be a name.
 */
export const decideCompanyName = (pages: readonly string[]): Decision<string> | undefined =>
  decide(evidenceOf(pages));

/** Where several sources name the company and none another, it is as good as certain. */
const CERTAIN_NAME = 0.99;

/** The share of names decided on like this that are right. */
export const nameConfidence = ({ doubt }: Decision<string>): number =>
  Math.min(CERTAIN_NAME, mostInDoubt(doubt));

/** Sources that are no statement of the report: what it says often, and where it points to. */
const UNSTATED: readonly string[] = ['repeated', 'site'];

/** Whether some place where reports name their company says this name. */
export const isStated = ({ value, evidence }: Decision<string>): boolean =>
  evidence.some(({ source, says }) => says === value && !UNSTATED.includes(source));
