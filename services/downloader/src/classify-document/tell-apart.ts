import type { DocumentRecord } from '@fde/event-log';
import type { DecidedClassification } from './second-opinion.js';

/** What sets one of a year's several annual files aside; undefined for one that goes on. */
export interface SetAside {
  readonly documentType: 'annual_report' | 'other';
  readonly duplicateOf: number | undefined;
  readonly reason: string;
}

const PREFERRED_LANGUAGE = 'en';
/** Translations have about as many pages; a summary in another language does not. */
const PAGES_ALIKE = 0.2;

const isAnnual = (record: DocumentRecord): boolean => record.document_type === 'annual_report';

const isTranslation = (
  own: DecidedClassification,
  pages: number,
  other: DocumentRecord,
): boolean => {
  const { language, pages: otherPages } = other;
  if (!own.language || !language || language === own.language || otherPages === null) return false;
  const alike = Math.abs(pages - otherPages) <= PAGES_ALIKE * Math.max(pages, otherPages);
  return alike && (other.variant ?? undefined) === own.variant;
};

/** Chapters of a report as files of their own belong to the one report of the year that has the statements. */
const chapterOf = (
  own: DecidedClassification,
  documentId: number,
  siblings: readonly DocumentRecord[],
): SetAside | undefined => {
  const report = siblings.find(
    (each) =>
      each.id !== documentId &&
      isAnnual(each) &&
      each.fiscal_year === own.fiscalYear &&
      each.statements === 'present',
  );
  return (
    report && {
      documentType: 'other',
      duplicateOf: undefined,
      reason: `a chapter of the annual report whose statements are in document ${report.id}`,
    }
  );
};

/**
 * Of several annual files of one year, the ones that hold the same statements again are set aside: the same report in
 * another language (English goes on where there is one), and the parent company's own statements beside the group's.
 * `siblings` are the company's other documents of that year.
 */
export const tellApart = (
  own: DecidedClassification,
  documentId: number,
  pages: number,
  siblings: readonly DocumentRecord[],
): SetAside | undefined => {
  if (own.documentType === 'other' && own.variant === 'chapter')
    return chapterOf(own, documentId, siblings);
  if (own.documentType !== 'annual_report') return undefined;
  const others = siblings.filter(
    (each) =>
      each.id !== documentId &&
      isAnnual(each) &&
      each.fiscal_year === own.fiscalYear &&
      each.duplicate_of === null,
  );
  if (
    own.variant === 'parent_company' &&
    others.some((each) => each.variant !== 'parent_company')
  ) {
    return {
      documentType: 'other',
      duplicateOf: undefined,
      reason:
        'the statements of the parent company alone, beside a report of the group for the same year',
    };
  }
  if (own.statements !== 'present' || own.language === PREFERRED_LANGUAGE) return undefined;
  const translated = others.find(
    (each) => each.statements === 'present' && isTranslation(own, pages, each),
  );
  return (
    translated && {
      documentType: 'annual_report',
      duplicateOf: translated.id,
      reason: `document ${translated.id} is the same report in another language`,
    }
  );
};
