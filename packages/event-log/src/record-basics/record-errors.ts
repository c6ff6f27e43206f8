import { ServiceError } from '@fde/contracts';

const NAMES = {
  company: 'Company',
  document: 'Document',
  extraction: 'Extraction',
  compiled_statement: 'Compiled statement',
  review: 'Review',
} as const;
export type RecordKind = keyof typeof NAMES;

/** `company_not_found` and the like, naming the entity and its identifier. */
export const notFound = (kind: RecordKind, id: number): ServiceError =>
  new ServiceError(`${kind}_not_found`, `${NAMES[kind]} ${id} does not exist`);

/**
 * Throws `version_conflict` if the record is no longer the version that the client read (If-Match).
 */
export const assertVersion = (
  kind: RecordKind,
  record: { readonly id: number; readonly version: number },
  expected: number | undefined,
): void => {
  if (expected === undefined || expected === record.version) return;
  throw new ServiceError(
    'version_conflict',
    `${NAMES[kind]} ${record.id} is at version ${record.version}, not ${expected}`,
  );
};
