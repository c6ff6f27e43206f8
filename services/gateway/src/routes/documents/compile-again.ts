import type { DocumentRecord, UnitOfWork } from '@fde/event-log';

/** What a compilation takes from a document's record. */
const COMPILED_FROM = ['fiscal_year', 'document_type', 'filing_date', 'left_out'] as const;

const says = (document: DocumentRecord): string =>
  JSON.stringify(COMPILED_FROM.map((name) => document[name] ?? null));

/** Whether a change of the record changes what is compiled. */
export const changesSeries = (before: DocumentRecord, after: DocumentRecord): boolean =>
  says(before) !== says(after);

/**
 * Compiles the company's statements again, in the transaction of the change, if anything was read
 * of the document. The caller holds the company.
 */
export const compileAgain = async (
  unit: UnitOfWork,
  companyId: number,
  hadReadings: boolean,
): Promise<void> => {
  if (!hadReadings) return;
  await unit.tasks.request({ operation: 'recompile_company', companyId, documentId: null });
};
