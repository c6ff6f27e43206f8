import type { DocumentRecord } from '@fde/event-log';
import type { ObjectStore, WrittenObject } from '@fde/object-store';
import { recordTag } from '../../replies/entity-tag.js';
import { json } from '../../replies/reply.js';
import { statFile } from '../../stat-file.js';
import { present } from '../present.js';
import { removeFiles } from '../remove-files.js';
import type { ApiRoute, GatewayParts, RouteRequest } from '../route.js';
import { documentResource } from './document-resource.js';
import { keepUpload } from './keep-upload.js';
import { uploadFields, type UploadFields } from './upload-fields.js';

type UploadRequest = RouteRequest<'uploadDocument'>;

interface Stored {
  readonly document: DocumentRecord;
  readonly taskId?: string;
}

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
  request: UploadRequest,
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

/** The new document of a file that was stored, and the task that reads it where that is asked for. */
const addDocument = (
  { path, context }: UploadRequest,
  { eventLog }: GatewayParts,
  file: WrittenObject,
  fields: UploadFields,
): Promise<Stored> =>
  eventLog.transaction(context, async ({ records, tasks }) => {
    const companyId = path['company-id'];
    const { id } = await records.addDocument(
      {
        company_id: companyId,
        url: '',
        fiscal_year: fields.year,
        document_type: fields.documentType,
        filing_date: null,
        file_path: file.key,
        metadata: null,
      },
      'client',
      { fiscal_year_uncertain: fields.isGuess },
    );
    const document = await records.documentDownloaded(id, contentOf(file));
    if (!fields.process) return { document };
    const taskRequest = { operation: 'process_document', companyId, documentId: id } as const;
    const { task } = await tasks.request(taskRequest);
    return { document, taskId: task.taskId };
  });

/** The task that reads a document which the company has already, where that is asked for. */
const readAgain = async (
  { context }: UploadRequest,
  { eventLog }: GatewayParts,
  document: DocumentRecord,
  { process }: UploadFields,
): Promise<Stored> => {
  if (!process) return { document };
  const { company_id: companyId, id: documentId } = document;
  const taskRequest = { operation: 'process_document', companyId, documentId } as const;
  const { task } = await eventLog.request(context, taskRequest);
  return { document, taskId: task.taskId };
};

const resourceOf = async ({ document, taskId }: Stored, { eventLog }: GatewayParts) => ({
  ...(await documentResource(document, eventLog.records)),
  ...(taskId === undefined ? {} : { task_id: taskId }),
});

/** A report that the company has already is answered with that one: an upload may be repeated. */
export const uploadDocument: ApiRoute<'uploadDocument'> = async (request, parts) => {
  const { eventLog, objects, service } = parts;
  const companyId = request.path['company-id'];
  present('company', companyId, await eventLog.records.company(companyId));
  const sent = await request.file;
  const fields = uploadFields(request.query, sent, service.now());
  const place = { companyId, fiscalYear: fields.year, fileName: fields.fileName };
  const file = await keepUpload(objects, place, sent.content);
  const known = await knownDocument(request, parts, file);
  if (known !== undefined) {
    const stored = await readAgain(request, parts, known, fields);
    return json(200, await resourceOf(stored, parts), { ETag: recordTag('document', known) });
  }
  const stored = await addDocument(request, parts, file, fields);
  return json(201, await resourceOf(stored, parts), {
    ETag: recordTag('document', stored.document),
    Location: `/api/v1/documents/${stored.document.id}`,
  });
};
