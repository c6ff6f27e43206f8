import type { DocumentRecord, RecordReader } from '@fde/event-log';
import {
  copyToYear,
  parseObjectKey,
  type ObjectStore,
  type WrittenObject,
} from '@fde/object-store';
import { invalid } from '../../contract/validation-fault.js';

/** A path may be any text, but not a key of another company's files. Throws InvalidRequest. */
export const requireOwnPath = (path: string | null | undefined, companyId: number): void => {
  const owner = parseObjectKey(path ?? '')?.companyId;
  if (owner !== undefined && owner !== companyId)
    throw invalid(
      ['body', 'file_path'],
      `The key names a file of company ${owner}, not of company ${companyId}`,
      'value_error',
    );
};

/** A file under a new key, and the key that it was copied from. */
export interface CopiedFile extends WrittenObject {
  readonly from: string | null;
}

/**
 * The stored file under the key of a corrected year, as a copy: nothing is lost if the record is
 * not changed after all. Undefined if there is nothing to move.
 */
export const copyForYear = async (
  objects: ObjectStore,
  { company_id, file_path }: DocumentRecord,
  change: { readonly fiscal_year?: number; readonly file_path?: string | null },
): Promise<CopiedFile | undefined> => {
  const isStored = parseObjectKey(file_path ?? '')?.companyId === company_id;
  if (change.fiscal_year === undefined || change.file_path !== undefined || !isStored)
    return undefined;
  const copy = await copyToYear(objects, file_path, change.fiscal_year);
  return copy === undefined ? undefined : { ...copy, from: file_path };
};

/** Whether no document of the company names the file any more. */
export const isUnnamed = async (
  records: RecordReader,
  companyId: number,
  key: string,
): Promise<boolean> => {
  const { items } = await records.documents(companyId, {});
  return !items.some(({ file_path: path }) => path === key);
};
