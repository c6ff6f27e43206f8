import type { DocumentRecord } from '@fde/event-log';

/** The oldest other document of the company that has this content: its stored file serves both. */
export const originalOf = (
  documents: readonly DocumentRecord[],
  documentId: number,
  sha256: string,
): DocumentRecord | undefined =>
  documents
    .filter((each) => each.id !== documentId && each.sha256 === sha256 && each.file_path !== null)
    .toSorted((a, b) => a.id - b.id)[0];
