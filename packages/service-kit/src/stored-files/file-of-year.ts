import type { DocumentRecord, RecordReader, RecordWriter } from '@fde/event-log';
import { copyToYear, parseObjectKey, type ObjectStore } from '@fde/object-store';

/** A stored file that has been copied to the key of the year that its report is about. */
export interface MovedFile {
  /** In the transaction that records the year. */
  readonly record: (records: RecordWriter) => Promise<void>;
  /** Removes what no document names any more: the old file, or the copy. */
  readonly afterwards: (records: RecordReader) => Promise<void>;
}

/** Undefined if the file has that year, if a person has set another, or if none is stored. */
export const fileOfYear = async (
  { id, company_id: companyId, file_path: path, sha256, settled = [] }: DocumentRecord,
  fiscalYear: number,
  objects: ObjectStore,
): Promise<MovedFile | undefined> => {
  const isStored = sha256 !== null && parseObjectKey(path ?? '')?.companyId === companyId;
  if (!isStored || settled.includes('fiscal_year')) return undefined;
  const copy = await copyToYear(objects, path, fiscalYear);
  if (copy === undefined) return undefined;
  return {
    record: async (records) => {
      const now = await records.document(id);
      if (now?.file_path !== path || now.fiscal_year !== fiscalYear) return;
      const { key: objectKey, size } = copy;
      await records.documentDownloaded(id, { objectKey, sha256: copy.sha256, size });
    },
    afterwards: async (records) => {
      const { items } = await records.documents(companyId, {});
      const named = new Set(items.map(({ file_path }) => file_path));
      for (const key of [path, copy.key])
        if (key !== null && !named.has(key)) await objects.remove(key);
    },
  };
};
