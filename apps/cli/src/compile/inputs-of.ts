import type { compileStatements } from '@fde/statements';
import type { LoadedReport } from './load-reports.js';

/** Document n has the extractions 10n + 1, 2, 3: ids that can be followed by eye. */
export function inputsOf(
  reports: readonly LoadedReport[],
): Parameters<typeof compileStatements>[0] {
  return reports.flatMap((report) =>
    report.statements.map((raw, index) => ({
      documentId: report.documentId,
      extractionId: report.documentId * 10 + index + 1,
      fiscalYear: report.fiscalYear,
      raw,
    })),
  );
}
