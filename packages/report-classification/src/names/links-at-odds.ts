import type { DocumentType } from '../document-type.js';
import type { NameEvidence } from './evidence.js';
import { findYears } from './find-years.js';
import { judgeText } from './judge-text.js';

/** Words below this weight name a kind in passing. */
const NAMES_A_KIND = 0.6;
/** Links that name so many kinds or years say nothing of the one file behind them. */
const CONTRADICTIONS = 3;
/** Texts that go with one link. */
const OF_A_LINK: readonly NameEvidence['source'][] = ['link', 'cell', 'card'];

const kindOf = ({ source, text }: NameEvidence): DocumentType | undefined => {
  const verdict = judgeText(text, source === 'file' ? 'file' : 'text');
  return verdict && verdict.weight >= NAMES_A_KIND ? verdict.type : undefined;
};

/** What the links to a file say of it where they do not agree. */
export interface SettledLinks {
  readonly evidence: readonly NameEvidence[];
  /** Kinds that links name besides, where the file's own name does not tell which is right. */
  readonly disputed: readonly DocumentType[];
}

const kindOfFile = (evidence: readonly NameEvidence[]): DocumentType | undefined =>
  evidence
    .filter(({ source }) => source === 'file')
    .map(kindOf)
    .find((kind) => kind !== undefined);

/** The one year that a text names; undefined if it names none, or several. */
const yearIn = (text: string, nowYear: number): number | undefined => {
  const years = new Set(
    findYears(text, nowYear)
      .filter(({ form }) => form !== 'published')
      .map(({ year }) => year),
  );
  return years.size === 1 ? [...years][0] : undefined;
};

const ofKind = (evidence: readonly NameEvidence[], kind: DocumentType): readonly NameEvidence[] =>
  evidence.filter((each) => {
    const own = OF_A_LINK.includes(each.source) ? kindOf(each) : undefined;
    return own === undefined || own === kind;
  });

const settleKinds = (evidence: readonly NameEvidence[]): SettledLinks => {
  const links = evidence.filter(({ source }) => source === 'link');
  const kinds = new Set(links.map(kindOf).filter((kind) => kind !== undefined));
  const byFile = kinds.size > 1 ? kindOfFile(evidence) : undefined;
  if (byFile !== undefined) return { evidence: ofKind(evidence, byFile), disputed: [] };
  if (kinds.size < 2 || kinds.size >= CONTRADICTIONS || !kinds.has('annual_report'))
    return { evidence, disputed: [] };
  return {
    evidence: ofKind(evidence, 'annual_report'),
    disputed: [...kinds].filter((kind) => kind !== 'annual_report'),
  };
};

const withoutOtherYears = (
  evidence: readonly NameEvidence[],
  nowYear: number,
): readonly NameEvidence[] => {
  const years = new Set(
    evidence
      .filter(({ source }) => source === 'link')
      .map(({ text }) => yearIn(text, nowYear))
      .filter((year) => year !== undefined),
  );
  const byFile = evidence
    .filter(({ source }) => source === 'file')
    .map(({ text }) => yearIn(text, nowYear))
    .find((year) => year !== undefined);
  if (years.size < 2 || byFile === undefined || !years.has(byFile)) return evidence;
  return evidence.filter(({ source, text }) => {
    const year = OF_A_LINK.includes(source) ? yearIn(text, nowYear) : undefined;
    return year === undefined || year === byFile;
  });
};

/**
 * Where links to one file call it different things, the file's own name says which are right. If it
 * says nothing, it may be the annual report of which other links name a part (the notice of a
 * meeting, the report on governance): taken for it in doubt, since its content has the last word.
 */
export const settleLinks = (evidence: readonly NameEvidence[], nowYear: number): SettledLinks => {
  const settled = settleKinds(evidence);
  return { ...settled, evidence: withoutOtherYears(settled.evidence, nowYear) };
};

/** Whether links give one file the years of several reports, and its name none: it stands in for others. */
export const isStandIn = (evidence: readonly NameEvidence[], nowYear: number): boolean => {
  const reports = evidence.filter(
    (each) => each.source === 'link' && kindOf(each) === 'annual_report',
  );
  const years = reports
    .map(({ text }) => yearIn(text, nowYear))
    .filter((year) => year !== undefined);
  const isNamed = evidence.some(
    ({ source, text }) => source === 'file' && yearIn(text, nowYear) !== undefined,
  );
  return !isNamed && new Set(years).size >= CONTRADICTIONS;
};
