import type { DocumentRecord, UnitOfWork } from '@fde/event-log';
import { expectedVersion, recordTag } from '../../replies/entity-tag.js';
import { empty, json } from '../../replies/reply.js';
import { present } from '../present.js';
import { removeFiles } from '../remove-files.js';
import type { ApiRoute, RouteRequest } from '../route.js';
import { changesSeries, compileAgain } from './compile-again.js';
import { documentChange, documentResource, newDocument } from './document-resource.js';
import { copyForYear, isUnnamed, requireOwnPath, type CopiedFile } from './move-file.js';

export const createDocument: ApiRoute<'createDocument'> = async (
  { body, context },
  { eventLog },
) => {
  const document = await eventLog.transaction(context, async (unit) => {
    const added = await unit.records.addDocument(newDocument(body), 'client');
    // After the company is known to exist: without it the answer is 404.
    requireOwnPath(body.file_path, body.company_id);
    return added;
  });
  return json(201, await documentResource(document, eventLog.records), {
    ETag: recordTag('document', document),
    Location: `/api/v1/documents/${document.id}`,
  });
};

const hasReadings = async ({ records }: UnitOfWork, id: number): Promise<boolean> =>
  (await records.extractions(id)).length > 0;

type Update = Pick<RouteRequest<'updateDocument'>, 'header' | 'body'>;

/** The change of the record and of its file's place, and the compilation that follows from it. */
const changeInUnit = async (
  unit: UnitOfWork,
  id: number,
  { header, body }: Update,
  copy: CopiedFile | undefined,
): Promise<DocumentRecord> => {
  const { records } = unit;
  const known = present('document', id, await records.document(id));
  await records.holdCompany(known.company_id);
  const before = present('document', id, await records.document(id));
  const version = expectedVersion(header['If-Match'], 'document', before);
  const changed = await records.changeDocument(id, documentChange(body), version);
  if (changesSeries(before, changed))
    await compileAgain(unit, changed.company_id, await hasReadings(unit, id));
  if (copy === undefined || before.file_path !== copy.from) return changed;
  const { key: objectKey, sha256, size } = copy;
  return records.documentDownloaded(id, { objectKey, sha256, size });
};

export const updateDocument: ApiRoute<'updateDocument'> = async (
  { path, header, body, context },
  { eventLog, objects, log },
) => {
  const id = path['document-id'];
  const before = present('document', id, await eventLog.records.document(id));
  requireOwnPath(body.file_path, before.company_id);
  const copy = await copyForYear(objects, before, body);
  const document = await eventLog.transaction(context, (unit) =>
    changeInUnit(unit, id, { header, body }, copy),
  );
  const left = [before.file_path, copy?.key].filter((key) => key !== document.file_path);
  for (const key of copy === undefined ? [] : left)
    if (key && (await isUnnamed(eventLog.records, document.company_id, key)))
      await removeFiles(objects, log, [key]);
  const resource = await documentResource(document, eventLog.records);
  return json(200, resource, { ETag: recordTag('document', document) });
};

export const deleteDocument: ApiRoute<'deleteDocument'> = async (
  { path, header, context },
  { eventLog, objects, log },
) => {
  const id = path['document-id'];
  const keys = await eventLog.transaction(context, async (unit) => {
    const { records } = unit;
    const { company_id: companyId } = present('document', id, await records.document(id));
    await records.holdCompany(companyId);
    const document = present('document', id, await records.document(id));
    const version = expectedVersion(header['If-Match'], 'document', document);
    const wasRead = await hasReadings(unit, id);
    const files = await records.removeDocument(id, version);
    await compileAgain(unit, companyId, wasRead);
    return files;
  });
  await removeFiles(objects, log, keys);
  return empty(204);
};
