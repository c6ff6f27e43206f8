import type { PackedAnswer } from '@fde/event-log';
import { notModified } from './entity-tag.js';
import type { KeptBody, KeptTexts } from './kept-texts.js';
import type { Reply } from './reply.js';

const keptReply = (tag: string, body: KeptBody): Reply<200, never> => ({
  kind: 'kept',
  status: 200,
  body,
  contentType: 'application/json',
  headers: { ETag: tag },
});

/** A single record under its ETag: 304 where the client has this version, its JSON otherwise. */
export const recordReply = <B>(
  tag: string,
  ifNoneMatch: string | undefined,
  texts: KeptTexts,
  make: () => B,
): Reply<200, B> | Reply<304, never> =>
  notModified(ifNoneMatch, tag) ?? keptReply(tag, texts.body(tag, make));

/** The same where the bytes of this version are kept, and the record itself need not be read; undefined otherwise. */
export const knownReply = (
  tag: string,
  ifNoneMatch: string | undefined,
  texts: KeptTexts,
): Reply<200, never> | Reply<304, never> | undefined => {
  const unchanged = notModified(ifNoneMatch, tag);
  if (unchanged !== undefined) return unchanged;
  const body = texts.known(tag);
  return body && keptReply(tag, body);
};

/** The same as it was packed when this version was written. */
export const packedReply = (
  tag: string,
  texts: KeptTexts,
  answer: PackedAnswer,
): Reply<200, never> => keptReply(tag, texts.packedBody(tag, answer));
