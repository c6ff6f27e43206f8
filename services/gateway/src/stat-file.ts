import { ServiceError } from '@fde/contracts';
import type { ObjectStore, StoredObject } from '@fde/object-store';

/** The stored file, or undefined; a key of the right form that no store can hold (a blank in the name) names nothing. */
export const statFile = async (
  objects: ObjectStore,
  key: string,
): Promise<StoredObject | undefined> => {
  try {
    return await objects.stat(key);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'invalid_object_key') return undefined;
    throw error;
  }
};
