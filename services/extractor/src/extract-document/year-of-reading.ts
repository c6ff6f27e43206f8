import type { RawStatement } from '@fde/contracts';
import type { DocumentRecord, RecordWriter } from '@fde/event-log';

const isSureOfYears = ({ decisions, fiscal_year: year, fiscal_year_ends: ends }: RawStatement) =>
  ends[String(year)] !== undefined && decisions?.years?.doubt === undefined;

/**
 * The fiscal year of a document whose own is a guess, by its statements: all of them name it, and
 * one is sure of its columns and says when it ended. Undefined where the document's year is no
 * guess, or a person has set it.
 */
export const yearOfReading = (
  { fiscal_year_uncertain: isGuess, settled = [] }: DocumentRecord,
  statements: readonly RawStatement[],
): number | undefined => {
  if (!isGuess || settled.includes('fiscal_year')) return undefined;
  const [first, ...others] = new Set(statements.map(({ fiscal_year: year }) => year));
  return others.length === 0 && statements.some(isSureOfYears) ? first : undefined;
};

/** Sets the year, unless somebody else has by now; the document as it is then. */
export const recordYear = async (
  document: DocumentRecord,
  year: number | undefined,
  records: RecordWriter,
): Promise<DocumentRecord> => {
  if (year === undefined) return document;
  await records.holdCompany(document.company_id);
  const now = (await records.document(document.id)) ?? document;
  if (!now.fiscal_year_uncertain) return now;
  return records.noteDocument(document.id, { fiscal_year_uncertain: false }, { fiscal_year: year });
};
