import type { FiscalPart } from '@fde/contracts';
import { isInterim, type AnnualVariant, type DocumentType } from '../document-type.js';
import type { ContentJudgement } from './judge-content.js';

/** What was known before reading the content. */
export interface NamedClassification {
  readonly documentType: DocumentType;
  readonly fiscalYear: number;
  readonly yearUncertain: boolean;
  readonly fiscalPart: FiscalPart | undefined;
  readonly confidence: number;
  readonly variant: AnnualVariant | undefined;
  readonly language: string | undefined;
  readonly reasons: readonly string[];
}

export interface Classification extends NamedClassification {
  readonly statements: 'present' | 'absent' | 'unknown';
  readonly decidedBy: 'names' | 'content' | 'both';
}

/** Content with this confidence overrules names. */
const OVERRULES = 0.7;

/** A year with this confidence is on the cover; with less, it is the year that running text names most often. */
const ON_THE_COVER = 0.8;

const typeOf = (
  names: NamedClassification,
  content: ContentJudgement,
): {
  readonly type: DocumentType;
  readonly confidence: number;
  readonly by: Classification['decidedBy'];
  readonly reasons: readonly string[];
} => {
  const [reason] = content.reasons;
  if (content.type === undefined)
    return {
      type: names.documentType,
      confidence: Math.min(names.confidence, 0.84),
      by: 'names',
      reasons: [...names.reasons, ...(reason ? [reason] : [])],
    };
  if (content.type === names.documentType)
    return {
      type: content.type,
      confidence: Math.min(0.99, Math.max(content.confidence, names.confidence) + 0.02),
      by: 'both',
      reasons: [...content.reasons, ...names.reasons.slice(0, 1)],
    };
  if (content.confidence >= OVERRULES || content.confidence >= names.confidence) {
    return {
      type: content.type,
      confidence: Math.max(0.5, content.confidence - 0.05),
      by: 'content',
      reasons: [...content.reasons, `its names said ${names.documentType}`],
    };
  }
  return {
    type: names.documentType,
    confidence: Math.max(0.4, names.confidence - 0.2),
    by: 'names',
    reasons: [...names.reasons, `but ${reason ?? 'its content differs'}`],
  };
};

const yearOf = (
  names: NamedClassification,
  content: ContentJudgement,
): { readonly year: number; readonly uncertain: boolean; readonly reasons: readonly string[] } => {
  const { year } = content;
  if (!year) return { year: names.fiscalYear, uncertain: names.yearUncertain, reasons: [] };
  // In other documents than annual reports, year ends are only quoted; a part's own year is not.
  const trusted =
    year.isOfPart === true ||
    content.type === 'annual_report' ||
    names.documentType === 'annual_report' ||
    names.yearUncertain;
  if (
    year.year === names.fiscalYear ||
    !trusted ||
    (year.confidence < OVERRULES && !names.yearUncertain)
  )
    return {
      year: names.fiscalYear,
      uncertain: year.year === names.fiscalYear ? false : names.yearUncertain,
      reasons: [],
    };
  if (year.confidence < ON_THE_COVER && !names.yearUncertain)
    return {
      year: names.fiscalYear,
      uncertain: true,
      reasons: [`fiscal year ${names.fiscalYear} by its names, but ${year.reason}`],
    };
  return {
    year: year.year,
    uncertain: year.confidence < ON_THE_COVER,
    reasons: [`fiscal year ${year.year} instead of ${names.fiscalYear}: its content decides`],
  };
};

const variantOf = (
  type: DocumentType,
  names: NamedClassification,
  content: ContentJudgement,
): AnnualVariant | undefined => {
  if (type === 'annual_report') return content.variant ?? names.variant;
  const isChapter = [names.variant, content.variant].includes('chapter');
  return type === 'other' && isChapter ? 'chapter' : undefined;
};

/** Combines names and content. If they disagree, content decides; without content, names decide. */
export const decideClassification = (
  names: NamedClassification,
  content: ContentJudgement | undefined,
): Classification => {
  if (!content) return { ...names, statements: 'unknown', decidedBy: 'names' };
  const type = typeOf(names, content);
  const year = yearOf(names, content);
  return {
    documentType: type.type,
    confidence: Math.round(type.confidence * 100) / 100,
    decidedBy: type.by,
    fiscalYear: year.year,
    yearUncertain: year.uncertain,
    fiscalPart: isInterim(type.type) ? (content.fiscalPart ?? names.fiscalPart) : undefined,
    variant: variantOf(type.type, names, content),
    language: content.language ?? names.language,
    statements: content.statements.verdict,
    reasons: [...type.reasons, ...year.reasons],
  };
};
