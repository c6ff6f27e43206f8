import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashOf } from '../hash-stream.js';
import {
  alternativeKey,
  contentKey,
  parseObjectKey,
  requireListingPrefix,
  requireObjectKey,
} from '../object-key.js';
import type { ObjectStore, StoredObject, WrittenObject } from '../object-store.js';
import { spool, spoolPath, type Spooled } from '../spool.js';
import { passesThrough, objectNotFound, storageUnavailable } from '../storage-errors.js';
import type { S3Settings } from './s3-settings.js';
import { upload } from './upload.js';
import { verifyBytes } from './verified.js';

/** By default the SDK writes to the console; errors already say what went wrong. */
const SILENT = {
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
const PUT_ATTEMPTS = 4;
const PUT_PAUSE_MS = 200;
/** The SDK's own attempts, with growing pauses, for requests without a streamed body. */
const REQUEST_ATTEMPTS = 4;
/** Guards against a store that refuses every name although none is taken. */
const MAX_ROUNDS = 1000;
/** The SDK cannot send a streamed body again, so this code retries a put from the temporary file. */
const isWorthAnotherTry = (error: unknown): boolean =>
  statusOf(error) === undefined || (statusOf(error) as number) >= 500;
const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
const isMissing = (error: unknown): boolean => statusOf(error) === 404;
/** Both are answers to `If-None-Match: *`: the name is taken, or another writer is taking it right now. */
const isTaken = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0);

/**
 * Files in one bucket. Bytes pass through a temporary file, so that an object is sent with its length and hash, and
 * never incomplete. A conditional write claims the name, so that two writers never overwrite each other.
 */
export class S3ObjectStore implements ObjectStore {
  readonly #client: S3Client;
  readonly #settings: S3Settings;

  constructor(settings: S3Settings) {
    this.#settings = settings;
    this.#client = new S3Client({
      region: settings.region,
      ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
      ...(settings.credentials ? { credentials: settings.credentials } : {}),
      forcePathStyle: settings.forcePathStyle,
      // Not all stores other than Amazon's know the checksum trailers that newer SDKs send by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      logger: SILENT,
      maxAttempts: REQUEST_ATTEMPTS,
      retryMode: 'standard',
      requestHandler: {
        requestTimeout: settings.requestTimeoutMs,
        connectionTimeout: Math.min(10_000, settings.requestTimeoutMs),
        ...(settings.ca === undefined ? {} : { httpsAgent: { ca: settings.ca } }),
      },
    });
  }

  async put(
    wantedKey: string,
    body: Readable | Uint8Array,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<WrittenObject> {
    requireObjectKey(wantedKey);
    const folder = await mkdtemp(join(tmpdir(), 'fde-upload-'));
    try {
      const spooled = await spool(spoolPath(folder), body, options.signal);
      const name = this.#settings.conditionalWrites
        ? wantedKey
        : contentKey(wantedKey, spooled.sha256);
      return await this.#settle(name, spooled, options.signal);
    } catch (error) {
      if (error instanceof S3ServiceException) throw storageUnavailable('writing a file', error);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async stat(key: string): Promise<StoredObject | undefined> {
    requireObjectKey(key);
    const head = await this.#head(key);
    return head ? { key, size: head.size, lastModified: head.lastModified } : undefined;
  }

  async read(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<Readable> {
    requireObjectKey(key);
    try {
      const answer = await this.#client.send(
        new GetObjectCommand({
          ...this.#at(key),
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      );
      const stored = range ? undefined : answer.Metadata?.['sha256'];
      return stored === undefined
        ? (answer.Body as Readable)
        : verifyBytes(answer.Body as Readable, stored);
    } catch (error) {
      throw isMissing(error) ? objectNotFound(key) : storageUnavailable('opening a file', error);
    }
  }

  async list(prefix: string): Promise<readonly StoredObject[]> {
    requireListingPrefix(prefix);
    const found: StoredObject[] = [];
    try {
      const pages = paginateListObjectsV2(
        { client: this.#client },
        { Bucket: this.#settings.bucket, Prefix: this.#settings.keyPrefix + prefix },
      );
      for await (const page of pages) {
        for (const item of page.Contents ?? []) {
          const key = (item.Key ?? '').slice(this.#settings.keyPrefix.length);
          if (parseObjectKey(key))
            found.push({
              key,
              size: item.Size ?? 0,
              lastModified: item.LastModified ?? new Date(0),
            });
        }
      }
    } catch (error) {
      throw storageUnavailable('listing files', error);
    }
    return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }

  async remove(key: string): Promise<void> {
    requireObjectKey(key);
    try {
      await this.#client.send(new DeleteObjectCommand(this.#at(key)));
    } catch (error) {
      if (!isMissing(error)) throw storageUnavailable('removing a file', error);
    }
  }

  async check(): Promise<void> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#settings.bucket }));
    } catch (error) {
      throw storageUnavailable('checking it', error);
    }
  }

  #at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#settings.bucket, Key: this.#settings.keyPrefix + key };
  }

  async #head(
    key: string,
  ): Promise<(StoredObject & { readonly sha256: string | undefined }) | undefined> {
    try {
      const head = await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return {
        key,
        size: head.ContentLength ?? 0,
        lastModified: head.LastModified ?? new Date(0),
        sha256: head.Metadata?.['sha256'],
      };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw storageUnavailable('looking for a file', error);
    }
  }

  /** Gives the file the first of its names that is free or already has the same content. */
  async #settle(
    wantedKey: string,
    spooled: Spooled,
    signal: AbortSignal | undefined,
  ): Promise<WrittenObject> {
    for (let n = 1, round = 0; round < MAX_ROUNDS; round += 1) {
      const key = alternativeKey(wantedKey, n);
      const existing = await this.#head(key);
      if (existing && (await this.#holds(existing, spooled)))
        return {
          key,
          size: existing.size,
          lastModified: existing.lastModified,
          sha256: spooled.sha256,
        };
      if (existing) {
        n += 1;
        continue;
      }
      // If another writer took the name meanwhile, look at it again: it may have the same content.
      if (!(await this.#claim(key, spooled, signal))) continue;
      const written = await this.#head(key);
      if (written)
        return {
          key,
          size: written.size,
          lastModified: written.lastModified,
          sha256: spooled.sha256,
        };
    }
    throw storageUnavailable(
      'finding a free name',
      new Error(`no name was free after ${MAX_ROUNDS} tries`),
    );
  }

  /** The hash is in the object's metadata; an object that another program put there has to be read. */
  async #holds(
    existing: StoredObject & { readonly sha256: string | undefined },
    spooled: Spooled,
  ): Promise<boolean> {
    if (existing.size !== spooled.size) return false;
    return (existing.sha256 ?? (await hashOf(await this.read(existing.key)))) === spooled.sha256;
  }

  async #claim(key: string, spooled: Spooled, signal: AbortSignal | undefined): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await upload(this.#client, this.#settings, this.#at(key), spooled, signal);
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        if (signal?.aborted) throw signal.reason;
        if (attempt >= PUT_ATTEMPTS || !isWorthAnotherTry(error))
          throw passesThrough(error) ? error : storageUnavailable('writing a file', error);
        await sleep(PUT_PAUSE_MS * 2 ** (attempt - 1), undefined, signal ? { signal } : {}).catch(
          () => undefined,
        );
      }
    }
  }
}
