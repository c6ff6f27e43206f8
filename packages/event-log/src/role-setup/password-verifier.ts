import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** As PostgreSQL's own `scram_iterations` and salts. */
const ITERATIONS = 4_096;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * What PostgreSQL stores of a password (RFC 5803), so that no statement, and so no log of the
 * server, has the password itself.
 */
export const passwordVerifier = (password: string, salt = randomBytes(SALT_BYTES)): string => {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const stored = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const server = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
};
