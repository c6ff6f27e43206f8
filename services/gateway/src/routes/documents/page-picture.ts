import { ServiceError } from '@fde/contracts';
import { createHash } from 'node:crypto';
import { notModified } from '../../replies/entity-tag.js';
import { present } from '../present.js';
import type { StoredFile } from '../../page-pictures/local-files.js';
import type { PictureWish } from '../../page-pictures/page-pictures.js';
import type { RenderedPage } from '../../page-pictures/picture-job.js';
import type { ApiRoute, GatewayParts } from '../route.js';

type Box = readonly [number, number, number, number];

/** The pattern of openapi.yaml leaves four numbers. */
const boxOf = (text: string | undefined): Box | null => {
  const [x0, y0, x1, y1] = text?.split(',').map(Number) ?? [];
  return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined
    ? null
    : [x0, y0, x1, y1];
};

const CACHE = 'private, max-age=3600';

type Parts = Pick<GatewayParts, 'eventLog' | 'pictures'>;

const storedFile = async (id: number, { eventLog }: Parts): Promise<StoredFile> => {
  const document = present('document', id, await eventLog.records.document(id));
  if (document.file_path === null || document.sha256 === null)
    throw new ServiceError('file_not_stored', `The file of document ${id} is not downloaded yet`);
  return { objectKey: document.file_path, sha256: document.sha256 };
};

/** Who classifies a document may move its file to another year while the request waits for its turn. */
const drawn = async (
  id: number,
  parts: Parts,
  draw: (file: StoredFile) => Promise<RenderedPage>,
) => {
  const file = await storedFile(id, parts);
  try {
    return await draw(file);
  } catch (error) {
    const now = await storedFile(id, parts);
    if (now.objectKey === file.objectKey) throw error;
    return draw(now);
  }
};

export const getPagePicture: ApiRoute<'getPagePicture'> = async (
  { path, query, header, client },
  parts,
) => {
  const job = { page: path.page, width: query.width ?? 1200, box: boxOf(query.box) };
  let wish: PictureWish | undefined;
  const picture = await drawn(path['document-id'], parts, (file) => {
    wish = { ...file, ...job };
    return parts.pictures.picture(wish, client);
  });
  const tag = `"${createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 32)}"`;
  const headers = {
    'Cache-Control': CACHE,
    'X-Page-Width': String(picture.pageWidth),
    'X-Page-Height': String(picture.pageHeight),
    'X-Page-Count': String(picture.pageCount),
  };
  return (
    notModified(header['If-None-Match'], tag, headers) ?? {
      kind: 'bytes',
      status: 200,
      body: Buffer.from(picture.png.buffer, picture.png.byteOffset, picture.png.byteLength),
      contentType: 'image/png',
      headers: { ...headers, ETag: tag },
    }
  );
};
