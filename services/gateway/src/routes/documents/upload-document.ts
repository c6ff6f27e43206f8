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
import { uploadFields } from './upload-fields.js';

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
  const { eventLog, objects, service } = parts;
  const companyId = request.path['company-id'];
  present('company', companyId, await eventLog.records.company(companyId));
  const sent = await request.file;
  const { year, isGuess, documentType, fileName } = uploadFields(
    request.query,
    sent,
    service.now(),
  );
  const place = { companyId, fiscalYear: year, fileName };
  const file = await keepUpload(objects, place, sent.content);
  const known = await knownDocument(request, parts, file);
  if (known !== undefined)
    return json(200, documentResource(known), { ETag: recordTag('document', known) });
  const document = await eventLog.transaction(request.context, async ({ records }) => {
    const { id } = await records.addDocument(
      {
        company_id: companyId,
        url: '',
        fiscal_year: year,
        document_type: documentType,
        filing_date: null,
        file_path: file.key,
        metadata: null,
      },
      'client',
      { fiscal_year_uncertain: isGuess },
    );
    return records.documentDownloaded(id, contentOf(file));
  });
  return json(201, documentResource(document), {
    ETag: recordTag('document', document),
    Location: `/api/v1/documents/${document.id}`,
  });
};
