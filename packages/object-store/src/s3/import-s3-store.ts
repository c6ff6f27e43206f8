import { ServiceError } from '@fde/contracts';
import type * as s3 from './s3-object-store.js';

type S3Module = typeof s3;

/** A first `npm start` leaves the S3 client out unless S3_BUCKET is set. Throws ServiceError `invalid_configuration`. */
export const importS3Store = async (
  load: () => Promise<S3Module> = () => import('./s3-object-store.js'),
): Promise<S3Module> => {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
      throw error;
    throw new ServiceError(
      'invalid_configuration',
      'S3_BUCKET is set, but the S3 client is not installed: run `npm ci`',
      { cause: error },
    );
  }
};
