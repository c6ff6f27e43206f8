import {
  isFiscalPart,
  isInterimType,
  type CompiledData,
  type InterimReportTaken,
} from '@fde/contracts';
import type { CompanyRecord, DocumentRecord, RecordWriter } from '@fde/event-log';
import { periodChanges } from '@fde/statements';
import type { Compilation } from './compilation.js';
import { comparableData } from './comparable-data.js';

const reportsIn = (data: CompiledData | undefined): ReadonlySet<number> =>
  new Set(data?.reports?.map(({ document_id: id }) => id));

/** The interim reports of a statement that the one before did not have. */
const newReports = (
  before: CompiledData | undefined,
  after: CompiledData,
  documents: readonly DocumentRecord[],
): InterimReportTaken[] => {
  const [known, now] = [reportsIn(before), reportsIn(after)];
  return documents
    .filter(({ id, document_type: type }) => isInterimType(type) && now.has(id) && !known.has(id))
    .map(({ id, fiscal_year, fiscal_part: part }) => ({
      document_id: id,
      fiscal_year,
      fiscal_part: isFiscalPart(part) ? part : null,
    }));
};

/**
 * Records what is printed of parts of years, and what changed of it: the series at a frequency themselves are
 * compiled on request. Of a company that does not take interim reports nothing is changed.
 */
export const recordPeriods = async (
  records: RecordWriter,
  company: CompanyRecord,
  { periods, documents }: Pick<Compilation, 'periods' | 'documents'>,
): Promise<void> => {
  if (!company.interim) return;
  const stored = await records.periodStatements(company.id);
  for (const data of periods) {
    const { statement_type } = data;
    const known = stored.find((one) => one.statement_type === statement_type);
    const before = known && comparableData(known.data);
    const changes = periodChanges(before, data);
    await records.putPeriods(
      { company_id: company.id, statement_type, data },
      changes && { changes, interim_reports: newReports(before, data, documents) },
    );
  }
  const compiled = new Set(periods.map(({ statement_type: type }) => type));
  for (const { statement_type: type } of stored)
    if (!compiled.has(type)) await records.removePeriods(company.id, type);
};

/** How many interim reports were read, in the series of periods or left out of it. */
export const interimCount = ({ interim }: Pick<Compilation, 'interim'>): number =>
  new Set([
    ...interim.inputs.map(({ documentId }) => documentId),
    ...interim.leftOut.map(({ document_id: id }) => id),
  ]).size;
