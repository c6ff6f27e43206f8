import { withoutAccents } from '@fde/contracts/text';
import type { DocumentRecord } from '@fde/event-log';
import type { ExportOptions } from '@fde/statements';

/** What no file system takes in a name, and what separates words. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}._-]+/gu;
/** Characters: what file systems and mail programs take, with room for an ending. */
const LONGEST_STEM = 120;

/** A file name that every system of today takes, with the letters of the company's own name. */
export const fileName = (parts: readonly string[], extension: string): string => {
  const words = parts.join(' ').normalize('NFC').replace(BETWEEN_WORDS, '-');
  const stem = [...words]
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${stem === '' ? 'statement' : stem}.${extension}`;
};

/** The same for programs that know ASCII alone. */
const asciiName = (name: string): string => {
  const dot = name.lastIndexOf('.');
  const stem = withoutAccents(name.slice(0, dot))
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-._]+|[-.]+$/g, '');
  return `${stem === '' ? 'statement' : stem}${name.slice(dot)}`;
};

/** RFC 5987: what `encodeURIComponent` leaves as it is, although `attr-char` does not have it. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A file to save: its name in ASCII, and as it is where that differs (RFC 6266). */
export const attachment = (name: string): string => {
  const plain = asciiName(name);
  const whole = plain === name ? '' : `; filename*=UTF-8''${encoded(name)}`;
  return `attachment; filename="${plain}"${whole}`;
};

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
