import type { ObjectStore } from '@fde/object-store';
import type { ServiceLog } from '@fde/service-kit';

/**
 * Deletes the files of deleted records, and everything under `prefix` (a deleted company's folder).
 * Since the records are already deleted, an unreachable store only leaves files behind, which is
 * logged; the client gets no error.
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
