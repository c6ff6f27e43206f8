import type { RawStatement } from '@fde/contracts';
import type { DocumentRecord, RecordWriter } from '@fde/event-log';

const isSureOfYears = ({ decisions, fiscal_year: year, fiscal_year_ends: ends }: RawStatement) =>
  ends[String(year)] !== undefined && decisions?.years?.doubt === undefined;

export interface YearOfReading {
  readonly fiscalYear: number;
  /** True where no statement is sure of its columns and says when the year ended. */
  readonly isGuess: boolean;
}

/**
 * The fiscal year of a document whose own is a guess, by its statements: the one that all of them name. It is a guess
 * still where none of them is sure, but one that agrees with what the document shows. Undefined where the document's
 * year is no guess, or a person has set it.
 */
export const yearOfReading = (
  { fiscal_year: own, fiscal_year_uncertain: isGuess, settled = [] }: DocumentRecord,
  statements: readonly RawStatement[],
): YearOfReading | undefined => {
  if (!isGuess || settled.includes('fiscal_year')) return undefined;
  const [fiscalYear, ...others] = new Set(statements.map(({ fiscal_year: year }) => year));
  if (fiscalYear === undefined || others.length > 0) return undefined;
  const isSure = statements.some(isSureOfYears);
  return isSure || fiscalYear !== own ? { fiscalYear, isGuess: !isSure } : undefined;
};

/** Sets the year, unless somebody else has by now; the document as it is then. */
export const recordYear = async (
  document: DocumentRecord,
  year: YearOfReading | undefined,
  records: RecordWriter,
): Promise<DocumentRecord> => {
  if (year === undefined) return document;
  await records.holdCompany(document.company_id);
  const now = (await records.document(document.id)) ?? document;
  if (!now.fiscal_year_uncertain) return now;
  return records.noteDocument(
    document.id,
    { fiscal_year_uncertain: year.isGuess },
    { fiscal_year: year.fiscalYear },
  );
};
