import type { DocumentRecord } from '@fde/event-log';

/** The document of the company that has this content already and is not itself a copy; the first one downloaded. */
export const originalOf = (
  documents: readonly DocumentRecord[],
  documentId: number,
  sha256: string,
): DocumentRecord | undefined =>
  documents
    .filter(
      (each) =>
        each.id !== documentId &&
        each.sha256 === sha256 &&
        each.file_path !== null &&
        typeof each.metadata?.['duplicate_of'] !== 'number',
    )
    .sort((a, b) => a.id - b.id)[0];

/** Metadata after a download: how to ask for changes later, and whether another document has the same file. */
export const metadataAfter = (
  before: Readonly<Record<string, unknown>> | null,
  http: { readonly etag: string | undefined; readonly lastModified: string | undefined },
  original: DocumentRecord | undefined,
): Readonly<Record<string, unknown>> => {
  const {
    duplicate_of: _duplicate,
    duplicate_reason: _reason,
    content_changed_at: _changed,
    http: _http,
    ...rest
  } = before ?? {};
  const validators = {
    ...(http.etag ? { etag: http.etag } : {}),
    ...(http.lastModified ? { last_modified: http.lastModified } : {}),
  };
  return {
    ...rest,
    ...(Object.keys(validators).length > 0 ? { http: validators } : {}),
    ...(original ? { duplicate_of: original.id, duplicate_reason: 'same_content' } : {}),
  };
};
