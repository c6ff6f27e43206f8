import type { ApiKey, ApiKeys } from '@fde/event-log';
import { TokenRefused, type Bearer } from './bearer.js';

const refusalOf = ({ revokedAt, expiresAt }: ApiKey, now: Date): string | undefined => {
  if (revokedAt !== null) return 'The API key was revoked';
  if (expiresAt !== null && expiresAt <= now) return 'The API key has expired';
  return undefined;
};

/** The program that a key belongs to. Throws TokenRefused if the key is unknown, was revoked or has expired. */
export const checkApiKey = async (token: string, keys: ApiKeys, now: Date): Promise<Bearer> => {
  const key = await keys.find(token);
  if (key === undefined) throw new TokenRefused('The API key is not known');
  const refusal = refusalOf(key, now);
  if (refusal !== undefined) throw new TokenRefused(refusal);
  await keys.noteUse(key);
  return { subject: `key ${key.id}`, scopes: new Set(key.scopes) };
};
