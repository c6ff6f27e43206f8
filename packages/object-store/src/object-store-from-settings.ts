import { ServiceError } from '@fde/contracts';
import { join } from 'node:path';
import { FileSystemObjectStore } from './file-system/file-system-object-store.js';
import { LateObjectStore } from './late-object-store.js';
import type { ObjectStore } from './object-store.js';
import { importS3Store } from './s3/import-s3-store.js';
import { LEAST_PART_BYTES, type S3Settings } from './s3/s3-settings.js';

const readPositive = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new ServiceError('invalid_configuration', `${name} must be a positive whole number`);
  return Number(text);
};

const readFlag = (env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean => {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  if (!['true', 'false', '1', '0'].includes(text))
    throw new ServiceError('invalid_configuration', `${name} must be true or false`);
  return text === 'true' || text === '1';
};

const credentialsFrom = (env: NodeJS.ProcessEnv) => {
  const id = env['S3_ACCESS_KEY_ID'];
  const secret = env['S3_SECRET_ACCESS_KEY'];
  if (!id && !secret) return {};
  if (!id || !secret)
    throw new ServiceError(
      'invalid_configuration',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
    );
  const sessionToken = env['S3_SESSION_TOKEN'];
  return {
    credentials: {
      accessKeyId: id,
      secretAccessKey: secret,
      ...(sessionToken ? { sessionToken } : {}),
    },
  };
};

const DEFAULT_PART_BYTES = 16 * 1024 * 1024;

const partBytesFrom = (env: NodeJS.ProcessEnv): number => {
  const bytes = readPositive(env, 'S3_PART_BYTES', DEFAULT_PART_BYTES);
  if (bytes < LEAST_PART_BYTES)
    throw new ServiceError('invalid_configuration', `S3_PART_BYTES is below ${LEAST_PART_BYTES}`);
  return bytes;
};

const ENCRYPTIONS = ['AES256', 'aws:kms', 'aws:kms:dsse'] as const;

const encryptionFrom = (env: NodeJS.ProcessEnv): Pick<S3Settings, 'encryption'> => {
  const wanted = env['S3_SERVER_SIDE_ENCRYPTION'];
  const kmsKeyId = env['S3_KMS_KEY_ID'];
  const method = ENCRYPTIONS.find((each) => each === wanted);
  if (wanted && method === undefined)
    throw new ServiceError(
      'invalid_configuration',
      `S3_SERVER_SIDE_ENCRYPTION is not one of ${ENCRYPTIONS.join(', ')}`,
    );
  if (kmsKeyId && !method?.startsWith('aws:kms'))
    throw new ServiceError(
      'invalid_configuration',
      'S3_KMS_KEY_ID requires S3_SERVER_SIDE_ENCRYPTION=aws:kms',
    );
  return method === undefined ? {} : { encryption: { method, ...(kmsKeyId ? { kmsKeyId } : {}) } };
};

/**
 * The store chosen by the settings FDE_DATA_DIR and S3_* (described with the settings of every process). Throws
 * ServiceError `invalid_configuration`; opens no connection (see `check`).
 */
export const objectStoreFromSettings = (env: NodeJS.ProcessEnv = process.env): ObjectStore => {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return new FileSystemObjectStore(join(env['FDE_DATA_DIR'] || '.data', 'files'));
  const endpoint = env['S3_ENDPOINT'];
  const settings: S3Settings = {
    bucket,
    region: env['S3_REGION'] || 'us-east-1',
    ...(endpoint ? { endpoint } : {}),
    ...(env['S3_CA'] ? { ca: env['S3_CA'] } : {}),
    ...credentialsFrom(env),
    forcePathStyle: readFlag(env, 'S3_FORCE_PATH_STYLE', Boolean(endpoint)),
    keyPrefix: env['S3_KEY_PREFIX'] ?? '',
    requestTimeoutMs: readPositive(env, 'S3_REQUEST_TIMEOUT_MS', 60_000),
    conditionalWrites: readFlag(env, 'S3_CONDITIONAL_WRITES', true),
    partBytes: partBytesFrom(env),
    ...encryptionFrom(env),
  };
  // The S3 client takes as long to load as a whole service, and most installations keep their files in a folder.
  return new LateObjectStore(async () => {
    const { S3ObjectStore } = await importS3Store();
    return new S3ObjectStore(settings);
  });
};
