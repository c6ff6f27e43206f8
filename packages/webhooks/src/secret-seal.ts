import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ServiceError } from '@fde/contracts';

const ALGORITHM = 'aes-256-gcm';
/** Bytes: the length of an AES-256 key, and what NIST SP 800-38D recommends for GCM. */
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';

/** A new secret in the form that receivers get: `whsec_` and base64. */
export const newSecret = (): string =>
  `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Encrypts the secrets of webhooks for the database. */
export class SecretSeal {
  readonly #key: Buffer;

  /** Throws `invalid_configuration` unless the key is 32 bytes in base64. */
  constructor(key: string) {
    this.#key = Buffer.from(key, 'base64');
    if (this.#key.length !== KEY_BYTES)
      throw new ServiceError(
        'invalid_configuration',
        `FDE_WEBHOOK_KEY: not ${KEY_BYTES} bytes in base64`,
      );
  }

  seal(secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Throws `webhook_secret_unreadable` if it was sealed with another key, or changed. */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(tag);
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new ServiceError(
        'webhook_secret_unreadable',
        'The secret was not sealed with this FDE_WEBHOOK_KEY',
        { cause },
      );
    }
  }
}
