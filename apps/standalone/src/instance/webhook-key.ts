import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
/** The owner reads and writes it, nobody else. */
const OWNER_ALONE = 0o600;

/**
 * The key that seals the secrets of webhooks, in base64: made at the first start and kept in the
 * data folder, beside the database that holds what it seals.
 */
export const ensureWebhookKey = (folder: string): string => {
  const file = join(folder, 'webhook-key');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: OWNER_ALONE });
  return readFileSync(file, 'utf8').trim();
};
