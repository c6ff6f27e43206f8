import { ServiceError } from '@fde/contracts';
import type { EntityName } from '../problems/entity-names.js';

/** The record, or `<entity>_not_found`. */
export const present = <T>(entity: EntityName, id: number | string, record: T | undefined): T => {
  if (record !== undefined) return record;
  const words = entity.replaceAll('_', ' ');
  throw new ServiceError(
    `${entity}_not_found`,
    `${words.charAt(0).toUpperCase()}${words.slice(1)} ${id} does not exist`,
  );
};
