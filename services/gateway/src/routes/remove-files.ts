import type { ObjectStore } from '@fde/object-store';
import type { ServiceLog } from '@fde/service-kit';

/**
 * Deletes the files of records that are gone, and everything under `prefix` (a deleted company's folder). The records
 * are deleted already: a store that is away leaves files behind, which is logged, and no error for the client.
 */
export const removeFiles = async (
  objects: ObjectStore,
  log: ServiceLog,
  keys: readonly string[],
  prefix?: string,
): Promise<void> => {
  try {
    const listed = prefix === undefined ? [] : (await objects.list(prefix)).map(({ key }) => key);
    for (const key of new Set([...keys, ...listed])) await objects.remove(key);
  } catch (error) {
    log.error('files of deleted records are left in the store', { keys, prefix, error });
  }
};
