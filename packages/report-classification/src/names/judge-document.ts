import type { FiscalPart } from '@fde/contracts';
import type { AnnualVariant, DocumentType } from '../document-type.js';
import { wordsOf } from './fold-name.js';
import { type NameEvidence } from './evidence.js';
import { isStandIn, settleLinks } from './links-at-odds.js';
import { judgeLanguage } from './judge-language.js';
import { judgePart } from './judge-part.js';
import { judgeType, namesSomethingElse, type TypeJudgement } from './judge-type.js';
import { judgeYear } from './judge-year.js';

/** What the words around a link, and its address, say about the document behind it. */
export interface NameJudgement {
  readonly documentType: DocumentType;
  readonly variant: AnnualVariant | undefined;
  readonly fiscalYear: number;
  readonly yearUncertain: boolean;
  /** Undefined for other types than interim reports, and where the names do not tell. */
  readonly fiscalPart: FiscalPart | undefined;
  readonly title: string;
  readonly language: string | undefined;
  /** 0-1; of type and year together, at most 0.84 for an annual report. */
  readonly confidence: number;
  readonly typeConfidence: number;
  readonly yearConfidence: number;
  readonly reasons: readonly string[];
}

const MAX_TITLE = 200;
/** Names alone never make an annual report sure: its content has the last word. */
const MAX_ANNUAL_CONFIDENCE = 0.84;
/** "(PDF, 1.2 MB)" behind a title; bounded, so that no length of digits or dashes makes it costly. */
const FILE_SIZE =
  / ?[([]? ?(?:pdf|xhtml)?[, -]{0,8}(?<!\d)\d{1,7}(?:[.,]\d{1,3})? ?(?:kb|mb|ko|mo) ?[)\]]? ?$/i;
const tidy = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(FILE_SIZE, '').trim().slice(0, MAX_TITLE);
const isTitle = (text: string, companyName: string): boolean =>
  namesSomethingElse(text, companyName) ||
  wordsOf(text).filter((word) => !['pdf', 'download', 'view', 'open'].includes(word)).length >= 2;

/** The best name for a document: the link's own words if they say something, otherwise the closest ones that do. */
const titleOf = (evidence: readonly NameEvidence[], companyName: string): string => {
  const pick = (source: NameEvidence['source']): string | undefined =>
    evidence
      .filter((each) => each.source === source)
      .map(({ text }) => tidy(text))
      .find((text) => isTitle(text, companyName));
  const own = pick('link') ?? pick('card') ?? pick('cell');
  if (own) return own;
  const [heading, file] = [pick('heading'), pick('file')];
  const year = evidence
    .filter(({ source }) => source === 'card' || source === 'cell')
    .map(({ text }) => tidy(text))
    .find((text) => /(?:19|20)\d{2}/.test(text));
  if (heading) return year && !heading.includes(year) ? tidy(`${heading} ${year}`) : heading;
  return file ?? tidy(evidence.find(({ text }) => text.trim() !== '')?.text ?? '') ?? 'document';
};

/** One file for the reports of many years is none of them. */
const UNKNOWN_BEHIND_YEARS: TypeJudgement = {
  type: 'other',
  variant: undefined,
  confidence: 0.3,
  reasons: ['links to it name reports of many years: only its content can tell'],
};

/** As much as other words about a document that name another kind. */
const COST_OF_DISPUTE = 0.25;
const inDispute = (judged: TypeJudgement, disputed: readonly DocumentType[]): TypeJudgement =>
  disputed.length === 0
    ? judged
    : {
        ...judged,
        confidence: Math.max(0.2, judged.confidence - COST_OF_DISPUTE),
        reasons: [
          ...judged.reasons,
          ...disputed.map((kind) => `but another link to it says ${kind.replaceAll('_', ' ')}`),
        ],
      };

/** Whose document it is, and when it is judged. */
export interface NameContext {
  readonly companyName: string;
  readonly nowYear: number;
  /** The month with which the company's fiscal years end, if that is known. */
  readonly yearEndMonth?: number;
}

/** Judges a document by its names alone; its content may later overrule this (see `decideClassification`). */
export const judgeDocument = (
  said: readonly NameEvidence[],
  context: NameContext,
): NameJudgement => {
  const { evidence, disputed } = settleLinks(said, context.nowYear);
  const type = isStandIn(evidence, context.nowYear)
    ? UNKNOWN_BEHIND_YEARS
    : inDispute(judgeType(evidence, context.companyName), disputed);
  const year = judgeYear(evidence, type.type, context.nowYear);
  return {
    documentType: type.type,
    variant: type.variant,
    fiscalYear: year.year,
    yearUncertain: year.uncertain,
    fiscalPart: judgePart(evidence, type.type, context),
    title: titleOf(evidence, context.companyName) || 'document',
    language: judgeLanguage(evidence),
    confidence:
      Math.round(
        Math.min(
          type.confidence,
          0.5 + year.confidence / 2,
          type.type === 'annual_report' ? MAX_ANNUAL_CONFIDENCE : 1,
        ) * 100,
      ) / 100,
    typeConfidence: type.confidence,
    yearConfidence: year.confidence,
    reasons: [...type.reasons, year.reason],
  };
};
