import type { DocumentRecord } from '@fde/event-log';
import type { ObjectStore, WrittenObject } from '@fde/object-store';
import { recordTag } from '../../http/replies/entity-tag.js';
import { json } from '../../http/replies/reply.js';
import { statFile } from '../../stat-file.js';
import { present } from '../present.js';
import { removeFiles } from '../remove-files.js';
import type { ApiRoute, GatewayParts, RouteRequest } from '../route.js';
import { documentResource } from './document-resource.js';
import { keepUpload } from './keep-upload.js';

const hasItsFile = async (
  objects: ObjectStore,
  { file_path, size }: DocumentRecord,
): Promise<boolean> => {
  const stored = file_path === null ? undefined : await statFile(objects, file_path);
  return stored !== undefined && stored.size === size;
};

/**
 * The company's document with this content. Where its stored file is gone or cut off, it takes the
 * one just sent; otherwise that one is removed, unless a document names it.
 */
const knownDocument = async (
  request: RouteRequest<'uploadDocument'>,
  { eventLog, objects, log }: GatewayParts,
  file: WrittenObject,
): Promise<DocumentRecord | undefined> => {
  const { items } = await eventLog.records.documents(request.path['company-id'], {});
  const known = items.find(({ sha256 }) => sha256 === file.sha256);
  if (known === undefined) return undefined;
  if (!(await hasItsFile(objects, known)))
    return eventLog.transaction(request.context, ({ records }) =>
      records.documentDownloaded(known.id, contentOf(file)),
    );
  if (!items.some(({ file_path }) => file_path === file.key))
    await removeFiles(objects, log, [file.key]);
  return known;
};

const contentOf = ({ key: objectKey, sha256, size }: WrittenObject) => ({
  objectKey,
  sha256,
  size,
});

/** A report that the company has already is answered with that one: an upload may be repeated. */
export const uploadDocument: ApiRoute<'uploadDocument'> = async (request, parts) => {
  const { eventLog, objects } = parts;
  const companyId = request.path['company-id'];
  present('company', companyId, await eventLog.records.company(companyId));
  const { fiscal_year, document_type = 'annual_report', file_name = 'report' } = request.query;
  const place = { companyId, fiscalYear: fiscal_year, fileName: file_name };
  const file = await keepUpload(objects, place, request.file);
  const known = await knownDocument(request, parts, file);
  if (known !== undefined)
    return json(200, documentResource(known), { ETag: recordTag('document', known) });
  const document = await eventLog.transaction(request.context, async ({ records }) => {
    const { id } = await records.addDocument(
      {
        company_id: companyId,
        url: '',
        fiscal_year,
        document_type,
        filing_date: null,
        file_path: file.key,
        metadata: null,
      },
      'client',
    );
    return records.documentDownloaded(id, contentOf(file));
  });
  return json(201, documentResource(document), {
    ETag: recordTag('document', document),
    Location: `/api/v1/documents/${document.id}`,
  });
};
