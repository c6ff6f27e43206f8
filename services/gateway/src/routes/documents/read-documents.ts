import { recordTag } from '../../http/replies/entity-tag.js';
import { pageOf, pagingHeaders } from '../../http/replies/paging.js';
import { recordReply } from '../../http/replies/record-reply.js';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { documentResource } from './document-resource.js';

export const listDocuments: ApiRoute<'listDocuments'> = async (
  { path, query, url },
  { eventLog: { records } },
) => {
  const id = path['company-id'];
  const page = pageOf(query);
  const { items, total } = await records.documents(id, { page });
  if (items.length === 0) present('company', id, await records.company(id));
  return json(200, items.map(documentResource), pagingHeaders(url, page, total));
};

export const listDocumentsByFiscalYear: ApiRoute<'listDocumentsByFiscalYear'> = async (
  { path },
  { eventLog: { records } },
) => {
  const id = path['company-id'];
  const { items } = await records.documents(id, { fiscalYear: path['fiscal-year'] });
  if (items.length === 0) present('company', id, await records.company(id));
  return json(200, items.map(documentResource));
};

export const listDocumentsByType: ApiRoute<'listDocumentsByType'> = async (
  { path, query, url },
  { eventLog: { records } },
) => {
  const id = path['company-id'];
  const page = pageOf(query);
  const { items, total } = await records.documents(id, {
    documentType: path['document-type'],
    page,
  });
  if (items.length === 0) present('company', id, await records.company(id));
  return json(200, items.map(documentResource), pagingHeaders(url, page, total));
};

export const getDocument: ApiRoute<'getDocument'> = async (
  { path, header },
  { eventLog, texts },
) => {
  const document = present(
    'document',
    path['document-id'],
    await eventLog.records.document(path['document-id']),
  );
  return recordReply(recordTag('document', document), header['If-None-Match'], texts, () =>
    documentResource(document),
  );
};
