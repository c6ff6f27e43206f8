import { parseObjectKey } from './object-key.js';
import type { ObjectStore, WrittenObject } from './object-store.js';

/**
 * Copies a stored file to the key of another fiscal year of its company. Undefined if it has that
 * year already, or if the path is no key or names no file. The caller removes the old file when
 * nothing names it any more.
 */
export const copyToYear = async (
  objects: ObjectStore,
  path: string | null,
  fiscalYear: number,
): Promise<WrittenObject | undefined> => {
  const parts = path === null ? undefined : parseObjectKey(path);
  if (path === null || parts === undefined || parts.fiscalYear === fiscalYear) return undefined;
  if ((await objects.stat(path)) === undefined) return undefined;
  const key = `company_${parts.companyId}/${fiscalYear}/${parts.fileName}`;
  return objects.put(key, await objects.read(path));
};
