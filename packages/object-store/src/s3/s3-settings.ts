/** The smallest part that S3 takes, the last one apart. */
export const LEAST_PART_BYTES = 5 * 1024 * 1024;

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible stores; addresses the bucket by path then (`http://host/bucket/key`). */
  readonly endpoint?: string;
  /** PEM text of who vouches for an https:// endpoint, where that is not known to everyone. */
  readonly ca?: string;
  /** Without these, the SDK looks where it always does (environment, profile, instance role). */
  readonly credentials?: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  };
  readonly forcePathStyle: boolean;
  /** Put before every key in the bucket; empty for none. */
  readonly keyPrefix: string;
  readonly requestTimeoutMs: number;
  /**
   * Whether the store knows `If-None-Match: *`. Where it does not, every name carries its content's hash, so that writers
   * of other content never meet and those of the same content do no harm.
   */
  readonly conditionalWrites: boolean;
  /** Larger files are sent in parts of this size; 5 MiB at least. */
  readonly partBytes: number;
  /** Asked of the store with every file; left out, the bucket's own default holds. */
  readonly encryption?: {
    readonly method: 'AES256' | 'aws:kms' | 'aws:kms:dsse';
    readonly kmsKeyId?: string;
  };
}
