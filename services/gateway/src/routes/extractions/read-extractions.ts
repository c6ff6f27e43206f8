import { canonicalType } from '@fde/contracts';
import type { ExtractionRecord } from '@fde/event-log';
import { notModified, recordTag } from '../../replies/entity-tag.js';
import { recordReply } from '../../replies/record-reply.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, RouteReply } from '../route.js';
import { extractionIn } from './extraction-resource.js';

type View = 'full' | 'slim' | undefined;

const oneExtraction = (
  extraction: ExtractionRecord,
  view: View,
  ifNoneMatch: string | undefined,
): RouteReply<'getExtraction'> =>
  recordReply(recordTag('extraction', extraction, view), ifNoneMatch, () =>
    extractionIn(view)(extraction),
  );

export const listExtractions: ApiRoute<'listExtractions'> = async (
  { path, query },
  { eventLog: { records } },
) => {
  const id = path['document-id'];
  const [document, extractions] = await Promise.all([
    records.document(id),
    records.extractions(id),
  ]);
  present('document', id, document);
  return json(200, extractions.map(extractionIn(query.view)));
};

export const getExtraction: ApiRoute<'getExtraction'> = async (
  { path, query, header },
  { eventLog: { records } },
) => {
  const id = path['extraction-id'];
  const ifNoneMatch = header['If-None-Match'];
  // A client that has the stored version is answered without reading the extraction.
  const version =
    ifNoneMatch === undefined ? undefined : await records.versionOf('extractions', id);
  const tag = version && recordTag('extraction', { id, version }, query.view);
  const unchanged = tag && notModified(ifNoneMatch, tag);
  if (unchanged) return unchanged;
  const extraction = present('extraction', id, await records.extraction(id));
  return oneExtraction(extraction, query.view, ifNoneMatch);
};

export const getExtractionByType: ApiRoute<'getExtractionByType'> = async (
  { path, query, header },
  { eventLog: { records } },
) => {
  const id = path['document-id'];
  const extraction = await records.extractionByType(id, path['statement-type']);
  if (extraction === undefined) present('document', id, await records.document(id));
  return oneExtraction(
    present(
      'extraction',
      `of type ${canonicalType(path['statement-type'])} of document ${id}`,
      extraction,
    ),
    query.view,
    header['If-None-Match'],
  );
};
