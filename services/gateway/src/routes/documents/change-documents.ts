import { expectedVersion, recordTag } from '../../http/replies/entity-tag.js';
import { empty, json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import { removeFiles } from '../remove-files.js';
import type { ApiRoute } from '../route.js';
import { documentChange, documentResource, newDocument } from './document-resource.js';

export const createDocument: ApiRoute<'createDocument'> = async (
  { body, context },
  { eventLog },
) => {
  const document = await eventLog.transaction(context, (unit) =>
    unit.records.addDocument(newDocument(body), 'client'),
  );
  return json(201, documentResource(document), {
    ETag: recordTag('document', document),
    Location: `/api/v1/documents/${document.id}`,
  });
};

export const updateDocument: ApiRoute<'updateDocument'> = async (
  { path, header, body, context },
  { eventLog },
) => {
  const id = path['document-id'];
  const document = await eventLog.transaction(context, async ({ records }) => {
    const version = expectedVersion(
      header['If-Match'],
      'document',
      present('document', id, await records.document(id)),
    );
    return records.changeDocument(id, documentChange(body), version);
  });
  return json(200, documentResource(document), { ETag: recordTag('document', document) });
};

export const deleteDocument: ApiRoute<'deleteDocument'> = async (
  { path, header, context },
  { eventLog, objects, log },
) => {
  const id = path['document-id'];
  const keys = await eventLog.transaction(context, async ({ records }) => {
    const version = expectedVersion(
      header['If-Match'],
      'document',
      present('document', id, await records.document(id)),
    );
    return records.removeDocument(id, version);
  });
  await removeFiles(objects, log, keys);
  return empty(204);
};
