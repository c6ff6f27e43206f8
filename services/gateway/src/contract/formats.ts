import { parseObjectKey } from '@fde/object-store';

/**
 * Absolute, http or https, without user and password: a stored address is shown to every reader and
 * requested again.
 */
const isHttpUrl = (text: string): boolean => {
  // URL.canParse drops tabs and line breaks and repairs `http:host`; a stored address must be valid
  // as it stands.
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  return url.hostname !== '' && url.username === '' && url.password === '';
};

/** RFC 9562 without the prefix `urn:uuid:`, which ajv-formats accepts and PostgreSQL does not. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** String formats of openapi.yaml that ajv-formats does not know, or accepts too liberally. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: (text) => UUID.test(text),
  'http-url': isHttpUrl,
  'object-key': (text) => parseObjectKey(text) !== undefined,
  'http-url-or-empty': (text) => text === '' || isHttpUrl(text),
};
