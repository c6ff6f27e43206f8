import { ServiceError } from '@fde/contracts';
import { contentTypeOf, storedKindOf, type StoredKind, type StoredObject } from '@fde/object-store';
import { notModified, isKnown } from '../../replies/entity-tag.js';
import { ProblemError } from '../../problems/error-reply.js';
import { json, type Headers } from '../../replies/reply.js';
import { statFile } from '../../stat-file.js';
import type { ApiRoute } from '../route.js';
import { requestedRange } from './byte-range.js';

/** Reads the object store and never the database (interface specification). */
export const listStoredFiles: ApiRoute<'listStoredFiles'> = async (
  { path, query },
  { objects },
) => {
  const id = path['company-id'];
  const year = query.fiscal_year ?? null;
  const prefix = `company_${id}/`;
  const files = await objects.list(year === null ? prefix : `${prefix}${year}/`);
  return json(200, {
    company_id: id,
    fiscal_year: year,
    prefix,
    count: files.length,
    files: files.map((file) => ({
      object_key: file.key,
      size: file.size,
      last_modified: file.lastModified.toISOString(),
    })),
  });
};

const fileTag = (file: StoredObject): string =>
  `"${file.size.toString(16)}-${file.lastModified.getTime().toString(16)}"`;

/** Object keys are ASCII without quotes, so the name needs no encoding. */
const disposition = (key: string): string =>
  `${storedKindOf(key) === 'zip' ? 'attachment' : 'inline'}; filename="${key.slice(key.lastIndexOf('/') + 1).replace(/[^\x20-\x7e]|["\\]/g, '_')}"`;

/**
 * A document in HTML is a foreign page: it is shown without scripts, forms or anything that it would
 * have to fetch.
 */
const PAGE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'";

const WEB_KINDS: readonly StoredKind[] = ['xhtml', 'html'];

const policyOf = (key: string): Headers =>
  WEB_KINDS.includes(storedKindOf(key)) ? { 'Content-Security-Policy': PAGE_POLICY } : {};

export const downloadStoredFile: ApiRoute<'downloadStoredFile'> = async (
  { query, header },
  { objects },
) => {
  const key = query.object_key;
  const file = await statFile(objects, key);
  if (file === undefined)
    throw new ServiceError('object_not_found', `No file is stored under ${key}`);
  const tag = fileTag(file);
  const known = notModified(header['If-None-Match'], tag);
  if (known !== undefined) return known;
  const headers: Headers = {
    ETag: tag,
    'Accept-Ranges': 'bytes',
    'Content-Disposition': disposition(key),
    'Last-Modified': file.lastModified.toUTCString(),
    ...policyOf(key),
  };
  const sameFile = header['If-Range'] === undefined || isKnown(header['If-Range'], tag);
  const range = sameFile ? requestedRange(header.Range, file.size) : undefined;
  if (range === 'unsatisfiable')
    throw new ProblemError('range_not_satisfiable', `The file has ${file.size} bytes`, {
      'Content-Range': `bytes */${file.size}`,
    });
  if (range === undefined) {
    return {
      kind: 'stream',
      status: 200,
      contentType: contentTypeOf(key),
      headers: { ...headers, 'Content-Length': String(file.size) },
      open: () => objects.read(key),
    };
  }
  const partial: Headers = {
    ...headers,
    'Content-Length': String(range.end - range.start + 1),
    'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
  };
  return {
    kind: 'stream',
    status: 206,
    contentType: contentTypeOf(key),
    headers: partial,
    open: () => objects.read(key, range),
  };
};
