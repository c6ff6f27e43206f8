import type { DocumentRecord } from '@fde/event-log';
import type { DocumentType } from '@fde/report-classification';
import type { DecidedClassification } from './second-opinion.js';

/** What sets one of a year's several annual files aside; undefined for one that continues. */
export interface SetAside {
  readonly documentType: 'annual_report' | 'quarterly_report' | 'half_year_report' | 'other';
  readonly duplicateOf: number | undefined;
  /** What it is of the year's report, where that is known now. */
  readonly variant?: 'chapter';
  readonly reason: string;
}

/** The document that is looked at, as far as its classification does not tell. */
export interface LookedAt {
  readonly id: number;
  readonly pages: number;
  /** What its names alone say it is. */
  readonly namedType: DocumentType;
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

const isNamedChapter = (own: DecidedClassification): boolean =>
  own.documentType === 'other' && own.variant === 'chapter';

/** Called the annual report, by its names or its cover, and without statements: a part of the report in a file of its own. */
const mayBeChapter = (own: DecidedClassification, { namedType }: LookedAt): boolean =>
  isNamedChapter(own) ||
  (own.statements === 'absent' &&
    (own.documentType === 'annual_report' ||
      (own.documentType === 'other' && namedType === 'annual_report')));

/** Chapters of a report as files of their own belong to the one report of the year that has the statements. */
const chapterOf = (
  own: DecidedClassification,
  document: LookedAt,
  siblings: readonly DocumentRecord[],
): SetAside | undefined => {
  if (!mayBeChapter(own, document)) return undefined;
  const report = siblings.find(
    (each) =>
      each.id !== document.id &&
      isAnnual(each) &&
      each.fiscal_year === own.fiscalYear &&
      each.statements === 'present' &&
      // Beside the parent company's own statements, the group's report is still wanted.
      (isNamedChapter(own) || each.variant !== 'parent_company'),
  );
  return (
    report && {
      documentType: 'other',
      duplicateOf: undefined,
      variant: 'chapter',
      reason: `a chapter of the annual report whose statements are in document ${report.id}`,
    }
  );
};

/** The one of these that holds the same report in a language that is read rather. */
const translated = (
  own: DecidedClassification,
  { pages }: LookedAt,
  others: readonly DocumentRecord[],
): DocumentRecord | undefined =>
  own.statements !== 'present' || own.language === PREFERRED_LANGUAGE
    ? undefined
    : others.find((each) => each.statements === 'present' && isTranslation(own, pages, each));

const asTranslation = (
  documentType: SetAside['documentType'],
  { id }: Pick<DocumentRecord, 'id'>,
): SetAside => ({
  documentType,
  duplicateOf: id,
  reason: `document ${id} is the same report in another language`,
});

/** Of an interim report in two languages one is read; where the part of the year is not known, both. */
const interimAside = (
  own: DecidedClassification,
  documentType: 'quarterly_report' | 'half_year_report',
  document: LookedAt,
  siblings: readonly DocumentRecord[],
): SetAside | undefined => {
  const alike = siblings.filter(
    (each) =>
      each.id !== document.id &&
      each.document_type === documentType &&
      each.fiscal_year === own.fiscalYear &&
      own.fiscalPart !== undefined &&
      each.fiscal_part === own.fiscalPart &&
      each.duplicate_of === null,
  );
  const other = translated(own, document, alike);
  return other && asTranslation(documentType, other);
};

/**
 * Of several annual files of one year, the ones that hold the same statements again are set aside:
 * the same report in another language (English continues if there is one), and the parent company's
 * own statements beside the group's. So are the ones without statements beside the one that has
 * them: chapters of the same report. `siblings` are the company's other documents of that year.
 */
export const tellApart = (
  own: DecidedClassification,
  document: LookedAt,
  siblings: readonly DocumentRecord[],
): SetAside | undefined => {
  const chapter = chapterOf(own, document, siblings);
  if (chapter !== undefined) return chapter;
  const { documentType } = own;
  if (documentType === 'quarterly_report' || documentType === 'half_year_report')
    return interimAside(own, documentType, document, siblings);
  if (documentType !== 'annual_report') return undefined;
  const others = siblings.filter(
    (each) =>
      each.id !== document.id &&
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
  const other = translated(own, document, others);
  return other && asTranslation('annual_report', other);
};
