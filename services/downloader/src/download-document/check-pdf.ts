import { ServiceError } from '@fde/contracts';
import { displayUrl } from '@fde/web-client';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const isHtml = (text: string, type: string): boolean =>
  /text\/html|application\/xhtml/i.test(type) ||
  /<(?:!doctype\s+html|html|head|body|title)[\s>]/i.test(text);

const titleOf = (text: string): string => {
  const title =
    /<title[^>]*>([^<]{0,300})/i.exec(text)?.[1] ?? /<h1[^>]*>([^<]{0,300})/i.exec(text)?.[1] ?? '';
  return title.replace(/\s+/g, ' ').trim().slice(0, 120);
};

const kindOf = (bytes: Uint8Array, type: string): string => {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (bytes.length === 0) return 'an empty file';
  if (start.startsWith('PK')) return 'a ZIP file (XHTML package, spreadsheet or document)';
  if (/^\{|^\[/.test(start)) return 'JSON';
  return type ? `${type.split(';')[0]}` : 'something unknown';
};

/** What came instead of a PDF, named: an error page by its title. `start` is as much of it as was read. */
export const notAPdf = (url: string, start: Uint8Array, contentType: string): ServiceError => {
  const text = textOf(start);
  if (!isHtml(text, contentType))
    return new ServiceError(
      'not_a_pdf',
      `${displayUrl(url)} is not a PDF but ${kindOf(start, contentType)}`,
    );
  const title = titleOf(text);
  const login = /type=["']?password/i.test(text) ? ', which asks for a login' : '';
  return new ServiceError(
    'not_a_pdf',
    `${displayUrl(url)} is not a PDF but an HTML page${title ? ` titled "${title}"` : ''}${login}`,
  );
};
