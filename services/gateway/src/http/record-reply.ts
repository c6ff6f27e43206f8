import { notModified } from './entity-tag.js';
import type { KeptTexts } from './kept-texts.js';
import type { Reply } from './reply.js';

/** A single record under its ETag: 304 where the client has this version, its JSON otherwise. */
export const recordReply = <B>(
  tag: string,
  ifNoneMatch: string | undefined,
  texts: KeptTexts,
  make: () => B,
): Reply<200, B> | Reply<304, never> =>
  notModified(ifNoneMatch, tag) ?? {
    kind: 'bytes',
    status: 200,
    body: texts.text(tag, make),
    contentType: 'application/json',
    headers: { ETag: tag },
  };
