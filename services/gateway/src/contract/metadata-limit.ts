import type { ValidationFault } from './validation-fault.js';

/**
 * Bytes of JSON that the metadata of one record may have. Lists give a hundred records at once, so
 * that an answer stays below 10 MB.
 */
export const MAX_METADATA_BYTES = 64 * 1024;

/** What is wrong with the metadata of a parsed body, if it has some. */
export const metadataFault = (body: unknown): ValidationFault | undefined => {
  if (body === null || typeof body !== 'object' || !('metadata' in body)) return undefined;
  const { metadata } = body;
  if (metadata === undefined) return undefined;
  return Buffer.byteLength(JSON.stringify(metadata)) <= MAX_METADATA_BYTES
    ? undefined
    : {
        loc: ['body', 'metadata'],
        msg: `Input should have at most ${MAX_METADATA_BYTES} bytes as JSON`,
        type: 'too_long',
      };
};
