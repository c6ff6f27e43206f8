export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible stores; addresses the bucket by path then (`http://host/bucket/key`). */
  readonly endpoint?: string;
  /** Without these, the SDK looks where it always does (environment, profile, instance role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };
  readonly forcePathStyle: boolean;
  /** Put before every key in the bucket; empty for none. */
  readonly keyPrefix: string;
  readonly requestTimeoutMs: number;
}
