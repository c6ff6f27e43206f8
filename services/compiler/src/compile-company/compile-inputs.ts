import { canonicalType, type RawStatement } from '@fde/contracts';
import type { CompiledStatementRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import type { CompileInput } from '@fde/statements';

const ANNUAL_REPORT = 'annual_report';

export const isAnnualReport = (document: DocumentRecord): boolean => canonicalType(document.document_type) === ANNUAL_REPORT;

/** What is compiled: the extractions of annual reports; those of every other kind of document stay out. Pure. */
export const compileInputs = (documents: readonly DocumentRecord[], extractions: readonly ExtractionRecord[]): readonly CompileInput[] => {
  const reports = new Map(documents.filter(isAnnualReport).map((document) => [document.id, document]));
  return extractions.flatMap((extraction): CompileInput[] => {
    const document = reports.get(extraction.document_id);
    if (document === undefined) return [];
    return [{
      documentId: document.id, extractionId: extraction.id, fiscalYear: document.fiscal_year, filingDate: document.filing_date,
      statementType: canonicalType(extraction.statement_type), raw: extraction.raw_data as RawStatement,
    }];
  });
};

/**
 * Compiled statements that nothing stands behind any more: of types that are not compiled now, and whose every source
 * is gone from the inputs. One without lineage was written by a client and is his. Pure.
 */
export const withoutSource = (stored: readonly CompiledStatementRecord[], compiledTypes: readonly string[], inputs: readonly CompileInput[]): readonly CompiledStatementRecord[] => {
  const known = new Set(inputs.map(({ extractionId }) => extractionId));
  return stored.filter(({ statement_type, data_lineage }) => {
    const sources = Object.values(data_lineage);
    return !compiledTypes.includes(canonicalType(statement_type)) && sources.length > 0 && sources.every(({ source_extraction_id }) => !known.has(source_extraction_id));
  });
};
