import { notModified } from './entity-tag.js';
import { json, type Reply } from './reply.js';

/** A single record under its ETag: 304 where the client has this version, its JSON otherwise. */
export const recordReply = <B>(
  tag: string,
  ifNoneMatch: string | undefined,
  make: () => B,
): Reply<200, B> | Reply<304, never> =>
  notModified(ifNoneMatch, tag) ?? json(200, make(), { ETag: tag });
