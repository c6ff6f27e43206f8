import { contentTypeOf } from '../object-key.js';
import { PutObjectCommand, type PutObjectCommandInput, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream } from 'node:fs';
import type { Spooled } from '../spool.js';
import type { S3Settings } from './s3-settings.js';

const PARTS_AT_ONCE = 3;

/** Encryption by the store itself; empty if the bucket decides. */
const encryptionOf = ({
  encryption,
}: S3Settings): Pick<PutObjectCommandInput, 'ServerSideEncryption' | 'SSEKMSKeyId'> =>
  encryption === undefined
    ? {}
    : {
        ServerSideEncryption: encryption.method,
        ...(encryption.kmsKeyId === undefined ? {} : { SSEKMSKeyId: encryption.kmsKeyId }),
      };

/**
 * Sends a finished file under a key that must be free (if the store can tell): in one request, or in parts if it is
 * larger than one part. The store gets the SHA-256 of the file, or of each part, and refuses anything else. A failed
 * part is retried alone; if the upload fails, its parts are aborted. Throws what the SDK throws.
 */
export const upload = async (
  client: S3Client,
  settings: S3Settings,
  at: { readonly Bucket: string; readonly Key: string },
  spooled: Spooled,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const params: PutObjectCommandInput = {
    ...at,
    ...encryptionOf(settings),
    Body: createReadStream(spooled.path),
    ContentType: contentTypeOf(at.Key),
    Metadata: { sha256: spooled.sha256 },
    ...(settings.conditionalWrites ? { IfNoneMatch: '*' } : {}),
  };
  if (spooled.size <= settings.partBytes) {
    const checksum = Buffer.from(spooled.sha256, 'hex').toString('base64');
    await client.send(
      new PutObjectCommand({ ...params, ContentLength: spooled.size, ChecksumSHA256: checksum }),
      signal ? { abortSignal: signal } : {},
    );
    return;
  }
  await inParts(
    new Upload({
      client,
      params: { ...params, ChecksumAlgorithm: 'SHA256' },
      partSize: settings.partBytes,
      queueSize: PARTS_AT_ONCE,
    }),
    signal,
  );
};

const inParts = async (parts: Upload, signal: AbortSignal | undefined): Promise<void> => {
  const abort = (): void => {
    void parts.abort();
  };
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    await parts.done();
  } finally {
    signal?.removeEventListener('abort', abort);
  }
};
