/** The smallest part that S3 accepts, except for the last one. */
export const LEAST_PART_BYTES = 5 * 1024 * 1024;

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible stores; the bucket is then part of the path (`http://host/bucket/key`). */
  readonly endpoint?: string;
  /** PEM text of the certificate authority of an https:// endpoint, if it is not a public one. */
  readonly ca?: string;
  /** Without these, the SDK looks in its usual places (environment, profile, instance role). */
  readonly credentials?: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  };
  readonly forcePathStyle: boolean;
  /** Prefix of every key in the bucket; may be empty. */
  readonly keyPrefix: string;
  readonly requestTimeoutMs: number;
  /**
   * Whether the store knows `If-None-Match: *`. If not, every name includes the hash of its content: writers of
   * different content never use the same name, and writers of the same content do no harm.
   */
  readonly conditionalWrites: boolean;
  /** Larger files are sent in parts of this size; 5 MiB at least. */
  readonly partBytes: number;
  /** Requested with every file; without it, the bucket's default applies. */
  readonly encryption?: {
    readonly method: 'AES256' | 'aws:kms' | 'aws:kms:dsse';
    readonly kmsKeyId?: string;
  };
}
