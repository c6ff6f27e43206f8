import type { Page } from '@fde/event-log';
import { recordTag } from '../../replies/entity-tag.js';
import { pageOf, pagingHeaders } from '../../replies/paging.js';
import { recordReply } from '../../replies/record-reply.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts, RouteReply } from '../route.js';
import { documentResource, documentResources } from './document-resource.js';

interface Listed {
  readonly companyId: number;
  readonly page: Page;
  readonly documentType?: string;
  readonly url: string;
}

const listOf = async (
  { companyId, url, ...filter }: Listed,
  { eventLog: { records } }: GatewayParts,
): Promise<RouteReply<'listDocuments'>> => {
  const { items, total } = await records.documentList(companyId, filter);
  if (items.length === 0) present('company', companyId, await records.company(companyId));
  const listed = await documentResources(items, records);
  return json(200, listed, pagingHeaders(url, filter.page, total));
};

export const listDocuments: ApiRoute<'listDocuments'> = ({ path, query, url }, parts) =>
  listOf({ companyId: path['company-id'], page: pageOf(query), url }, parts);

export const listDocumentsByFiscalYear: ApiRoute<'listDocumentsByFiscalYear'> = async (
  { path },
  { eventLog: { records } },
) => {
  const id = path['company-id'];
  const { items } = await records.documents(id, { fiscalYear: path['fiscal-year'] });
  if (items.length === 0) present('company', id, await records.company(id));
  return json(200, await documentResources(items, records));
};

export const listDocumentsByType: ApiRoute<'listDocumentsByType'> = ({ path, query, url }, parts) =>
  listOf(
    {
      companyId: path['company-id'],
      documentType: path['document-type'],
      page: pageOf(query),
      url,
    },
    parts,
  );

export const getDocument: ApiRoute<'getDocument'> = async ({ path, header }, { eventLog }) => {
  const document = present(
    'document',
    path['document-id'],
    await eventLog.records.document(path['document-id']),
  );
  const resource = await documentResource(document, eventLog.records);
  return recordReply(recordTag('document', document), header['If-None-Match'], () => resource);
};
