import { ServiceError } from '@fde/contracts';
import { join } from 'node:path';
import { FileSystemObjectStore } from './file-system/file-system-object-store.js';
import type { ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3/s3-object-store.js';

const positive = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ServiceError('invalid_configuration', `${name} must be a positive whole number`);
  return Number(text);
};

const flag = (env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean => {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  if (!['true', 'false', '1', '0'].includes(text)) throw new ServiceError('invalid_configuration', `${name} must be true or false`);
  return text === 'true' || text === '1';
};

const credentialsFrom = (env: NodeJS.ProcessEnv) => {
  const id = env['S3_ACCESS_KEY_ID'];
  const secret = env['S3_SECRET_ACCESS_KEY'];
  if (!id && !secret) return {};
  if (!id || !secret) throw new ServiceError('invalid_configuration', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together');
  const sessionToken = env['S3_SESSION_TOKEN'];
  return { credentials: { accessKeyId: id, secretAccessKey: secret, ...(sessionToken ? { sessionToken } : {}) } };
};

/** The store that the settings FDE_DATA_DIR and S3_* name (described with the settings of every process). Throws ServiceError `invalid_configuration`; opens no connection (see `check`). */
export const objectStoreFromSettings = (env: NodeJS.ProcessEnv = process.env): ObjectStore => {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return new FileSystemObjectStore(join(env['FDE_DATA_DIR'] || '.data', 'files'));
  const endpoint = env['S3_ENDPOINT'];
  return new S3ObjectStore({
    bucket,
    region: env['S3_REGION'] || 'us-east-1',
    ...(endpoint ? { endpoint } : {}),
    ...credentialsFrom(env),
    forcePathStyle: flag(env, 'S3_FORCE_PATH_STYLE', Boolean(endpoint)),
    keyPrefix: env['S3_KEY_PREFIX'] ?? '',
    requestTimeoutMs: positive(env, 'S3_REQUEST_TIMEOUT_MS', 60_000),
  });
};
