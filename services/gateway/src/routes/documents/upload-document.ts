import type { DocumentRecord } from '@fde/event-log';
import type { WrittenObject } from '@fde/object-store';
import { recordTag } from '../../http/replies/entity-tag.js';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import { removeFiles } from '../remove-files.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { documentResource } from './document-resource.js';
import { keepUpload } from './keep-upload.js';

/** The company's document with the same content, if it has one. */
const sameContent = async (
  { eventLog: { records } }: GatewayParts,
  companyId: number,
  { sha256 }: WrittenObject,
): Promise<DocumentRecord | undefined> =>
  (await records.documents(companyId, {})).items.find((document) => document.sha256 === sha256);

/** A report that the company has already is answered with that one: an upload may be repeated. */
export const uploadDocument: ApiRoute<'uploadDocument'> = async (request, parts) => {
  const { eventLog, objects, log } = parts;
  const companyId = request.path['company-id'];
  present('company', companyId, await eventLog.records.company(companyId));
  const { fiscal_year, document_type = 'annual_report', file_name = 'report' } = request.query;
  const place = { companyId, fiscalYear: fiscal_year, fileName: file_name };
  const file = await keepUpload(objects, place, request.file);
  const known = await sameContent(parts, companyId, file);
  if (known !== undefined) {
    if (known.file_path !== file.key) await removeFiles(objects, log, [file.key]);
    return json(200, documentResource(known), { ETag: recordTag('document', known) });
  }
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
    const { key: objectKey, sha256, size } = file;
    return records.documentDownloaded(id, { objectKey, sha256, size });
  });
  return json(201, documentResource(document), {
    ETag: recordTag('document', document),
    Location: `/api/v1/documents/${document.id}`,
  });
};
