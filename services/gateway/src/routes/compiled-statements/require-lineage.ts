import type { LineageEntry } from '@fde/contracts';
import type { RecordReader } from '@fde/event-log';
import { InvalidRequest, type ValidationFault } from '../../contract/validation-fault.js';

type Lineage = Readonly<Record<string, LineageEntry>>;

/** Where a lineage stands in the body: beside the data, or in it. */
type Place = readonly ['data_lineage'] | readonly ['data', 'data_lineage'];

const faultAt = (
  place: Place,
  year: string,
  name: keyof LineageEntry,
  msg: string,
): ValidationFault => ({ loc: ['body', ...place, year, name], msg, type: 'value_error' });

const faultOf = async (
  records: RecordReader,
  companyId: number,
  place: Place,
  year: string,
  { source_document_id: documentId, source_extraction_id: extractionId }: LineageEntry,
): Promise<readonly ValidationFault[]> => {
  const document = await records.document(documentId);
  if (document?.company_id !== companyId)
    return [
      faultAt(
        place,
        year,
        'source_document_id',
        `Company ${companyId} has no document ${documentId}`,
      ),
    ];
  const extraction = await records.extraction(extractionId);
  return extraction?.document_id === documentId
    ? []
    : [
        faultAt(
          place,
          year,
          'source_extraction_id',
          `Document ${documentId} has no extraction ${extractionId}`,
        ),
      ];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is LineageEntry =>
  isObject(value) &&
  typeof value['source_document_id'] === 'number' &&
  typeof value['source_extraction_id'] === 'number';

/** The lineage in data of the form that the pipeline writes; empty for data of a client's own form. */
const lineageIn = (data: Readonly<Record<string, unknown>> | undefined): Lineage => {
  const lineage = data?.['data_lineage'];
  if (!isObject(lineage)) return {};
  return Object.fromEntries(
    Object.entries(lineage).flatMap(([year, entry]) => (isEntry(entry) ? [[year, entry]] : [])),
  );
};

interface WithLineage {
  readonly data_lineage?: Lineage;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Each year's document and extraction must be the company's. Throws InvalidRequest with every fault. */
export const requireLineage = async (
  records: RecordReader,
  companyId: number,
  { data_lineage: lineage = {}, data }: WithLineage,
): Promise<void> => {
  const faults: ValidationFault[] = [];
  for (const [year, entry] of Object.entries(lineage))
    faults.push(...(await faultOf(records, companyId, ['data_lineage'], year, entry)));
  for (const [year, entry] of Object.entries(lineageIn(data)))
    faults.push(...(await faultOf(records, companyId, ['data', 'data_lineage'], year, entry)));
  if (faults.length > 0) throw new InvalidRequest(faults);
};
