import { withoutAccents } from '@fde/contracts/text';
import type { DocumentRecord } from '@fde/event-log';
import type { ExportOptions } from '@fde/statements';

/** A file name that every system takes. */
export const fileName = (parts: readonly string[], extension: string): string => {
  const stem = withoutAccents(parts.join(' '))
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 120);
  return `${stem === '' ? 'statement' : stem}.${extension}`;
};

export const attachment = (name: string): string => `attachment; filename="${name}"`;

/** How an export names and links the reports behind its numbers: the stored file, opened at the page. */
export const reportLinks = (
  documents: readonly Pick<DocumentRecord, 'id' | 'file_path' | 'sha256'>[],
  origin: string,
): ExportOptions => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    documentName: (id) => {
      const path = byId.get(id)?.file_path;
      return path === null || path === undefined
        ? undefined
        : path.slice(path.lastIndexOf('/') + 1);
    },
    pageUrl: (id, page) => {
      const document = byId.get(id);
      if (document === undefined || document.file_path === null || document.sha256 === null)
        return undefined;
      return `${origin}/api/v1/documents/storage/download?object_key=${encodeURIComponent(document.file_path)}${page === null ? '' : `#page=${page}`}`;
    },
  };
};
