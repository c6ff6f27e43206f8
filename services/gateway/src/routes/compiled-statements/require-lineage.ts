import type { LineageEntry } from '@fde/contracts';
import type { RecordReader } from '@fde/event-log';
import { InvalidRequest, type ValidationFault } from '../../contract/validation-fault.js';

type Lineage = Readonly<Record<string, LineageEntry>>;

const faultAt = (year: string, name: keyof LineageEntry, msg: string): ValidationFault => ({
  loc: ['body', 'data_lineage', year, name],
  msg,
  type: 'value_error',
});

const faultOf = async (
  records: RecordReader,
  companyId: number,
  year: string,
  { source_document_id: documentId, source_extraction_id: extractionId }: LineageEntry,
): Promise<readonly ValidationFault[]> => {
  const document = await records.document(documentId);
  if (document?.company_id !== companyId)
    return [
      faultAt(year, 'source_document_id', `Company ${companyId} has no document ${documentId}`),
    ];
  const extraction = await records.extraction(extractionId);
  return extraction?.document_id === documentId
    ? []
    : [
        faultAt(
          year,
          'source_extraction_id',
          `Document ${documentId} has no extraction ${extractionId}`,
        ),
      ];
};

/** Each year's document and extraction must be the company's. Throws InvalidRequest with every fault. */
export const requireLineage = async (
  records: RecordReader,
  companyId: number,
  lineage: Lineage | undefined,
): Promise<void> => {
  const faults: ValidationFault[] = [];
  for (const [year, entry] of Object.entries(lineage ?? {}))
    faults.push(...(await faultOf(records, companyId, year, entry)));
  if (faults.length > 0) throw new InvalidRequest(faults);
};
