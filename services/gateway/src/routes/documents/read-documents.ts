import type { Page } from '@fde/event-log';
import { recordTag } from '../../http/replies/entity-tag.js';
import { pageOf, pagingHeaders } from '../../http/replies/paging.js';
import { recordReply } from '../../http/replies/record-reply.js';
import { json, printed } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts, RouteReply } from '../route.js';
import { documentResource } from './document-resource.js';

interface Listed {
  readonly companyId: number;
  readonly page: Page;
  readonly documentType?: string;
  readonly url: string;
}

/** A page as it was last printed, where nothing in it has changed since; printed anew otherwise. */
const listOf = async (
  { companyId, url, ...filter }: Listed,
  { eventLog: { records }, lists }: GatewayParts,
): Promise<RouteReply<'listDocuments'>> => {
  const { page, documentType = '' } = filter;
  const name = `documents ${companyId} ${page.skip} ${page.limit} ${documentType}`;
  const last = lists.last(name);
  const { items, state, total } = await records.documentList(companyId, filter, last?.state);
  const headers = pagingHeaders(url, page, total);
  if (items === undefined && last !== undefined) return printed(200, last.text, headers);
  if (!items?.length) {
    present('company', companyId, await records.company(companyId));
    return json(200, [], headers);
  }
  const text = JSON.stringify(items.map(documentResource));
  lists.keep(name, { state, text });
  return printed(200, text, headers);
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
  return json(200, items.map(documentResource));
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
