/** String formats of openapi.yaml that ajv-formats does not know. */
const isHttpUrl = (text: string): boolean => {
  // URL.canParse drops tabs and line breaks and mends `http:host`; an address that is stored must be one as it stands.
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== '';
};

export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'http-url': isHttpUrl,
  'http-url-or-empty': (text) => text === '' || isHttpUrl(text),
};
